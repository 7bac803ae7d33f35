/** A server in plain TypeScript, without the DOM library. It is only compiled. */
import { BadNotation, games, type Game } from 'spielkasten/engine';
import { fluctus, type FluctusMove, type FluctusState } from 'spielkasten/engine/fluctus.js';
import { glux } from 'spielkasten/engine/glux.js';
import { luckyNumbers } from 'spielkasten/engine/lucky-numbers.js';
import { luckySwap, shortest, type SwapMove, type SwapState } from 'spielkasten/engine/lucky-swap.js';
import { luzi } from 'spielkasten/engine/luzi.js';
import { BadNotation as BadBlock, fence } from 'spielkasten/markdown.js';
import { picture } from 'spielkasten/picture.js';
import { puzzleGames } from 'spielkasten/puzzles.js';
import { rulebook, type GameRulebook } from 'spielkasten/rules.js';
import { memoryStore } from 'spielkasten/table.js';

const state: FluctusState = fluctus.setup({ variant: 'return' });
const text: string = games.fluctus.formatPosition(state);
const rules: Game<FluctusState, FluctusMove, object> = fluctus;
const puzzle: SwapState = games['lucky-swap'].setup({ par: 2, wrap: true });
const move: SwapMove | undefined = luckySwap.moves(puzzle)[0];

/** A generic function that accepts every game. */
function opening<S, M, O extends object>(game: Game<S, M, O>): readonly string[] {
  return game.moves(game.setup()).map((each) => game.formatMove(each));
}
const openings = [opening(fluctus), opening(glux), opening(luckyNumbers), opening(luckySwap), opening(luzi)];

export const found = [
  picture('fluctus'),
  memoryStore(),
  text,
  rules.id,
  BadNotation.name,
  puzzleGames,
  openings,
  move,
  shortest,
  luzi.setup().rounds,
];
// @ts-expect-error there is no such variant
fluctus.setup({ variant: 'none' });
// @ts-expect-error no game has this id
console.log(games.chess);
// @ts-expect-error a state is read only
state.seat = 1;

const book: Promise<GameRulebook> = rulebook('fluctus', 'de');
export const captions: Promise<readonly string[]> = book.then(({ rules: [first] }) =>
  (first?.examples ?? []).map(({ caption }) => caption),
);
// @ts-expect-error there is no such game
void rulebook('chess');

const block: string | undefined = fence('fluctus replay', '1. @ro');
export const board = [block, fence(null, ''), BadBlock.name];
// @ts-expect-error the text is missing
fence('fluctus');
