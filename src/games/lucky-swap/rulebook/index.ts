import { createRulebook, example, forbidden, over } from '../../../core/rulebook.js';

const acrossEdge = '4,2,3,1/5,6,7,8/9,10,11,12/13,14,15,16 0';
const almostSolved = '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 2';
const game = 'lucky-swap';

/** The examples of the rule, which the rules of Lucky Numbers contain, too. */
export const examples = [
  example('swap-last', almostSolved, 'c3-d3', over('L11', [0]), '', { game }),
  example('swap-diagonal', almostSolved, 'c3-d4', forbidden('L11', 'not-neighbours'), '', { game }),
  example('swap-across', acrossEdge, 'a4-d4', over('L11', [0]), '', { game, options: { wrap: true } }),
];

/** The rules of the swap puzzle. */
export const rulebook = createRulebook(
  { L11: [['decided', 'rebuilt'], ...examples] },
  'swap-diagonal swap-last swap-across',
);
