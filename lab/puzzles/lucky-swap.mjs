/** Makes swap puzzles by par. The engine makes them; the greedy player, who misses par or begins wrongly, tells which are good. */
import { games } from '../../src/lists/engines.js';
import { boardOf, disorder, exchanged, exchanges, isDone, ways } from './prove-lucky-swap.mjs';
import { byDays, DAYS, source, WEEKS, writePack } from './support.mjs';
import { whySwap } from './whys.mjs';

const swap = games['lucky-swap'];
/** The kinds of a week, and how many puzzles of each are looked at for one that is kept. */
const kinds = [
  { par: 2, wrap: false, count: 1 },
  { par: 3, wrap: false, count: 2 },
  { par: 3, wrap: true, count: 1 },
  { par: 4, wrap: false, count: 2 },
  { par: 4, wrap: true, count: 1 },
];
const TRIES = 2;
const { shuffled } = source('lucky-swap');

/** The exchanges of the player who always takes the one that leaves least disorder; infinite if that player gets stuck. */
function greedy(board, moves) {
  let count = 0;
  for (let now = board; !isDone(now); count++) {
    const [best] = moves.map((move) => exchanged(now, move)).sort((a, b) => disorder(a) - disorder(b));
    if (disorder(best) >= disorder(now)) return Infinity;
    now = best;
  }
  return count;
}

function puzzleOf({ par, wrap }, seed) {
  const state = swap.setup({ seed, par, wrap });
  const position = swap.formatPosition(state);
  const moves = exchanges(wrap);
  const { count, firsts } = ways(boardOf(position), moves, par);
  const [first] = moves
    .map((move) => [move, disorder(exchanged(boardOf(position), move))])
    .sort((a, b) => a[1] - b[1])[0];
  const trap = greedy(boardOf(position), moves) > par;
  const begins = firsts.has(moves.indexOf(first));
  const orders = [1, 1, 2, 6, 24][par];
  const grade =
    2 * (par - 2) +
    (trap ? 1.5 : 0) +
    (begins ? 0 : 1) +
    (wrap ? 1 : 0) -
    Math.min(1, Math.log2(count / orders + 1) / 4);
  return { position, par, wrap, grade };
}

const seen = new Set();
const puzzles = kinds.flatMap((kind) => {
  const wanted = kind.count * WEEKS;
  const made = [];
  for (let i = 0; made.length < TRIES * wanted; i++) {
    const puzzle = puzzleOf(kind, `pack ${i}`);
    if (seen.has(puzzle.position)) continue;
    seen.add(puzzle.position);
    made.push(puzzle);
  }
  // those in which a quick look fails
  return made.sort((a, b) => b.grade - a.grade).slice(0, wanted);
});
const days = byDays(puzzles, DAYS, shuffled);
console.log(days.length, 'puzzles');
writePack('lucky-swap', 'the position, the par, the option `wrap` as 0 or 1, and the fact why', days.map((each) => [each.position.replace(/ 0$/, ''), each.par, +each.wrap, whySwap(each)].join('|'))); // prettier-ignore
