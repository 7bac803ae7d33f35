/** The block of a board. */
import {
  BOARD,
  decode,
  each,
  el,
  encode,
  facts,
  Fragment,
  gameIds,
  gameOptions,
  modeNames,
  RawHTML,
  t,
  textOf,
  useState,
  valuesOf,
  wp,
} from './base.js';
import { Played } from './bench.js';
import { Comments, Fields, modern } from './controls.js';
import { pasted } from './paste.js';
import { Shown } from './shown.js';

const { registerBlockType } = wp.blocks;
const { BlockControls, InspectorControls, RichText, useBlockProps } = wp.blockEditor;
const { Notice, PanelBody, SelectControl, TextControl, ToolbarButton, ToolbarGroup } = wp.components;

const modeIcons = { play: 'games', diagram: 'grid-view', puzzle: 'lightbulb', replay: 'controls-play' };

// what authors need in a post, beside the fields of the composer
const articleFields = [
  { name: 'id', kind: 'line', label: 'Name for links', help: 'Links in the text name the board by it.' },
  { name: 'follow', kind: 'switch', label: 'Stay in view beside the text', modes: 'replay' },
  { name: 'table', kind: 'switch', label: 'Let readers play each other', modes: 'play' },
];
const main = ['position', 'record', 'ply', 'marks', 'task', 'goal', 'names'];

const colours = { green: t('green'), red: t('red'), yellow: t('yellow'), blue: t('blue') };

/** The colour in which an author draws on the board. */
const Colour = ({ colour, onChange }) =>
  el(SelectControl, {
    ...modern,
    label: t('Colour of arrows and rings'),
    help: t(
      'Draw while you play: drag with the right button, press long, or press Shift+Enter on a square and on another one.',
    ),
    value: colour,
    options: Object.entries(colours).map(([value, label]) => ({ value, label })),
    onChange,
  });

/** The game, how it is shown, and what is shown. */
function Main({ a, set, fields, isPlayed, colour, setColour }) {
  return el(
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
      value: a.mode ?? 'play',
      options: facts.modes.map((value) => ({ value, label: modeNames[value] })),
      onChange: (value) => set({ mode: value }),
    }),
    el(Fields, { fields: fields.filter(({ name }) => main.includes(name)), values: a, set }),
    isPlayed && el(Colour, { colour, onChange: setColour }),
    a.src &&
      el(TextControl, {
        ...modern,
        label: t('Alternative text of the picture'),
        value: a.alt ?? '',
        onChange: (alt) => set({ alt }),
      }),
  );
}

/** The sidebar. */
function Sidebar({ a, set, seats, isPlayed, ...drawing }) {
  const { mode = 'play' } = a;
  const shows = ({ modes }) => !modes || modes.split(' ').includes(mode);
  const fields = facts.fields.filter(shows);
  const articles = articleFields.filter(shows).filter(({ name }) => name !== 'table' || facts.table);
  const setArticle = (change) => set('table' in change ? { table: change.table ? 'site' : '' } : change);
  const panel = (title, ...content) => el(PanelBody, { title, initialOpen: false }, ...content);
  return el(
    InspectorControls,
    null,
    el(Main, { a, set, fields, isPlayed, ...drawing }),
    // moves that are not taken yet have none
    !isPlayed &&
      a.record &&
      (mode === 'replay' || mode === 'puzzle') &&
      panel(
        t('Comments on the moves'),
        el(Comments, { record: a.record, seats, mode, onChange: (record) => set({ record }) }),
      ),
    panel(
      t('In the text'),
      el(Fields, { fields: articles, values: { ...a, table: a.table === 'site' }, set: setArticle }),
    ),
    panel(
      t('Players and controls'),
      el(Fields, { fields: fields.filter(({ name }) => !main.includes(name)), values: a, set }),
    ),
    panel(t('Rules of the game'), el(Fields, { fields: facts.games[a.game].fields, values: a, set })),
  );
}

/** The attributes of the rules of the game, as the board has them on which the author plays. */
const rulesOf = (a) => {
  const own = facts.games[a.game].fields.map(({ name }) => name);
  return valuesOf(a).filter(([name]) => own.includes(name) || name === 'players');
};

/** The buttons above the block. */
function Toolbar({ mode, keepsRecord, hasMoves, isPlaying, setPlaying, bench, set }) {
  const button = (icon, label, onClick, isPressed) =>
    el(ToolbarButton, { icon, isPressed, label, onClick }, label);
  const takePosition = () => {
    const { position } = bench;
    // what is played next is the solution
    set({ position, record: '', ply: '', marks: mode === 'replay' ? '' : bench.remark(bench.path).marks });
    setPlaying(hasMoves);
    wp.a11y.speak(
      mode === 'puzzle' ? t('The position is taken. Now play the solution.') : t('The position is taken.'),
    );
  };
  const takeMoves = () => {
    const { start: position, solution, record } = bench;
    set({ position, record: mode === 'puzzle' ? solution : record });
    setPlaying(false);
    wp.a11y.speak(t('The moves are taken.'));
  };
  return el(
    BlockControls,
    null,
    el(
      ToolbarGroup,
      null,
      button('controls-play', isPlaying ? t('Stop') : t('Play'), () => setPlaying(!isPlaying), isPlaying),
      isPlaying && bench && !keepsRecord && button('location', t('Take the position'), takePosition),
      isPlaying && bench && hasMoves && button('yes', t('Take the moves'), takeMoves),
    ),
  );
}

function EditBoard({ attributes, setAttributes, clientId, isSelected }) {
  const a = each(attributes, decode);
  const { mode = 'play', game } = a;
  const [error, setError] = useState('');
  const hasMoves = mode === 'puzzle' || mode === 'replay';
  // what would show only that it has no moves is played at once
  const isEmpty = hasMoves && !a.record && !a.goal;
  const [isPlaying, setPlaying] = useState(isEmpty);
  const [colour, setColour] = useState('green');
  const [bench, setBench] = useState();
  const [seats, setSeats] = useState(2);
  const set = (change) => {
    const next = { ...a, ...change };
    const needsId = (change.follow || change.table) && !next.id;
    const more = needsId ? { id: `g${clientId.slice(0, 6)}` } : {};
    setAttributes({ ...each({ ...change, ...more }, encode), text: textOf(next) });
  };
  const isPlayed = isPlaying || isEmpty;
  return el(
    Fragment,
    null,
    el(Toolbar, {
      mode,
      keepsRecord: mode === 'replay' && Boolean(a.record),
      hasMoves,
      isPlaying,
      setPlaying,
      bench,
      set,
    }),
    el(Sidebar, { a, set, seats, isPlayed, colour, setColour }),
    el(
      'figure',
      useBlockProps(),
      error && el(Notice, { status: 'error', isDismissible: false }, error),
      isPlayed
        ? el(Played, {
            ...{ a, rules: rulesOf(a), colour },
            isLive: isPlaying && isSelected,
            onBench: setBench,
            // marks of a replay are in its record, which is taken
            onDrawn: () =>
              mode !== 'replay' && bench?.path === '0' && set({ marks: bench.remark('0').marks }),
            onError: setError,
          })
        : el(Shown, {
            ...{ tag: facts.games[game].tag, values: valuesOf(a), onError: setError },
            onShown: (element) => setSeats(element.scores.length),
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
