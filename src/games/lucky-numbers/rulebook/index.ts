import {
  becomes,
  createRulebook,
  example,
  forbidden,
  legal,
  over,
  type Example,
} from '../../../core/rulebook.js';
import { examples as puzzles } from '../../lucky-swap/rulebook/index.js';

const EMPTY = '.,.,.,./.,.,.,./.,.,.,./.,.,.,.';
const A = '1,.,.,./.,6,.,./.,.,11,./.,.,.,16';
const B = '2,.,.,./.,7,.,./.,.,12,./.,.,.,17';
/** The board of the printed rules on which a 13 fits in three places. */
const THIRTEEN = '3,5,.,./7,8,.,10/13,.,16,./.,15,.,19';
const LAST_CELL = '1,2,3,4/5,6,7,8/9,10,11,12/.,14,15,16';
const dealt = ['+9', '+1', '+14', '+6', '+17', '+2', '+12', '+7'];
const places = 'c4 d3 b1';

const lastTile = `${A}|${B} A 3|- 4,5,8,9,10,13,14,15,18,19,20 0`;
const oneSet = { options: { sets: 1 } };
const mustDraw = `${A.replace('16', '20')}|${B} B -|- 16 8`;
const playOn = { variant: 'play-on' };

/** A 13 on the board of the printed rules, and where it comes to lie, or the reason why it cannot. */
const thirteen = (id: string, move: string, squares: string, then: Example['then']): Example =>
  example(id, `${THIRTEEN}|${A} A 13|- - 0`, move, then, squares);

/** The rules of Lucky Numbers, numbered as in the engine. */
export const rulebook = createRulebook(
  {
    L1: [
      ['stated', 'decided'],
      example('start', '', '+9', becomes(`${EMPTY}|${EMPTY} A 9|- - 0`)),
      example('none-left', `${THIRTEEN}|${A} A *|- 19 0`, '+20', becomes(`${THIRTEEN}|${A} A 20|- 19 0`)),
    ],
    L2: [
      ['stated', 'other edition', 'decided'],
      example(
        'choose',
        '',
        '14@d1',
        becomes(`1,.,.,./.,6,.,./.,.,9,./.,.,.,14|${EMPTY} B -|2,7,12,17 - 0`),
        '',
        { before: [...dealt, '1@a4', '6@b3', '9@c2'] },
      ),
      example('off-diagonal', '', '1@b4', forbidden('L2', 'not-diagonal'), 'a4 b3 c2 d1', { before: dealt }),
      example('sorted', '', '+7', becomes(`1,.,.,./.,6,.,./.,.,9,./.,.,.,14|${B} A -|- - 0`), '', {
        options: { setup: 'sorted' },
        before: dealt.slice(0, 7),
      }),
      example('one-by-one', '', '9@c2', becomes(`.,.,.,./.,.,.,./.,.,9,./.,.,.,.|${EMPTY} B -|- - 0`), '', {
        options: { setup: 'one-by-one' },
        before: ['+9'],
      }),
    ],
    L3: [
      ['stated'],
      example('draw', `${A}|${B} A -|- 3 0`, 'draw', legal),
      example('leave', `${A}|${B} A 20|- 3 0`, 'pass', becomes(`${A}|${B} B -|- 3,20 0`)),
      example('take', `${A}|${B} A -|- 3 0`, '3@b4', becomes(`${A.replace('1,.', '1,3')}|${B} B -|- - 0`)),
      example('no-passing', `${A}|${B} A -|- 3 0`, 'pass', forbidden('L3', 'no-passing'), '', {
        byHand: false,
      }),
    ],
    L4: [
      ['stated'],
      thirteen(
        'thirteen-empty',
        '13@c4',
        places,
        becomes(`3,5,13,./7,8,.,10/13,.,16,./.,15,.,19|${A} B -|- - 0`),
      ),
      thirteen(
        'thirteen-for-ten',
        '13@d3',
        places,
        becomes(`3,5,.,./7,8,.,13/13,.,16,./.,15,.,19|${A} B -|- 10 0`),
      ),
      thirteen(
        'thirteen-for-fifteen',
        '13@b1',
        places,
        becomes(`3,5,.,./7,8,.,10/13,.,16,./.,13,.,19|${A} B -|- 15 0`),
      ),
      thirteen('over-the-gap', '13@b3', 'b3 d3', forbidden('L4', 'right')),
      thirteen('twice-in-a-row', '13@b2', 'b2 a2', forbidden('L4', 'left')),
    ],
    L5: [['decided'], thirteen('same-number', '13@a2', 'a2', forbidden('L5', 'equal'))],
    L6: [['stated'], example('full', `${LAST_CELL}|${B} A 13|- 20 0`, '13@a1', over('L6', [0]))],
    L7: [
      ['stated'],
      example('last-laid', lastTile, '3@b4', over('L7', [0]), '', oneSet),
      example('last-left', lastTile, 'pass', over('L7', [0, 1]), '', oneSet),
    ],
    L8: [
      ['decided'],
      example('eighth-exchange', `${A}|${B} A -|- 20 7`, '20@d1', becomes(mustDraw)),
      example('must-draw', mustDraw, '16@d4', forbidden('L8', 'must-draw'), '', {
        byHand: false,
      }),
    ],
    L9: [
      ['stated', 'decided'],
      example(
        'plays-again',
        `${A}|${B} A 6|- - 0`,
        '6@c4',
        becomes(`1,.,6,./.,6,.,./.,.,11,./.,.,.,16|${B} A -|- - 0`),
        'b3',
        { options: playOn },
      ),
      example(
        'not-diagonal',
        `${A}|${B} A 6|- - 0`,
        '6@d4',
        becomes(`1,.,.,6/.,6,.,./.,.,11,./.,.,.,16|${B} B -|- - 0`),
        '',
        { options: playOn },
      ),
      example(
        'exchange-again',
        `${A}|${B} A -|- 6 0`,
        '6@c2',
        becomes(`1,.,.,./.,6,.,./.,.,6,./.,.,.,16|${B} A -|- 11 1`),
        'b3',
        { options: playOn },
      ),
    ],
    L10: [
      ['other edition', 'decided'],
      example(
        'points',
        `${LAST_CELL}|1,2,.,8/3,5,9,12/4,.,10,15/6,11,14,17 A 13|- 19,20 0`,
        '13@a1',
        over('L6', [0]),
        'c4 b2',
      ),
    ],
    L11: [
      ['decided', 'rebuilt'],
      example('alone', `${A} A - - 0`, 'draw', legal, '', { options: { players: 1 } }),
      example('alone-lost', `${A} A 3 2,4,5,7,8,9,10,12,13,14,15,17,18,19,20 0`, '3@b4', over('L7', []), '', {
        options: { players: 1, sets: 1 },
      }),
      ...puzzles,
    ],
  },
  'start choose draw leave take none-left thirteen-empty thirteen-for-ten over-the-gap twice-in-a-row ' +
    'same-number full last-laid last-left',
);
