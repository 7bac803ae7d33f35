import {
  glux,
  squaresOf,
  type Face,
  type GluxMove,
  type GluxOptions,
  type GluxState,
} from '../../../src/games/glux/engine/index.js';
import { describeGame } from '../../support/describe-game.js';

const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** Every face on every square and on one beside the board, and every chip drawn. */
const conceivable = ({ board }: GluxState): readonly GluxMove[] => [
  ...(['16', '25', '34'] as const).map((chip) => ({ kind: 'draw' as const, chip })),
  ...faces.flatMap((face) => [...squaresOf(board), 'z26'].map((to) => ({ kind: 'lay' as const, face, to }))),
];

/** Small, with rooms of one square, so that seats are soon stuck. */
const small = {
  name: 'small',
  rows: ['A.B', '.C.', 'D.E'],
  starts: { 2: ['a1', 'c3'], 3: ['a1', 'a3', 'c3'] },
  middle: 'C',
};

const options: readonly GluxOptions[] = [
  {},
  { players: 3, first: 2 },
  { players: 4, first: 1 },
  { board: small, first: 1 },
  { players: 3, board: small },
];

describeGame(glux, { options, conceivable, games: 2, plies: 300, texts: 1500 });
