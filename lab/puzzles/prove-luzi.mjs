/**
 * Proves puzzles of Luzi und Joe by the rules of the engine alone: the value of each table is bounded from below and from above by value
 * iteration until both meet. The engine says what a stop scores.
 */
import { games } from '../../src/lists/engines.js';

const game = games.luzi;
const DICE = 8;
/** The distance of the bounds at the end. */
const CLOSE = 1e-7;

/** All ascending dice of a number, as texts. */
const sorted = (count, from = 1) =>
  count ? Array.from({ length: 7 - from }, (_, i) => from + i).flatMap((die) => sorted(count - 1, die).map((rest) => die + rest)) : ['']; // prettier-ignore
const merge = (a, b) => [...(a + b)].sort().join('');
const how = (dice, face) => [...dice].filter((die) => die === face).length;

const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));
/** The probability of a throw. */
const odds = (dice) =>
  ['1', '2', '3', '4', '5', '6'].reduce((ways, face) => ways / factorial(how(dice, face)), factorial(dice.length)) / 6 ** dice.length; // prettier-ignore

/** The gain of a stop, as the engine counts it. */
function stopGain(dice) {
  const state = game.parsePosition(`0,0 1/5 A 1 ${dice}`);
  return game.scores(game.play(state, { kind: 'stop' }))[0];
}

/** What the third six brings: 0, or in a stand-off the pips that are left (Z8). */
function luziGain(before, after) {
  if (how(before, '1') < 3) return 0;
  let left = after;
  for (const face of '111666') left = left.replace(face, '');
  return [...left].reduce((sum, die) => sum + Number(die), 0);
}

const tables = sorted(DICE).filter((dice) => how(dice, '6') < 3);
const gains = new Map(tables.map((dice) => [dice, stopGain(dice)]));

/** The different choices of dice that stay, if at least two of the others are 2 to 5. */
const choices = new Map(
  tables.map((dice) => {
    const free = [...dice].filter((die) => die > '1' && die < '6');
    const locked = [...dice].filter((die) => die === '1' || die === '6').join('');
    const kept = new Set();
    for (let set = 0; set < 1 << free.length; set++) {
      const stays = free.filter((_, i) => (set >> i) & 1);
      if (free.length - stays.length >= 2) kept.add(merge(locked, stays.join('')));
    }
    return [dice, [...kept]];
  }),
);
const throws = Array.from({ length: DICE + 1 }, (_, count) =>
  sorted(count).map((dice) => [dice, odds(dice)]),
);
/** By kept dice: the tables after a throw with their odds, and the gain if the run ends. */
const results = new Map(
  [...new Set([...choices.values()].flat())].map((kept) => [
    kept,
    throws[DICE - kept.length].map(([fall, chance]) => {
      const after = merge(kept, fall);
      return how(after, '6') < 3 ? { after, chance } : { gain: luziGain(kept, after), chance };
    }),
  ]),
);

/** The values of the choices of all tables for the worth of a gain, at most `most`: `lower` and `upper` by kept dice. */
function bounds(worth, most) {
  const sides = [0, most].map((start) => ({
    tables: new Map(tables.map((dice) => [dice, Math.max(start, worth(gains.get(dice)))])),
    kept: new Map(),
  }));
  for (let apart = Infinity; apart > CLOSE;) {
    apart = 0;
    for (const side of sides) {
      for (const [kept, all] of results) {
        let sum = 0;
        for (const { after, gain, chance } of all)
          sum += chance * (after ? side.tables.get(after) : worth(gain));
        side.kept.set(kept, sum);
      }
      for (const dice of tables) {
        let best = worth(gains.get(dice));
        for (const kept of choices.get(dice)) best = Math.max(best, side.kept.get(kept));
        side.tables.set(dice, best);
      }
    }
    for (const dice of tables) apart = Math.max(apart, sides[1].tables.get(dice) - sides[0].tables.get(dice));
  }
  return { lower: sides[0].kept, upper: sides[1].kept };
}

const cache = new Map();
const solved = (need, tie) => {
  const key = `${need} ${tie}`;
  if (!cache.has(key)) {
    const worth = need === undefined ? (gain) => gain : (gain) => (gain > need ? 1 : gain === need ? tie : 0);
    // no run scores more than eight Joes
    cache.set(key, { worth, ...bounds(worth, need === undefined ? gains.get('11111111') : 1) });
  }
  return cache.get(key);
};

/**
 * True if the first of the values is the best choice by itself, and all are right to the digits that are told; for a last run whatever a tie
 * counts.
 */
export function provesLuzi({ position, need, values }) {
  const dice = position.split(' ').at(-1);
  return (need === undefined ? [0] : [0, 0.5, 1]).every((tie) => {
    const { worth, lower, upper } = solved(need, tie);
    const range = (name) => {
      if (name === 'stop') return [worth(gains.get(dice)), worth(gains.get(dice))];
      let kept = dice;
      for (const die of name.slice('roll:'.length)) kept = kept.replace(die, '');
      return [lower.get(kept), upper.get(kept)];
    };
    const [[best]] = values;
    const names = ['stop', ...choices.get(dice).map((kept) => `roll:${[...kept].reduce((rest, die) => rest.replace(die, ''), dice)}`)]; // prettier-ignore
    const single = names.every((name) => name === best || range(name)[1] < range(best)[0]);
    const told = need !== undefined && tie !== 0.5 ? [] : values;
    const digits = need === undefined ? 0.051 : 0.00051;
    return single && told.every(([name, value]) => Math.abs(range(name)[0] - value) < digits);
  });
}
