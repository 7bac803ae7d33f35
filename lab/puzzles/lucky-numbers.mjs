/**
 * Makes puzzles of Lucky Numbers for one player, “fill the board in n turns with face-up tiles”, without chance. All shortest ways are the
 * same moves, in at most six orders.
 */
import { provesLuckyNumbers } from './prove-lucky-numbers.mjs';
import { byDays, DAYS, source, WEEKS, writePack } from './support.mjs';

/** The turns of the shortest and of the longest puzzle, the face-up tiles, and the number of orders. */
const [LEAST, MOST] = [2, 5];
const [FEWEST_TILES, MOST_TILES] = [3, 14];
const MOST_ORDERS = 6;
/** Puzzles of each length. */
const EACH = Math.ceil((WEEKS * DAYS) / (MOST - LEAST + 1));
/** Exchanges in a row that L8 allows. */
const IDLE = 4;

const { below, next, pick, shuffled } = source('lucky-numbers');
const nameOf = (cell) => 'abcd'[cell % 4] + (4 - (cell >> 2));
const linesOf = Array.from({ length: 16 }, (_, cell) =>
  [0, 1, 2, 3].flatMap((k) => [4 * (cell >> 2) + k, 4 * k + (cell % 4)]).filter((other) => other !== cell),
);
const fits = (board, tile, cell) =>
  board[cell] !== tile &&
  linesOf[cell].every((other) => !board[other] || (other < cell ? board[other] < tile : board[other] > tile));
const cellsFor = (board, tile) => [...board.keys()].filter((cell) => fits(board, tile, cell));
const emptyCells = (board) => board.filter((tile) => !tile).length;
const positionOf = (board, up) => {
  const rows = [0, 4, 8, 12].map((at) => board.slice(at, at + 4).map((tile) => tile || '.').join()); // prettier-ignore
  const tiles = up.flatMap((count, tile) => Array(count).fill(tile));
  return `${rows.join('/')} A - ${tiles.join() || '-'} 0`;
};

/** All ways to fill a board in exactly so many turns, at most `most`. */
function waysOf(board, up, turns, most) {
  const found = [];
  const path = [];
  (function search(left, idle) {
    const empty = emptyCells(board);
    if (!empty && !left) found.push([...path]);
    if (!empty || left < empty || found.length >= most) return;
    for (let tile = 1; tile <= 20; tile++) {
      if (!up[tile]) continue;
      for (const cell of cellsFor(board, tile)) {
        const old = board[cell];
        if (old && (left === empty || idle >= IDLE)) continue;
        board[cell] = tile;
        up[tile]--;
        if (old) up[old]++;
        path.push(`${tile}@${nameOf(cell)}`);
        search(left - 1, old ? idle + 1 : 0);
        path.pop();
        if (old) up[old]--;
        up[tile]++;
        board[cell] = old;
      }
    }
  })(turns, 0);
  return found;
}

/** The puzzle of a board, or undefined. One without an exchange is too easy. */
function puzzleOf(board, up) {
  const empty = emptyCells(board);
  for (let n = empty; n <= MOST; n++) {
    const ways = waysOf(board, up, n, MOST_ORDERS + 1);
    if (!ways.length) continue;
    const same = new Set(ways.map((way) => [...way].sort().join())).size === 1;
    if (n === empty || n < LEAST || !same || ways.length > MOST_ORDERS) return undefined;
    const playable = up.flatMap((count, tile) => (count ? cellsFor(board, tile) : []));
    const trap = playable.some((cell) => !board[cell]);
    const grade = 1.2 * n + (n - empty) + +trap + playable.length / 15;
    return { position: positionOf(board, up), n, ways: ways.map((way) => way.join(' ')), grade };
  }
  return undefined;
}

/** Plays quickly alone: a tile goes where it fits near its place, now and then an exchange, else it is left. Looks before each draw. */
function play(look) {
  const bag = shuffled(Array.from({ length: 40 }, (_, i) => 1 + (i % 20)));
  const board = Array(16).fill(0);
  const up = Array(21).fill(0);
  bag.splice(-4).sort((a, b) => a - b).forEach((tile, i) => (board[5 * i] = tile)); // prettier-ignore
  const distance = (tile, cell) => Math.abs(tile - (((cell >> 2) + (cell % 4)) * 19) / 6 - 1);
  while (bag.length > 4 && emptyCells(board)) {
    if (look(board, up)) return;
    const tile = bag.pop();
    const cells = cellsFor(board, tile);
    const [near] = cells.filter((cell) => !board[cell]).sort((a, b) => distance(tile, a) - distance(tile, b));
    const better = cells.filter((cell) => board[cell] && distance(tile, cell) < distance(board[cell], cell));
    if (near !== undefined && distance(tile, near) < 2 + 5 * next()) board[near] = tile;
    else if (better.length && below(2)) {
      const cell = pick(better);
      up[board[cell]]++;
      board[cell] = tile;
    } else up[tile]++;
  }
}

const found = new Map();
for (let n = LEAST; n <= MOST; n++) found.set(n, []);
const seen = new Set();
while ([...found.values()].some((list) => list.length < EACH))
  play((board, up) => {
    const tiles = up.reduce((sum, each) => sum + each, 0);
    if (emptyCells(board) > 3 || tiles < FEWEST_TILES || tiles > MOST_TILES) return false;
    const puzzle = puzzleOf(board, up);
    if (!puzzle || seen.has(puzzle.position) || found.get(puzzle.n).length >= EACH) return false;
    // the engine counts exchanges in a row by the rule
    if (!provesLuckyNumbers(puzzle)) return false;
    seen.add(puzzle.position);
    found.get(puzzle.n).push(puzzle);
    return true;
  });
const days = byDays([...found.values()].flat(), DAYS, shuffled);
console.log(days.length, 'puzzles; by turns', [...found].map(([n, list]) => `${n}: ${list.length}`).join(', ')); // prettier-ignore
writePack('lucky-numbers', 'the position, the number of turns and all shortest ways', days.map(({ position, n, ways }) => [position.replace(/ A - (.*) 0$/, ' $1'), n, ways.join(';')].join('|'))); // prettier-ignore
