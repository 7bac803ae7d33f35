import { annotated, game, people, positions, type BoardArgs } from './fluctus.js';
import { diagram, illegalMove, replay, type GameState } from './states.js';

const basic = { ...people, controls: 'basic' } as const;

/** The states of Fluctus. */
export const fluctusStates: readonly GameState<BoardArgs>[] = [
  {
    title: 'To move',
    lead: 'The seat to move has a bar under its name, and its text has the accent colour. A cross marks a field on which a stone can enter.',
    args: { ...people, position: positions.middle },
    shows: ['status', /Ada to move/],
  },
  {
    title: 'Stone chosen',
    lead: 'The stone is larger. A disc with a dot marks a possible step, a dashed ring with ticks a possible capture, and dashes its route.',
    args: { ...basic, position: positions.captures },
    press: ['wo,'],
    shows: ['status', /over ro and capture on vi/],
  },
  {
    title: 'Last move',
    lead: 'Four corners around the stone, a dashed ring on the field that it left, and an arrow between them.',
    args: { ...basic, record: '@ro @go @ri @gi ri-wo' },
    shows: ['status', /Bo to move/],
  },
  {
    title: 'Barred',
    lead: 'A disc with a bar: rule F5 forbids this step. A press on it says why.',
    args: { ...basic, position: 'A...A./.BBAAA A 3,4 2,2 ri-ro-ri-ro,yo-wi' },
    press: ['ro,', 'ri,'],
    shows: ['message', /F5/],
  },
  {
    title: 'Waiting for another player',
    lead: 'A remote seat or the computer is to move. While a computer thinks, three animated dots appear, and the element matches `:state(thinking)`.',
    args: { ...basic, seats: 'remote human', position: positions.middle },
    shows: ['seats', /Ada/],
  },
  illegalMove('fields', {
    args: { ...basic, position: positions.corner },
    press: ['ro,', 'yo,'],
    shows: ['message', /round a corner/],
  }),
  {
    title: 'Bad input',
    lead: 'The same message for an attribute that makes no sense. The board keeps its last position.',
    args: { ...basic, position: 'AAAAAA/AAAAAA A 0,0 2,2 -,-' },
    shows: ['message', /more than eight stones/],
  },
  {
    title: 'Dialog',
    lead: 'A dialog of the board: here a new game, with the options of Fluctus.',
    args: { ...basic, position: positions.middle },
    press: ['New'],
    shows: ['panel', /Variant/],
  },
  {
    title: 'Game over',
    lead: 'The large sentence names the winner, the small one gives the reason. The element matches `:state(over)`.',
    args: { ...basic, record: game },
    shows: ['status', /Ada has won/],
  },
  replay({ record: annotated, ply: 24 }, /roxyi/, ' with its comments.'),
  diagram(
    {
      position: positions.middle,
      marks: 'ro-wo gi:red=1 bo-vo:blue wi:yellow yi-yo:red=2',
    },
    'Both stones can step.',
  ),
];
