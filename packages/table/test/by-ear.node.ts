/** Each control at a table, pressed by the keyboard on pages in real browsers: where the focus is then, and what was said. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Browser, ElementHandle, KeyInput } from 'puppeteer-core';
import { Person, startAround, waiting } from './support/people.js';

const around = startAround();

type Who = 'ada' | 'bo';
/** The name with which the focused control begins, and all that was said since the last row. */
type Heard = readonly [focus: string, said: string | RegExp];
/** A control that is pressed, what its person hears, and what the other one does. */
interface Row {
  readonly who: Who;
  /** The name of a control, or the selector of a square. */
  readonly on: string;
  /** Default Enter. */
  readonly key?: KeyInput;
  readonly to: Heard;
  /** The other person, if the press changes something for them. */
  readonly other?: Heard;
  /** Before the press. */
  readonly first?: (people: Record<Who, Listener>) => Promise<unknown>;
}

/** A person who uses no mouse and sees nothing. */
class Listener {
  readonly person: Person;
  #heard = 0;

  constructor(person: Person) {
    this.person = person;
  }

  /** A person who knows the aims of the games. */
  static async in(browser: Browser): Promise<Listener> {
    const person = await Person.in(browser);
    await person.page.evaluateOnNewDocument(() => {
      if (location.protocol === 'http:')
        localStorage.setItem('spielkasten:preferences', '{"met":["fluctus","luzi"]}');
    });
    return new Listener(person);
  }

  /** Opens a page, of which nothing was heard yet. */
  async visit(address: string): Promise<void> {
    await this.person.visit(address);
    this.#heard = 0;
  }

  async press({ on, key = 'Enter' }: Row): Promise<void> {
    const { page } = this.person;
    await page.bringToFront();
    // a key that comes while somebody still listens makes the board say it again
    await page.waitForFunction(
      () => performance.now() - (globalThis as unknown as { saidAt: number }).saidAt > 600,
      waiting,
    );
    const found = await page.waitForFunction(findControl, waiting, on).catch(() => undefined);
    assert.ok(found, `there is no control "${on}"`);
    await (found as ElementHandle<HTMLElement>).focus();
    await this.person.keys(key);
  }

