/**
 * Proves a puzzle of Fluctus without the solved table: a search of all moves and replies by all rules, with F5 and F10. At each turn of
 * the reader in the record, the move of the record forces the win in the moves that are left, and no other move does.
 */
import { parseRecord } from '../../src/core/parse-record.js';
import { games } from '../../src/lists/engines.js';
import { MOST_MOVES, toMove, Twin } from '../../src/games/fluctus/bot/twin.js';

/** The proofs of a position: for the winner to move, the plies in which a win is forced, and those in which none is. */
class Search {
  nodes = 0;
  #twin;
  #winner;
  #list = new Int16Array(MOST_MOVES * 32);
  #known = new Map();

  constructor(view) {
    this.#twin = new Twin(view);
    this.#winner = view.seat;
  }

  /** True if the winner forces the win in so many plies. */
  forces(plies) {
    const twin = this.#twin;
    const ended = twin.ended();
    const mine = twin.seat === this.#winner;
    if (ended !== undefined) return mine ? ended > 0 : ended < 0;
    // the last ply is the winner's
    if (plies <= 0) return false;
    this.nodes++;
    const key = `${twin.stones},${twin.turn},${twin.paths}`;
    const known = this.#known.get(key) ?? { yes: Infinity, no: 0 };
    if (plies >= known.yes) return true;
    if (plies <= known.no) return false;
    const result = this.#try(plies, mine);
    if (result) known.yes = Math.min(known.yes, plies);
    else known.no = Math.max(known.no, plies);
    this.#known.set(key, known);
    return result;
  }

  #try(plies, mine) {
    const twin = this.#twin;
    const from = twin.ply * MOST_MOVES;
    const until = twin.moves(this.#list, from);
    for (let i = from; i < until; i++) {
      twin.do(this.#list[i]);
      const wins = this.forces(plies - 1);
      twin.undo();
      if (wins === mine) return mine;
    }
    return !mine;
  }

  /** The moves, in notation, that force the win in so many plies. */
  winning(plies) {
    const twin = this.#twin;
    const until = twin.moves(this.#list, 0);
    const names = [];
    for (let i = 0; i < until; i++) {
      const move = this.#list[i];
      twin.do(move);
      // shorter wins first: they are found quickly, and make the rest quicker
      let wins = false;
      for (let within = (plies - 1) % 2; within < plies && !wins; within += 2) wins = this.forces(within);
      if (wins) names.push(games.fluctus.formatMove(toMove(move)));
      twin.undo();
    }
    return names;
  }
}

/** True if the seat to move forces the win in so many plies. */
export const forcesWin = (state, plies) => new Search(state).forces(plies);

/** The moves, in notation, with which the seat to move forces the win in so many plies. */
export const winningMoves = (state, plies) => new Search(state).winning(plies);

/** The match of a record; undefined if F5 forbids one of its moves. */
function matchOf(position, record) {
  try {
    return parseRecord(games.fluctus, record, {}, position).match;
  } catch (error) {
    if (error.rule !== 'F5') throw error;
    return undefined;
  }
}

/** True if a puzzle is right. */
export function provesFluctus({ position, n, record }) {
  const match = matchOf(position, record);
  const reader = games.fluctus.parsePosition(position).seat;
  if (match?.moves.length !== 2 * n - 1) return false;
  for (let ply = 0; ply < match.moves.length; ply += 2) {
    match.goTo(ply);
    const names = winningMoves(match.state, match.moves.length - ply);
    if (names.length !== 1 || names[0] !== games.fluctus.formatMove(match.moves[ply])) return false;
  }
  match.goTo(match.moves.length);
  return match.outcome?.winners.join() === String(reader);
}
