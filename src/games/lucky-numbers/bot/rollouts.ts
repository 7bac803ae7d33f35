import type { Progress } from '../../../core/bot.js';
import type { Random } from '../../../core/random.js';
import { quick } from './players.js';
import { REVEAL, size, type Twin } from './twin.js';

/** Number of plies between two pauses: about a millisecond of work. */
const STEP = 3000;

/** The parts of a win, divided among the winners. */
const PARTS = 12;

/** A move and its results so far. */
export interface Trial {
  readonly move: number;
  /** Parts of wins by seat. */
  readonly won: number[];
  /** Sum of the mover's leads in filled cells over the best opponent. */
  lead: number;
  games: number;
  /** True if the move ends the game, so that no rollouts are needed. */
  readonly exact: boolean;
}

/** Adds the result of a finished game to a trial. */
function count({ winners, players, filled }: Twin, mover: number, tried: Trial): void {
  const parts = PARTS / size(winners);
  let most = 0;
  for (let seat = 0; seat < players; seat++) {
    if ((winners >> seat) & 1) tried.won[seat]! += parts;
    if (seat !== mover) most = Math.max(most, filled[seat]!);
  }
  tried.lead += filled[mover]! - most;
  tried.games++;
}

/** Creates a trial of a move in a view. `spare` is another Twin of the same game. */
export function trial(move: number, view: Twin, spare: Twin): Trial {
  spare.copy(view);
  spare.do(move);
  const won = Array<number>(view.players).fill(0);
  const tried = { move, won, lead: 0, games: 0, exact: spare.over > 0 };
  if (tried.exact) count(spare, view.seat, tried);
  return tried;
}

/** Returns a seat's chance to win after a move: its share of the rollouts, or 0.5 if there were none. */
export const chanceOf = ({ won, games }: Trial, seat: number): number =>
  games ? won[seat]! / (PARTS * games) : 0.5;

/** The value of a lead of one cell, in parts of a win. The lead has less noise than the wins. */
const CELL = 2;

/** Returns the value of a move for a seat, to compare moves. */
export const worthOf = ({ won, lead, games }: Trial, seat: number): number =>
  games && (won[seat]! + CELL * lead) / games;

/**
 * Returns the standard error of a chance. Four more games, half of them won, are added, so that the error is not 0 if all or no
 * games were won. For shared wins the real error is smaller.
 */
export function errorOf(tried: Trial, seat: number): number {
  const all = tried.games + 4;
  const share = (chanceOf(tried, seat) * tried.games + 2) / all;
  return Math.sqrt((share * (1 - share)) / all);
}

/** Rollouts of a view with the player `quick`. The unseen tiles are shuffled; each move is tried with the same shuffles. */
export class Rollouts {
  readonly #view: Twin;
  readonly #sim: Twin;
  readonly #next: () => number;
  readonly #tiles: Uint8Array;
  /** Total number of rollouts, and number of those done. */
  readonly #all: number;
  #games = 0;
  #plies = 0;

  constructor(view: Twin, spare: Twin, chance: Random, all: number) {
    this.#view = view;
    this.#sim = spare;
    this.#next = chance.next;
    this.#all = all;
    this.#tiles = Uint8Array.from([...view.down].flatMap((count, tile) => Array<number>(count).fill(tile)));
  }

  /** Tries each move with a number of shuffles. Returns true if time ran out. */
  *run(trials: readonly Trial[], shuffles: number): Generator<Progress, boolean, boolean | undefined> {
    for (let i = 0; i < shuffles; i++) {
      this.#shuffle();
      for (const each of trials) {
        this.#play(each);
        this.#games++;
        if (this.#plies < STEP) continue;
        this.#plies = 0;
        if (yield { done: Math.min(1, this.#games / this.#all) }) return true;
      }
    }
    return false;
  }

  #shuffle(): void {
    const tiles = this.#tiles;
    for (let i = tiles.length - 1; i > 0; i--) {
      // the bias is negligible for so few tiles
      const j = Math.floor((this.#next() * (i + 1)) / 4294967296);
      const tile = tiles[i]!;
      tiles[i] = tiles[j]!;
      tiles[j] = tile;
    }
  }

  #play(tried: Trial): void {
    const sim = this.#sim;
    sim.copy(this.#view);
    sim.do(tried.move);
    let plies = 0;
    for (; !sim.over; plies++) sim.do(sim.chance ? REVEAL | this.#tiles[sim.pile - 1]! : quick(sim));
    this.#plies += plies;
    count(sim, this.#view.seat, tried);
  }
}
