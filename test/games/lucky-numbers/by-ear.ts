import { arrows, keys, type EarGame, type Listener } from '../../support/by-ear.js';

/** What can be done: turn over a tile, leave the one in the hand, or lay one on a cell. */
type Choice = 'draw' | 'pass' | { readonly tile: string; readonly to: string; readonly fits: boolean };

/** The choices in the answer to `t`. */
const choicesIn = (answer: string): readonly Choice[] =>
  answer.split(/(?<=\.) /).flatMap((sentence): readonly Choice[] => {
    if (sentence.startsWith('Turn over a tile')) return ['draw'];
    if (/leave (?:it|the)/i.test(sentence)) return ['pass'];
    const [, tile = ''] = /^The (\d+)/.exec(sentence) ?? [];
    const [, fitting = ''] = /fits on ([^;.]*)/.exec(sentence) ?? [];
    return (sentence.match(/\b[a-d]\d\b/g) ?? []).map((to) => ({ tile, to, fits: fitting.includes(to) }));
  });

/** The choices of a player who fills the tray: empty cells first, then the pile. */
function goodChoices(all: readonly Choice[]): readonly Choice[] {
  const fits = all.filter((each) => typeof each !== 'string' && each.fits);
  if (fits.length > 0) return fits;
  return all.includes('draw') ? ['draw'] : all;
}

function player(ears: Listener): () => Promise<void> {
  const isCell = (name: string) => /^[a-d]\d,/.test(name);
  const press = async (answer: RegExp, found: string, expected: string) => {
    if (!found.startsWith(expected)) throw new Error(`The focus is on ${found}, not on ${expected}.`);
    await ears.pressAndHear('Enter', answer);
  };
  /** Goes to the pile. */
  const toPile = async () => {
    const from = await ears.focus();
    if (isCell(from)) await ears.press(...keys('ArrowDown', Number(from[1])));
    if (!(await ears.focus()).startsWith('turn over')) await ears.press('Home');
  };
  const toTile = async (tile: string) => {
    for (let i = 0; i < 20 && !(await ears.focus()).startsWith(`${tile},`); i++) await ears.press('Shift+P');
  };
  const toCell = async (cell: string) => {
    // The row of the pile is under the cells.
    if (!isCell(await ears.focus())) await ears.press('ArrowUp');
    await ears.press(...arrows((await ears.focus()).slice(0, 2), cell));
  };
  return async () => {
    const choices = choicesIn(await ears.ask('t', /\./));
    const choice = ears.choose(goodChoices(choices));
    if (choice === 'draw') {
      await toPile();
      await press(/turns? over the/, await ears.focus(), 'turn over');
    } else if (choice === 'pass') {
      await toPile();
      await ears.press('End');
      await press(/leaves? the/, await ears.focus(), 'Leave');
    } else {
      // A tile that is alone in the hand is chosen already.
      const tiles = new Set(choices.flatMap((each) => (typeof each === 'string' ? [] : each.tile)));
      if (tiles.size > 1 || choices.includes('draw')) {
        await toTile(choice.tile);
        await press(/^The/, await ears.focus(), `${choice.tile},`);
      }
      await toCell(choice.to);
      await press(/lays? (?:it|the)/, await ears.focus(), `${choice.to},`);
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
    const [, tile, cell] = / the (\d+) (?:and lays? it )?on ([a-d]\d)/.exec(sentence) ?? [];
    return tile && `${tile}@${cell}`;
  },
  // The number is told when the tile is turned.
  isTold: (notation) => notation !== 'draw',
};
