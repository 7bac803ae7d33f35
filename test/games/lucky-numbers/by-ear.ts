import type { EarGame, Listener } from '../../support/by-ear.js';
import { gridWays, shortestWay, targetWays } from '../../support/ways.js';

/** What can be done: turn over a tile, leave the one in the hand, or lay one on a cell. */
type Choice = 'draw' | 'pass' | { readonly tile: string; readonly to: string; readonly fits: boolean };

/** The choices in the answer to `t`. */
const choicesIn = (answer: string): readonly Choice[] =>
  answer.split(/(?<=\.) /).flatMap((sentence): readonly Choice[] => {
    if (sentence.startsWith('Turn over a tile')) return ['draw'];
    if (/leave (?:it|the)/i.test(sentence)) return ['pass'];
    const [, tiles = ''] = /^The ([\d, and]+)/.exec(sentence) ?? [];
    const [, fitting = ''] = /fits? on ([^;.]*)/.exec(sentence) ?? [];
    const cells = sentence.match(/\b[a-d]\d\b/g) ?? [];
    return (tiles.match(/\d+/g) ?? []).flatMap((tile) =>
      cells.map((to) => ({ tile, to, fits: fitting.includes(to) })),
    );
  });

/** The choices of a player who fills the tray: empty cells first, then the pile. */
function goodChoices(all: readonly Choice[]): readonly Choice[] {
  const fits = all.filter((each) => typeof each !== 'string' && each.fits);
  if (fits.length > 0) return fits;
  return all.includes('draw') ? ['draw'] : all;
}

/** The cells of the tray. */
const cells = {
  rows: [4, 3, 2, 1].map((row) => Array.from('abcd', (column) => `${column}${row}`)),
  rings: [],
};

/** The tray with the row below it, as far as it matters here. */
const table = { rows: [...cells.rows, ['pile', 'pass']], rings: [] };

function player(ears: Listener): () => Promise<void> {
  /** Presses the digits of a tile, and hears where it fits. */
  const take = async (tile: string) => {
    await ears.press(...Array.from(tile).slice(0, -1));
    await ears.pressAndHear(tile.at(-1)!, new RegExp(`^The ${tile} `));
  };
  let at = 'a4';
  /** Goes to a cell, or to the button that leaves the tile, and presses it. */
  const put = async (to: string, targets: readonly string[], answer: RegExp) => {
    const inTray = gridWays(cells).filter(([key]) => key !== 'Control+End');
    const toLast = ['Control+End', () => (targets.includes('pass') ? 'pass' : undefined)] as const;
    const ways = [...inTray, toLast, ...targetWays(table, targets)];
    await ears.press(...shortestWay(ways, at, to));
    const name = await ears.focus();
    if (!name.startsWith(to === 'pass' ? 'Leave' : `${to},`))
      throw new Error(`The focus is on ${name}, not on ${to}.`);
    await ears.pressAndHear('Enter', answer);
    // The button is gone: the focus is on the pile.
    at = to === 'pass' ? 'pile' : to;
  };
  return async () => {
    const choices = choicesIn(await ears.ask('t', /\./));
    const choice = ears.choose(goodChoices(choices));
    const lays = choices.filter((each) => typeof each !== 'string');
    const leaves = choices.includes('pass') ? ['pass'] : [];
    if (choice === 'draw') await ears.pressAndHear('d', /turns? over the/);
    else if (choice === 'pass') await put('pass', [...lays.map(({ to }) => to), 'pass'], /leaves? the/);
    else {
      const { tile, to } = choice;
      // A tile that is alone in the hand is chosen already.
      if (new Set(lays.map((each) => each.tile)).size > 1 || choices.includes('draw')) await take(tile);
      const targets = lays.filter((each) => each.tile === tile).map((each) => each.to);
      await put(to, [...targets, ...leaves], /lays? (?:it|the)/);
    }
  };
}

/** Lucky Numbers without the picture. */
export const luckyByEar: EarGame = {
  tag: 'lucky-numbers-grid',
  attributes: {},
  player,
  told(sentence) {
    const [, turned] = / turns? over the (\d+)/.exec(sentence) ?? [];
    if (turned) return `+${turned}`;
    if (/ leaves? the /.test(sentence)) return 'pass';
    const [, tile, cell] =
      /^\w+ (?:takes?|lays?) the (\d+) (?:and lays? it )?on ([a-d]\d)/.exec(sentence) ?? [];
    return tile && `${tile}@${cell}`;
  },
  // The number is told when the tile is turned.
  isTold: (notation) => notation !== 'draw',
};
