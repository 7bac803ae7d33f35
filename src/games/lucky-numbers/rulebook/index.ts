import type { Example, Rulebook } from '../../../core/rulebook.js';

const EMPTY = '.,.,.,./.,.,.,./.,.,.,./.,.,.,.';
const A = '1,.,.,./.,6,.,./.,.,11,./.,.,.,16';
const B = '2,.,.,./.,7,.,./.,.,12,./.,.,.,17';
/** The board of the printed rules on which a 13 fits in three places. */
const THIRTEEN = '3,5,.,./7,8,.,10/13,.,16,./.,15,.,19';
const FULL = '1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16';
const LAST_CELL = '1,2,3,4/5,6,7,8/9,10,11,12/.,14,15,16';
const dealt = ['+9', '+1', '+14', '+6', '+17', '+2', '+12', '+7'];
const places = ['c4', 'd3', 'b1'];

/** Examples of the puzzles in L11. */
const swapExamples: readonly Example[] = [
  {
    id: 'swap-last',
    game: 'lucky-swap',
    position: '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 2',
    move: 'c3-d3',
    then: { over: 'L11', winners: [0] },
  },
  {
    id: 'swap-diagonal',
    game: 'lucky-swap',
    position: '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 2',
    move: 'c3-d4',
    then: { forbidden: 'L11', reason: 'not-neighbours' },
  },
  {
    id: 'swap-across',
    game: 'lucky-swap',
    options: { wrap: true },
    position: '4,2,3,1/5,6,7,8/9,10,11,12/13,14,15,16 0',
    move: 'a4-d4',
    then: { over: 'L11', winners: [0] },
  },
];

