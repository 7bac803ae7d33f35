/**
 * Facts for the sentences why the solution of a puzzle is not obvious: the name of the words, and what they tell, in notation. Several facts stand
 * between semicolons. `npm run puzzles` writes them with the puzzles.
 */
import { games } from '../../src/lists/engines.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { fields } from '../../src/games/fluctus/engine/index.js';
import { forcesWin, winningMoves } from './prove-fluctus.mjs';
import { boardOf, disorder, exchanged, exchanges, ways } from './prove-lucky-swap.mjs';

const { fluctus } = games;
/** The number of exchanges that do not cross the edge. */
const EDGE = exchanges(false).length;
const nameOf = (move) => fluctus.formatMove(move);
const capturesOf = (state) => fluctus.moves(state).filter(({ kind }) => kind === 'capture');

/** The captures of the seat that is not to move, if it were. */
export function threatsOf(state) {
  const [stones, , ...rest] = fluctus.formatPosition(state).split(' ');
  const passed = fluctus.parsePosition([stones, 'BA'[state.seat], ...rest].join(' '));
  return capturesOf(passed).map(nameOf);
}

/** A capture that tempts, with a reply after which nothing wins in time; undefined if there is none. */
function temptation(state, key, plies) {
  for (const capture of capturesOf(state)) {
    if (nameOf(capture) === key) continue;
    const after = fluctus.play(state, capture);
    // a capture is easier to see
    const replies = [...capturesOf(after), ...fluctus.moves(after)];
    const reply = replies.find((move) => !forcesWin(fluctus.play(after, move), plies - 2));
    if (reply) return ['capture', nameOf(capture), nameOf(reply)];
  }
  return undefined;
}

/** The stone that a move offers: a capture of it, and a move that still wins; undefined if there is none. */
function offer(after, key, plies) {
  const [capture] = capturesOf(after);
  if (!capture) return undefined;
  const [answer] = winningMoves(fluctus.play(after, capture), plies - 2);
  return ['offer', key, nameOf(capture), answer];
}

/** A capture that the first move makes possible, rather one that follows; undefined if there is none. */
function threat(state, after, [key, ...line]) {
  const before = capturesOf(state).map(nameOf);
  const captures = threatsOf(after).filter((name) => !before.includes(name));
  const capture = captures.find((name) => line.includes(name)) ?? captures[0];
  return capture && ['threat', key, capture];
}

/** How the game ends: the stones of the loser that are left alone, or are trapped. */
function ending({ state, moves }) {
  const [winner] = state.ending.winners;
  const squares = fields.filter((_, i) => state.stones[i] === 1 - winner);
  return [state.ending.rule === 'F8' ? 'alone' : 'stuck', nameOf(moves.at(-1)), ...squares];
}

const written = (...facts) =>
  facts
    .filter(Boolean)
    .map((fact) => fact.join(' '))
    .join(';');

/** A capture that tempts, a stone that is offered, what the first move threatens, or how it goes on; and how the game ends. */
export function whyFluctus({ position, record }) {
  const { match } = parseRecord(fluctus, record, {}, position);
  const line = record.split(' ');
  const [key] = line;
  const plies = match.moves.length;
  const [state, after] = [match.stateAt(0), match.stateAt(1)];
  const first =
    temptation(state, key, plies) ??
    offer(after, key, plies) ??
    threat(state, after, line) ??
    (key.includes('x') ? undefined : ['quiet', ...line.slice(0, 3)]);
  return written(first, ending(match));
}

/** The placement with most points at once, which does not win. */
export function whyGlux({ position }) {
  const game = games.glux;
  const state = game.parsePosition(position);
  const seat = game.turn(state);
  const lead = (move) => {
    const scores = game.scores(game.play(state, move));
    return scores[seat] - scores[1 - seat];
  };
  const moves = game.moves(state);
  const most = Math.max(...moves.map(lead));
  return game.formatMove(moves.find((move) => lead(move) === most));
}

/** How much better the best choice is than the next, in points or in chances, which are at most 1. */
export function whyBest(values) {
  const [[, first], [next, second]] = values;
  return written([first > 1 ? 'points' : 'chance', Number((first - second).toFixed(3)), next]);
}

/** A move after which more tiles fit, or the distance to the next choice. */
export const whyChance = ({ trap, values }) => (trap ? written(['playable', trap]) : whyBest(values));

/** A tile that fits at once and spoils it, or the number of turns that fill no cell. */
export const whyFill = ({ position, n, trap }) =>
  written(trap ? ['spoils', trap] : ['exchanges', n - position.split('.').length + 1]);

/**
 * An exchange that puts most pairs in order and is wrong; one over the edge that every way has; one that every way has, and that orders nothing at
 * first; one that every way has; or those that begin a way.
 */
export function whySwap({ position, par, wrap }) {
  const board = boardOf(position);
  const all = exchanges(wrap);
  const { firsts, needed } = ways(board, all, par);
  const left = all.map((move) => disorder(exchanged(board, move)));
  const name = (at) => all[at].map((cell) => 'abcd'[cell % 4] + (4 - (cell >> 2))).join('-');
  const tiles = (at) => all[at].map((cell) => board[cell]);
  const best = left.indexOf(Math.min(...left));
  if (!firsts.has(best)) return written(['tidies', name(best), ...tiles(best), par]);
  const own = [...needed].sort((a, b) => left[b] - left[a]);
  const edge = own.find((at) => at >= EDGE);
  if (edge !== undefined) return written(['edge', name(edge), par]);
  if (firsts.size === 1) return written(['first', name(best), par]);
  const [worst] = own;
  if (worst === undefined) return written(['firsts', par, ...[...firsts].map(name)]);
  if (left[worst] < disorder(board)) return written(['needed', name(worst), par]);
  return written(['against', name(worst), ...tiles(worst), par]);
}
