import type { Example, Rulebook } from '../../../core/rulebook.js';
import { examples as puzzles } from '../../lucky-swap/rulebook/index.js';

const EMPTY = '.,.,.,./.,.,.,./.,.,.,./.,.,.,.';
const A = '1,.,.,./.,6,.,./.,.,11,./.,.,.,16';
const B = '2,.,.,./.,7,.,./.,.,12,./.,.,.,17';
/** The board of the printed rules on which a 13 fits in three places. */
const THIRTEEN = '3,5,.,./7,8,.,10/13,.,16,./.,15,.,19';
const LAST_CELL = '1,2,3,4/5,6,7,8/9,10,11,12/.,14,15,16';
const dealt = ['+9', '+1', '+14', '+6', '+17', '+2', '+12', '+7'];
const places = ['c4', 'd3', 'b1'];

const lastTile = `${A}|${B} A 3|- 4,5,8,9,10,13,14,15,18,19,20 0`;
const oneSet = { options: { sets: 1 } };
const mustDraw = `${A.replace('16', '20')}|${B} B -|- 16 8`;
const playOn = { variant: 'play-on' };

/** An example of a move in a position. */
const example = (
  id: string,
  position: string,
  move: string,
  then: Example['then'],
  more?: Pick<Example, 'options' | 'squares'>,
): Example => ({ id, position, move, then, ...more });

/** A 13 on the board of the printed rules, and where it comes to lie, or the reason why it cannot. */
const thirteen = (id: string, move: string, squares: readonly string[], then: Example['then']): Example =>
  example(id, `${THIRTEEN}|${A} A 13|- - 0`, move, then, { squares });

