import type { Example, Rulebook } from '../../../core/rulebook.js';

const acrossEdge = '4,2,3,1/5,6,7,8/9,10,11,12/13,14,15,16 0';
const almostSolved = '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 2';
const game = 'lucky-swap';

/** The examples of the rule, which the rules of Lucky Numbers contain, too. */
export const examples: readonly Example[] = [
  { id: 'swap-last', game, position: almostSolved, move: 'c3-d3', then: { over: 'L11', winners: [0] } },
  {
    id: 'swap-diagonal',
    game,
    position: almostSolved,
    move: 'c3-d4',
    then: { forbidden: 'L11', reason: 'not-neighbours' },
  },
  {
    id: 'swap-across',
    game,
    options: { wrap: true },
    position: acrossEdge,
    move: 'a4-d4',
    then: { over: 'L11', winners: [0] },
  },
];

/** The rules of the swap puzzle. */
export const rulebook: Rulebook = {
  rules: [{ id: 'L11', status: ['decided', 'rebuilt'], examples }],
  guide: ['swap-diagonal', 'swap-last', 'swap-across'],
};
