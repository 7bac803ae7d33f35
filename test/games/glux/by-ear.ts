import type { EarGame, Listener } from '../../support/by-ear.js';
import { gridWays, shortestWay, targetWays } from '../../support/ways.js';

/** The squares of the board. */
const grid = {
  rows: Array.from({ length: 9 }, (_, i) => Array.from('abcdefghijklm', (column) => `${column}${9 - i}`)),
  rings: [],
};

function player(ears: Listener): () => Promise<void> {
  let at = 'a1';
  /** Lifts the curtain over the hand. */
  const lift = () => ears.pressAndHear('u', /^Your chip/);
  let known = 0;
  /** The chip in the hand: it was told when it was drawn. */
  const drawn = () => {
    const told = /Your chip: \d or \d\./.exec(ears.heard.slice(known).join(' '))?.[0];
    known = ears.heard.length;
    return told ?? ears.ask('h', /^Your chip/);
  };
  return async () => {
    const hand = await (ears.waits ? drawn() : lift());
    const face = ears.choose(hand.match(/\d(?= or)|(?<=or )\d/g)!);
    const targets = (await ears.ask('t', /^Possible squares/)).match(/[a-m]\d/g)!;
    const to = ears.choose(targets);
    // The only possible square needs no choice.
    if (targets.length > 1) {
      await ears.press(...shortestWay([...gridWays(grid), ...targetWays(grid, targets)], at, to));
      at = to;
      const name = await ears.focus();
      if (!name.startsWith(`${to},`) || !name.includes('your chip can go here'))
        throw new Error(`The focus is on ${name}, not on ${to}.`);
    }
    await ears.pressAndHear(face, /places? a/);
  };
}

/** Glüx without the picture. */
export const gluxByEar: EarGame = {
  tag: 'glux-board',
  attributes: {},
  player,
  told(sentence) {
    const [, face, square] =
      / places? a (\d) on (?:the (?:chip on the )?start square )?(\w+)/.exec(sentence) ?? [];
    return face && `${face}@${square}`;
  },
  // Chips are drawn in secret.
  isTold: (notation) => notation.includes('@'),
};
