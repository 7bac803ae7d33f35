import type { Rulebook } from '../../../core/rulebook.js';

const EMPTY = '13/13/13/13/13/13/13/13/13';
/** All chips of A with 1 and 6 are on the board. */
const ALL_SIXES = '12,B5/13/13/13/13/13/13/13/(A1A6),A1,A6,A1,A6,A1,A6,6';
/** A has placed the first chip on the board for three and four. */
const OPENED_PARTY = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/A5,14';
/** A has a 4 in the corner and a chip 1/6 in hand. */
const FOUR = '12,B5/13/13/13/13/13/13/13/A4,3,B6,8 A 16,34 787,777 -';
/** A can count from a4, a5 and a2. */
const CHIPS = '9,B6,2,B3/13/13/13/13/12,A3/4,A5,4,B1,3/13/A4,3,A2,8 A 25,16 856,587 -';
/** Two rooms of the printed rules: D on the left and G below it. The rows 9 and 5 have a chip of A, or are empty. */
const places = (row9: string, row5: string, hand: string): string =>
  `B3,13,C1/15/15/15/1,A6,B5,12/1,B4,1,C4,11/${row9}/15/1,D6,13/1,B5,1,D6,11/${row5}/15/15/15/A2,13,D5 A ${hand},25,34,16 776,856,786,578 -`;
const PLACED = places('2,A4,12', '2,A4,12', '-');
/** The same two rooms with ties, which the chips of D in the rows 9 and 5 make. */
const ties = (row9: string, row5: string, hand: string): string =>
  `B3,13,C1/15/15/15/1,C6,D6,12/2,C4,A6,11/${row9}/15/2,B5,12/2,B4,12/${row5}/15/15/15/A2,13,D5 D 16,25,34,${hand} 677,866,686,776 -`;
const TIED = ties('1,D4,13', '1,D4,A4,12', '-');
/** A game for two. */
const two = (row6: string, hand: string): string =>
  `12,B5/13/13/${row6}/2,B4,3,A2,6/7,B3,5/13/13/A2,12 A ${hand},34 857,875 -`;
/** Three players. Row 10 is in room D, and row 1 has a path. */
const three = (row10: string, row1: string, hand: string): string =>
  `B5,14/15/15/7,C6,7/15/${row10}/5,B6,9/14,C4/15/15/15/2,A6,12/15/15/${row1} A ${hand},34,25 777,777,777 -`;
/** B has the last of the 96 chips in hand. D has 20 points; with this chip B has as many. */
const LAST_OF_ALL =
  'B6,3,(C6C2),4,B4,2,(A6A2),1,C5/1,C2,6,(D2D3),D3,4,B2/1,(B1C6),2,(A3B6),4,(A4B1),2,(C6C2),2/2,(B3C1),2,(D2D3),4,(C3D6),2,(A3B6),1/5,(A6A2),4,(D1C1),4/(B2B3),1,B5,5,(B3C6),3,D4,1,(C3D6)/2,A3,3,B4,2,(C5C3),3,C3,(A6A2)/4,(D2D3),5,(B2B3),4/(A3B6),7,A6,1,D6,4/(C6C2),1,A5,5,(C3D1),3,D5,1,(D2D3)/2,B2,3,(D1D5),2,(A3B6),3,C3,1/1,(A6A2),2,(C6C2),4,(B2B3),5/2,(C3D6),4,(D5A2),2,(A6A2),4/2,(A1A2),3,(B2B3),8/A6,D2,(A3B6),3,D4,2,A3,(C3D6),2,C2,D4 B -,25,-,- 000,000,000,000 -';
/** B is out, and A has to draw but will not be able to place the chip. */
const STUCK =
  '(B4B5),3,(B5B4),3,(B4B4),3,(B2B4)/13/13/(A6A5),(A6A6),3,(A6A4),3,(A4A6),3/1,(A4A4),2,(B5B6),(A5A5),2,(B5B6),(A6A5),2,(B5B6)/13/13/13/(A2A5),(A4A4),3,(A5A4),3,(A5A4),3 A -,16 200,423 B';
