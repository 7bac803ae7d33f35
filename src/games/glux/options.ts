import type { OptionField, PlainDefinition } from '../../element/model/game-definition.js';
import { lazyWords } from '../../words/languages.js';
import { glux } from './engine/index.js';
import type { GluxTypes } from './engine/types.js';

/** The options of Glüx. */
const options: readonly OptionField[] = [
  {
    name: 'ending',
    choices: () => ['last-chip', 'last-draw'],
    parse: (text) => text,
    format: (value) => (typeof value === 'string' ? value : 'last-chip'),
  },
  {
    name: 'board',
    // The default board, which depends on the number of players, and the one of the match if it is another.
    choices: ({ board }) => (board ? ['', board] : ['']),
    parse(text) {
      if (!text.trim()) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // `setup` reports that this is not a board.
        return text;
      }
    },
    format: (value) => (value === undefined ? '' : JSON.stringify(value)),
  },
];

/** The part of the definition of Glüx that needs no page. */
export const plain: PlainDefinition<GluxTypes> = {
  tag: 'glux-board',
  game: glux,
  options,
  bestScore: 'highest',
};

/** The rulebook of Glüx with its English texts, and the other languages, loaded on demand. */
export const texts = {
  load: lazyWords('glux'),
  rules: () => import('./rulebook/index.js').then(({ rulebook }) => rulebook),
  english: () => import('../../words/en/glux-rules.js').then(({ en }) => en),
};
