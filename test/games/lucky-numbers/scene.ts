import { luckyNumbers, type LuckyState } from '../../../src/games/lucky-numbers/engine/index.js';
import { scenesOf } from '../../support/scenes.js';

export const { scene, legal, after, why } = scenesOf(luckyNumbers);

/** The ending of a state: `L7 0,1`; empty before the end. */
export const ended = ({ ending }: LuckyState): string =>
  ending ? `${ending.rule} ${ending.winners.join()}`.trim() : '';

/** The happenings of a move: `traded A b2 13,10 L4`, a line each. */
export const happened = (state: LuckyState, move: string): readonly string[] =>
  luckyNumbers
    .happenings(state, luckyNumbers.parseMove(move))
    .map(({ kind, seat, squares, rule, ...more }) => {
      const { tiles } = more as { tiles?: readonly number[] };
      const words = [kind, seat === undefined ? '' : 'ABCD'[seat], squares?.join(), tiles?.join(), rule];
      return words.filter(Boolean).join(' ');
    });
