import type { AnyBoardArgs } from '../support/board.js';
import { commonExamples, type Example, type ExamplesKit } from './common.js';

/** The arguments of a story with this tray. */
export interface TrayArgs extends AnyBoardArgs {
  readonly rounds?: string;
  readonly rows?: string;
  readonly together?: string;
  readonly superluzi?: string;
}

/** Two people at one screen. */
export const people = { seats: 'human human', names: 'Ada,Bo' } as const;

/** A whole game of two rounds: Bo takes 24 points from Ada with a Superluzi, and later stops while Joe blocks. */
export const game = 'roll =11144456 stop roll =23456666 roll =23345556 stop roll =11445556 stop';

/** A run after its third throw: three Joes and a six are locked. */
export const middle = '29,32 3/5 A 3 11124456';

/** What the common stories show. */
export const kit = {
  tag: 'luzi-dice',
  args: { ...people, position: middle },
  about: {
    Analysis:
      '`analysis` shows the chance of each seat to win and the average points, and after the game how much was play and how much was luck.',
    Marks: '`marks` draws rings and arrows over the dice, which are named by their numbers.',
    Elsewhere: 'Nobody could check the chance of this game by links: `table="link"` is refused.',
    Puzzle: 'The reader chooses the dice to throw again. The throw is in the record.',
    WithoutMarks:
      '`no-coordinates` hides the numbers of the dice; `no-lit` has no effect, because the tray marks no moves.',
  },
  analysis: { position: '', rounds: '2', record: game },
  reviewed: { rounds: '2', record: game, ply: 4 },
  replay: { rounds: '2', names: 'Ada,Bo', record: game },
  variations:
    'roll =22235666 roll =33334455 roll:445 (roll:33 !? {Another way.}) =123 roll:23333 =12235 stop',
  text: {
    record: 'roll =22235666 roll =33334455 roll:445 =123 roll:23333 =12235 stop',
    move: 'roll:445',
  },
  diagram: { content: '<p slot="caption">Three Joes and a little devil.</p>' },
  marks: {
    marks: '6:red=1 7:red=2 8-4:blue 1:yellow 5=ok',
    content: '<p slot="caption">Which two dice would you throw?</p>',
  },
  shared: { record: 'roll =11144456 stop roll =23456666' },
  puzzle: {
    position: '29,32 3/5 A 1 22233456',
    record: 'roll:345 =225 {Five twos.} stop',
    refuting: 'roll:345 (stop ? {Three twos are too little to stop.}) =225 stop',
    wrong: 'stop',
    right: ['roll:345', 'stop'],
    answer: 'Three twos are too little to stop.',
  },
  byLink: false,
} satisfies ExamplesKit;

/** The examples of Luzi und Joe. */
export const examples = {
  Opening: {
    task: 'Play',
    text: 'The start of a game: all eight dice are in the cup. Without `first` and `seed`, the first player is drawn.',
    args: { ...people, seed: 'felt' },
  },
  AgainstTheComputer: {
    task: 'Play',
    text: 'The computer plays the first seat, a person the second.',
    args: { seats: 'computer:hard human', names: ',Ada', seed: 'felt', position: '29,32 3/5 A 3 11145566' },
  },
  MidRun: {
    task: 'Play',
    text: 'Choose dice to throw again with a click, with their number key, or by dragging them to the cup. The line below shows the score for stopping now.',
    args: { ...people, position: middle },
  },
  FiveSeats: {
    task: 'Play',
    text: 'Five players. The rounds before the position are unknown, and the score sheet says so.',
    args: {
      players: 5,
      seats: 'human human human human human',
      names: 'Ada,Bo,Cleo,Dario,Edda',
      position: '29,32,27,39,37 3/5 A 3 11124456',
    },
  },
  Options: {
    task: 'Options',
    text: '`rows` sets the points for rows; `together` and `superluzi` decide cases that the rulebook leaves open.',
    args: {
      ...{ ...people, rows: 'doubling', together: 'stand-off', superluzi: '5', rounds: '3' },
      position: '0,0 1/3 A 1 22223345',
    },
  },
  ...commonExamples(kit),
} satisfies Readonly<Record<string, Example<TrayArgs>>>;
