/** Moves in a sentence: words that become `<game-move>`. */
import { BOARD, el, facts, Fragment, modeNames, t, wp } from './base.js';
import { Fields, modern } from './controls.js';
import { usePaste } from './paste.js';

const { RichTextToolbarButton } = wp.blockEditor;
const { CardBody, Popover, SelectControl } = wp.components;
const { dispatch, useSelect } = wp.data;

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
    usePaste(contentRef, store);
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
