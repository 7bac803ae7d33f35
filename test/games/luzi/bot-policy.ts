import type { Level } from '../../../src/core/bot.js';
import { bot } from '../../../src/games/luzi/bot/index.js';
import type { Book } from '../../../src/games/luzi/bot/book.js';
import { free, ladder, numberOf, TABLES, type Policy } from '../../../src/games/luzi/bot/run.js';
import { THREE, without, type Face, type LuziState } from '../../../src/games/luzi/engine/index.js';
import { drain } from '../../support/drain.js';

const some = (count: number, face: Face): readonly Face[] => Array<Face>(count).fill(face);

/** The move at each table of a level that considers only its own run. */
export function policyOf(level: Exclude<Level, 'best'>, state: LuziState): Policy {
  const policy = new Int16Array(TABLES).fill(-1);
  for (const { at, joes, sixes, size } of ladder.filter((each) => each.sixes < THREE)) {
    for (const [number, loose] of free.entries()) {
      if (loose.length !== size) continue;
      const dice = [...some(joes, 1), ...loose, ...some(sixes, 6)];
      const { move } = drain(bot, { ...state, throws: 1, dice }, { level, seed: '' }).verdict;
      if (move.kind === 'roll') policy[at + number] = numberOf(without(loose, move.dice));
    }
  }
  return policy;
}

/** The probability of each ending of a run under a policy. */
export const oddsOf = ({ run, sums }: Book, policy: Policy): readonly number[] =>
  sums.gains.map((_, i) => {
    const worth = new Float64Array(sums.gains.length);
    worth[i] = 1;
    return run.solve(worth, policy);
  });
