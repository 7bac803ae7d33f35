import type { Replica } from '../../../core/table/replica.js';
import { codeOf, uncheckedClaims } from '../../../core/table/witness.js';
import type { TableFairness } from '../../model/table-place.js';
import { toldAlarm } from './alarm.js';

/** What a board knows of the fairness of its table: undefined for a game without chance, and before the board has its log. */
export function tableFairness({ state, memory, log }: Replica): TableFairness | undefined {
  const { match, seed } = state;
  const { fault, commit, commits = [] } = memory;
  if (!match || (!match.game.chance && !fault)) return undefined;
  const unchecked = uncheckedClaims(state, memory);
  const checked = unchecked.includes('seed') || unchecked.includes('salts') ? 'outcomes' : 'checked';
  const games = { [match.game.id]: match.game };
  return {
    status: fault ? 'unfair' : seed === undefined ? 'so-far' : checked,
    fault: fault && toldAlarm(fault),
    unchecked,
    commitments: commit === undefined ? '' : [commit, ...commits.map((each) => each || '-')].join(' '),
    code: () => codeOf(log, games),
    log: () => JSON.stringify(log),
  };
}
