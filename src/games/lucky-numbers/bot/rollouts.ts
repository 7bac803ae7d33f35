import type { Progress } from '../../../core/bot.js';
import type { Random } from '../../../core/random.js';
import { quick } from './players.js';
import { below, REVEAL, size, type Twin } from './twin.js';

/** Plies of rollouts between two pauses: about a millisecond's work. */
const PORTION = 3000;

/** A win in parts, for as many as share it. */
const PARTS = 12;

/** A move, and what came of it so far. */
export interface Trial {
  readonly move: number;
  /** Parts of wins, by seat. */
  readonly won: number[];
  /** How many more cells the mover had filled than the best of the others, added up. */
  lead: number;
  games: number;
  /** Whether it ends the game at once: nothing is left to try. */
  readonly exact: boolean;
}

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

/** A move to be tried in a view; `spare` is a twin of the same game. */
export function trial(move: number, view: Twin, spare: Twin): Trial {
  spare.copy(view);
  spare.do(move);
  const won = Array<number>(view.players).fill(0);
  const tried = { move, won, lead: 0, games: 0, exact: spare.over > 0 };
  if (tried.exact) count(spare, view.seat, tried);
  return tried;
}

/** A seat's chance to win after a move: its share of the rollouts; one half where there were none. */
export const chanceOf = ({ won, games }: Trial, seat: number): number =>
  games ? won[seat]! / (PARTS * games) : 0.5;

/** What a cell more than the others' is worth, in parts of a win: it tells early, and with less noise, who is ahead. */
const CELL = 2;

/** What a move seems to be worth to a seat, for choosing among them. */
export const worthOf = ({ won, lead, games }: Trial, seat: number): number =>
  games && (won[seat]! + CELL * lead) / games;

/**
 * Standard error of a chance. Four games more, half of them won, keep it honest where all or none were won; a shared win
 * errs less than this says.
 */
export function errorOf(tried: Trial, seat: number): number {
  const all = tried.games + 4;
  const share = (chanceOf(tried, seat) * tried.games + 2) / all;
  return Math.sqrt((share * (1 - share)) / all);
}

/** Rollouts of a view by quick players: the unseen tiles are shuffled, and each move is tried with the same shuffles. */
export class Rollouts {
  readonly #view: Twin;
  readonly #sim: Twin;
  readonly #next: () => number;
  readonly #tiles: Uint8Array;
  /** Rollouts that there will be in all, and that there were. */
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

  /** Tries each move with so many shuffles; returns whether time was up before. */
  *run(trials: readonly Trial[], shuffles: number): Generator<Progress, boolean, boolean | undefined> {
    for (let i = 0; i < shuffles; i++) {
      this.#shuffle();
      for (const each of trials) {
        this.#play(each);
        this.#games++;
        if (this.#plies < PORTION) continue;
        this.#plies = 0;
        if (yield { done: Math.min(1, this.#games / this.#all) }) return true;
      }
    }
    return false;
  }

  #shuffle(): void {
    const tiles = this.#tiles;
    for (let i = tiles.length - 1; i > 0; i--) {
      const j = below(i + 1, this.#next);
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