/** The rules of Lucky Numbers, numbered as in the engine. */
export const rulebook: Rulebook = {
  rules: [
    {
      id: 'L1',
      status: ['stated', 'decided'],
      examples: [
        { id: 'start', then: { position: `${EMPTY}|${EMPTY} A -|- - 0` } },
        {
          id: 'none-left',
          position: `${THIRTEEN}|${A} A *|- 19 0`,
          move: '+19',
          then: { forbidden: 'L1', reason: 'none-left' },
        },
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
          then: {
            position: `1,.,.,./.,6,.,./.,.,9,./.,.,.,14|${EMPTY} B -|2,7,12,17 - 0`,
          },
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
          then: { position: `1,.,.,./.,6,.,./.,.,9,./.,.,.,14|2,.,.,./.,7,.,./.,.,12,./.,.,.,17 A -|- - 0` },
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
        { id: 'draw', position: `${A}|${B} A -|- 3 0`, move: 'draw', then: { legal: true } },
        {
          id: 'leave',
          position: `${A}|${B} A 20|- 3 0`,
          move: 'pass',
          then: { position: `${A}|${B} B -|- 3,20 0` },
        },
        {
          id: 'take',
          position: `${A}|${B} A -|- 3 0`,
          move: '3@b4',
          then: { position: `${A.replace('1,.', '1,3')}|${B} B -|- - 0` },
        },
        {
          id: 'no-passing',
          position: `${A}|${B} A -|- 3 0`,
          move: 'pass',
          then: { forbidden: 'L3', reason: 'no-passing' },
        },
      ],
    },
    {
      id: 'L4',
      status: ['stated'],
      examples: [
        {
          id: 'thirteen-empty',
          position: `${THIRTEEN}|${A} A 13|- - 0`,
          squares: places,
          move: '13@c4',
          then: { position: `3,5,13,./7,8,.,10/13,.,16,./.,15,.,19|${A} B -|- - 0` },
        },
        {
          id: 'thirteen-for-ten',
          position: `${THIRTEEN}|${A} A 13|- - 0`,
          squares: places,
          move: '13@d3',
          then: { position: `3,5,.,./7,8,.,13/13,.,16,./.,15,.,19|${A} B -|- 10 0` },
        },
        {
          id: 'thirteen-for-fifteen',
          position: `${THIRTEEN}|${A} A 13|- - 0`,
          squares: places,
          move: '13@b1',
          then: { position: `3,5,.,./7,8,.,10/13,.,16,./.,13,.,19|${A} B -|- 15 0` },
        },
        {
          id: 'over-the-gap',
          position: `${THIRTEEN}|${A} A 13|- - 0`,
          squares: ['b3', 'd3'],
          move: '13@b3',
          then: { forbidden: 'L4', reason: 'right' },
        },
        {
          id: 'twice-in-a-row',
          position: `${THIRTEEN}|${A} A 13|- - 0`,
          squares: ['b2', 'a2'],
          move: '13@b2',
          then: { forbidden: 'L4', reason: 'left' },
        },
      ],
    },
    {
      id: 'L5',
      status: ['decided'],
      examples: [
        {
          id: 'same-number',
          position: `${THIRTEEN}|${A} A 13|- - 0`,
          squares: ['a2'],
          move: '13@a2',
          then: { forbidden: 'L5', reason: 'equal' },
        },
      ],
    },
    {
      id: 'L6',
      status: ['stated'],
      examples: [
        {
          id: 'full',
          position: `${LAST_CELL}|${B} A 13|- 20 0`,
          move: '13@a1',
          then: { over: 'L6', winners: [0] },
        },
      ],
    },
    {
      id: 'L7',
      status: ['stated'],
      examples: [
        {
          id: 'last-laid',
          options: { sets: 1 },
          position: `${A}|${B} A 3|- 4,5,8,9,10,13,14,15,18,19,20 0`,
          move: '3@b4',
          then: { over: 'L7', winners: [0] },
        },
        {
          id: 'last-left',
          options: { sets: 1 },
          position: `${A}|${B} A 3|- 4,5,8,9,10,13,14,15,18,19,20 0`,
          move: 'pass',
          then: { over: 'L7', winners: [0, 1] },
        },
      ],
    },
    {
      id: 'L8',
      status: ['decided'],
      examples: [
        {
          id: 'eighth-exchange',
          position: `${A}|${B} A -|- 20 7`,
          move: '20@d1',
          then: { position: `${A.replace('16', '20')}|${B} B -|- 16 8` },
        },
        {
          id: 'must-draw',
          position: `${A.replace('16', '20')}|${B} B -|- 16 8`,
          move: '16@d4',
          then: { forbidden: 'L8', reason: 'must-draw' },
        },
      ],
    },
    {
      id: 'L9',
      status: ['stated', 'decided'],
      examples: [
        {
          id: 'plays-again',
          options: { variant: 'play-on' },
          position: `${A}|${B} A 6|- - 0`,
          squares: ['b3'],
          move: '6@c4',
          then: { position: `1,.,6,./.,6,.,./.,.,11,./.,.,.,16|${B} A -|- - 0` },
        },
        {
          id: 'not-diagonal',
          options: { variant: 'play-on' },
          position: `${A}|${B} A 6|- - 0`,
          move: '6@d4',
          then: { position: `1,.,.,6/.,6,.,./.,.,11,./.,.,.,16|${B} B -|- - 0` },
        },
        {
          id: 'exchange-again',
          options: { variant: 'play-on' },
          position: `${A}|${B} A -|- 6 0`,
          squares: ['b3'],
          move: '6@c2',
          then: { position: `1,.,.,./.,6,.,./.,.,6,./.,.,.,16|${B} A -|- 11 1` },
        },
      ],
    },
    {
      id: 'L10',
      status: ['other edition', 'decided'],
      examples: [
        {
          id: 'points',
          position: `${FULL}|1,2,.,8/3,5,9,12/4,.,10,15/6,11,14,17 - -|- 19,20 0`,
          squares: ['c4', 'b2'],
          then: { over: 'L6', winners: [0] },
        },
      ],
    },
    {
      id: 'L11',
      status: ['decided', 'rebuilt'],
      examples: [
        { id: 'alone', options: { players: 1 }, then: { position: `${EMPTY} A - - 0` } },
        {
          id: 'alone-lost',
          options: { players: 1, sets: 1 },
          position: `${A} A 3 2,4,5,7,8,9,10,12,13,14,15,17,18,19,20 0`,
          move: '3@b4',
          then: { over: 'L7', winners: [] },
        },
        ...swapExamples,
      ],
    },
  ],
};