/** All bags are empty, and only A has a chip in hand. */
const LAST =
  '1,(B3B5),2,B3,(A3A3),1,(B6B5),4,(B6B5)/2,B3,4,(B6B5),4,(B6B3)/1,B5,11/(A4A5),3,(A6B4),(A3A3),2,A6,1,(A5A6),2/12,B5/1,(B6B3),2,(B6B5),2,B4,(B6B5),3,(B6B4)/A6,4,(A5A3),2,(A4A5),1,(A6A5),2/13/(A6A5),4,(A6A5),4,(A3A5),2 A 16,- 000,000 -';

/** The same game two moves before, with A to draw. */
const DRAW =
  '1,(B3B5),2,B3,(A3A3),1,(B6B5),4,(B6B5)/2,B3,4,(B6B5),4,(B6B3)/1,B5,11/(A4A5),3,(A6B4),(A3A3),2,A6,1,(A5A6),2/13/1,(B6B3),2,(B6B5),2,B4,(B6B5),3,(B6B4)/A6,4,(A5A3),2,(A4A5),1,(A6A5),2/13/(A6A5),4,(A6A5),4,(A3A5),2 A -,25 100,000 -';
/** A is out with chips in the bag, and B has to draw the last chip. */
const DRAW_ALONE =
  '3,(B5B6),4,(B6B5),3,(B3B4)/13/A3,2,(A6A6),2,A3,2,(A6A5),3/1,B6,5,(B5B6),5/1,B5,4,(B6B5),B1,B4,3,(B5B5)/(A5B6),2,(B3A3),2,(A3A5),(B3B3),(B5B6),A6,3/13/13/(A3A6),2,(A5B3),2,(A5A3),2,(A5A6),3 B 16,- 122,001 A';