  /** Waits until the focus is where it belongs and all was said; tells what is there if that never comes. */
  async hears([focus, said]: Heard, row: string): Promise<void> {
    const { page } = this.person;
    const text = typeof said === 'string' ? said : '';
    const pattern = typeof said === 'string' ? '' : said.source;
    const found = page.waitForFunction(hasHeard, waiting, this.#heard, focus, text, pattern);
    const ready = await found.catch(() => page.evaluateHandle(hasHeard, this.#heard));
    const { name, spoken, count } = (await ready.jsonValue()) as State;
    assert.ok(name.startsWith(focus), `${row}: the focus is on "${name}", not "${focus}"`);
    if (typeof said === 'string') assert.equal(spoken, said, row);
    else assert.match(spoken, said, row);
    this.#heard += count;
  }
}

/** Runs in the page: the control with a selector, or with this name. */
function findControl(on: string): HTMLElement | undefined {
  const { shadowRoot } = document.querySelector('#game')!;
  const root = shadowRoot!.querySelector('dialog[open]') ?? shadowRoot!;
  const all = root.querySelectorAll<HTMLInputElement>(
    on.startsWith('[') ? on : 'button, summary, select, input, .ask',
  );
  return [...all].find((each) => {
    if (each.closest('.leaving')) return false;
    if (on.startsWith('[')) return true;
    const text = each.ariaLabel ?? (each.labels?.[0] ?? each).textContent;
    const name = text.replaceAll(/[\s\u2068\u2069]+/g, ' ').trim();
    // the label of a select has its options, too
    return each.localName === 'select' ? name.startsWith(on) : name === on;
  });
}

/** The name of the focused control, and what was said. */
interface State {
  readonly name: string;
  readonly spoken: string;
  readonly count: number;
}

/** Runs in the page: what is there now, or false if it is not what is expected. */
function hasHeard(from: number, focus?: string, said?: string, pattern?: string): State | false {
  const space = /[\s\u2068\u2069]+/g;
  const all = (globalThis as unknown as { said: string[] }).said.slice(from);
  const inside = document.activeElement?.shadowRoot?.activeElement as HTMLInputElement | null | undefined;
  const text = inside?.ariaLabel ?? (inside?.labels?.[0] ?? inside)?.textContent ?? 'nothing';
  const name = text.replaceAll(space, ' ').trim();
  const spoken = all.join(' ').replaceAll(space, ' ').trim();
  const fits = pattern ? new RegExp(pattern).test(spoken) : spoken === said;
  return focus === undefined || (fits && name.startsWith(focus))
    ? { name, spoken, count: all.length }
    : false;
}

const pageOf = (attributes: Readonly<Record<string, string>> = {}) =>
  `${around.site.url}/board.html?${new URLSearchParams({ tag: 'fluctus-board', lang: 'en', table: around.server.url, ...attributes })}`;

const named = (who: Who, name: string) => (people: Record<Who, Listener>) =>
  people[who].person.type('input[name=name]', name);
const chosen = (name: string, value: string) => async (people: Record<Who, Listener>) =>
  (await people.ada.person.find(`select[name=${name}]`)).select(value);
const visits = (who: Who, page: () => string) => (people: Record<Who, Listener>) => people[who].visit(page());

/** Bo opens the link that Ada has. */
const follows = async ({ ada, bo }: Record<Who, Listener>) => {
  await bo.visit(ada.person.page.url());
  await bo.hears(['', /^(Ada invites you|You are invited) to [^.]+\.$/], 'bo comes');
  await bo.person.type('input[name=name]', 'Bo');
};

/** The rows that open a table. */
const opens = (missing: string, more: Partial<Row> = {}): readonly Row[] => [
  { who: 'ada', on: 'Invite', to: ['Your name', ''] },
  { who: 'ada', on: 'Open a table', key: 'Space', to: ['Copy the link', missing], ...more },
];
const missesGreen = 'Send the link: Green is still missing.';
/** The rows after which Ada and Bo play. */
const begins: readonly Row[] = [
  ...opens(missesGreen, { first: named('ada', 'Ada') }),
  {
    who: 'bo',
    on: 'Join',
    key: 'Space',
    first: follows,
    to: ['ro, free', 'The game begins. Ada to move.'],
    other: ['ro, free', 'Bo joins. The game begins. Your turn.'],
  },
];
const moves: readonly Row[] = [
  {
    who: 'ada',
    on: '[data-square=ro]',
    to: ['ro, red stone', 'You enter on ro. Bo to move.'],
    other: ['ro, red stone', `Ada enters on ro. Your turn.`],
  },
];

const scenes: Readonly<Record<string, readonly Row[]>> = {
  'the form, the link, the clock and the first moves': [
    { who: 'ada', on: 'Invite', to: ['Your name', ''] },
    { who: 'ada', on: 'Cancel', to: ['Invite', ''] },
    { who: 'ada', on: 'Invite', to: ['Your name', ''] },
    {
      who: 'ada',
      on: 'Open a table',
      key: 'Space',
      first: async (people) => {
        await named('ada', 'Ada')(people);
        await chosen('clock', '0')(people);
      },
      to: ['Copy the link', missesGreen],
    },
    { who: 'ada', on: 'Copy the link', to: ['Link copied.', 'Link copied.'] },
    {
      who: 'ada',
      on: 'Time for Green',
      key: 'ArrowDown',
      to: ['Time for Green', 'Green: 20 minutes for all moves.'],
    },
    { who: 'ada', on: 'Time for Green', key: 'End', to: ['Time for Green', 'Green: no limit.'] },
    {
      who: 'bo',
      on: 'Join',
      key: 'Space',
      first: follows,
      to: ['ro, free', 'The game begins. Ada to move.'],
      other: ['ro, free', 'Bo joins. The game begins. Your turn.'],
    },
    { who: 'ada', on: '[data-square=ro]', key: 'k', to: ['ro', /^Time left: You: .+; Bo: no limit\.$/] },
    {
      who: 'bo',
      on: '[data-square=ro]',
      key: 's',
      to: ['ro', /^Ada: .+; You: .+\. Time left: Ada: .+; You: no limit\.$/],
    },
    ...moves,
  ],
  'requests, and their answers': [
    ...begins,
    ...moves,
    {
      who: 'ada',
      on: 'Undo',
      to: ['Undo', 'You asked to take back your last move.'],
      other: ['Ada asks to take back', 'Ada asks to take back the last move.'],
    },
    {
      who: 'bo',
      on: 'Refuse',
      to: ['ro', `You declined.`],
      other: ['Undo', 'Bo declined, so the move stays.'],
    },
    {
      who: 'bo',
      on: '[data-square=go]',
      to: ['go', 'You enter on go. Ada to move.'],
      other: ['Undo', 'Bo enters on go. Your turn.'],
    },
    { who: 'ada', on: 'More', to: ['More', ''] },
    {
      who: 'ada',
      on: 'Offer a draw',
      to: ['Offer a draw', 'You offered a draw.'],
      other: ['Ada offers a draw.', 'Ada offers a draw.'],
    },
    { who: 'ada', on: 'Offer a draw', key: 'Escape', to: ['More', ''] },
    {
      who: 'ada',
      on: 'Withdraw',
      to: ['ro', 'You withdrew your request.'],
      other: ['go', 'Ada withdrew the request.'],
    },
    { who: 'bo', on: 'More', to: ['More', ''] },
    { who: 'bo', on: 'Resign', to: ['Do you want to resign?', ''] },
    {
      who: 'bo',
      on: 'Yes',
      to: ['', /^You have lost\. You have resigned\./],
      other: ['ro', /^You have won\. Bo has resigned\./],
    },
    {
      who: 'ada',
      on: 'Play again',
      to: ['', 'You asked to play again.'],
      other: ['Ada would like to play again.', 'Ada would like to play again.'],
    },
    {
      who: 'bo',
      on: 'Play again',
      to: ['', 'The game begins. Ada to move.'],
      other: ['', 'The game begins. Your turn.'],
    },
  ],
  'what people do beside moves': [
    ...begins,
    { who: 'ada', on: 'At the table', to: ['At the table', ''] },
    {
      who: 'ada',
      on: 'Well played!',
      to: ['Well played!', 'Ada: Well played!'],
      other: ['ro', 'Ada: Well played!'],
    },
    { who: 'ada', on: 'Invite somebody to watch', to: ['Link copied.', 'Link copied.'] },
    { who: 'ada', on: 'Play on another device', to: ['Copy the link', ''] },
    { who: 'ada', on: 'Close', to: ['Play on another device', ''] },
    { who: 'bo', on: 'At the table', to: ['At the table', ''] },
    {
      who: 'bo',
      on: 'Leave the table',
      to: ['Continue: Fluctus with Ada', 'You have left the table. New game. Your turn.'],
      other: ['Play on another device', 'Bo has left the table.'],
    },
    {
      who: 'bo',
      on: 'Remove: Fluctus with Ada',
      to: ['Keep it: Fluctus with Ada', 'If you remove this game, you cannot play on.'],
    },
    {
      who: 'bo',
      on: 'Keep it: Fluctus with Ada',
      to: ['Remove: Fluctus with Ada', 'The game stays in the list.'],
    },
    {
      who: 'bo',
      on: 'Continue: Fluctus with Ada',
      to: ['Come back to the game', 'Ada to move. You play as Bo.'],
    },
    {
      who: 'bo',
      on: 'Come back to the game',
      to: ['ro', 'You are back in the game. Ada to move.'],
      other: ['Play on another device', 'Bo joins.'],
    },
  ],
  'the seats that the host arranges': [
    ...opens('Send the link: Player B and Player C are still missing.', {
      first: async (people) => {
        await named('ada', 'Ada')(people);
        await chosen('seats', '3')(people);
      },
    }),
    {
      who: 'ada',
      on: 'Who plays Player B?',
      key: 'ArrowDown',
      to: ['Who plays Player B?', 'Player B: Computer (easy). Send the link: Player C is still missing.'],
    },
    {
      who: 'ada',
      on: 'Who plays Player B?',
      key: 'Home',
      to: ['Who plays Player B?', 'Player B: free. Send the link: Player B and Player C are still missing.'],
    },
    { who: 'ada', on: 'First to move', key: 'ArrowDown', to: ['First to move', 'Player B begins.'] },
    { who: 'ada', on: 'First to move', key: 'Home', to: ['First to move', 'Ada begins.'] },
    {
      who: 'bo',
      on: 'Player C',
      first: follows,
      to: ['Copy the link', 'You have joined. Send the link: Player B is still missing.'],
      other: ['First to move', 'Bo joins. Send the link: Player B is still missing.'],
    },
    {
      who: 'ada',
      on: 'Start with computers',
      to: ['cup', 'Player B: Computer (medium). The game begins. Your turn.'],
      other: ['cup', 'Player B: Computer (medium). The game begins. Ada to move.'],
    },
  ],
  'seats of one browser': [
    ...opens(missesGreen, { first: named('ada', 'Ada') }),
    {
      who: 'ada',
      on: 'Leave the table',
      to: ['Invite', 'You have left the table. New game. Your turn.'],
    },
    ...opens(missesGreen),
    {
      who: 'bo',
      on: 'No, thanks',
      first: follows,
      to: ['Invite', 'You have left the table. New game. Your turn.'],
    },
  ],
  'a game by links': [
    {
      who: 'ada',
      on: 'Invite',
      first: visits('ada', () => pageOf({ table: 'link' })),
      to: ['Your name', ''],
    },
    { who: 'ada', on: 'Cancel', to: ['Invite', ''] },
    { who: 'ada', on: 'Invite', to: ['Your name', ''] },
    {
      who: 'ada',
      on: 'Copy the link',
      first: named('ada', 'Ada'),
      to: [
        'Link copied.',
        'Send this link to the person you want to play with. Then open the link that you get back. Link copied.',
      ],
    },
    { who: 'bo', on: 'Play', first: follows, to: ['Copy the link', 'Send this link to Ada.'] },
    { who: 'bo', on: 'Copy the link', to: ['Link copied.', 'Link copied.'] },
    { who: 'bo', on: 'Leave this game', to: ['Invite', 'You have left this game. New game. Your turn.'] },
  ],
};

describe('each control at a table, by the keyboard', { timeout: 300_000 }, () => {
  for (const [title, rows] of Object.entries(scenes))
    it(`keeps the focus and says what it did: ${title}`, async () => {
      const { browser } = around;
      const people = {
        ada: await Listener.in(browser),
        bo: await Listener.in(browser),
      };
      const tag = rows.some(({ to }) => to[0] === 'cup') ? 'luzi-dice' : 'fluctus-board';
      await people.ada.visit(pageOf({ tag }));
      for (const row of rows) {
        await row.first?.(people);
        const { who, on, to, other } = row;
        await people[who].press(row);
        await people[who].hears(to, `${who}: ${on}`);
        if (other) await people[who === 'ada' ? 'bo' : 'ada'].hears(other, `after ${who}: ${on}`);
      }
      for (const { person } of Object.values(people)) assert.deepEqual(person.errors, []);
    });
});
