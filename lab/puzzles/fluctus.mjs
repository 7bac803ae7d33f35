/**
 * Makes puzzles of Fluctus, “win in 2 to 6”, from the solved table. At each turn of the reader exactly one move wins in time against a
 * longest defence. The table leaves out F5; `prove.mjs` proves each puzzle by all rules, so that this file keeps only those.
 */
import {
  Materials,
  Placements,
  attacks,
  captures,
  firstOf,
  neighbors,
  popCount,
  rotate,
} from '../../src/games/fluctus/bot/tables.js';
import { isDraw, isWon, pliesOf, Solver } from '../../src/games/fluctus/bot/solver.js';
import { board, fields } from '../../src/games/fluctus/engine/board.js';
import { provesFluctus } from './prove-fluctus.mjs';
import { byDays, DAYS, source, varied, WEEKS, writePack } from './support.mjs';
import { whyFluctus } from './whys.mjs';

/** The moves of the shortest and of the longest puzzle. */
const [LEAST, MOST] = [2, 6];
/** Puzzles of each length that are looked for before the choice. */
const POOL = 400;
/** Fewer legal moves make a puzzle too easy. */
const FEWEST_MOVES = 7;
/** The most moves that win at all. */
const MOST_WINS = 3;

const { next, pick, shuffled } = source('fluctus');
const placements = new Placements();
while (!placements.ready) placements.advance();
const { digits, ranks } = placements;
const materials = new Materials(true);
const count = materials.list.length;
const solver = new Solver(materials, placements, true, [3]);
for (let own = 0; own < count; own++)
  for (let other = 0; other <= own; other++)
    for (const _ of solver.solve(own === other ? [[own, other, 0]] : [[own, other, 0], [other, own, 0]])); // prettier-ignore

const isLost = (value) => !isDraw(value) && !isWon(value);
const wins = (value) => !isDraw(value) && isWon(value);

/** A state: sets of stones, reserves, entries (0 to 2) by seat, and the seat to move. */
function valueOf({ on, reserve, entries, seat }) {
  const turned = (set) => digits[rotate(set, 3 * seat)];
  const material = (of) => materials.number(popCount[on[of]], reserve[of], entries[of]);
  const values = solver.values[materials.family(material(seat), material(1 - seat), 0)];
  return values[ranks[turned(on[seat]) + 2 * turned(on[1 - seat])]];
}

function movesOf({ on, reserve, seat }) {
  const [own, other] = [on[seat], on[1 - seat]];
  const free = 0xfff & ~(own | other);
  const moves = [];
  const gates = reserve[seat] ? (0b1000001 << (3 * seat)) & free : 0;
  for (let rest = gates; rest; rest &= rest - 1) moves.push({ kind: '@', to: firstOf(rest) });
  for (let rest = own; rest; rest &= rest - 1) {
    const from = firstOf(rest);
    for (let to = neighbors[from] & free; to; to &= to - 1) moves.push({ kind: '-', from, to: firstOf(to) });
  }
  if (attacks[own] & other)
    for (const { pair, target, from } of captures)
      if ((own & pair) === pair && other & target)
        moves.push({ kind: 'x', from: firstOf(from), to: firstOf(target) });
  return moves;
}

function played({ on, reserve, entries, seat }, { kind, from, to }) {
  const after = { on: [...on], reserve: [...reserve], entries: [...entries], seat: 1 - seat };
  after.on[seat] |= 1 << to;
  if (kind === '@') {
    after.reserve[seat]--;
    after.entries[seat] = Math.min(2, after.entries[seat] + 1);
  } else after.on[seat] ^= 1 << from;
  if (kind === 'x') after.on[1 - seat] ^= 1 << to;
  return after;
}

const isOver = (state) => {
  const value = valueOf(state);
  return value === 255 || (!isDraw(value) && pliesOf(value) === 0);
};
const nameOf = ({ kind, from, to }) => `${kind === '@' ? '' : fields[from]}${kind}${fields[to]}`;
const textOf = ({ on, seat, reserve, entries }) => {
  const signs = fields.map((_, i) => ((on[0] >> i) & 1 ? 'A' : (on[1] >> i) & 1 ? 'B' : '.')).join('');
  return `${signs.slice(0, 6)}/${signs.slice(6)} ${'AB'[seat]} ${reserve} ${entries} -,-`;
};

// The symmetries of the board: permutations of the fields that keep the lines.
const lines = board.lines.map((line) => line.fields.map((field) => fields.indexOf(field)));
const triples = new Set(
  lines.flatMap((line) =>
    line.slice(2).flatMap((_, i) => {
      const [a, b, c] = line.slice(i, i + 3);
      return [`${a},${b},${c}`, `${c},${b},${a}`];
    }),
  ),
);
const symmetries = [];
(function extend(map) {
  const at = map.length;
  if (at === 12) {
    const keeps = (triple) => triples.has(triple.split(',').map((field) => map[field]).join()); // prettier-ignore
    if ([...triples].every(keeps)) symmetries.push(map);
    return;
  }
  for (let to = 0; to < 12; to++) {
    const fits = map.every((other, i) => ((neighbors[at] >> i) & 1) === ((neighbors[to] >> other) & 1));
    if (!map.includes(to) && fits) extend([...map, to]);
  }
})([]);
const mapped = (set, map) => map.reduce((to, field, i) => to | (((set >> i) & 1) << field), 0);

