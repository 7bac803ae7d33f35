/**
 * Makes puzzles of Glüx: the last two to four chips, in which exactly one placement wins, and the placement with most points at once does not.
 * The opponent's chips are of one kind, so that their order hides nothing.
 */
import { duel, indexOf, roomAt, roomsOf, squareAt, widthOf } from '../../src/games/glux/engine/board.js';
import { byDays, DAYS, source, varied, WEEKS, writePack } from './support.mjs';
import { whyGlux } from './whys.mjs';

const { next, pick, shuffled } = source('glux');
const width = widthOf(duel);
const height = duel.rows.length;
const SIZE = width * height;
const letters = roomsOf(duel);
/** The room of each square, -1 in corridors. */
const rooms = Array.from({ length: SIZE }, (_, at) => letters.indexOf(roomAt(duel, at)));
const middle = letters.indexOf(duel.middle);
const starts = duel.starts[2].map((square) => indexOf(duel, square));
/** The puzzles that are looked for before the choice. */
const POOL = WEEKS * DAYS + 40;
/** The chips left. */
const [LEAST, MOST] = [2, 4];
const CHIPS = 48;
const faces = { 16: [1, 6], 25: [2, 5], 34: [3, 4] };
const kinds = Object.keys(faces).sort();

/** By square and face: the squares between and the destinations on the board. */
const ways = Array.from({ length: SIZE }, (_, at) =>
  Array.from({ length: 7 }, (_, face) =>
    (face ? [[1, 0], [-1, 0], [0, 1], [0, -1]] : []).flatMap(([dx, dy]) => {
      const [x, y] = [(at % width) + dx * face, Math.floor(at / width) + dy * face];
      if (x < 0 || y < 0 || x >= width || y >= height) return [];
      return [{ to: y * width + x, between: Array.from({ length: face - 1 }, (_, k) => at + (dx + width * dy) * (k + 1)) }];
    }),
  ),
); // prettier-ignore

/** A state: owner, face and height of each square (the top chip), and the pips by room and seat. */
const fresh = () => ({
  owner: new Int8Array(SIZE),
  face: new Int8Array(SIZE),
  high: new Int8Array(SIZE),
  pips: new Int16Array(2 * letters.length),
});

/** Lays a chip and returns how to take it back. */
function lay(state, seat, face, at) {
  const { owner, face: top, high, pips } = state;
  const before = { at, owner: owner[at], face: top[at] };
  const room = rooms[at];
  if (room >= 0) {
    if (high[at]) pips[2 * room + owner[at]] -= top[at];
    pips[2 * room + seat] += face;
  }
  owner[at] = seat;
  top[at] = face;
  high[at]++;
  return before;
}

function takeBack(state, { at, owner, face }) {
  const room = rooms[at];
  if (room >= 0) {
    state.pips[2 * room + state.owner[at]] -= state.face[at];
    if (state.high[at] > 1) state.pips[2 * room + owner] += face;
  }
  state.owner[at] = owner;
  state.face[at] = face;
  state.high[at]--;
}

const marks = new Int32Array(SIZE);
let mark = 0;
function targets({ owner, face, high }, seat) {
  const found = [];
  mark++;
  for (let at = 0; at < SIZE; at++) {
    if (!high[at] || owner[at] !== seat) continue;
    for (const { to, between } of ways[at][face[at]]) {
      if (marks[to] === mark || high[to] > 1 || to === starts[1 - seat]) continue;
      if (between.some((each) => high[each])) continue;
      marks[to] = mark;
      found.push(to);
    }
  }
  const own = starts[seat];
  if (high[own] === 1 && marks[own] !== mark) found.push(own);
  return found;
}

/** The points of the first seat less those of the second, then the middle room. */
function lead({ pips }) {
  let points = 0;
  for (let room = 0; room < pips.length / 2; room++)
    points += 4 * Math.sign(pips[2 * room] - pips[2 * room + 1]);
  return points || Math.sign(pips[2 * middle] - pips[2 * middle + 1]) / 2;
}
const leadOf = (state, seat) => (seat ? -lead(state) : lead(state));

/** True if the hero wins alone; the chips left, pairs of seat and kind, are laid in turn. */
function wins(state, left, k, hero) {
  if (k === left.length) return leadOf(state, hero) > 0;
  const [seat, kind] = left[k];
  const squares = targets(state, seat);
  if (!squares.length) return wins(state, left, k + 1, hero);
  for (const at of squares)
    for (const face of faces[kind]) {
      const before = lay(state, seat, face, at);
      const result = wins(state, left, k + 1, hero);
      takeBack(state, before);
      if (result === (seat === hero)) return result;
    }
  return seat !== hero;
}

const placements = (state, seat, kind) =>
  targets(state, seat).flatMap((at) => faces[kind].map((face) => [face, at]));
/** What a function says after a placement. */
function after(state, seat, [face, at], ask) {
  const before = lay(state, seat, face, at);
  const answer = ask();
  takeBack(state, before);
  return answer;
}
const winning = (state, left, k, hero) =>
  placements(state, hero, left[k][1]).filter((each) =>
    after(state, hero, each, () => wins(state, left, k + 1, hero)),
  );

