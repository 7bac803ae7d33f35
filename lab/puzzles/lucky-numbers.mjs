/**
 * Makes puzzles of Lucky Numbers for one player. “Fill the board in n turns with face-up tiles”, without chance: all shortest ways are the
 * same moves, in at most six orders. “Which move gives the best chance to fill the board in this turn and k more”: exact over all draws and
 * with best play, with a clear lead.
 */
import { provesChance, provesLuckyNumbers } from './prove-lucky-numbers.mjs';
import { byDays, DAYS, source, WEEKS, writePack } from './support.mjs';
import { whyChance, whyFill } from './whys.mjs';

/** The turns of the shortest and of the longest puzzle, the face-up tiles, and the number of orders. */
const [LEAST, MOST] = [2, 5];
const [FEWEST_TILES, MOST_TILES] = [3, 14];
const MOST_ORDERS = 6;
/** The weekdays with a puzzle about the best chance; 0 is Monday. */
const CHANCE_DAYS = [3, 6];
const FILL_DAYS = DAYS - CHANCE_DAYS.length;
/** Puzzles of each length. */
const EACH = Math.ceil((WEEKS * FILL_DAYS) / (MOST - LEAST + 1));
/** The lead of the best chance, the highest chance, and the fewest choices. */
const LEAD = 0.03;
const HIGHEST_CHANCE = 0.95;
const FEWEST_CHOICES = 4;
/** Every second best answer has a chance: this share of the best. */
const SECOND = 0.3;
/** The choices whose chances are told. */
const TOLD = 6;
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
const positionOf = (board, up, hand = '-') => {
  const rows = [0, 4, 8, 12].map((at) => board.slice(at, at + 4).map((tile) => tile || '.').join()); // prettier-ignore
  const tiles = up.flatMap((count, tile) => Array(count).fill(tile));
  return `${rows.join('/')} A ${hand} ${tiles.join() || '-'} 0`;
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
    const playable = up.flatMap((count, tile) =>
      count ? cellsFor(board, tile).map((cell) => ({ tile, cell })) : [],
    );
    // a tile that fits an empty cell at once, and spoils it
    const firsts = new Set(ways.map(([first]) => first));
    const trap = playable.find(({ tile, cell }) => !board[cell] && !firsts.has(`${tile}@${nameOf(cell)}`));
    const grade = 1.2 * n + (n - empty) + +(trap !== undefined) + playable.length / 15;
    return {
      position: positionOf(board, up),
      n,
      ways: ways.map((way) => way.join(' ')),
      trap: trap ? `${trap.tile}@${nameOf(trap.cell)}` : '',
      grade,
    };
  }
  return undefined;
}

let known = new Map();

/** The chance to fill a board in so many turns, at the start of one. */
function chanceOf(board, up, down, turns) {
  const empty = emptyCells(board);
  if (!empty) return 1;
  if (empty > turns) return 0;
  const key = `${board}|${up}|${turns}`;
  if (known.has(key)) return known.get(key);
  let best = 0;
  for (let tile = 1; tile <= 20 && best < 1; tile++)
    if (up[tile]) {
      up[tile]--;
      for (const [, chance] of laid(board, up, down, tile, turns - 1)) best = Math.max(best, chance);
      up[tile]++;
    }
  const total = down.reduce((sum, each) => sum + each, 0);
  if (best < 1 && total) {
    let sum = 0;
    for (let tile = 1; tile <= 20; tile++)
      if (down[tile]) {
        const weight = down[tile]--;
        sum += weight * Math.max(...drawn(board, up, down, tile, turns - 1).map(([, chance]) => chance));
        down[tile]++;
      }
    best = Math.max(best, sum / total);
  }
  known.set(key, best);
  return best;
}

/** The chances after a tile is laid, by cell; `turns` follow. */
const laid = (board, up, down, tile, turns) =>
  cellsFor(board, tile).map((cell) => {
    const old = board[cell];
    board[cell] = tile;
    if (old) up[old]++;
    const chance = chanceOf(board, up, down, turns);
    board[cell] = old;
    if (old) up[old]--;
    return [`${tile}@${nameOf(cell)}`, chance, old > 0];
  });

/** The same with a tile that was turned over, which may be left. */
function drawn(board, up, down, tile, turns) {
  up[tile]++;
  const pass = ['pass', chanceOf(board, up, down, turns), false];
  up[tile]--;
  return [...laid(board, up, down, tile, turns), pass];
}

