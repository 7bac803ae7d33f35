/** The block of the puzzle of the day. */
import {
  DAILY,
  decode,
  each,
  el,
  encode,
  facts,
  Fragment,
  gameOptions,
  t,
  useState,
  valuesOf,
  wp,
} from './base.js';
import { Fields, modern } from './controls.js';
import { Shown } from './shown.js';

const { InspectorControls, useBlockProps } = wp.blockEditor;
const { Notice, PanelBody, SelectControl } = wp.components;

const fields = [
  { name: 'date', kind: 'line', label: 'One day only', help: 'Such as 2026-11-28. Empty: today.' },
  {
    name: 'pack',
    kind: 'line',
    label: 'Your own list of puzzles',
    help: 'Its URL. Empty: those of the game.',
  },
];

function EditDaily({ attributes, setAttributes }) {
  const a = each(attributes, decode);
  const [error, setError] = useState('');
  const set = (change) => setAttributes(each(change, encode));
  return el(
    Fragment,
    null,
    el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: t('Daily puzzle') },
        el(SelectControl, {
          ...modern,
          label: t('Game'),
          value: a.game,
          options: gameOptions(facts.daily),
          onChange: (game) => set({ game }),
        }),
        el(Fields, { fields: fields, values: a, set }),
      ),
    ),
    el(
      'div',
      useBlockProps(),
      error && el(Notice, { status: 'error', isDismissible: false }, error),
      el(Shown, { tag: 'daily-puzzle', values: [['game', a.game], ...valuesOf(a)], onError: setError }),
    ),
  );
}

wp.blocks.registerBlockType(DAILY, {
  edit: EditDaily,
  save: ({ attributes }) => el('p', useBlockProps.save(), facts.games[attributes.game].name),
});