/** The same text for positions that a symmetry, with the seats exchanged if need be, makes equal. Start fields count while there is a reserve. */
function keyOf({ on, reserve, entries, seat }) {
  const keys = [];
  for (const map of symmetries)
    for (const swap of [0, 1]) {
      const starts = [0, 1].map((of) => mapped(0b1000001 << (3 * of), map));
      if (reserve.some((left, of) => left && starts[of] !== 0b1000001 << (3 * (of ^ swap)))) continue;
      const ordered = (list) => (swap ? [list[1], list[0]] : list);
      keys.push([...ordered(on.map((set) => mapped(set, map))), ...ordered(reserve), ...ordered(entries), seat ^ swap].join()); // prettier-ignore
    }
  return keys.sort()[0];
}

/** The line of a puzzle against a longest defence, and the states at the turns of the reader; undefined if two moves win in time. */
function solve(state, left) {
  const inTime = movesOf(state).filter((move) => {
    const value = valueOf(played(state, move));
    return isLost(value) && pliesOf(value) < left;
  });
  if (inTime.length !== 1) return undefined;
  const [move] = inTime;
  const after = played(state, move);
  if (!pliesOf(valueOf(after))) return left === 1 ? { line: [nameOf(move)], path: [state] } : undefined;
  for (const reply of movesOf(after)) {
    const answer = played(after, reply);
    if (pliesOf(valueOf(answer)) !== left - 2 || isOver(answer)) continue;
    const rest = solve(answer, left - 2);
    if (rest) return { line: [nameOf(move), nameOf(reply), ...rest.line], path: [state, ...rest.path] };
  }
  return undefined;
}

/** The moves that a beginner tries: captures, or else the steps that attack most. */
function tempting(state, moves) {
  const { seat } = state;
  const score = (move) => {
    const { on } = played(state, move);
    const attacked = popCount[attacks[on[seat]] & on[1 - seat]];
    return (move.kind === 'x' ? 100 : 0) + 4 * attacked - 5 * popCount[attacks[on[1 - seat]] & on[seat]];
  };
  const most = Math.max(...moves.map(score));
  return moves.filter((move) => score(move) === most).map(nameOf);
}

function gradeOf(n, facts) {
  const { quiet, offers, tempts, obvious, legal, winning } = facts;
  const wins = winning === 1 ? 0.5 : 0;
  return 2 * (n - 2) + (quiet ? 1.5 : 0) + +offers + +tempts + (obvious ? -1 : 1) + legal / 15 + wins;
}

/** The puzzle of a state that is won in so many moves, or undefined. */
function puzzleOf(state, n, moves) {
  const winning = moves.filter((move) => isLost(valueOf(played(state, move)))).length;
  const solution = winning <= MOST_WINS && solve(state, 2 * n - 1);
  if (!solution) return undefined;
  const key = moves.find((move) => nameOf(move) === solution.line[0]);
  const { on } = played(state, key);
  const facts = {
    quiet: key.kind !== 'x',
    offers: (attacks[on[1 - state.seat]] & on[state.seat]) !== 0,
    tempts: moves.some((move) => move.kind === 'x' && move !== key),
    obvious: tempting(state, moves).includes(solution.line[0]),
    legal: moves.length,
    winning,
  };
  return {
    position: textOf(state),
    n,
    record: solution.line.join(' '),
    grade: gradeOf(n, facts),
    keys: solution.path.map(keyOf),
    group: [facts.quiet, facts.obvious, facts.offers, popCount[state.on[0] | state.on[1]] >> 1].join(),
  };
}

const found = new Map();
for (let n = LEAST; n <= MOST; n++) found.set(n, []);
const seen = new Set();
while ([...found.values()].some((list) => list.length < POOL)) {
  let state = { on: [0, 0], reserve: [8, 8], entries: [0, 0], seat: 0 };
  const skill = [0.2 + 0.6 * next(), 0.2 + 0.6 * next()];
  for (let ply = 0; ply < 160 && !isOver(state); ply++) {
    const moves = movesOf(state);
    const value = valueOf(state);
    const n = (pliesOf(value) + 1) / 2;
    if (wins(value) && found.has(n) && moves.length >= FEWEST_MOVES && found.get(n).length < POOL) {
      const key = keyOf(state);
      const puzzle = !seen.has(key) && puzzleOf(state, n, moves);
      seen.add(key);
      if (puzzle) found.get(n).push(puzzle);
    }
    const rank = (move) => {
      const after = valueOf(played(state, move));
      return isLost(after) ? 1000 - pliesOf(after) : wins(after) ? pliesOf(after) - 1000 : 0;
    };
    const of = (kind) => moves.filter((move) => move.kind === kind);
    const [takes, enters] = [of('x'), of('@')];
    const best = () => {
      const most = Math.max(...moves.map(rank));
      return moves.filter((move) => rank(move) === most);
    };
    const random = takes.length && next() < 0.7 ? takes : enters.length && next() < 0.3 ? enters : moves;
    state = played(state, pick(next() < skill[state.seat] ? best() : random));
  }
}

// no position twice, not within the solution of another puzzle either; each proven by the full rules
const used = new Set();
const refused = new Map();
const fits = (puzzle) => {
  if (puzzle.keys.some((key) => used.has(key))) return false;
  if (!provesFluctus(puzzle)) {
    refused.set(puzzle.n, (refused.get(puzzle.n) ?? 0) + 1);
    return false;
  }
  for (const key of puzzle.keys) used.add(key);
  return true;
};
const each = Math.ceil((WEEKS * DAYS) / found.size);
const chosen = [...found.values()].flatMap((list) => varied(shuffled(list), each, fits));
const days = byDays(chosen, DAYS, shuffled);
console.log(days.length, 'puzzles; refused by F5 or F10, by moves:', Object.fromEntries(refused));
writePack('fluctus', 'the position without paths, the record, and the facts why', days.map((each) => [each.position.replace(' -,-', ''), each.record, whyFluctus(each)].join('|'))); // prettier-ignore
