/** The block of rules. */
import {
  decode,
  each,
  el,
  encode,
  facts,
  Fragment,
  gameIds,
  gameOptions,
  RULES,
  t,
  useState,
  valuesOf,
  wp,
} from './base.js';
import { Fields, modern } from './controls.js';
import { Shown } from './shown.js';

const { InspectorControls, useBlockProps } = wp.blockEditor;
const { Notice, PanelBody, SelectControl } = wp.components;

const rulesName = (a) => [facts.games[a.game].name, a.rule].filter(Boolean).join(': ');
wp.blocks.registerBlockType(RULES, {
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
          onError: setError,
        }),
      ),
    );
  },
  save: ({ attributes }) => el('p', useBlockProps.save(), rulesName(each(attributes, decode))),
});