/** The rules of Lucky Numbers, numbered as in the engine. */
export const rulebook: Rulebook = {
  rules: [
    {
      id: 'L1',
      status: ['stated', 'decided'],
      examples: [
        { id: 'start', move: '+9', then: { position: `${EMPTY}|${EMPTY} A 9|- - 0` } },
        example('none-left', `${THIRTEEN}|${A} A *|- 19 0`, '+20', {
          position: `${THIRTEEN}|${A} A 20|- 19 0`,
        }),
      ],
    },
    {
      id: 'L2',
      status: ['stated', 'other edition', 'decided'],
      examples: [
        {
          id: 'choose',
          before: [...dealt, '1@a4', '6@b3', '9@c2'],
          move: '14@d1',
          then: { position: `1,.,.,./.,6,.,./.,.,9,./.,.,.,14|${EMPTY} B -|2,7,12,17 - 0` },
        },
        {
          id: 'off-diagonal',
          before: dealt,
          move: '1@b4',
          squares: ['a4', 'b3', 'c2', 'd1'],
          then: { forbidden: 'L2', reason: 'not-diagonal' },
        },
        {
          id: 'sorted',
          options: { setup: 'sorted' },
          before: dealt.slice(0, 7),
          move: '+7',
          then: { position: `1,.,.,./.,6,.,./.,.,9,./.,.,.,14|${B} A -|- - 0` },
        },
        {
          id: 'one-by-one',
          options: { setup: 'one-by-one' },
          before: ['+9'],
          move: '9@c2',
          then: { position: `.,.,.,./.,.,.,./.,.,9,./.,.,.,.|${EMPTY} B -|- - 0` },
        },
      ],
    },
    {
      id: 'L3',
      status: ['stated'],
      examples: [
        example('draw', `${A}|${B} A -|- 3 0`, 'draw', { legal: true }),
        example('leave', `${A}|${B} A 20|- 3 0`, 'pass', { position: `${A}|${B} B -|- 3,20 0` }),
        example('take', `${A}|${B} A -|- 3 0`, '3@b4', {
          position: `${A.replace('1,.', '1,3')}|${B} B -|- - 0`,
        }),
        {
          ...example('no-passing', `${A}|${B} A -|- 3 0`, 'pass', { forbidden: 'L3', reason: 'no-passing' }),
          byHand: false,
        },
      ],
    },
    {
      id: 'L4',
      status: ['stated'],
      examples: [
        thirteen('thirteen-empty', '13@c4', places, {
          position: `3,5,13,./7,8,.,10/13,.,16,./.,15,.,19|${A} B -|- - 0`,
        }),
        thirteen('thirteen-for-ten', '13@d3', places, {
          position: `3,5,.,./7,8,.,13/13,.,16,./.,15,.,19|${A} B -|- 10 0`,
        }),
        thirteen('thirteen-for-fifteen', '13@b1', places, {
          position: `3,5,.,./7,8,.,10/13,.,16,./.,13,.,19|${A} B -|- 15 0`,
        }),
        thirteen('over-the-gap', '13@b3', ['b3', 'd3'], { forbidden: 'L4', reason: 'right' }),
        thirteen('twice-in-a-row', '13@b2', ['b2', 'a2'], { forbidden: 'L4', reason: 'left' }),
      ],
    },
    {
      id: 'L5',
      status: ['decided'],
      examples: [thirteen('same-number', '13@a2', ['a2'], { forbidden: 'L5', reason: 'equal' })],
    },
    {
      id: 'L6',
      status: ['stated'],
      examples: [example('full', `${LAST_CELL}|${B} A 13|- 20 0`, '13@a1', { over: 'L6', winners: [0] })],
    },
    {
      id: 'L7',
      status: ['stated'],
      examples: [
        example('last-laid', lastTile, '3@b4', { over: 'L7', winners: [0] }, oneSet),
        example('last-left', lastTile, 'pass', { over: 'L7', winners: [0, 1] }, oneSet),
      ],
    },
    {
      id: 'L8',
      status: ['decided'],
      examples: [
        example('eighth-exchange', `${A}|${B} A -|- 20 7`, '20@d1', { position: mustDraw }),
        {
          ...example('must-draw', mustDraw, '16@d4', { forbidden: 'L8', reason: 'must-draw' }),
          byHand: false,
        },
      ],
    },
    {
      id: 'L9',
      status: ['stated', 'decided'],
      examples: [
        example(
          'plays-again',
          `${A}|${B} A 6|- - 0`,
          '6@c4',
          { position: `1,.,6,./.,6,.,./.,.,11,./.,.,.,16|${B} A -|- - 0` },
          { options: playOn, squares: ['b3'] },
        ),
        example(
          'not-diagonal',
          `${A}|${B} A 6|- - 0`,
          '6@d4',
          { position: `1,.,.,6/.,6,.,./.,.,11,./.,.,.,16|${B} B -|- - 0` },
          { options: playOn },
        ),
        example(
          'exchange-again',
          `${A}|${B} A -|- 6 0`,
          '6@c2',
          { position: `1,.,.,./.,6,.,./.,.,6,./.,.,.,16|${B} A -|- 11 1` },
          { options: playOn, squares: ['b3'] },
        ),
      ],
    },
    {
      id: 'L10',
      status: ['other edition', 'decided'],
      examples: [
        {
          id: 'points',
          position: `${LAST_CELL}|1,2,.,8/3,5,9,12/4,.,10,15/6,11,14,17 A 13|- 19,20 0`,
          move: '13@a1',
          squares: ['c4', 'b2'],
          then: { over: 'L6', winners: [0] },
        },
      ],
    },
    {
      id: 'L11',
      status: ['decided', 'rebuilt'],
      examples: [
        example('alone', `${A} A - - 0`, 'draw', { legal: true }, { options: { players: 1 } }),
        example(
          'alone-lost',
          `${A} A 3 2,4,5,7,8,9,10,12,13,14,15,17,18,19,20 0`,
          '3@b4',
          { over: 'L7', winners: [] },
          { options: { players: 1, sets: 1 } },
        ),
        ...puzzles,
      ],
    },
  ],
  guide: [
    'start',
    'choose',
    'draw',
    'leave',
    'take',
    'none-left',
    'thirteen-empty',
    'thirteen-for-ten',
    'over-the-gap',
    'twice-in-a-row',
    'same-number',
    'full',
    'last-laid',
    'last-left',
  ],
};
