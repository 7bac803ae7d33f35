import type { AnyBoardArgs } from '../support/board.js';
import { commonExamples, type Example, type ExamplesKit } from './common.js';

/** The arguments of a story with this board. */
export interface GridArgs extends AnyBoardArgs {
  readonly setup?: string;
  readonly variant?: string;
  readonly sets?: string;
  readonly series?: boolean;
}

/** Two or three people at one screen; no computer moves. */
export const two = { seats: 'human human', names: 'Ada,Bo', seed: 'linen' } as const;
export const three = { players: 3, seats: 'human human human', names: 'Ada,Bo,Cleo', seed: 'linen' } as const;

const bo = '2,.,.,./.,6,.,12/.,.,13,./.,8,14,17';
const cleo = '3,.,6,./4,5,.,14/.,.,18,./5,.,.,15';
const ada = '1,.,9,./4,7,10,./10,17,20,./19,.,.,20';
const rows = '1,2,3,4/5,6,7,8/9,10,11,12';

/** Positions made to show one thing each. */
export const positions = {
  /** Ada has turned over a 12: it fits on two empty cells and can replace four tiles; three cells are blocked. */
  drawn: `${ada}|${bo}|${cleo} A 12|-|- 6,19 0`,
  /** The same position before she turns over a tile. */
  turn: `${ada}|${bo}|${cleo} A -|-|- 6,12,12,19 0`,
  /** After twelve exchanges in a row, a tile must be turned over. */
  idle: `${ada}|${bo}|${cleo} A -|-|- 6,12,12,19 12`,
  /** One tile is missing; the face-up 15 fits. */
  full: `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 13,15,16 0`,
  /** Ada holds a 7 and has another 7 on b3; next to it on a diagonal, it gives her another turn. */
  twins: `1,.,.,./.,7,.,./.,.,13,./.,.,.,19|2,.,.,./.,8,.,./.,.,14,./.,.,.,18 A 7|- - 0`,
} as const;

/** The last moves of a game. */
const ending = `[SeatA "Ada"][SeatB "Bo"][Position "${positions.full}"] draw +14 {Nothing for her.} pass 16@b1 15@c1`;

/** What the common stories show. */
export const kit = {
  tag: 'lucky-numbers-grid',
  args: { ...three, position: positions.drawn },
  about: {
    Analysis:
      '`analysis` shows the chance of each seat to win and the worth of each move, and after the game how much was play and how much was luck.',
    Marks:
      '`marks` draws rings and arrows over the tiles: `b2` is a cell of the large tray, `Bb2` one of the tray of the second seat.',
    Elsewhere: 'Nobody could check the chance of this game by links: `table="link"` is refused.',
    Puzzle: 'The reader turns over a tile, which the record names, and lays it.',
  },
  analysis: { players: 2, seats: 'human human', names: 'Ada,Bo', position: positions.full },
  reviewed: { record: ending, ply: 0 },
  replay: { record: ending, ply: 0 },
  variations: '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 (17@a4 !? {Another way.}) 17@b3 6@c2 7@a4',
  text: { record: '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 17@b3 6@c2 7@a4', move: '17@b3' },
  diagram: { content: '<p slot="caption">Ada has turned over a 12.</p>' },
  marks: {
    marks: 'b4:yellow=12 c3=? a4-c2:blue d1:red Ba1-Bd4:red Cb2',
    content: '<p slot="caption">Where does the 12 go?</p>',
  },
  shared: { ...two, players: undefined, record: '+1 +12 +2 +14 +11 +18 +6 +13' },
  puzzle: {
    position: `${ada}|${bo} A -|- 6,19 0`,
    record: '{The face-up tiles do not help.} draw +12 12@b2 {Between 7 and 17.}',
    refuting: 'draw (6@b4 ? {The 6 leaves no room beside it.}) +12 12@b2',
    wrong: '6@b4',
    right: ['draw', '12@b2'],
    answer: 'The 6 leaves no room beside it.',
  },
  byLink: false,
} satisfies ExamplesKit;

/** The examples of Lucky Numbers. */
export const examples = {
  Opening: {
    task: 'Play',
    text: 'You and the computer get four tiles each, and you lay yours on the diagonal. Without `first`, the first player is drawn.',
    args: { first: 'A' },
  },
  FourPlayers: {
    task: 'Play',
    text: 'One person against three computers. `first` sets the seat that begins, `sets` the number of sets of tiles.',
    args: {
      players: 4,
      seats: 'human computer:easy computer:easy computer:easy',
      ...{ names: 'Ada', setup: 'sorted', first: 'A', sets: '5', seed: 'four' },
    },
  },
  MidGame: {
    task: 'Play',
    text: 'Ada has turned over a tile. It fits on cells with a dashed ring, replaces ringed tiles, and cannot go on cells with a dash.',
    args: { ...three, position: positions.drawn },
  },
  Solo: {
    task: 'Play',
    text: '`players="1"`: one person plays alone.',
    args: { players: 1, seats: 'human', setup: 'sorted', seed: 'alone' },
  },
  Sorted: {
    task: 'Options',
    text: '`setup="sorted"` lays the dealt tiles on the diagonal in ascending order.',
    args: { ...two, setup: 'sorted' },
  },
  OneByOne: {
    task: 'Options',
    text: '`setup="one-by-one"` deals one tile at a time; the players lay it before they get the next one.',
    args: { ...two, setup: 'one-by-one' },
  },
  PlayOn: {
    task: 'Options',
    text: '`variant="play-on"`: equal numbers next to each other on a diagonal give another turn (L9).',
    args: { ...two, variant: 'play-on', position: positions.twins },
  },
  ...commonExamples(kit),
  Orientation: {
    text: '`orientation` sets the seat whose tray is large while no person at this board is to move.',
    args: { ...three, seats: 'remote human human', orientation: 'C', position: positions.turn },
  },
} satisfies Readonly<Record<string, Example<GridArgs>>>;
