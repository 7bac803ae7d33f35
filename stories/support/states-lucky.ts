import { positions, three, two, type GridArgs } from './lucky.js';
import { diagram, illegalMove, replay, type GameState } from './states.js';

const basic = { ...three, controls: 'basic' } as const;

/** The states of Lucky Numbers. */
export const luckyStates: readonly GameState<GridArgs>[] = [
  {
    title: 'Start',
    lead: 'Four tiles in the hand, and the diagonal on which they are laid.',
    args: { ...two, seats: 'human remote', first: 'A' },
    shows: ['status', /diagonal/],
  },
  {
    title: 'Tile turned over',
    lead: 'The tile fits on cells with a dashed ring, replaces ringed tiles, and cannot go on cells with a dash.',
    args: { ...basic, position: positions.drawn },
    shows: ['status', /The 12 fits on/],
  },
  {
    title: 'Face-up tile chosen',
    lead: 'The chosen tile is raised, and the board shows where it can go.',
    args: { ...basic, position: positions.turn },
    press: ['12, 2 of them'],
    shows: ['status', /12/],
  },
  {
    title: 'Last move',
    lead: 'The replaced tile lies face up in the middle, and the seat tells the last move.',
    args: { ...basic, position: positions.drawn },
    press: ['b2,'],
    shows: ['seats', /12 on b2/],
  },
  illegalMove('cells', {
    args: { ...basic, position: positions.drawn },
    press: ['b4,'],
    shows: ['message', /c4/],
  }),
  {
    title: 'Only one move',
    lead: 'After many exchanges in a row, the player must turn over a tile.',
    args: { ...basic, position: positions.idle },
    shows: ['status', /must turn over a tile/],
  },
  {
    title: 'Game over',
    lead: 'The board is full. The large sentence names the winner, the small one gives the reason.',
    args: { ...two, controls: 'basic', position: positions.full },
    press: ['15, face up', 'c1,'],
    shows: ['status', /Ada has won/],
  },
  replay(
    {
      record: `[SeatA "Ada"][SeatB "Bo"][Position "${positions.full}"] draw +14 {Nothing for her.} pass 16@b1 15@c1`,
      ply: 2,
    },
    /16@b1/,
    ' with its comments.',
  ),
  diagram(
    {
      ...three,
      position: positions.drawn,
      marks: 'b4:yellow=12 c3=? a4-c2:blue d1:red Ba1-Bd4:red Cb2',
    },
    'Where does the 12 go?',
  ),
];