/** The face-down tiles that fit an empty cell after a move: what a quick look counts. */
function playableAfter(board, down, move) {
  const after = [...board];
  const [tile, cell] = move.split('@');
  if (cell) after['abcd'.indexOf(cell[0]) + 4 * (4 - cell[1])] = Number(tile);
  const fitsOne = (each) => after.some((there, at) => !there && fits(after, each, at));
  return down.reduce((sum, count, each) => sum + (count && fitsOne(each) ? count : 0), 0);
}

/** The puzzle about the best chance with a tile that was turned over, or undefined. */
function chancePuzzle(board, up, down, tile) {
  const turns = emptyCells(board) - 1 + pick([0, 1, 1]);
  known = new Map();
  const all = drawn(board, up, down, tile, turns).sort((a, b) => b[1] - a[1]);
  if (all.length < FEWEST_CHOICES) return undefined;
  const [[best, first, exchange], [, second], [, third]] = all;
  const lead = first - second;
  if (first > HIGHEST_CHANCE || lead < LEAD || !third || second < SECOND * first) return undefined;
  const counts = all.map(([move]) => playableAfter(board, down, move));
  const misleads = counts[0] < Math.max(...counts);
  return {
    position: positionOf(board, up, tile),
    turns,
    best,
    values: all.slice(0, TOLD).map(([move, chance]) => [move, Number(chance.toFixed(3))]),
    trap: misleads ? all[counts.indexOf(Math.max(...counts))][0] : '',
    grade: 2 * turns + (misleads ? 2 : 0) + +exchange + 0.1 / (lead + 0.02),
  };
}

/** Plays quickly alone: a tile goes where it fits near its place, now and then an exchange, else it is left. Looks before each draw. */
function play(look, lookAt) {
  const bag = shuffled(Array.from({ length: 40 }, (_, i) => 1 + (i % 20)));
  const board = Array(16).fill(0);
  const up = Array(21).fill(0);
  bag.splice(-4).sort((a, b) => a - b).forEach((tile, i) => (board[5 * i] = tile)); // prettier-ignore
  const down = Array.from({ length: 21 }, (_, tile) => bag.filter((each) => each === tile).length);
  const distance = (tile, cell) => Math.abs(tile - (((cell >> 2) + (cell % 4)) * 19) / 6 - 1);
  while (bag.length > 4 && emptyCells(board)) {
    if (look(board, up)) return;
    const tile = bag.pop();
    down[tile]--;
    if (lookAt(board, up, down, tile)) return;
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
const chances = [];
const seen = new Set();
const isNew = ({ position }) => !seen.has(position) && seen.add(position);
const tilesUp = (up) => up.reduce((sum, each) => sum + each, 0);
while ([...found.values()].some((list) => list.length < EACH) || chances.length < WEEKS * CHANCE_DAYS.length)
  play(
    (board, up) => {
      if (emptyCells(board) > 3 || tilesUp(up) < FEWEST_TILES || tilesUp(up) > MOST_TILES) return false;
      const puzzle = puzzleOf(board, up);
      if (!puzzle || found.get(puzzle.n).length >= EACH || !isNew(puzzle)) return false;
      // the engine counts exchanges in a row by the rule
      if (provesLuckyNumbers(puzzle)) found.get(puzzle.n).push(puzzle);
      return true;
    },
    (board, up, down, tile) => {
      const empty = emptyCells(board);
      if (empty < 2 || empty > 3 || tilesUp(up) > MOST_TILES || chances.length >= WEEKS * CHANCE_DAYS.length)
        return false;
      const puzzle = chancePuzzle(board, up, down, tile);
      if (!puzzle || !isNew(puzzle)) return false;
      if (provesChance(puzzle)) chances.push(puzzle);
      return true;
    },
  );
const fills = byDays([...found.values()].flat(), FILL_DAYS, shuffled);
const bests = byDays(chances, CHANCE_DAYS.length, shuffled);
const short = (position) => position.replace(/ A (.*) 0$/, ' $1').replace(' - ', ' ');
const lines = Array.from({ length: WEEKS * DAYS }, (_, day) => {
  if (!CHANCE_DAYS.includes(day % DAYS)) {
    const puzzle = fills.shift();
    return [short(puzzle.position), puzzle.n, '', whyFill(puzzle)].join('|');
  }
  const puzzle = bests.shift();
  const values = puzzle.values.map((each) => each.join('=')).join(' ');
  return [short(puzzle.position), puzzle.turns, values, whyChance(puzzle)].join('|');
});
console.log(lines.length, 'puzzles; by turns', [...found].map(([n, list]) => `${n}: ${list.length}`).join(', '), '; best chances', chances.length); // prettier-ignore
writePack(
  'lucky-numbers',
  'the position, with the tile in hand for a best chance; the number of turns, those after this one for a best chance; the chances, the best first; and the facts why',
  lines,
);
