import { expect, fixtureCleanup } from '@open-wc/testing';
import type { LuziDice } from '../../src/games/luzi/luzi-dice.js';
import type { FluctusBoard } from '../../src/games/fluctus/fluctus-board.js';
import { Driver, heard, placed, type AnyBoard } from '../support/board.js';
import { clearSaved, savedUnder } from '../support/storage.js';
import { FluctusDriver } from '../games/fluctus/fluctus-driver.js';

const KEY = 'tabs';
const place = `spielkasten:fluctus:${KEY}`;

type Attributes = Readonly<Record<string, string>>;

/** Opens a board with this key in a page of its own, as a second tab does. */
async function inAnotherTab<D extends Driver>(
  tag: string,
  driver: new (element: never) => D,
  attributes: Attributes,
): Promise<D & { readonly window: Window }> {
  const frame = document.createElement('iframe');
  frame.className = 'tab';
  frame.style.cssText = 'position: fixed; inset: 50% 0 0; width: 100%; height: 50%';
  const texts = Object.entries({ autosave: KEY, ...attributes }).map(([name, text]) => ` ${name}="${text}"`);
  const page = new URL('./tab-page.ts', import.meta.url).href;
  frame.srcdoc = `<!doctype html><${tag}${texts.join('')}></${tag}><script type="module" src="${page}"></script>`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const element = frame.contentDocument!.querySelector<AnyBoard>(tag)!;
  await element.updateComplete;
  return Object.assign(new driver(element as never), { window: frame.contentWindow! });
}

/** A board with this key in this tab, which has read the storage. */
async function here(attributes: Attributes = {}): Promise<FluctusDriver> {
  const element = await placed('fluctus-board', { seats: 'human human', autosave: KEY, ...attributes });
  const board = new FluctusDriver(element);
  await board.settled();
  await board.seen();
  return board;
}

const there = (attributes: Attributes = {}) =>
  inAnotherTab('fluctus-board', FluctusDriver, { seats: 'human human', ...attributes });

const play = ({ element }: { readonly element: FluctusBoard }, ...moves: readonly string[]) => {
  for (const move of moves) element.play(move);
};

/** The moves of a record, without tags and numbers. */
const movesOf = (record: string) => record.replace(/^\[.*\]$/gm, '').match(/[@a-z][a-z-]\S+/g) ?? [];

const savedMoves = () =>
  savedUnder(KEY).map((text) => movesOf((JSON.parse(text) as { record: string }).record).join(' '));

/** The moves that are kept because another match was saved in their place, by the name of their key. */
const keptMoves = () =>
  Object.entries(localStorage)
    .filter(([name]) => name.startsWith(`${place} `))
    .map(([name, text]) => [
      name.replace('spielkasten:fluctus:', ''),
      movesOf((JSON.parse(String(text)) as { record: string }).record).join(' '),
    ]);

