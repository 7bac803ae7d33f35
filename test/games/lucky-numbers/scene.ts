import {
  luckyNumbers,
  type LuckyMove,
  type LuckyOptions,
  type LuckyState,
} from '../../../src/games/lucky-numbers/engine/index.js';

const { formatMove, formatPosition, parseMove, parsePosition, play } = luckyNumbers;

/** The state that a position's text stands for, or the start, after some moves. */
export function scene(position = '', moves: readonly string[] = [], options: LuckyOptions = {}): LuckyState {
  const from = position ? parsePosition(position, options) : luckyNumbers.setup(options);
  return moves.reduce((state, move) => play(state, parseMove(move)), from);
}

/** Legal moves of a state, as one text. */
export const legal = (state: LuckyState): string => luckyNumbers.moves(state).map(formatMove).join(' ');

/** The position after one more move. */
export const after = (state: LuckyState, move: string): string =>
  formatPosition(play(state, parseMove(move)));

/** Why a move is not legal: `L4 left b2 a2`; empty for a legal one. */
export function why(state: LuckyState, move: string | LuckyMove): string {
  const breach = luckyNumbers.explain(state, typeof move === 'string' ? parseMove(move) : move);
  return breach ? [breach.rule, breach.reason, ...breach.squares].join(' ') : '';
}

/** How a state ended: `L7 0,1`; empty while it goes on. */
export const ended = ({ ending }: LuckyState): string =>
  ending ? `${ending.rule} ${ending.winners.join()}`.trim() : '';

/** What a move does: `traded A b2 13,10 L4`, a line each. */
export const told = (state: LuckyState, move: string): readonly string[] =>
  luckyNumbers.happenings(state, parseMove(move)).map(({ kind, seat, squares, rule, ...more }) => {
    const { tiles } = more as { tiles?: readonly number[] };
    const words = [kind, seat === undefined ? '' : 'ABCD'[seat], squares?.join(), tiles?.join(), rule];
    return words.filter(Boolean).join(' ');
  });
