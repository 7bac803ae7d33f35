import { bot } from '../../../src/games/glux/bot/index.js';
import {
  duel,
  glux,
  squaresOf,
  type Face,
  type GluxMove,
  type GluxState,
} from '../../../src/games/glux/engine/index.js';
import { testGame } from '../../support/test-game.js';
import { middleOfAda, nearEnd, presses } from './positions.js';

const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** Every face on every square and on one beside the board, and every chip drawn. */
const conceivable = ({ board }: GluxState): readonly GluxMove[] => [
  ...(['16', '25', '34'] as const).map((chip) => ({ kind: 'draw' as const, chip })),
  ...faces.flatMap((face) => [...squaresOf(board), 'z26'].map((to) => ({ kind: 'lay' as const, face, to }))),
];

/** A small board with rooms of one square, on which seats are soon out of moves. */
const small = {
  name: 'small',
  rows: ['A.B', '.C.', 'D.E'],
  starts: { 2: ['a1', 'c3'], 3: ['a1', 'a3', 'c3'] },
  middle: 'C',
};

const rows = '13/13/13/13/13/13/13/13';
const own = (changes: object) => JSON.stringify({ ...duel, ...changes });

await testGame({
  tag: 'glux-board',
  game: glux,
  bot,
  engine: {
    options: [
      {},
      { players: 3, first: 2 },
      { players: 4, first: 1 },
      { board: small, first: 1 },
      { players: 3, board: small },
      { ending: 'last-draw' },
      { players: 4, ending: 'last-draw' },
    ],
    conceivable,
    games: 2,
    plies: 300,
    vectors: true,
  },
  attributes: { position: nearEnd, seed: 'contract' },
  moves: ['5@a6', '5@b6', '5@a6', '5@b1'],
  record: `[Position "${nearEnd}"] 5@a6 +25 5@b6 +25 5@a6 5@b1`,
  plies: 6,
  middle: middleOfAda,
  illegal: '5@g5',
  seats: 'human remote',
  touchTargets: '.aim-steps button, .face, .curtain',
  presses,
  bad: [
    { attribute: 'position', text: 'nonsense', names: /parts/ },
    { attribute: 'position', text: `12,A5/${rows.replace(/13$/, 'A2,12')} B -,- 868,888 -`, names: /m9/ },
    {
      attribute: 'position',
      text: `13/${rows.replace('13', '(A1A2A3),12')} A -,- 888,888 -`,
      names: /A1A2A3|three|two/i,
    },
    { attribute: 'position', text: `13/${rows} A 16,- 888,888 -`, names: /G1/ },
    { attribute: 'record', text: '5@c4', names: /column 1/ },
    { attribute: 'record', text: '+16 1@a1 (+25', names: /column 10/ },
    { attribute: 'board', text: 'a nice one', names: /board/i },
    { attribute: 'board', text: own({ rows: duel.rows.map((row) => row.replace('D', 'd')) }), names: /d/ },
    { attribute: 'board', text: own({ rows: duel.rows.map((row) => row.padEnd(27, '.')) }), names: /26/ },
    { attribute: 'ending', text: 'last-move', names: /ending.*last-move.*G10/ },
    { attribute: 'first', text: 'C', names: /first/ },
    { attribute: 'players', text: '5', names: /players/ },
  ],
});
