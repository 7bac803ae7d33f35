import { becomes, createRulebook, example, forbidden, legal, over } from '../../../core/rulebook.js';

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
export const rulebook = createRulebook(
  {
    G1: [
      ['stated'],
      example('start', '', '+25', becomes(`${EMPTY} A 25,- 878,888 -`)),
      example('none-left', `${ALL_SIXES} A -,34 088,877 -`, '+34', becomes(`${ALL_SIXES} B 34,34 087,877 -`)),
    ],
    G2: [
      ['stated', 'decided', 'rebuilt'],
      example('opening', '', '5@a1', becomes('13/13/13/13/13/13/13/13/A5,12 B -,- 878,888 -'), '', {
        before: ['+25'],
      }),
      example('not-start', '', '5@c3', forbidden('G2', 'not-start'), 'a1', { before: ['+25'] }),
      example(
        'hidden',
        '12,B3/13/13/13/13/13/13/13/A5,12 A 16,? 778,887 -',
        '6@a6',
        becomes('12,B3/13/13/A6,12/13/13/13/13/A5,12 A -,? 778,887 -'),
      ),
      example(
        'party-four',
        '',
        '5@a1',
        becomes(`${OPENED_PARTY} B -,-,-,- 878,888,888,888 -`),
        'a1 a15 o15 o1',
        { options: { players: 4 }, before: ['+25'] },
      ),
      example('party-three', '', '5@a1', becomes(`${OPENED_PARTY} B -,-,- 878,888,888 -`), 'a1 a15 o8', {
        options: { players: 3 },
        before: ['+25'],
      }),
    ],
    G3: [
      ['stated'],
      example(
        'lay-and-draw',
        FOUR,
        '+25',
        becomes('12,B5/13/13/13/A6,12/13/13/13/A4,3,B6,8 B 25,34 777,777 -'),
        '',
        { before: ['6@a5'] },
      ),
      example('other-chip', FOUR, '3@a5', forbidden('G3', 'other-chip'), '', { byHand: false }),
    ],
    G4: [
      ['stated'],
      example('count-two', CHIPS, '5@g1', legal, 'e1 g1'),
      example('count-five', CHIPS, '2@j3', legal, 'e3 j3'),
      example('too-far', CHIPS, '2@h1', forbidden('G4', 'too-far'), 'e1'),
      example('too-near', CHIPS, '2@f3', forbidden('G4', 'too-near'), 'e3'),
      example(
        'covered',
        '12,B5/13/13/13/13/13/13/13/A4,3,(A3B6),8 A 16,34 786,777 -',
        '6@h1',
        forbidden('G4', 'too-far'),
        'e1',
      ),
      example('diagonal', FOUR, '6@e5', forbidden('G4', 'not-in-line'), 'a1'),
    ],
    G5: [
      ['stated'],
      example(
        'through-walls',
        '12,B5/13/13/13/13/13/13/13/A4,12 A 16,34 787,877 -',
        '6@e1',
        becomes('12,B5/13/13/13/13/13/13/13/A4,3,A6,8 A -,34 787,877 -'),
        'a1 e1',
      ),
      example(
        'blocked',
        '2,B6,9,B5/13/13/13/13/13/13/13/A4,1,B2,10 A 25,16 877,668 -',
        '2@e1',
        forbidden('G5', 'blocked'),
        'a1 c1',
      ),
    ],
    G6: [
      ['stated'],
      example('cover', FOUR, '1@e1', becomes('12,B5/13/13/13/13/13/13/13/A4,3,(B6A1),8 A -,34 787,777 -')),
      example(
        'closed',
        '12,B5/13/13/13/13/13/13/13/A4,3,(B6A3),8 A 16,34 786,777 -',
        '6@e1',
        forbidden('G6', 'closed'),
        'e1',
      ),
    ],
    G7: [
      ['stated'],
      example(
        'foreign-start',
        '12,B5/13/13/13/13/13/12,A6/13/A4,3,B2,8 A 16,34 687,867 -',
        '1@m9',
        forbidden('G7', 'foreign-start'),
        'm3 m9',
      ),
      example(
        'unused-start',
        'B2,14/15/15/15/15/15/15/14,C3/15/15/14,A4/15/15/15/A4,14 A 16,34,25 786,877,877 -',
        '6@o1',
        legal,
        'o5',
      ),
    ],
    G8: [
      ['stated', 'decided'],
      example(
        'own-start',
        FOUR,
        '1@a1',
        becomes('12,B5/13/13/13/13/13/13/13/(A4A1),3,B6,8 A -,34 787,777 -'),
      ),
      example(
        'counted-back',
        '4,B6,7,B5/13/13/A5,12/13/13/13/13/A4,12 A 16,34 777,777 -',
        '6@a1',
        becomes('4,B6,7,B5/13/13/A5,12/13/13/13/13/(A4A6),12 A -,34 777,777 -'),
        'a6',
      ),
      example(
        'start-spent',
        '4,B6,7,B5/13/13/13/13/13/A1,12/13/(A4A2),12 A 16,34 677,777 -',
        '1@a1',
        forbidden('G8', 'start-spent'),
        'a1',
      ),
    ],
    G9: [
      ['stated'],
      example('must-cover', '12,B5/13/13/13/13/13/13/B3,12/A4,B6,11 A 16,34 787,776 -', '1@a1', legal, 'a1'),
      example(
        'out',
        '12,B5/13/13/13/1,B4,11/13/13/B3,12/(A2A3),12 B 16,16 777,776 -',
        '+25',
        becomes('12,B5/13/13/13/1,B4,11/13/13/B3,12/(A2A3),B6,11 B 16,25 777,766 A'),
        'a1',
        { before: ['6@b1'] },
      ),
    ],
    G10: [
      ['stated', 'decided'],
      example('nobody-can', STUCK, '+16', over('G9', [0])),
      example('last-chip', LAST, '6@c3', over('G10', [1])),
      example('last-draw', DRAW, '+16', over('G10', [1]), '', { options: { ending: 'last-draw' } }),
      example('last-draw-out', DRAW_ALONE, '+34', over('G10', [1]), '', { options: { ending: 'last-draw' } }),
    ],
    G11: [
      ['stated'],
      example(
        'left-room',
        places('15', '2,A4,12', '34'),
        '4@c9',
        becomes(PLACED),
        'b11 c11 b10 c10 d10 b9 c9',
      ),
      example('right-room', places('2,A4,12', '15', '34'), '4@c5', becomes(PLACED), 'b7 c7 b6 c6 d6 b5 c5'),
    ],
    G12: [
      ['stated'],
      example(
        'tie-first',
        ties('15', '1,D4,A4,12', '34'),
        '4@b9',
        becomes(TIED),
        'b11 c11 b10 c10 d10 b9 c9',
      ),
      example('tie-second', ties('1,D4,13', '2,A4,12', '34'), '4@b5', becomes(TIED), 'b7 c7 b6 c6 d6 b5 c5'),
    ],
    G13: [
      ['stated'],
      example('two-players', two('1,A4,11', '25'), '5@f6', becomes(two('1,A4,3,A5,7', '-')), 'f6 g5 h4'),
    ],
    G14: [
      ['decided'],
      example('alone', three('15', 'A2,14', '34'), '3@c10', becomes(three('2,A3,12', 'A2,14', '-')), 'c10'),
      example(
        'corridor',
        three('15', 'A2,14', '34'),
        '4@c1',
        becomes(three('15', 'A2,1,A4,12', '-')),
        'c1 c4 f9 h12',
      ),
    ],
    G15: [
      ['stated'],
      example('middle-room', LAST_OF_ALL, '5@h8', over('G10', [1]), 'g9 h9 i9 g8 h8 i8 g7 h7 i7'),
    ],
  },
  'start opening count-two count-five too-far diagonal blocked cover closed lay-and-draw own-start ' +
    'foreign-start left-room tie-first tie-second two-players corridor out last-chip middle-room',
);
