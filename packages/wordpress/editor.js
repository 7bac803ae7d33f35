/** Blocks of Spielkasten in the editor of WordPress, and moves in a sentence. It is loaded as it stands. */
(() => {
  const { wp, spielkasten: facts } = window;
  const { createElement: el, Fragment, RawHTML, useEffect, useRef, useState } = wp.element;
  const { createBlock, registerBlockType } = wp.blocks;
  const { BlockControls, InspectorControls, RichText, RichTextToolbarButton, useBlockProps } = wp.blockEditor;
  const { CardBody, Notice, PanelBody, Popover, SelectControl, TextareaControl, TextControl } = wp.components;
  const { ToggleControl, ToolbarButton, ToolbarGroup } = wp.components;
  const { dispatch, select, useSelect } = wp.data;
  const BOARD = 'spielkasten/board';
  const t = (text) => wp.i18n.__(text, 'spielkasten');

  const gameIds = Object.keys(facts.games);
  const tags = gameIds.map((id) => facts.games[id].tag);
  const gameOptions = (ids) => ids.map((value) => ({ value, label: facts.games[value].name }));
  const modeNames = {
    play: t('Board to play on'),
    diagram: t('Diagram'),
    puzzle: t('Puzzle'),
    replay: t('Replay'),
  };
  const modeIcons = { play: 'games', diagram: 'grid-view', puzzle: 'lightbulb', replay: 'controls-play' };

  // WordPress reads the attributes of blocks as HTML when an author without unfiltered HTML saves
  const codes = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
  const encode = (value) =>
    typeof value === 'string' ? value.replace(/[<>&]/g, (found) => codes[found]) : value;
  const decode = (value) =>
    typeof value === 'string'
      ? value.replace(/&(?:lt|gt|amp);/g, (found) => Object.keys(codes).find((each) => codes[each] === found))
      : value;
  /** These are in the HTML of the block, which needs no encoding. */
  const inHtml = ['src', 'alt', 'text', 'caption'];
  const each = (values, change) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, inHtml.includes(name) ? value : change(value)]),
    );

  /** The attributes of an element; `known` are those of the block, of which the game may have others. */
  const valuesOf = (a) => {
    const other = gameIds.filter((id) => id !== a.game).flatMap((id) => facts.games[id].fields);
    const own = facts.games[a.game].fields;
    const foreign = other.map(({ name }) => name).filter((name) => !own.some((field) => field.name === name));
    const kept = [...inHtml, 'game', 'picture', 'mediaId', 'align', 'className', 'style', 'lock', 'metadata'];
    return Object.entries(a).filter(
      ([name, value]) =>
        ![...kept, ...foreign, 'table', 'autosave'].includes(name) &&
        value !== '' &&
        value !== false &&
        value !== undefined,
    );
  };

  /** Loads the boards into a document: the canvas of the editor has elements of its own. */
  const load = (doc) => {
    if (doc.querySelector('script[src$="spielkasten.auto.min.js"]')) return;
    doc.head.append(Object.assign(doc.createElement('script'), { type: 'module', src: facts.url }));
  };

  function createElement(doc, tag, values) {
    load(doc);
    const element = doc.createElement(tag);
    for (const [name, value] of values) element.setAttribute(name, value === true ? '' : value);
    if (facts.look) element.dataset.look = facts.look;
    return element;
  }

  /** An element in the canvas. Each change makes another one, as the page will, once the author pauses. */
  function Shown({ tag, values, isLive, isPlayed, onShown, onError }) {
    const host = useRef();
    const isFirst = useRef(true);
    const key = JSON.stringify([tag, values]);
    useEffect(() => {
      const show = () => {
        onError('');
        const element = createElement(host.current.ownerDocument, tag, values);
        element.addEventListener('game-error', ({ detail }) => onError(detail.message));
        host.current.replaceChildren(element);
        onShown?.(element);
        if (!isPlayed) return;
        // the number of seats depends on the game
        const { customElements: registry } = host.current.ownerDocument.defaultView;
        void registry
          .whenDefined(tag)
          .then(() => (element.seats = element.scores.map(() => 'human').join(' ')));
      };
      const timer = setTimeout(show, isFirst.current ? 0 : 400);
      isFirst.current = false;
      return () => clearTimeout(timer);
    }, [key]);
    // keys and drags on a board are not those of the editor: Backspace would delete the block
    const stop = isLive ? (event) => event.stopPropagation() : undefined;
    const names = ['onKeyDown', 'onMouseDown', 'onPointerDown', 'onDragStart', 'onCopy', 'onPaste'];
    return el('div', {
      ref: host,
      inert: isLive ? undefined : '',
      ...Object.fromEntries(names.map((name) => [name, stop])),
    });
  }

  const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

  /** The control of an attribute. */
  function Control({ field: { name, kind, label, help, choices }, value, onChange }) {
    const common = { ...modern, label: t(label), help: help && t(help), onChange };
    if (kind === 'switch') return el(ToggleControl, { ...common, checked: value === true });
    if (kind === 'text') return el(TextareaControl, { ...common, value: value ?? '', rows: 6 });
    if (kind === 'line' || name === 'goal') return el(TextControl, { ...common, value: value ?? '' });
    const options = choices.map((choice) => ({ value: choice, label: t(choice) }));
    return el(SelectControl, {
      ...common,
      value: value ?? '',
      options: [{ value: '', label: '—' }, ...options],
    });
  }

  const Fields = ({ fields, values, set }) =>
    fields.map((field) =>
      el(Control, {
        key: field.name,
        field,
        value: values[field.name],
        onChange: (value) => set({ [field.name]: value }),
      }),
    );

  /** A record for readers. */
  const readable = (record) =>
    facts.unreadable
      .reduce((text, pattern) => text.replace(new RegExp(pattern, 'g'), ''), record)
      .replace(/\s+/g, ' ')
      .trim();
  /** The text that stays in the post without the plugin. The solution of a puzzle is none. */
  const textOf = ({ mode, record, task }) =>
    (mode === 'replay' ? readable(record ?? '') : mode === 'puzzle' ? task : '') || undefined;

  // what authors need in a post, beside the fields of the composer
  const articleFields = [
    { name: 'id', kind: 'line', label: 'Name for links', help: 'Links in the text name the board by it.' },
    { name: 'follow', kind: 'switch', label: 'Stay in view beside the text', modes: 'replay' },
    { name: 'table', kind: 'switch', label: 'Let readers play each other', modes: 'play' },
  ];
  const main = ['position', 'record', 'ply', 'marks', 'task', 'goal', 'names'];

  /** A replay with moves is played on in its record. */
  const isContinued = (a, from) => a.mode === 'replay' && a.record && from === undefined;

  /** The attributes of the board on which the author plays. */
  function playedValues(a, from) {
    const own = valuesOf(a).filter(([name]) =>
      facts.games[a.game].fields.some((field) => field.name === name),
    );
    const start = from ?? a.position;
    if (isContinued(a, from))
      return [
        ...own,
        ['mode', 'replay'],
        ['editable', true],
        ['record', a.record],
        ...(start ? [['position', start]] : []),
      ];
    return [...own, ...(start ? [['position', start]] : []), ...(a.players ? [['players', a.players]] : [])];
  }

  function EditBoard({ attributes, setAttributes, clientId, isSelected }) {
    const a = each(attributes, decode);
    const { mode = 'play' } = a;
    const [error, setError] = useState('');
    const hasMoves = mode === 'puzzle' || mode === 'replay';
    // what would show only that it has no moves is played at once
    const isEmpty = hasMoves && !a.record && !a.goal;
    const [isPlaying, setPlaying] = useState(isEmpty);
    const [from, setFrom] = useState();
    const board = useRef();
    const set = (change) => {
      const next = { ...a, ...change };
      const needsId = (change.follow || change.table) && !next.id;
      const more = needsId ? { id: `g${clientId.slice(0, 6)}` } : {};
      setAttributes({ ...each({ ...change, ...more }, encode), text: textOf(next) });
    };
    const play = () => {
      setFrom(undefined);
      setPlaying(!isPlaying);
    };
    const takePosition = () => {
      const position = board.current.publicPosition;
      set({ position, record: '', ply: '' });
      // what is played next is the solution
      setFrom(position);
      setPlaying(mode === 'puzzle');
      wp.a11y.speak(
        mode === 'puzzle' ? t('The position is taken. Now play the solution.') : t('The position is taken.'),
      );
    };
    const takeMoves = () => {
      set({ record: board.current.record });
      setPlaying(false);
      wp.a11y.speak(t('The moves are taken.'));
    };
    const shows = ({ modes }) => !modes || modes.split(' ').includes(mode);
    const shared = facts.fields.filter(shows);
    const game = facts.games[a.game];
    const button = (icon, label, onClick, isPressed) =>
      el(ToolbarButton, { icon, isPressed, label, onClick }, label);
    const toolbar = el(
      ToolbarGroup,
      null,
      button('controls-play', isPlaying ? t('Stop') : t('Play'), play, isPlaying),
      isPlaying &&
        (mode !== 'replay' || from !== undefined || !a.record) &&
        button('location', t('Take the position'), takePosition),
      isPlaying && hasMoves && button('yes', t('Take the moves'), takeMoves),
    );
    const articles = articleFields.filter(shows).filter(({ name }) => name !== 'table' || facts.table);
    const setArticle = (change) => set('table' in change ? { table: change.table ? 'site' : '' } : change);
    const sidebar = el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: t('Board') },
        el(SelectControl, {
          ...modern,
          label: t('Game'),
          value: a.game,
          options: gameOptions(gameIds),
          onChange: (id) => set({ game: id, position: '', record: '', ply: '', marks: '', text: undefined }),
        }),
        el(SelectControl, {
          ...modern,
          label: t('Show as'),
          value: mode,
          options: facts.modes.map((value) => ({ value, label: modeNames[value] })),
          onChange: (value) => set({ mode: value }),
        }),
        el(Fields, { fields: shared.filter(({ name }) => main.includes(name)), values: a, set }),
        a.src &&
          el(TextControl, {
            ...modern,
            label: t('Alternative text of the picture'),
            value: a.alt ?? '',
            onChange: (alt) => set({ alt }),
          }),
      ),
      el(
        PanelBody,
        { title: t('In the text'), initialOpen: false },
        el(Fields, { fields: articles, values: { ...a, table: a.table === 'site' }, set: setArticle }),
      ),
      el(
        PanelBody,
        { title: t('Players and controls'), initialOpen: false },
        el(Fields, { fields: shared.filter(({ name }) => !main.includes(name)), values: a, set }),
      ),
      el(
        PanelBody,
        { title: t('Rules of the game'), initialOpen: false },
        el(Fields, { fields: game.fields, values: a, set }),
      ),
    );
    return el(
      Fragment,
      null,
      el(BlockControls, null, toolbar),
      sidebar,
      el(
        'figure',
        useBlockProps(),
        error && el(Notice, { status: 'error', isDismissible: false }, error),
        el(Shown, {
          tag: game.tag,
          values: isPlaying || isEmpty ? playedValues(a, from) : valuesOf(a),
          isLive: isPlaying && isSelected,
          isPlayed: (isPlaying || isEmpty) && !isContinued(a, from),
          onShown: (element) => (board.current = element),
          onError: setError,
        }),
        el(RichText, {
          tagName: 'figcaption',
          className: 'wp-element-caption',
          value: a.caption,
          onChange: (caption) => set({ caption }),
          placeholder: t('Caption'),
        }),
      ),
    );
  }

  // brackets are references: WordPress looks for shortcodes in the text
  const escape = (text) => encode(text).replace(/[[\]]/g, (found) => `&#0${found.charCodeAt()};`);

  /** What stays in the post without the plugin: a picture, the moves and a caption. */
  const saveBoard = ({ attributes: { src, alt, mediaId, text, caption } }) =>
    el(
      'figure',
      useBlockProps.save(),
      src && el('img', { src, alt: alt ?? '', className: `wp-image-${mediaId}` }),
      text && el('p', { className: 'spielkasten-text' }, el(RawHTML, null, escape(text))),
      !RichText.isEmpty(caption) &&
        el(RichText.Content, { tagName: 'figcaption', className: 'wp-element-caption', value: caption }),
    );

  /** A board in pasted HTML, such as the code that a board copies. */
  const pasted = {
    type: 'raw',
    priority: 1,
    selector: tags.join(),
    schema: () =>
      Object.fromEntries(tags.map((tag) => [tag, { attributes: boardNames, children: { '#text': {} } }])),
    isMatch: ({ localName }) => tags.includes(localName),
    transform: (node) => {
      const given = Array.from(node.attributes, ({ name, value }) => [
        name,
        types[name].type === 'boolean' ? true : value,
      ]);
      const text = node.textContent.trim();
      const a = {
        game: gameIds[tags.indexOf(node.localName)],
        ...(text && { record: text }),
        ...Object.fromEntries(given),
      };
      return createBlock(BOARD, { ...each(a, encode), text: textOf(a) });
    },
  };

  let boardNames = [];
  let types = {};
  wp.hooks.addFilter('blocks.registerBlockType', 'spielkasten', (settings, name) => {
    if (name === BOARD) {
      types = settings.attributes;
      boardNames = Object.keys(types).filter((each) => types[each].source === undefined);
    }
    return settings;
  });
  registerBlockType(BOARD, {
    edit: EditBoard,
    save: saveBoard,
    variations: facts.modes.map((mode) => ({
      name: mode,
      title: modeNames[mode],
      icon: modeIcons[mode],
      attributes: { mode },
      isDefault: mode === 'play',
      isActive: ({ mode: own = 'play' }) => own === mode,
      scope: ['inserter', 'transform'],
    })),
    transforms: { from: [pasted] },
  });

  const rulesName = (a) => [facts.games[a.game].name, a.rule].filter(Boolean).join(': ');
  registerBlockType('spielkasten/rules', {
    edit({ attributes, setAttributes }) {
      const a = each(attributes, decode);
      const [error, setError] = useState('');
      const set = (change) => setAttributes(each(change, encode));
      const ids = gameIds.filter((id) => facts.games[id].rules);
      return el(
        Fragment,
        null,
        el(
          InspectorControls,
          null,
          el(
            PanelBody,
            { title: t('Rules') },
            el(SelectControl, {
              ...modern,
              label: t('Game'),
              value: a.game,
              options: gameOptions(ids),
              onChange: (game) => set({ game, rule: '' }),
            }),
            el(Fields, { fields: facts.rules, values: a, set }),
          ),
        ),
        el(
          'div',
          useBlockProps(),
          error && el(Notice, { status: 'error', isDismissible: false }, error),
          el(Shown, {
            tag: facts.games[a.game].rules,
            values: valuesOf(a),
            isLive: false,
            onError: setError,
          }),
        ),
      );
    },
    save: ({ attributes }) => el('p', useBlockProps.save(), rulesName(each(attributes, decode))),
  });

  const MOVE = 'spielkasten/move';
  /** The boards of the post in order, and the id of the last one above the block with the cursor. */
  const boardsIn = (store) => {
    const order = store.getClientIdsWithDescendants();
    const at = order.indexOf(store.getSelectedBlockClientId());
    const boards = order.map((id) => store.getBlock(id)).filter((block) => block?.name === BOARD);
    return {
      boards,
      near: boards.filter(({ clientId }) => order.indexOf(clientId) < at).at(-1) ?? boards[0],
    };
  };
  const moveFields = [
    {
      name: 'path',
      kind: 'line',
      label: 'Place in the record',
      help: 'Such as 5a3. Empty: the move of the text.',
    },
    { name: 'marks', kind: 'line', label: 'Arrows and rings' },
  ];
  wp.richText.registerFormatType(MOVE, {
    title: t('Move on a board'),
    tagName: 'game-move',
    className: null,
    attributes: { board: 'board', ply: 'ply', path: 'path', position: 'position', marks: 'marks' },
    edit({ isActive, value, onChange, activeAttributes, contentRef }) {
      const store = useSelect((get) => get('core/block-editor'), []);
      const { boards, near } = boardsIn(store);
      const apply = (attributes) => onChange(wp.richText.applyFormat(value, { type: MOVE, attributes }));
      const toggle = () => {
        if (isActive) return onChange(wp.richText.removeFormat(value, MOVE));
        const id = near.attributes.id || `g${near.clientId.slice(0, 6)}`;
        if (!near.attributes.id) dispatch('core/block-editor').updateBlockAttributes(near.clientId, { id });
        apply({ board: id });
      };
      const set = (change) =>
        apply(
          Object.fromEntries(Object.entries({ ...activeAttributes, ...change }).filter(([, text]) => text)),
        );
      const settings = { tagName: 'game-move', className: null, isActive };
      const anchor = wp.richText.useAnchor({ editableContentElement: contentRef.current, settings });
      const named = boards.filter(({ attributes: { id } }) => id);
      const options = named.map(({ attributes: { id, game, mode } }) => ({
        value: id,
        label: `${facts.games[game].name}: ${modeNames[mode ?? 'play']} (${id})`,
      }));
      const panel = el(
        Popover,
        { anchor, placement: 'bottom', focusOnMount: false, className: 'spielkasten-move' },
        el(
          CardBody,
          { size: 'small' },
          el(SelectControl, {
            ...modern,
            label: t('Board'),
            value: activeAttributes.board,
            options,
            onChange: (board) => set({ board }),
          }),
          el(Fields, { fields: moveFields, values: activeAttributes, set }),
        ),
      );
      return el(
        Fragment,
        null,
        el(RichTextToolbarButton, {
          icon: 'games',
          title: t('Move on a board'),
          isActive,
          onClick: toggle,
          isDisabled: !near,
        }),
        isActive && panel,
      );
    },
  });

  /** A short text that differs where the picture does. */
  const pictureKey = (a) =>
    Array.from(JSON.stringify([a.game, valuesOf(a).sort()]))
      .reduce((hash, letter) => (Math.imul(hash, 33) + letter.codePointAt(0)) >>> 0, 5381)
      .toString(36);

  /** Draws a board and uploads its picture, which belongs to the post. */
  async function uploadPicture(post, a, box) {
    const board = createElement(document, facts.games[a.game].tag, valuesOf(a));
    box.replaceChildren(board);
    await customElements.whenDefined(board.localName);
    await board.updateComplete;
    const [, alt = ''] = /<desc[^>]*>([^<]*)</.exec(await board.toSVG({ width: 640 })) ?? [];
    // with the grain of wood, a PNG is six times as large
    const blob = await board.toBlob({ type: 'image/jpeg', width: 640, scale: 2 });
    const body = new FormData();
    const plain = new DOMParser().parseFromString(alt, 'text/html').body.textContent;
    const given = { post, alt_text: plain, title: `${facts.games[a.game].name}`, spielkasten: 1 };
    for (const [name, value] of Object.entries(given)) body.append(name, value);
    body.append('file', new File([blob], `${a.game}-${a.mode ?? 'play'}.jpg`, { type: blob.type }));
    const media = await wp.apiFetch({ path: '/wp/v2/media', method: 'POST', body });
    return { src: media.source_url, alt: plain, mediaId: media.id };
  }

  /** Takes the pictures that are missing or old; returns false if there are none. Without the right to upload none are taken. */
  async function takePictures(post) {
    const { getBlock, getClientIdsWithDescendants } = select('core/block-editor');
    const boards = getClientIdsWithDescendants()
      .map(getBlock)
      .filter((block) => block?.name === BOARD)
      .map(({ clientId, attributes }) => ({ clientId, a: each(attributes, decode) }))
      .filter(({ a }) => pictureKey(a) !== a.picture);
    if (!boards.length || typeof post !== 'number') return false;
    const user = await wp.apiFetch({ path: '/wp/v2/users/me?context=edit&_fields=capabilities' });
    if (!user.capabilities.upload_files) return false;
    const box = document.createElement('div');
    // beside the window: a board that is hidden has no size
    Object.assign(box.style, { position: 'fixed', insetInlineStart: '-9999px', inlineSize: '640px' });
    box.inert = true;
    document.body.append(box);
    for (const { clientId, a } of boards)
      try {
        const taken = await uploadPicture(post, a, box);
        dispatch('core/block-editor').updateBlockAttributes(clientId, { ...taken, picture: pictureKey(a) });
      } catch (error) {
        console.warn('spielkasten: the picture of a board could not be taken.', error);
      }
    box.remove();
    return true;
  }
  wp.hooks.addFilter('editor.preSavePost', 'spielkasten', async (edits, options) => {
    if (options?.isAutosave || options?.isPreview) return edits;
    await takePictures(edits.id);
    return { ...edits, content: select('core/editor').getEditedPostContent() };
  });
  // WordPress 6.5 and 6.6 have no filter before: the post is saved once more
  wp.hooks.addFilter('editor.__unstableSavePost', 'spielkasten', async (saved, options) => {
    await saved;
    if (options?.isAutosave || options?.isPreview) return;
    const { getCurrentPost, getEditedPostContent } = select('core/editor');
    const { id, type } = getCurrentPost();
    if (await takePictures(id))
      await dispatch('core').saveEntityRecord('postType', type, { id, content: getEditedPostContent() });
  });
})();