/** The rules of Glüx, numbered as in the engine. */
export const rulebook: Rulebook = {
  rules: [
    {
      id: 'G1',
      status: ['stated'],
      examples: [
        { id: 'start', move: '+25', then: { position: `${EMPTY} A 25,- 878,888 -` } },
        {
          id: 'none-left',
          position: `${ALL_SIXES} A -,34 088,877 -`,
          move: '+34',
          then: { position: `${ALL_SIXES} B 34,34 087,877 -` },
        },
      ],
    },
    {
      id: 'G2',
      status: ['stated', 'rebuilt'],
      examples: [
        {
          id: 'opening',
          before: ['+25'],
          move: '5@a1',
          then: { position: '13/13/13/13/13/13/13/13/A5,12 B -,- 878,888 -' },
        },
        {
          id: 'not-start',
          before: ['+25'],
          move: '5@c3',
          squares: ['a1'],
          then: { forbidden: 'G2', reason: 'not-start' },
        },
        {
          id: 'hidden',
          position: '12,B3/13/13/13/13/13/13/13/A5,12 A 16,? 778,887 -',
          move: '6@a6',
          then: { position: '12,B3/13/13/A6,12/13/13/13/13/A5,12 A -,? 778,887 -' },
        },
        {
          id: 'party-four',
          options: { players: 4 },
          before: ['+25'],
          move: '5@a1',
          squares: ['a1', 'a15', 'o15', 'o1'],
          then: { position: `${OPENED_PARTY} B -,-,-,- 878,888,888,888 -` },
        },
        {
          id: 'party-three',
          options: { players: 3 },
          before: ['+25'],
          move: '5@a1',
          squares: ['a1', 'a15', 'o8'],
          then: { position: `${OPENED_PARTY} B -,-,- 878,888,888 -` },
        },
      ],
    },
    {
      id: 'G3',
      status: ['stated'],
      examples: [
        {
          id: 'lay-and-draw',
          position: FOUR,
          before: ['6@a5'],
          move: '+25',
          then: { position: '12,B5/13/13/13/A6,12/13/13/13/A4,3,B6,8 B 25,34 777,777 -' },
        },
        {
          id: 'other-chip',
          position: FOUR,
          move: '3@a5',
          byHand: false,
          then: { forbidden: 'G3', reason: 'other-chip' },
        },
      ],
    },
    {
      id: 'G4',
      status: ['stated'],
      examples: [
        { id: 'count-two', position: CHIPS, move: '5@g1', squares: ['e1', 'g1'], then: { legal: true } },
        { id: 'count-five', position: CHIPS, move: '2@j3', squares: ['e3', 'j3'], then: { legal: true } },
        {
          id: 'too-far',
          position: CHIPS,
          move: '2@h1',
          squares: ['e1'],
          then: { forbidden: 'G4', reason: 'too-far' },
        },
        {
          id: 'too-near',
          position: CHIPS,
          move: '2@f3',
          squares: ['e3'],
          then: { forbidden: 'G4', reason: 'too-near' },
        },
        {
          id: 'diagonal',
          position: FOUR,
          move: '6@e5',
          squares: ['a1'],
          then: { forbidden: 'G4', reason: 'not-in-line' },
        },
      ],
    },
    {
      id: 'G5',
      status: ['stated'],
      examples: [
        {
          id: 'blocked',
          position: '2,B6,9,B5/13/13/13/13/13/13/13/A4,1,B2,10 A 25,16 877,668 -',
          move: '2@e1',
          squares: ['a1', 'c1'],
          then: { forbidden: 'G5', reason: 'blocked' },
        },
      ],
    },
    {
      id: 'G6',
      status: ['stated'],
      examples: [
        {
          id: 'cover',
          position: FOUR,
          move: '1@e1',
          then: { position: '12,B5/13/13/13/13/13/13/13/A4,3,(B6A1),8 A -,34 787,777 -' },
        },
        {
          id: 'closed',
          position: '12,B5/13/13/13/13/13/13/13/A4,3,(B6A3),8 A 16,34 786,777 -',
          move: '6@e1',
          squares: ['e1'],
          then: { forbidden: 'G6', reason: 'closed' },
        },
      ],
    },
    {
      id: 'G7',
      status: ['stated'],
      examples: [
        {
          id: 'foreign-start',
          position: '12,B5/13/13/13/13/13/12,A6/13/A4,3,B2,8 A 16,34 687,867 -',
          move: '1@m9',
          squares: ['m3', 'm9'],
          then: { forbidden: 'G7', reason: 'foreign-start' },
        },
        {
          id: 'unused-start',
          position: 'B2,14/15/15/15/15/15/15/14,C3/15/15/14,A4/15/15/15/A4,14 A 16,34,25 786,877,877 -',
          move: '6@o1',
          squares: ['o5'],
          then: { legal: true },
        },
      ],
    },
    {
      id: 'G8',
      status: ['stated', 'decided'],
      examples: [
        {
          id: 'own-start',
          position: FOUR,
          move: '1@a1',
          then: { position: '12,B5/13/13/13/13/13/13/13/(A4A1),3,B6,8 A -,34 787,777 -' },
        },
        {
          id: 'counted-back',
          position: '4,B6,7,B5/13/13/A5,12/13/13/13/13/A4,12 A 16,34 777,777 -',
          move: '6@a1',
          squares: ['a6'],
          then: { position: '4,B6,7,B5/13/13/A5,12/13/13/13/13/(A4A6),12 A -,34 777,777 -' },
        },
        {
          id: 'start-spent',
          position: '4,B6,7,B5/13/13/13/13/13/A1,12/13/(A4A2),12 A 16,34 677,777 -',
          move: '1@a1',
          squares: ['a1'],
          then: { forbidden: 'G8', reason: 'start-spent' },
        },
      ],
    },
    {
      id: 'G9',
      status: ['stated'],
      examples: [
        {
          id: 'must-cover',
          position: '12,B5/13/13/13/13/13/13/B3,12/A4,B6,11 A 16,34 787,776 -',
          move: '1@a1',
          squares: ['a1'],
          then: { legal: true },
        },
        {
          id: 'out',
          position: '12,B5/13/13/13/1,B4,11/13/13/B3,12/(A2A3),12 B 16,16 777,776 -',
          before: ['6@b1'],
          move: '+25',
          squares: ['a1'],
          then: { position: '12,B5/13/13/13/1,B4,11/13/13/B3,12/(A2A3),B6,11 B 16,25 777,766 A' },
        },
      ],
    },
    {
      id: 'G10',
      status: ['stated', 'decided'],
      examples: [
        { id: 'nobody-can', position: STUCK, move: '+16', then: { over: 'G9', winners: [0] } },
        { id: 'last-chip', position: LAST, move: '6@c3', then: { over: 'G10', winners: [1] } },
        {
          id: 'last-draw',
          options: { ending: 'last-draw' },
          position: DRAW,
          move: '+16',
          then: { over: 'G10', winners: [1] },
        },
        {
          id: 'last-draw-out',
          options: { ending: 'last-draw' },
          position: DRAW_ALONE,
          move: '+34',
          then: { over: 'G10', winners: [1] },
        },
      ],
    },
    {
      id: 'G11',
      status: ['stated'],
      examples: [
        {
          id: 'left-room',
          position: places('15', '2,A4,12', '34'),
          move: '4@c9',
          squares: ['b11', 'c11', 'b10', 'c10', 'd10', 'b9', 'c9'],
          then: { position: PLACED },
        },
        {
          id: 'right-room',
          position: places('2,A4,12', '15', '34'),
          move: '4@c5',
          squares: ['b7', 'c7', 'b6', 'c6', 'd6', 'b5', 'c5'],
          then: { position: PLACED },
        },
      ],
    },
    {
      id: 'G12',
      status: ['stated'],
      examples: [
        {
          id: 'tie-first',
          position: ties('15', '1,D4,A4,12', '34'),
          move: '4@b9',
          squares: ['b11', 'c11', 'b10', 'c10', 'd10', 'b9', 'c9'],
          then: { position: TIED },
        },
        {
          id: 'tie-second',
          position: ties('1,D4,13', '2,A4,12', '34'),
          move: '4@b5',
          squares: ['b7', 'c7', 'b6', 'c6', 'd6', 'b5', 'c5'],
          then: { position: TIED },
        },
      ],
    },
    {
      id: 'G13',
      status: ['stated'],
      examples: [
        {
          id: 'two-players',
          position: two('1,A4,11', '25'),
          move: '5@f6',
          squares: ['f6', 'g5', 'h4'],
          then: { position: two('1,A4,3,A5,7', '-') },
        },
      ],
    },
    {
      id: 'G14',
      status: ['decided'],
      examples: [
        {
          id: 'alone',
          position: three('15', 'A2,14', '34'),
          move: '3@c10',
          squares: ['c10'],
          then: { position: three('2,A3,12', 'A2,14', '-') },
        },
        {
          id: 'corridor',
          position: three('15', 'A2,14', '34'),
          move: '4@c1',
          squares: ['c1', 'c4', 'f9', 'h12'],
          then: { position: three('15', 'A2,1,A4,12', '-') },
        },
      ],
    },
    {
      id: 'G15',
      status: ['stated'],
      examples: [
        {
          id: 'middle-room',
          position: LAST_OF_ALL,
          move: '5@h8',
          squares: ['g9', 'h9', 'i9', 'g8', 'h8', 'i8', 'g7', 'h7', 'i7'],
          then: { over: 'G10', winners: [1] },
        },
      ],
    },
  ],
  guide: [
    'start',
    'opening',
    'count-two',
    'count-five',
    'too-far',
    'diagonal',
    'blocked',
    'cover',
    'closed',
    'lay-and-draw',
    'own-start',
    'foreign-start',
    'left-room',
    'tie-first',
    'tie-second',
    'two-players',
    'corridor',
    'out',
    'last-chip',
    'middle-room',
  ],
};
