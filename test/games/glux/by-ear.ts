import { arrows, keys, type EarGame, type Listener } from '../../support/by-ear.js';

const row = (square: string) => Number(square.slice(1));
const column = (square: string) => square.charCodeAt(0);

/** The squares of the board in the order of reading. */
const inOrder = (squares: readonly string[]) =>
  [...squares].sort((a, b) => row(b) - row(a) || column(a) - column(b));

const shortest = (ways: readonly (readonly string[])[]) =>
  ways.reduce((best, each) => (each.length < best.length ? each : best));

/** The shortest way from a square to another: from one possible square to the next by `n`, to the previous one, or by arrows. */
function wayFrom(from: string, to: string, targets: readonly string[]): readonly string[] {
  const order = inOrder([...new Set([...targets, from])]);
  const steps = order.indexOf(to) - order.indexOf(from);
  return shortest([
    keys('n', (steps + order.length) % order.length),
    keys('Shift+N', (order.length - steps) % order.length),
    arrows(from, to),
  ]);
}

/** The shortest way from the hand to a square: to the first or last possible square, or back to the last square. */
function wayFromHand(last: string, to: string, targets: readonly string[]): readonly string[] {
  const at = inOrder(targets).indexOf(to);
  return shortest([
    keys('n', at + 1),
    keys('Shift+N', targets.length - at),
    ['Shift+Tab', ...wayFrom(last, to, targets)],
  ]);
}

function player(ears: Listener): () => Promise<void> {
  let at = 'a1';
  /** Finds the curtain over the hand and lifts it. */
  const lift = async () => {
    for (let i = 0; i < 9 && !(await ears.focus()).includes('it is your turn'); i++) await ears.press('Tab');
    return ears.pressAndHear('Enter', /^Your chip/);
  };
  let known = 0;
  /** The chip in the hand: it was told when it was drawn. */
  const drawn = () => {
    const told = ears.heard.slice(known).findLast((text) => text.startsWith('Your chip'));
    known = ears.heard.length;
    return told ?? ears.ask('h', /^Your chip/);
  };
  return async () => {
    const hand = await (ears.waits ? drawn() : lift());
    const face = ears.choose(hand.match(/\d/g)!);
    const targets = (await ears.ask('t', /^Possible squares/)).match(/[a-m]\d/g)!;
    const to = ears.choose(targets);
    // The only possible square needs no choice.
    if (/places? a/.test(await ears.pressAndHear(face, /^Choose a square|places? a/))) return;
    const inHand = (await ears.focus()).startsWith('Place the');
    await ears.press(...(inHand ? wayFromHand : wayFrom)(at, to, targets));
    at = to;
    const name = await ears.focus();
    if (!name.startsWith(`${to},`) || !name.includes('your chip can go here'))
      throw new Error(`The focus is on ${name}, not on ${to}.`);
    await ears.pressAndHear('Enter', /places? a/);
  };
}

/** Glüx without the picture. */
export const gluxByEar: EarGame = {
  tag: 'glux-board',
  attributes: {},
  player,
  told(sentence) {
    const [, face, square] = / places? a (\d) on (?:the start square )?(\w+)/.exec(sentence) ?? [];
    return face && `${face}@${square}`;
  },
  // Chips are drawn in secret.
  isTold: (notation) => notation.includes('@'),
};
