/** People who do not see, at tables: what they press, where the focus is then, and what was said. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Browser, ElementHandle, KeyInput } from 'puppeteer-core';
import { Person, waiting, type Around } from './people.js';
import { patience } from './processes.js';

export type Who = 'ada' | 'bo';
export type People = Record<Who, Listener>;
/** The names with one of which the focused control begins, separated by `|`, and all that was said since the last row. */
type Heard = readonly [focus: string, said: string | RegExp];
/** A control that is pressed, what its person hears, and what the other one does. */
export interface Row {
  readonly who: Who;
  /** The name of a control, or the selector of a square. */
  readonly on: string;
  /** Default Enter. In a select, the arrow keys, Home and End choose. */
  readonly key?: KeyInput;
  /** The control that does the same without keys; empty if only a key does it. Default: that of the keyboard. */
  readonly click?: string;
  readonly to: Heard;
  /** The other person, if the press changes something for them. */
  readonly other?: Heard;
  /** How many times the key moves the focus: a screen reader tells each. */
  readonly moves?: number;
  /** Before the press. */
  readonly first?: (people: People) => Promise<unknown>;
}
/** Rows on pages that `first` of the first row opens. */
export type Scenes = Readonly<Record<string, readonly Row[]>>;

/** Plays a row; `clicks`: by a click without pointer, keys and focus, as touch screen readers and switches do. */
export type Way = 'keys' | 'clicks';

/** A person who uses no mouse and sees nothing. */
export class Listener {
  readonly person: Person;
  #heard = 0;

  constructor(person: Person) {
    this.person = person;
  }

  /** A person who knows the aims of the games; without storage, their browser does not remember that. */
  static async in(browser: Browser, { storage = true } = {}): Promise<Listener> {
    const person = await Person.in(browser, { storage });
    if (!storage) return new Listener(person);
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

  /** Waits until what was said is heard. A key or a click that comes before may take its place, or make the board say it again. */
  async #listens(): Promise<void> {
    await this.person.page.waitForFunction(
      () => performance.now() - (globalThis as unknown as { saidAt: number }).saidAt > 600,
      waiting,
    );
  }

  /** Presses a key on the control of a row. */
  async press({ on, key = 'Enter' }: Row): Promise<void> {
    await this.person.page.bringToFront();
    await this.#listens();
    await (await this.#find(on)).focus();
    await this.person.page.evaluate(() => Object.assign(globalThis, { focused: 0 }));
    await this.person.keys(key);
  }

  /** How many times the focus has moved since the last key. */
  moved(): Promise<number> {
    return this.person.page.evaluate(() => (globalThis as unknown as { focused: number }).focused);
  }

  /** Clicks the control of a row, or chooses in it as the list of a browser does. */
  async click({ on, key = 'Enter', click = on }: Row): Promise<void> {
    await this.#listens();
    await (await this.#find(click)).evaluate(clickBare, key);
  }

  async #find(name: string): Promise<ElementHandle<HTMLElement>> {
    const found = await this.person.page.waitForFunction(findControl, waiting, name).catch(() => undefined);
    assert.ok(found, `there is no control "${name}"`);
    return found as ElementHandle<HTMLElement>;
  }

  /** Waits until the focus is where it belongs and all was said; tells what is there if that never comes. */
  async hears([focus, said]: Heard, row: string): Promise<void> {
    const { page } = this.person;
    const text = typeof said === 'string' ? said : '';
    const pattern = typeof said === 'string' ? '' : said.source;
    const found = page.waitForFunction(hasHeard, waiting, this.#heard, focus, text, pattern);
    const ready = await found.catch(() => page.evaluateHandle(hasHeard, this.#heard));
    const { name, spoken, count } = (await ready.jsonValue()) as State;
    if (typeof said === 'string') assert.equal(spoken, said, row);
    else assert.match(spoken, said, row);
    const isThere = focus.split('|').some((each) => name.startsWith(each));
    assert.ok(isThere, `${row}: the focus is on "${name}", not "${focus}"`);
    this.#heard += count;
  }
}

/** Runs in the page: the control with a selector, or with this name. */
function findControl(on: string): HTMLElement | undefined {
  const { shadowRoot } = document.querySelector('#game')!;
  const root = shadowRoot!.querySelector('dialog[open]') ?? shadowRoot!;
  const all = root.querySelectorAll<HTMLInputElement>(
    on.startsWith('[') ? on : 'button, summary, select, input, a, .ask',
  );
  return [...all].find((each) => {
    if (each.closest('.leaving') || !each.checkVisibility({ visibilityProperty: true })) return false;
    if (on.startsWith('[')) return true;
    const text = each.ariaLabel ?? (each.labels?.[0] ?? each).textContent;
    const name = text.replaceAll(/[\s\u2068\u2069]+/g, ' ').trim();
    // the label of a select has its options, too
    return each.localName === 'select' ? name.startsWith(on) : name === on;
  });
}

/** Runs in the page: a click alone; of a select, what follows from a choice. */
function clickBare(control: HTMLElement, key: string): void {
  if (!(control instanceof HTMLSelectElement)) return control.click();
  const last = control.length - 1;
  const at: Readonly<Record<string, number>> = { Home: 0, End: last };
  control.selectedIndex = at[key] ?? Math.min(control.selectedIndex + 1, last);
  for (const type of ['input', 'change'])
    control.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
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
  return focus === undefined || (fits && focus.split('|').some((each) => name.startsWith(each)))
    ? { name, spoken, count: all.length }
    : false;
}

/** Declares the tests of scenes, in each of which Ada and Bo have pages of their own. */
export function playScenes(way: Way, around: Around, scenes: Scenes): void {
  const title = way === 'keys' ? 'by the keyboard' : 'by a click without pointer, keys and focus';
  describe(`each control at a table, ${title}`, patience, () => {
    for (const [name, rows] of Object.entries(scenes))
      it(`says what it did${way === 'keys' ? ', and keeps the focus' : ''}: ${name}`, async () => {
        const people = { ada: await Listener.in(around.browser), bo: await Listener.in(around.browser) };
        const other = { ada: people.bo, bo: people.ada };
        for (const row of rows) {
          await row.first?.(people);
          if (way === 'clicks' && row.click === '') continue;
          await people[row.who][way === 'keys' ? 'press' : 'click'](row);
          const heard = ([focus, said]: Heard): Heard => [way === 'keys' ? focus : '', said];
          await people[row.who].hears(heard(row.to), `${row.who}: ${row.on}`);
          if (row.moves && way === 'keys')
            assert.equal(await people[row.who].moved(), row.moves, `${row.who}: ${row.on}`);
          if (row.other) await other[row.who].hears(heard(row.other), `after ${row.who}: ${row.on}`);
        }
        for (const { person } of Object.values(people)) assert.deepEqual(person.errors, []);
      });
  });
}