/** Plays a game by greedy placements with errors; `look` sees each of the last turns, and says whether it has enough. */
function play(look) {
  const state = fresh();
  const stacks = Array.from({ length: SIZE }, () => []);
  const bags = [0, 1].map(() => shuffled(kinds.flatMap((kind) => Array(CHIPS / 6).fill(kind))));
  const care = 0.4 + 0.55 * next();
  for (let turn = 0; turn < CHIPS; turn++) {
    const seat = turn % 2;
    const kind = bags[seat][turn >> 1];
    const list = turn < 2 ? faces[kind].map((face) => [face, starts[seat]]) : placements(state, seat, kind);
    if (!list.length) return;
    if (turn >= CHIPS - MOST && turn <= CHIPS - LEAST) {
      const left = [];
      for (let later = turn; later < CHIPS; later++) left.push([later % 2, bags[later % 2][later >> 1]]);
      if (look(state, stacks, left, seat)) return;
    }
    const value = () => {
      let sum = leadOf(state, seat) + 0.9 * next() + 0.03 * targets(state, seat).length;
      for (let room = 0; room < state.pips.length / 2; room++) sum += 0.15 * Math.sign(state.pips[2 * room + seat]); // prettier-ignore
      return sum;
    };
    let move = pick(list);
    if (next() < care) {
      const values = list.map((each) => after(state, seat, each, value));
      move = list[values.indexOf(Math.max(...values))];
    }
    lay(state, seat, ...move);
    stacks[move[1]].push('AB'[seat] + move[0]);
  }
}

function positionOf(stacks, seat, left) {
  const rows = Array.from({ length: height }, (_, y) => {
    const signs = [];
    let gap = 0;
    const close = () => gap && signs.push(gap);
    for (const stack of stacks.slice(y * width, (y + 1) * width)) {
      if (!stack.length) gap++;
      else {
        close();
        gap = 0;
        signs.push(stack.length > 1 ? `(${stack.join('')})` : stack[0]);
      }
    }
    close();
    return signs.join();
  });
  const own = [0, 1].map((of) => left.filter(([each]) => each === of).map(([, kind]) => kind));
  const bag = ([, ...rest]) => kinds.map((kind) => rest.filter((each) => each === kind).length).join('');
  return `${rows.join('/')} ${'AB'[seat]} ${own.map(([hand]) => hand ?? '-')} ${own.map(bag)} -`;
}

/** The record of a puzzle: the winning placements against the strongest replies; undefined if a later one is not the only one. */
function recordOf(state, left, seat, key) {
  const moves = [];
  const laid = [];
  const play = ([face, at], of) => {
    moves.push(`${face}@${squareAt(duel, at)}`);
    laid.push(lay(state, of, face, at));
  };
  let single = true;
  for (let k = 0; k < left.length && single; k++) {
    const [of, kind] = left[k];
    if (of === seat) {
      const good = k ? winning(state, left, k, seat) : [key];
      single = good.length === 1;
      if (single) play(good[0], of);
    } else {
      // the reply that leaves fewest winning answers, then most points
      const replies = placements(state, of, kind);
      const value = () => (k + 1 < left.length ? 100 * winning(state, left, k + 1, seat).length : 0) + leadOf(state, seat); // prettier-ignore
      const values = replies.map((reply) => after(state, of, reply, value));
      single = replies.length > 0;
      if (single) play(replies[values.indexOf(Math.min(...values))], of);
    }
    const drawn = left.slice(k + 1).find(([each]) => each === of);
    if (single && drawn) moves.push(`+${drawn[1]}`);
  }
  while (laid.length) takeBack(state, laid.pop());
  return single ? moves.join(' ') : undefined;
}

/** The puzzle at a turn, or undefined. */
function puzzleOf(state, stacks, left, seat) {
  if (new Set(left.filter(([of]) => of !== seat).map(([, kind]) => kind)).size !== 1) return undefined;
  const all = placements(state, seat, left[0][1]);
  const good = [];
  for (const each of all) {
    if (after(state, seat, each, () => wins(state, left, 1, seat))) good.push(each);
    if (good.length > 1) return undefined;
  }
  const [key] = good;
  if (!key) return undefined;
  const points = all.map((each) => after(state, seat, each, () => leadOf(state, seat)));
  // the most points at once must not be right
  if (points[all.indexOf(key)] === Math.max(...points)) return undefined;
  const record = recordOf(state, left, seat, key);
  if (!record) return undefined;
  const [face, at] = key;
  const corridor = rooms[at] < 0;
  const covers = state.high[at] > 0;
  const grade = 2 * (left.length - 1) + +corridor + (face < 4 ? 0.5 : 0) + Math.log2(all.length) / 4;
  const position = positionOf(stacks, seat, left);
  return { position, record, grade, n: left.length, group: [left.length, corridor, covers, face].join() };
}

const found = [];
const enough = new Map([[2, POOL / 4], [3, POOL / 2], [4, POOL / 2]]); // prettier-ignore
let games = 0;
while (found.length < POOL) {
  games++;
  play((state, stacks, left, seat) => {
    const n = left.length;
    if (found.filter((each) => each.n === n).length >= enough.get(n)) return false;
    const puzzle = puzzleOf(state, stacks, left, seat);
    if (puzzle) found.push(puzzle);
    return puzzle !== undefined;
  });
}
const chosen = varied(shuffled(found), WEEKS * DAYS);
const days = byDays(chosen, DAYS, shuffled);
console.log(games, 'games;', days.length, 'puzzles; by chips', [2, 3, 4].map((n) => days.filter((each) => each.n === n).length)); // prettier-ignore
writePack(
  'glux',
  'the position, the record, and the placement with most points at once',
  days.map(({ position, record }) => `${position.replace(/ -$/, '')}|${record}|${whyGlux({ position })}`),
);