describe('two tabs with one key of autosave', () => {
  const clear = () => {
    for (const name of ['', ' 2', ' 3']) clearSaved(`${KEY}${name}`);
  };
  beforeEach(clear);
  afterEach(() => {
    for (const frame of document.querySelectorAll('iframe.tab')) frame.remove();
    fixtureCleanup();
    clear();
  });

  /** Two tabs that show a game of four moves. The second one hears of nothing while `deaf` is set. */
  async function both(attributes: Attributes = {}) {
    const one = await here(attributes);
    play(one, '@ro', '@go', '@ri', '@gi');
    const other = await there(attributes);
    await other.until(() => other.element.ply === 4);
    const hearing = { deaf: false };
    const hush = (event: Event) => {
      if (hearing.deaf) event.stopImmediatePropagation();
    };
    for (const type of ['storage', 'focus']) other.window.addEventListener(type, hush, true);
    return { one, other, hearing };
  }

  const start = '@ro @go @ri @gi';

  it('continue one game', async () => {
    const { one, other } = await both();
    play(one, 'ro-wo');
    await other.until(() => other.element.ply === 5);
    other.element.undo();
    await one.until(() => one.element.ply === 4);
    play(other, 'ri-wo');
    await one.until(() => one.element.ply === 5);
    expect(savedMoves()).to.deep.equal([`${start} ri-wo`]);
    one.element.resign(1);
    await other.until(() => other.element.winners);
    one.element.newGame();
    await other.until(() => other.element.ply === 0);
    expect(keptMoves()).to.deep.equal([]);
  });

  it('continue one game also if one of them heard of no move while it was frozen', async () => {
    const { one, other, hearing } = await both();
    hearing.deaf = true;
    play(one, 'ro-wo');
    await one.until(() => savedMoves().includes(`${start} ro-wo`));
    hearing.deaf = false;
    other.window.dispatchEvent(new Event('pageshow'));
    await other.until(() => other.element.ply === 5);
    expect(keptMoves()).to.deep.equal([]);
  });

  it('keep both continuations, and name the older one', async () => {
    const { one, other, hearing } = await both();
    hearing.deaf = true;
    play(one, 'ro-wo');
    const errors = heard(other, 'game-error');
    play(other, 'ri-wo');
    await one.until(() => one.element.record === other.element.record);
    await other.until(() => errors.length);
    expect(savedMoves()).to.deep.equal([`${start} ri-wo`]);
    expect(keptMoves()).to.deep.equal([[`${KEY} 2`, `${start} ro-wo`]]);
    const { attribute, at, code } = errors[0]!.detail;
    expect([attribute, at, code]).to.deep.equal(['autosave', `${KEY} 2`, 'autosave-kept']);
    await other.settled();
    expect(other.message).to.equal(`Another game was saved under this name. It is kept as “${KEY} 2”.`);
    const kept = await here({ autosave: `${KEY} 2`, lang: 'de' });
    await kept.until(() => movesOf(kept.element.record).join(' ') === `${start} ro-wo`);
  });

  it('keep both continuations if both are saved at the same time', async () => {
    const { one, other } = await both();
    play(one, 'ro-wo');
    const { saves } = JSON.parse(localStorage.getItem(place)!) as { saves: number };
    const text = { saves, record: `${start} ri-wo`, ply: 5 };
    const errors = heard(one, 'game-error');
    other.window.localStorage.setItem(place, JSON.stringify(text));
    await one.until(() => errors.length);
    expect(movesOf(one.element.record).join(' ')).to.equal(`${start} ri-wo`);
    expect(keptMoves()).to.deep.equal([[`${KEY} 2`, `${start} ro-wo`]]);
  });

  /** Two tabs with a game of two moves against the computer. */
  async function withComputer(attributes: Attributes = {}) {
    const saved = { record: '@ro @go', ply: 2 };
    localStorage.setItem(place, JSON.stringify(saved));
    const seats = { seats: 'human computer:easy', ...attributes };
    const [one, other] = [await here(seats), await there(seats)] as const;
    for (const board of [one, other]) await board.until(() => board.element.ply === 2);
    return { one, other };
  }

  it('let the computer answer once, in the tab of the move', async () => {
    const { one, other } = await withComputer();
    const moves = [heard(one, 'game-move'), heard(other, 'game-move')];
    play(one, '@ri');
    await other.until(() => other.element.ply === 4);
    expect(moves.map(({ length }) => length)).to.deep.equal([2, 0]);
    play(other, other.element.moves[0]!);
    await one.until(() => one.element.ply === 6);
    expect(moves.map(({ length }) => length)).to.deep.equal([2, 2]);
    expect(keptMoves()).to.deep.equal([]);
  });

  it('let the computer answer in the other tab if that of the move was closed', async () => {
    const { one, other } = await withComputer({ pace: 'key' });
    play(one, '@ri');
    await other.until(() => other.element.ply === 3);
    fixtureCleanup();
    await other.settled();
    expect(other.has('button', 'Next move')).to.equal(false);
    other.window.dispatchEvent(new Event('focus'));
    await other.until(() => other.has('button', 'Next move'));
  });

  it('throw the dice once', async () => {
    const dice = { seats: 'human human', first: 'A' };
    const one = new Driver<LuziDice>(await placed('luzi-dice', { autosave: KEY, ...dice }));
    await one.settled();
    await one.seen();
    const other = await inAnotherTab<Driver<LuziDice>>('luzi-dice', Driver, dice);
    for (const board of [one, other, one]) {
      const { ply } = board.element;
      const [move] = board.element.moves;
      board.element.play(move!);
      // a throw and its dice; after some throws a player can only stop
      expect(board.element.ply).to.equal(ply + (move === 'stop' ? 1 : 2));
      for (const each of [one, other]) await each.until(() => each.element.record === board.element.record);
    }
  });

  it('do not lose the game of a link, of a declared record or of another board', async () => {
    const one = await here();
    play(one, '@ro', '@go', '@ri', '@gi');
    const board = await here({ record: '@ri @gi', seats: 'human human' });
    play(board, '@ro');
    await board.until(() => keptMoves().length);
    expect(savedMoves()).to.deep.equal(['@ri @gi @ro']);
    expect(keptMoves()).to.deep.equal([[`${KEY} 2`, start]]);
  });
});
