import { luzi, type LuziOptions, type LuziState } from '../../../src/games/luzi/engine/index.js';

/** The state that a position's text stands for, or the start, after some moves. */
export function scene(position = '', moves: readonly string[] = [], options: LuziOptions = {}): LuziState {
  const from = position ? luzi.parsePosition(position, options) : luzi.setup(options);
  return moves.reduce((state, move) => luzi.play(state, luzi.parseMove(move)), from);
}

/** Legal moves of a state, as one text. */
export const legal = (state: LuziState): string => luzi.moves(state).map(luzi.formatMove).join(' ');

/** The position after one more move. */
export const after = (state: LuziState, move: string): string =>
  luzi.formatPosition(luzi.play(state, luzi.parseMove(move)));

/** Why a move is not legal: `Z3 locked-joe 1`; empty for a legal one. */
export function why(state: LuziState, move: string): string {
  const breach = luzi.explain(state, luzi.parseMove(move));
  return breach ? [breach.rule, breach.reason, ...breach.squares].join(' ') : '';
}

/** What a move does: `fallen luzi:A:0`, each with its seat, the seat that does it, and its score. */
export const does = (state: LuziState, move: string): string =>
  luzi
    .happenings(state, luzi.parseMove(move))
    .map(({ kind, seat, by, score }) =>
      [kind, ...[seat, by].filter((each) => each !== undefined).map((each) => 'ABCDE'[each]), score]
        .filter((each) => each !== undefined)
        .join(':'),
    )
    .join(' ');
