import { game, people, type TrayArgs } from './luzi.js';
import { diagram, illegalMove, replay, type GameState } from './states.js';

const basic = { ...people, controls: 'basic' } as const;

/** A run after its third throw: three Joes and a six are locked. */
const middle = '29,32 3/5 A 3 11124456';

/** The states of Luzi und Joe. */
export const luziStates: readonly GameState<TrayArgs>[] = [
  {
    title: 'Before the throw',
    lead: 'All eight dice are in the cup.',
    args: { ...people, seed: 'felt' },
    shows: ['status', /Throw/],
  },
  {
    title: 'In a run',
    lead: 'Joes and sixes are locked in the row above. The line below the dice shows the score for stopping now.',
    args: { ...basic, position: middle },
    shows: ['sum', /./],
  },
  {
    title: 'Dice chosen',
    lead: 'The dice to throw again are marked, and the button counts them.',
    args: { ...basic, position: middle },
    press: ['die 4,', 'die 7,'],
    shows: ['sum', /17 from the dice you keep/],
  },
  {
    title: 'Joe blocks',
    lead: 'With one or two Joes, stopping scores nothing, and the button says so.',
    args: { ...basic, position: '29,32 3/5 A 2 11244556' },
    shows: ['sum', /Joe blocks/],
  },
  illegalMove('die', {
    args: { ...basic, position: middle },
    press: ['die 1,'],
    shows: ['message', /A Joe cannot be thrown again/],
  }),
  {
    title: 'Special event',
    lead: 'A Trinity, a Luzi, a stand-off or a Superluzi is shown over the tray for the time of `--luzi-event`; here it stays until you press it.',
    args: { ...basic, '--luzi-event': '1h', record: 'roll =11244456 roll:24 =15', ply: 3 },
    press: ['Redo'],
    shows: ['mat', /Trinity/],
  },
  {
    title: 'Five players',
    lead: 'The score sheet has a column for each seat. Rounds that are not in the record are empty.',
    args: {
      controls: 'basic',
      players: 5,
      seats: 'human human human human human',
      names: 'Ada,Bo,Cleo,Dario,Edda',
      position: '29,32,27,39,37 3/5 A 3 11124456',
    },
    shows: ['sheet', /not recorded/],
  },
  {
    title: 'Game over',
    lead: 'The large sentence names the winner. The score sheet shows every round, and the points that a Superluzi took.',
    args: { ...basic, rounds: '2', record: game },
    shows: ['status', /Ada has won/],
  },
  replay({ rounds: '2', names: 'Ada,Bo', record: game, ply: 4 }, /stop/),
  diagram(
    {
      position: middle,
      marks: '6:red=1 7:red=2 8-4:blue 1:yellow 5=ok',
    },
    'Which two dice would you throw?',
  ),
];
