import type { GameKeys, KeyView } from '../../element/a11y/game-keys.js';
import { isField } from './engine/board.js';
import { stoneAt } from './engine/explain.js';
import type { Field, FluctusMove, FluctusState } from './engine/types.js';
import { describe, taken, trail } from './look.js';
import { originOf, reach, type Origin } from './selection.js';
import type { FluctusWords } from './words/en.js';

type View = KeyView<FluctusState, FluctusMove, FluctusWords>;

/** The moves of a stone, in a sentence. */
function movesOf({ moves, words }: View, origin: Origin): string {
  const own = reach(origin, moves);
  const steps = own.filter(({ kind }) => kind !== 'capture').map(({ to }) => to);
  const takes = own.filter(({ kind }) => kind === 'capture').map(trail);
  return words.chosen(isField(origin) ? origin : undefined, steps, takes);
}

/** The answers of Fluctus to the keys that speak. */
const keys: GameKeys<FluctusState, FluctusMove, FluctusWords> = {
  hand: ({ state, words }) =>
    `${state.reserves.map((left, seat) => words.reserve(state.colors[seat]!, left, taken(state, seat))).join('; ')}.`,
  moves: (view, square) => movesOf(view, isField(square) ? square : 'reserve'),
  targets: (view) => [...new Set(view.moves.map(originOf))].map((origin) => movesOf(view, origin)).join(' '),
  summary: ({ state, names, words }) => `${words.board(names)}: ${describe(state, words)}.`,
  // A field alone is an entry. Without a sign between two fields, the stone on the second one decides.
  notation({ state }, text) {
    const [, to] = /^@?\W*([rwygbv][oi])$/.exec(text) ?? [];
    if (to) return `@${to}`;
    const [, from, at] = /^([rwygbv][oi])(?:[^a-z]|x)*([rwygbv][oi])$/.exec(text) ?? [];
    if (!from || !at) return undefined;
    const takes = text.includes('x') || (!text.includes('-') && stoneAt(state, at as Field) !== null);
    return `${from}${takes ? 'x' : '-'}${at}`;
  },
};

export const { hand, moves, notation, summary, targets } = keys;
