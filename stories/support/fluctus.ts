import type { TemplateResult } from 'lit';
import type { Example } from '../../src/core/rulebook.js';
import '../../src/index.js';
import { defs } from '../../src/games/fluctus/drawing/defs.js';
import { colors, fluctus } from '../../src/games/fluctus/engine/index.js';
import { drawExample } from '../../src/games/fluctus/examples.js';
import { en as words } from '../../src/words/en/fluctus.js';
import { FluctusBoard } from '../../src/games/fluctus/index.js';
import { en } from '../../src/words/en/fluctus-rules.js';
import { rulebook } from '../../src/games/fluctus/rulebook/index.js';
import { rulebook as de } from '../../src/words/de/fluctus.js';
import { boardOf, type AnyBoardArgs } from './board.js';
import { BoardDriver } from './board-driver.js';

/** The arguments of a story with this board. */
export interface BoardArgs extends AnyBoardArgs {
  readonly colors?: string;
  readonly variant?: string;
}

export const board: (args: BoardArgs) => TemplateResult = boardOf('fluctus-board');

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

/** Every pair of colours. */
export const pairs = colors.flatMap((a, i) => colors.slice(i + 1).map((b) => `${a} ${b}`));

/** A driver for the first board of a story, or for the one that matches the selector. */
export const drive = (canvas: HTMLElement, selector = 'fluctus-board'): Promise<BoardDriver<FluctusBoard>> =>
  BoardDriver.on(canvas, selector);

/** The rulebook, for the story Rules. */
export const rulesKit = {
  name: 'Fluctus',
  tag: 'fluctus-board',
  game: fluctus,
  drawExample: (example: Example) => drawExample(example, words),
  styles: [FluctusBoard.styles],
  parts: defs(),
  rulebook,
  en,
  de,
};
