/**
 * Makes puzzles of Luzi und Joe, two kinds: the choice with the most points on average, and in the last run the choice with the best chance
 * to win. The values are those of the computer player's solver.
 */
import { bookOf } from '../../src/games/luzi/bot/book.js';
import { levelOf, numberOf, tableOf } from '../../src/games/luzi/bot/run.js';
import { count, freeDice, outcomes, tally, THREE, without } from '../../src/games/luzi/engine/dice.js';
import { games } from '../../src/lists/engines.js';
import { byDays, source, WEEKS, writePack } from './support.mjs';
import { whyBest } from './whys.mjs';

const game = games.luzi;
const { below, shuffled } = source('luzi');
/** Puzzles of a week: most points, and last runs. */
const PER_WEEK = { points: 2, last: 1 };
/** Fewer choices make a puzzle too easy. */
const FEWEST_CHOICES = 5;
/** The lead of the best choice, in points and in chances. */
const LEAD = { points: 0.5, chance: 0.03 };
/** A stop that leads by more is obvious. */
const OBVIOUS = 5;
/** The choices of a last run whose chances are told, besides the best. The computer knows the points of all choices. */
const TOLD = { points: 1, chance: 5 };
/** The points that the last run needs more than. */
const [LEAST_NEED, MOST_NEED] = [8, 46];

const nameOf = (dice) => (dice?.length ? `roll:${[...dice].sort().join('')}` : 'stop');

/** Rules of thumb: stop with any score; keep the largest group; keep fours, fives and rows. */
const thumbs = [
  ({ dice, rows }, free) => {
    const { points, blocked } = tally(dice, rows);
    if (points || (blocked && dice.length - free.length >= THREE)) return undefined;
    const low = free.filter((die) => die < 4);
    return blocked || low.length < 2 ? free : low;
  },
  ({ dice, rows }, free) => {
    if (tally(dice, rows).points > 5 * 4 + rows[2]) return undefined;
    const largest = [2, 3, 4, 5].reduce((best, face) =>
      count(free, face) >= count(free, best) ? face : best,
    );
    const others = free.filter((die) => die !== largest);
    return others.length < 2 ? undefined : others;
  },
  ({ dice }, free) => {
    const single = free.filter((die) => die < 4 && count(dice, die) < 3);
    return single.length > 1 ? single : undefined;
  },
];

/** All tables with enough choices; of tables that exchange twos and threes, which score alike, the first. */
const twin = (dice) => dice.map((die) => (die === 2 ? 3 : die === 3 ? 2 : die)).sort();
const tables = outcomes(8)
  .map(({ move }) => move.dice)
  .filter((dice) => count(dice, 6) < THREE && twin(dice).join('') >= dice.join(''))
  .map((dice) => {
    const state = game.parsePosition(`0,0 1/5 A 1 ${dice.join('')}`);
    const moves = game.moves(state);
    return { dice: dice.join(''), state, moves, names: moves.map((move) => game.formatMove(move)) };
  })
  .filter(({ moves }) => moves.length >= FEWEST_CHOICES);
const { run, sums, means } = bookOf(tables[0].state);

/** The choices of a table with their values, the best first; the runs are solved for `worth`. */
function valuesOf({ state, moves, names }, worth) {
  const level = levelOf(state.dice);
  const values = moves.map((move) =>
    move.kind === 'stop'
      ? worth[sums.ends[tableOf(state.dice)]]
      : run.thrown(level, numberOf(without(state.dice, move.dice))),
  );
  return names.map((name, i) => [name, values[i]]).sort((a, b) => b[1] - a[1]);
}

/** A line: the position, what the last run needs or nothing, and the values, the best first. */
const lineOf = ({ position, need = '', values }) => {
  const told = values
    .slice(0, 1 + (need ? TOLD.chance : TOLD.points))
    .map(([name, value]) => [name, value.toFixed(need ? 3 : 1)]);
  return [position, need, told.map((each) => each.join('=')).join(' '), whyBest(told)].join('|');
};

// most points
run.solve(means);
const means1 = new Map(tables.map((table) => [table, valuesOf(table, means)]));
const points = tables.flatMap((table) => {
  const values = means1.get(table);
  const [[best, first], [, second]] = values;
  const lead = first - second;
  const wrong = thumbs.filter((thumb) => nameOf(thumb(table.state, freeDice(table.state))) !== best).length;
  if (lead < LEAD.points || !wrong || (best === 'stop' && lead > OBVIOUS)) return [];
  const grade = 1.5 * wrong + 2 / (0.5 + lead) + Math.log10(values.length) - (best === 'stop' ? 0.5 : 0);
  return [{ position: `0,0 1/5 A 1 ${table.dice}`, values, grade }];
});

// last runs: whatever a tie counts, the same choice is best
const last = [];
for (let need = LEAST_NEED; need <= MOST_NEED; need++) {
  const worths = [0, 0.5, 1].map((tie) =>
    Float64Array.from(sums.gains, (gain) => (gain > need ? 1 : gain === need ? tie : 0)),
  );
  const each = worths.map((worth) => {
    run.solve(worth);
    return new Map(tables.map((table) => [table, valuesOf(table, worth)]));
  });
  for (const table of tables) {
    const all = each.map((values) => values.get(table));
    const [, values] = all;
    const [best, chance] = values[0];
    const lead = Math.min(...all.map(([[, first], [, second]]) => first - second));
    if (all.some(([[name]]) => name !== best) || lead < LEAD.chance || chance > 0.97 || chance < 0.05)
      continue;
    const other = means1.get(table)[0][0] !== best;
    const grade =
      (other ? 2.5 : 1) + 0.15 / (lead + 0.03) + Math.log10(values.length) - (best === 'stop' ? 1 : 0);
    // the scores of the others are 60 to 119
    const leader = 60 + below(60);
    last.push({
      position: `${leader},${leader - need} 5/5 B 1 ${table.dice}`,
      need,
      values,
      grade,
      other,
      table,
    });
  }
}
// each table once, those first in which the highest mean is not the best chance
const once = new Set();
const lasts = shuffled(last)
  .sort((a, b) => +b.other - +a.other)
  .filter(({ table }) => !once.has(table) && once.add(table))
  .slice(0, PER_WEEK.last * WEEKS);
console.log(points.length, 'tables for most points,', last.length, 'last runs,', last.filter(({ other }) => other).length, 'in which the mean misleads'); // prettier-ignore
const days = byDays(
  [...shuffled(points).slice(0, PER_WEEK.points * WEEKS), ...lasts],
  PER_WEEK.points + PER_WEEK.last,
  shuffled,
);
console.log(days.length, 'puzzles');
writePack('luzi', 'the position, what the last run needs more than, the best choices with their points or chances, and the fact why', days.map(lineOf)); // prettier-ignore
