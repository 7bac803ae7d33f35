import type { EarGame, Listener } from '../../support/by-ear.js';
import { gridWays, shortestWay, targetWays } from '../../support/ways.js';

/** The order of the fields in a ring. */
const ring = 'rwygbv';

/** A move: the field of the stone, unless it enters, and the field to which it goes. */
interface Move {
  readonly from?: string;
  readonly to: string;
  readonly captures?: boolean;
}

const fieldsIn = (text = '') => text.match(/\b[rwygbv][oi]\b/g) ?? [];

/** The moves in the answer to `t`. */
const movesIn = (answer: string): readonly Move[] =>
  answer.split(/(?<=\.) /).flatMap((sentence): readonly Move[] => {
    const [, enter] = /can enter on (.*)\./.exec(sentence) ?? [];
    if (enter) return fieldsIn(enter).map((to) => ({ to }));
    const from = sentence.slice(0, 2);
    const [, steps] = /step to (.*?)(?:, or leap|\.)/.exec(sentence) ?? [];
    const captures = Array.from(sentence.matchAll(/capture on (..)/g), ([, to]) => ({
      from,
      to: to!,
      captures: true,
    }));
    return [...captures, ...fieldsIn(steps).map((to) => ({ from, to }))];
  });

/** The fields, and the reserves below them. */
const grid = {
  rows: [
    ...['o', 'i'].map((place) => Array.from(ring, (color) => color + place)),
    ['reserve-A', 'reserve-B'],
  ],
  rings: [0, 1],
};

function player(ears: Listener): () => Promise<void> {
  let at = 'ro';
  const go = async (to: string, targets: readonly string[]) => {
    await ears.press(...shortestWay([...gridWays(grid), ...targetWays(grid, targets)], at, to));
    at = (await ears.focus()).slice(0, 2);
    if (at !== to) throw new Error(`The focus is on ${at}, not on ${to}.`);
  };
  return async () => {
    const moves = movesIn(await ears.ask('t', /can/));
    const captures = moves.filter((move) => move.captures);
    const { from, to } = ears.choose(captures.length > 0 ? captures : moves);
    // Until a stone is chosen, the targets are the stones that can move and the fields for one that enters.
    let targets = moves.map((move) => move.from ?? move.to);
    if (from) {
      await go(from, targets);
      targets = moves.filter((move) => move.from === from).map((move) => move.to);
      await ears.pressAndHear('Enter', new RegExp(`^${from} can`));
    }
    await go(to, targets);
    await ears.pressAndHear('Enter', /^\w+ (?:enters? on|(?:steps?|leaps?) from)/);
  };
}

/** Fluctus without the picture. */
export const fluctusByEar: EarGame = {
  tag: 'fluctus-board',
  attributes: {},
  player,
  told(sentence) {
    const [from, to = '', last] = fieldsIn(sentence);
    if (/^\w+ enters? on /.test(sentence)) return `@${from}`;
    if (/^\w+ steps? from /.test(sentence)) return `${from}-${to}`;
    return /^\w+ leaps? from /.test(sentence) ? `${from}x${last}` : undefined;
  },
  isTold: () => true,
};
