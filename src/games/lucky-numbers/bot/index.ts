import type { Bot, Level, Task, Thinking, Verdict } from '../../../core/bot.js';
import type { Seat } from '../../../core/game.js';
import { random, type Random } from '../../../core/random.js';
import { diagonal, indexOf } from '../engine/board.js';
import { places } from '../engine/explain.js';
import { formatPosition } from '../engine/notation.js';
import { luckyPlay } from '../engine/play.js';
import { faceDown, mustDraw, numbers, setupStep } from '../engine/tiles.js';
import type { SwapMove, SwapState } from '../engine/swap/types.js';
import type { LuckyMove, LuckyState } from '../engine/types.js';
import { solve } from './swap.js';
import { strayed, worth } from './worth.js';

/** Boards looked at between two pauses: about a millisecond's work. */
const PORTION = 64;

/** What waiting for a better tile may cost, in the terms of `worth`: a turn that fills nothing is a turn lost. */
const PATIENCE = 100;

/** Share of what it leaves to the next seat that counts against a move of `best`, in eighths. */
const ENVY = 4;

interface Lay {
  readonly move: LuckyMove;
  readonly gain: number;
}

/** Greedy thinking about one view: what each lay gains, and what turning a tile over promises. */
class Thought {
  looked = 0;
  readonly #state: LuckyState;
  readonly #level: Level;
  readonly #chance: Random;
  readonly #left: readonly number[];

  constructor(state: LuckyState, { level, seed }: Task) {
    this.#state = state;
    this.#level = level;
    this.#chance = random(`${seed} ${formatPosition(state)}`, state.idle);
    const left = [...faceDown(state)];
    for (const tile of state.middle) left[tile]!++;
    this.#left = left;
  }

  /** The best lay of a tile, if it gains anything; equals by lot. */
  best(tile: number, seat: Seat = this.#state.seat): Lay | undefined {
    const board = this.#state.boards[seat]!;
    const now = this.#value(board);
    let best: Lay | undefined;
    let equals = 0;
    for (const { cell, returns } of places(this.#state, tile, seat)) {
      this.looked++;
      // easy only fills what is empty
      if (returns && this.#level === 'easy') continue;
      const at = indexOf(cell);
      const gain = this.#value(board.map((each, i) => (i === at ? tile : each))) - now;
      if (gain < (best?.gain ?? 1)) continue;
      equals = gain === best?.gain ? equals + 1 : 1;
      if (this.#chance.below(equals) === 0) best = { move: { kind: 'lay', tile, to: cell }, gain };
    }
    return best;
  }

  #value(board: readonly number[]): number {
    if (this.#level === 'easy') return 100 * board.filter(Boolean).length;
    if (this.#level !== 'medium') return worth(board, this.#left);
    return board.reduce((sum, tile, at) => (tile ? sum + 200 - strayed(tile, at) : sum), 0);
  }

  /** What the next seat could gain with a face-up tile. */
  #gift(tile: number): number {
    const { boards, seat } = this.#state;
    const next = (seat + 1) % boards.length;
    return this.#level === 'best' && next !== seat ? (this.best(tile, next)?.gain ?? 0) : 0;
  }

  /** A lay's gain, less what it gives to the next seat. */
  weigh({ move, gain }: Lay): number {
    const back = move.kind === 'lay' ? this.#state.boards[this.#state.seat]![indexOf(move.to)]! : 0;
    return gain - ((ENVY * (back ? this.#gift(back) : 0)) >> 3);
  }
}

/** Dealt tiles go on the diagonal in ascending order, or where they suit best; `easy` anywhere. */
function settingUp(state: LuckyState, { level, seed }: Task): LuckyMove {
  const moves = luckyPlay.moves(state);
  const chance = random(seed, state.hands.flat().length);
  if (level === 'easy') return moves[chance.below(moves.length)]!;
  const [tile = 0, ...more] = state.hands[state.seat]!;
  const free = diagonal.filter((cell) => !state.boards[state.seat]![indexOf(cell)]);
  const suits = (to: (typeof diagonal)[number]) => strayed(tile, indexOf(to));
  const to =
    more.length || state.setup === 'choose' ? free[0]! : free.reduce((a, b) => (suits(b) < suits(a) ? b : a));
  return { kind: 'lay', tile, to };
}

/** Throws RangeError when no seat is to move. */
function* greedy(view: LuckyState, task: Task): Thinking<LuckyMove> {
  if (typeof luckyPlay.turn(view) !== 'number') throw new RangeError('No seat is to move.');
  if (setupStep(view)) return { move: settingUp(view, task) };
  const thought = new Thought(view, task);
  const limit = task.budget ?? Infinity;
  const [drawn] = view.hands[view.seat]!;
  if (drawn) return { move: thought.best(drawn)?.move ?? { kind: 'pass' } };
  const draw: Verdict<LuckyMove> = { move: { kind: 'draw' } };
  if (mustDraw(view)) return draw;
  let best: Lay | undefined;
  let pause = PORTION;
  const all = [...new Set(view.middle)];
  const left = faceDown(view);
  const choices = numbers.filter((tile) => left[tile]);
  const most = 8 * (all.length + choices.length);
  for (const tile of all) {
    const lay = thought.best(tile);
    const value = lay ? thought.weigh(lay) : 0;
    if (lay && value > (best?.gain ?? 0)) best = { move: lay.move, gain: value };
    if (thought.looked >= limit) return best ?? draw;
    if (thought.looked < pause) continue;
    pause = thought.looked + PORTION;
    if (yield { done: Math.min(1, thought.looked / most) }) return { ...(best ?? draw), capped: true };
  }
  if (!best || task.level === 'easy') return best ?? draw;
  // What a face-down tile promises on average, if it is laid only where it gains.
  let [sum, count] = [0, 0];
  for (const tile of choices) {
    sum += left[tile]! * (thought.best(tile)?.gain ?? 0);
    count += left[tile]!;
    if (thought.looked >= limit) break;
    if (thought.looked < pause) continue;
    pause = thought.looked + PORTION;
    if (yield { done: Math.min(1, thought.looked / most) }) return { move: best.move, capped: true };
  }
  return best.gain + PATIENCE >= sum / count ? { move: best.move } : draw;
}

/** Greedy, better judges of a board from level to level. Budgets count boards looked at. */
export const luckyBot: Bot<LuckyState, LuckyMove> = { think: greedy };

const think = (view: LuckyState | SwapState, task: Task): Thinking<LuckyMove | SwapMove> =>
  'made' in view ? solve(view) : greedy(view, task);

/** The computer players of the board. A puzzle is solved the shortest way at every level. */
export const bot: Bot<LuckyState | SwapState, LuckyMove | SwapMove> = { think };
