import type { AnyBoardArgs } from '../support/board.js';
import { commonExamples, type Example, type ExamplesKit } from './common.js';

/** The arguments of a story with this board. */
export interface BoardArgs extends AnyBoardArgs {
  readonly colors?: string;
  readonly variant?: string;
}

/** Two people at one screen; no computer moves. */
export const people = { seats: 'human human', names: 'Ada,Bo' } as const;

/** A whole game, played by two computer players; Red wins by F8. */
export const game =
  '@ro @go @ri @gi ro-wo gi-bo ri-gi go-yi @ro bo-bi ro-vo @go @ri yi-vi @ro go-yi woxvi yi-yo roxbi @go vo-bo go-yi ri-ro yo-wi roxyi wi-yo yi-go';

/** The same game with tags, comments and marks, as an author would publish it. */
export const annotated = `[Event "A short game"]
[SeatA "Ada"]
[SeatB "Bo"]
[Result "A"]

{Both players first enter two stones.}
1. @ro @go 2. @ri @gi 3. ro-wo gi-bo 4. ri-gi! {On a start field of Green, who can now enter on only one field.} go-yi
5. @ro bo-bi 6. ro-vo @go 7. @ri yi-vi? {With a red stone on ro, the stone on wo can capture on vi.}
8. @ro go-yi 9. woxvi {Over ro, along the white and blue line.} yi-yo 10. roxbi @go 11. vo-bo go-yi
12. ri-ro yo-wi 13. roxyi! {Over vi and through the centre.} wi-yo
14. yi-go {Red occupies both start fields of Green, who has one stone left on the board.}
`;

/** Positions: some from that game, others made to show one thing each. */
export const positions = {
  /** Red can leap from wo over ro to vi, or from ro over vo to bi. */
  captures: 'AA...A/A.BABB A 3,5 2,2 -,go-yi',
  /** Red can leap from ro over vi, through the centre, to yi. */
  middle: 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi',
  /** Red to play yi-go wins by F8. */
  last: '..B.A./..AAAA A 3,4 2,2 -,yo-wi-yo',
  /** The red stones on ro and wo and the green stone on yo are neighbours, but not on the same line. */
  corner: 'AAB.../...B.. A 6,6 2,2 -,-',
  /** `return`, yellow and green: after wo-wi Green can do nothing. */
  shutOut: '.AAAAA/A..BB. A 0,4 2,2 -,wi-bi',
  /** Blue and white: after vixwo both have two stones, and Blue can capture nothing. */
  twoEach: 'BA..A./A....B B 0,0 2,2 gi-bo,bi-bo-vo-ro',
  /** After vixgo both have two stones, but Green could capture at once. */
  answered: '..BB../.BA..A A 0,0 2,2 vo-ro-vo-vi,gi-go',
};

/** After bo-gi, the position after the second move occurs for the third time. */
export const roundAndRound = '@ri @gi ri-ro gi-go ro-wo go-bo wo-ri bo-gi ri-ro gi-go ro-wo go-bo wo-ri';

/** What the common stories show. */
export const kit = {
  tag: 'fluctus-board',
  args: { ...people, position: positions.captures },
  analysis: { position: '', record: '@ro @go @ri @gi ro-wo gi-bo' },
  reviewed: { record: annotated, ply: 24 },
  replay: { record: annotated },
  variations: '1. @ro @go {A quiet start.} (1... @gi !? {Nearer to the middle.} 2. ro-vi) 2. @ri @gi',
  text: { record: '1. @ro @go 2. @ri @gi 3. ro-wo gi-bo', move: '3. ro-wo' },
  diagram: { position: positions.middle, content: '<p slot="caption">Red to move.</p>' },
  marks: {
    position: positions.middle,
    marks: 'ro-wo gi:red=1 bo-vo:blue wi:yellow yi-yo:red=2',
    content: '<p slot="caption">Both stones can step.</p>',
  },
  shared: { record: '@ro @go @ri' },
  puzzle: {
    position: positions.middle,
    record:
      '{Red captures a stone, then wins.} 1. roxyi! {Over vi and through the centre.} wi-yo {Green runs.} 2. yi-go',
    refuting: '1. roxyi (1. ro-vo? {Then Green runs with wi-yo.}) wi-yo 2. yi-go',
    wrong: 'ro-vo',
    right: ['roxyi', 'yi-go'],
    answer: 'Then Green runs with wi-yo.',
  },
  byLink: true,
} satisfies ExamplesKit;

/** The examples of Fluctus. */
export const examples = {
  Opening: {
    task: 'Play',
    text: 'The tag without attributes: you play the first seat, the computer plays the other.',
    args: {},
  },
  TwoPeople: {
    task: 'Play',
    text: 'Two people play at one screen: `seats="human human"`.',
    args: people,
  },
  AgainstTheComputer: {
    task: 'Play',
    text: 'The computer plays the first seat and begins. Its levels are `easy`, `medium`, `hard` and `best`.',
    args: { seats: 'computer:hard human', names: ',Ada' },
  },
  MidGame: {
    task: 'Play',
    text: '`position` starts the game from any position. Small marks show the last move and the possible moves.',
    args: { ...people, position: positions.middle },
  },
  StonesReturn: {
    task: 'Options',
    text: '`variant="return"`: six stones each, any two colours, and captured stones come back (F12).',
    args: { ...people, variant: 'return', colors: 'red white', position: 'AA...B/BA.... A 3,4 2,2 -,-' },
  },
  ...commonExamples(kit),
  Goal: {
    task: 'Puzzles',
    text: 'With `goal`, every move that keeps the value is right, and the best computer player replies.',
    args: { mode: 'puzzle', goal: 'win', position: '..B.A./..AAAA A 3,4 2,2 -,yo-wi-yo', pace: 'fast' },
  },
  WinInTwo: {
    task: 'Puzzles',
    text: '`win in 2` also asks for a quick win: a move that wins later is taken back.',
    args: { mode: 'puzzle', goal: 'win in 2', position: positions.middle, pace: 'fast' },
  },
  Orientation: {
    task: 'Surroundings',
    text: '`orientation` turns the board so that this seat is at the bottom.',
    args: { ...people, orientation: 'A', position: positions.middle },
  },
  ControlsNone: {
    task: 'Surroundings',
    text: '`controls="none"` shows only status, seats and board. The page provides its own controls.',
    args: { ...people, controls: 'none', position: positions.middle },
  },
  CaptionAndToolbar: {
    task: 'Surroundings',
    text: 'The slot `caption` is under the board. The slot `toolbar` adds buttons of the page to the toolbar.',
    args: {
      ...people,
      position: positions.middle,
      content: `<button slot="toolbar" type="button">Send to Bo</button>
  <p slot="caption">After 24 turns: can Ada take the stone on <b>yi</b>?</p>`,
    },
  },
} satisfies Readonly<Record<string, Example<BoardArgs>>>;
