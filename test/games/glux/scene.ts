import {
  glux,
  type GluxMove,
  type GluxOptions,
  type GluxState,
} from '../../../src/games/glux/engine/index.js';

const { formatMove, formatPosition, parseMove, parsePosition, play } = glux;

/** The state that a position's text stands for, or the start, after some moves. */
export function scene(position = '', moves: readonly string[] = [], options: GluxOptions = {}): GluxState {
  const from = position ? parsePosition(position, options) : glux.setup(options);
  return moves.reduce((state, move) => play(state, parseMove(move)), from);
}

/** Legal moves of a state, as one text. */
export const legal = (state: GluxState): string => glux.moves(state).map(formatMove).join(' ');

/** The squares that the chip in hand may go to, as one text. */
export const lit = (state: GluxState): string =>
  [...new Set(glux.moves(state).map((move) => formatMove(move).slice(2)))].join(' ');

/** The position after one more move. */
export const after = (state: GluxState, move: string): string => formatPosition(play(state, parseMove(move)));

/** Why a move is not legal: `G5 blocked e1 a1 c1`; empty for a legal one. */
export function why(state: GluxState, move: string | GluxMove): string {
  const breach = glux.explain(state, typeof move === 'string' ? parseMove(move) : move);
  return breach ? [breach.rule, breach.reason, ...breach.squares].join(' ') : '';
}

/** What a move does: `covered B by A e1 6 G6`, a line each. */
export const told = (state: GluxState, move: string): readonly string[] =>
  glux.happenings(state, parseMove(move)).map((happening) => {
    const { kind, seat, by, squares, rule, score, ...more } = happening;
    const letter = (each: number) => 'ABCD'[each];
    return [
      kind,
      seat === undefined ? '' : letter(seat),
      by === undefined ? '' : `by ${letter(by)}`,
      squares?.join(' ') ?? '',
      ...Object.values(more as Record<string, unknown>),
      score ?? '',
      rule,
    ]
      .filter((word) => word !== '')
      .join(' ');
  });

/** A whole position: the bags hold what is neither laid nor in hand. */
export function position(rows: string, seat: string, hands: string, out = '-'): string {
  const bags = hands.split(',').map((hand, i) =>
    ['16', '25', '34'].map((chip) => {
      const laid = [...rows.matchAll(/([A-D])(\d)/g)].filter(
        ([, letter, face]) => letter === 'ABCD'[i] && chip.includes(face!),
      );
      return 8 - laid.length - Number(hand === chip);
    }),
  );
  return [rows, seat, hands, bags.map((bag) => bag.join('')).join(), out].join(' ');
}
