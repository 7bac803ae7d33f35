import { expect, fixture, fixtureCleanup, html, nextFrame } from '@open-wc/testing';
import type { GameEvent } from '../../src/element/model/events.js';
import '../../src/game-tables.js';
import type { GameTables } from '../../src/tables/game-tables.js';

const SERVER = 'https://play.example';
const KEY = 'spielkasten:seats';

/** A seat in the storage; the digit tells its table. */
const seat = (digit: string, game: string, names: readonly string[], at: number) => ({
  id: digit.repeat(24),
  seat: 0,
  token: digit.repeat(32),
  name: names[0]!,
  facts: {
    server: SERVER,
    game: game.toLowerCase(),
    title: game,
    players: names.map((name) => ({ name })),
    page: `${location.origin}/game#g=t.${digit.repeat(24)}`,
    at,
  },
});

/** What the server is asked, and what it answers. */
let asked: string[];
let answers: Record<string, object>;
const { fetch } = globalThis;
const serve = (_: unknown, { body }: RequestInit) => {
  const { seats } = JSON.parse(body as string) as { seats: string[] };
  asked.push(...seats);
  const found = seats.map((name) => answers[name[0]!] ?? { error: 'table' });
  return Promise.resolve(new Response(JSON.stringify({ now: Date.now(), seats: found })));
};

const news = (turn: number | string | null, names: readonly unknown[], more: object = {}) => ({
  seat: 0,
  game: 'glux',
  players: names.map((each) => (typeof each === 'string' ? { name: each } : each)),
  turn,
  since: Date.now() - 1000,
  ...more,
});

async function listOf(seats: readonly object[], server = SERVER): Promise<GameTables> {
  localStorage.setItem(KEY, JSON.stringify(seats));
  const element = await fixture<GameTables>(html`<game-tables server=${server}>Nothing yet</game-tables>`);
  await element.updateComplete;
  return element;
}

/** Waits until something is true. */
async function until(test: () => unknown): Promise<void> {
  while (!test()) await nextFrame();
}

const rowsOf = (element: GameTables) =>
  Array.from(element.shadowRoot!.querySelectorAll('.games .who'), (row) =>
    row.textContent.trim().replaceAll(/\s+/g, ' ').replace(/ · .*/, ''),
  );

describe('<game-tables>', () => {
  beforeEach(() => {
    asked = [];
    answers = {};
    globalThis.fetch = serve as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = fetch;
    localStorage.removeItem(KEY);
    fixtureCleanup();
  });

  it('tells the state of each game: own turns first, games that are over and tables that are gone last', async () => {
    const seats = Array.from('12345678', (digit, i) => seat(digit, 'Glüx', ['Ada', 'Bo'], i));
    Object.assign(answers, {
      2: news('over', ['Ada', 'Bo']),
      3: news(1, ['Ada', 'Bo']),
      4: news(0, ['Ada', 'Bo', { name: '', computer: true }]),
      5: news(null, ['Ada', null]),
      6: news(0, [{ name: 'Ada', left: true }, 'Bo']),
      7: news('over', ['Ada', ''], { next: 'f'.repeat(24) }),
      8: { error: 'token' },
    });
    const element = await listOf(seats);
    await until(() => rowsOf(element)[0] === 'Glüx with Bo and the computer Your turn');
    expect(rowsOf(element).slice(1)).to.deep.equal([
      'Glüx with Bo You have left the table',
      'Glüx Not started yet',
      'Glüx with Bo Bo to move',
      'Glüx with somebody The next game has begun',
      'Glüx with Bo The game is over',
      'Glüx with Bo The server does not know this game',
      'Glüx with Bo This table no longer exists',
    ]);
    expect(element.shadowRoot!.querySelectorAll('a').length).to.equal(6);
    await expect(element).to.be.accessible();
  });

  it('shows the seat that a board on the same page has taken', async () => {
    answers = { a: news(0, ['Ada', 'Bo']) };
    const element = await listOf([]);
    localStorage.setItem(KEY, JSON.stringify([seat('a', 'Glux', ['Ada', 'Bo'], 1)]));
    dispatchEvent(new Event(KEY));
    await until(() => rowsOf(element)[0] === 'Glux with Bo Your turn');
    dispatchEvent(new Event(KEY));
    await element.updateComplete;
    // the server is asked once
    expect(asked.length).to.equal(1);
  });

  it('asks a server for no seats of another one, and for at most 40 that were used last', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      ...seat('a', 'Luzi', ['Ada'], i),
      token: `${i}`.padStart(32, '0'),
    }));
    const element = await listOf([...many, { ...seat('b', 'Luzi', ['Ada'], 99), facts: undefined }]);
    await until(() => asked.length > 0);
    expect(asked.map((name) => Number(name.slice(-2)))).to.deep.equal(
      Array.from({ length: 40 }, (_, i) => 59 - i),
    );
    asked = [];
    element.server = 'https://other.example';
    await element.updateComplete;
    expect([asked, rowsOf(element)]).to.deep.equal([[], []]);
  });

  it('shows what the page has written to somebody without games', async () => {
    const element = await listOf([]);
    const slot = element.shadowRoot!.querySelector('slot')!;
    expect(slot.assignedNodes().map(({ textContent }) => textContent)).to.deep.equal(['Nothing yet']);
    expect(asked).to.deep.equal([]);
  });

  it('refuses an address that is none, and keeps its list', async () => {
    const element = await listOf([seat('1', 'Glüx', ['Ada', 'Bo'], 1)]);
    const errors: string[] = [];
    element.addEventListener('game-error', ({ detail }: GameEvent<'game-error'>) =>
      errors.push(`${detail.code} ${detail.at}: ${detail.message}`),
    );
    element.server = 'http://[';
    await element.updateComplete;
    expect(errors).to.deep.equal([
      'attribute server: The attribute server must be the URL of a table server: “http://[”.',
    ]);
    expect(rowsOf(element).length).to.equal(1);
  });

  it('speaks the language of the page, and that of its own attribute', async () => {
    answers['1'] = news(0, ['Ada', 'Bo']);
    const element = await listOf([seat('1', 'Glüx', ['Ada', 'Bo'], 1)]);
    element.lang = 'de';
    await until(() => rowsOf(element)[0] === 'Glüx mit Bo Du bist dran');
  });

  it('says that a server gives no sense, as if it were not there', async () => {
    for (const answer of ['', '7', 'null', '[]', '{"seats":7}', '{"now":1,"seats":[{"seat":9}]}']) {
      globalThis.fetch = () => Promise.resolve(new Response(answer));
      const element = await listOf([seat('1', 'Glüx', ['Ada', 'Bo'], 1)]);
      await until(() => element.shadowRoot!.textContent.includes('The table server cannot be reached.'));
      expect(rowsOf(element).length).to.equal(1);
    }
  });
});
