import { alone, four, positions, records, two, type BoardArgs } from './glux.js';
import { diagram, illegalMove, replay, type GameState } from './states.js';

const basic = { ...alone, controls: 'basic' } as const;

/** The states of Glüx. */
export const gluxStates: readonly GameState<BoardArgs>[] = [
  {
    title: 'First move',
    lead: 'A house marks the start square. The hand shows the two faces of the chip.',
    args: { ...alone, first: 'A' },
    shows: ['status', /first chip/],
  },
  {
    title: 'To move',
    lead: 'The number on a square is the face that reaches it; a ring means that it covers a chip.',
    args: { ...basic, position: positions.middle },
    shows: ['status', /Choose a side/],
  },
  {
    title: 'Face chosen',
    lead: 'Rays show how the pips are counted, from the chip on the board to the square.',
    args: { ...basic, position: positions.middle },
    press: ['Place the 5'],
    shows: ['status', /Choose a square for the 5/],
  },
  {
    title: 'Square chosen',
    lead: 'The square that was pressed first asks for a face.',
    args: { ...basic, position: positions.middle },
    press: ['a6,'],
    shows: ['status', /Choose the 2 or the 5 for a6/],
  },
  {
    title: 'Curtain',
    lead: 'With several people at one screen, a curtain hides the hand until its owner presses it.',
    args: { ...two, controls: 'basic', position: positions.middle },
    shows: ['mat', /it is your turn/],
  },
  illegalMove('square', {
    args: { ...basic, position: positions.middle },
    press: ['d7, full'],
    shows: ['message', /d7/],
  }),
  {
    title: 'Four players',
    lead: 'The larger board. The table shows the pips of each seat in each room.',
    args: { ...four, controls: 'basic', position: positions.party },
    shows: ['seats', /Dario/],
  },
  {
    title: 'Reach of an opponent',
    lead: 'Flags in the colour of the opponent mark the squares on which that opponent could place a chip.',
    args: { ...four, controls: 'basic', position: positions.party },
    press: ['Show where Cleo'],
    shows: ['seats', /Cleo/],
  },
  {
    title: 'Player out',
    lead: 'A player who cannot place a chip is out until the scoring.',
    args: { ...basic, position: positions.out },
    shows: ['seats', /out/],
  },
  {
    title: 'Game over',
    lead: 'The winner, the reason, and the points of each room.',
    args: { ...basic, record: records.duel },
    shows: ['status', /won/],
  },
  replay(
    { record: records.party, ply: 120 },
    /6@a1/,
    '. Draws are written as `+?`, because hands are hidden.',
  ),
  diagram(
    {
      position: positions.middle,
      marks: 'a1-a6 a1-e1:blue d7:red=1 g5:yellow m5-k5:red=2 i9',
    },
    'Where does the 5 go?',
  ),
];
