import type { Bot, Level, Progress, Task, Thinking } from '../../../core/bot.js';
import type { Seat } from '../../../core/game.js';
import { random } from '../../../core/random.js';
import { indexOf } from '../engine/board.js';
import { chipTypes, facesOf, isKnown } from '../engine/chips.js';
import { formatPosition } from '../engine/notation.js';
import { gluxPlay } from '../engine/play.js';
import { reach } from '../engine/reach.js';
import type { Face, GluxMove, GluxState, Square } from '../engine/types.js';
import { worth, type Taste } from './worth.js';

interface Manner extends Taste {
  /** One move of so many is left to chance; 0: none is. */
  readonly careless: number;
  /** Of so many of the best moves the next seat's answers are looked at. */
  readonly ahead: number;
}

const manners: Readonly<Record<Level, Manner>> = {
  easy: { pip: 0, way: 0, barred: 0, careless: 2, ahead: 0 },
  medium: { pip: 8, way: 0, barred: 0, careless: 0, ahead: 0 },
  hard: { pip: 4, way: 12, barred: 8, careless: 0, ahead: 0 },
  best: { pip: 4, way: 12, barred: 8, careless: 0, ahead: 8 },
};

/** Positions looked at between two pauses: about a millisecond's work. */
const PORTION = 8;

/** Positions that are looked at for one move, about. */
const MOST = 1500;

interface Weighed {
  readonly move: GluxMove;
  readonly value: number;
}

/** The board after one more chip, whoever's turn it is. */
function lit(state: GluxState, seat: Seat, face: Face, to: Square): GluxState {
  const stacks = [...state.stacks];
  const at = indexOf(state.board, to);
  stacks[at] = [...stacks[at]!, { seat, face }];
  return { ...state, stacks };
}

/** Looks at positions from one seat's side, and pauses in between. */
class Thought {
  looked = 0;
  /** Time is up. */
  capped = false;
  readonly seat: Seat;
  readonly #limit: number;

  constructor({ seat }: GluxState, { budget = Infinity }: Task) {
    this.seat = seat;
    this.#limit = budget;
  }

  get spent(): boolean {
    return this.capped || this.looked >= this.#limit;
  }

  *look(state: GluxState, taste: Taste): Generator<Progress, number, boolean | undefined> {
    const value = worth(state, this.seat, taste);
    this.looked++;
    if (this.looked % PORTION === 0) this.capped = !!(yield { done: Math.min(1, this.looked / MOST) });
    return value;
  }

  /**
   * What a position is worth to us once the next seat has answered as hurts most: on average of what its chip can be,
   * each kind as often as it is not laid yet.
   */
  *answered(state: GluxState, next: Seat, taste: Taste): Generator<Progress, number, boolean | undefined> {
    const squares = new Set(reach(state, next).map(({ to }) => to));
    let [sum, all] = [0, 0];
    for (const [kind, chip] of chipTypes.entries()) {
      const left = state.bags[next]![kind]! + Number(state.hands[next] === chip);
      let least = Infinity;
      for (const to of left ? squares : []) {
        for (const face of facesOf(chip)) {
          least = Math.min(least, yield* this.look(lit(state, next, face, to), taste));
          if (this.spent) return NaN;
        }
      }
      if (least < Infinity) sum += left * least;
      if (least < Infinity) all += left;
    }
    return all ? sum / all : worth(state, this.seat, taste);
  }
}

/** The seat that moves behind another one, if any but itself does. */
function nextSeat({ hands, out, seat }: GluxState): Seat | undefined {
  const order = hands.map((_, i) => (seat + i) % hands.length).slice(1);
  return order.find((each) => hands[each] !== '-' && !out.includes(each));
}

/** Throws RangeError when no seat is to move, or when it may not know its own chip. */
function* think(view: GluxState, task: Task): Thinking<GluxMove> {
  const { seat, hands } = view;
  if (view.ending || !isKnown(hands[seat]!)) throw new RangeError('No seat is to move.');
  const manner = manners[task.level];
  const { below } = random(`${task.seed} ${formatPosition(view)}`, 0);
  const moves = gluxPlay.moves(view);
  if (manner.careless && below(manner.careless) === 0) return { move: moves[below(moves.length)]! };
  const thought = new Thought(view, task);
  const weighed: Weighed[] = [];
  for (const move of moves) {
    if (move.kind !== 'lay' || (thought.spent && weighed.length)) continue;
    // equals by lot
    const value = (yield* thought.look(lit(view, seat, move.face, move.to), manner)) + below(100) / 1000;
    weighed.push({ move, value });
  }
  weighed.sort((a, b) => b.value - a.value);
  const next = nextSeat(view);
  const plain: Taste = { ...manner, way: 0, barred: 0 };
  let best = weighed[0]!;
  let most = -Infinity;
  for (const { move, value } of next === undefined ? [] : weighed.slice(0, manner.ahead)) {
    if (move.kind !== 'lay') continue;
    const after = lit(view, seat, move.face, move.to);
    const answer = (yield* thought.answered(after, next!, plain)) - worth(after, seat, plain);
    if (thought.spent) break;
    if (value + answer <= most) continue;
    most = value + answer;
    best = { move, value };
  }
  return { move: best.move, ...(thought.capped && { capped: true }) };
}

/** The computer players of Glüx: greedy on the points of the present board, with more sight from level to level. Budgets count positions looked at. */
export const bot: Bot<GluxState, GluxMove> = { think };
