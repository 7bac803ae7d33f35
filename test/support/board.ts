import type { GameTypes } from '../../src/core/game.js';
import { expect, fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { html, type LitElement, type TemplateResult } from 'lit';
import { GAP } from '../../src/element/ui/a11y/announcer.js';
import { STAYS } from '../../src/element/ui/view/linger.js';
import { keysModule } from '../../src/element/ui/a11y/key-hook.js';
import { boardOf } from '../../src/element/model/board.js';
import type { GameElement } from '../../src/element/game-element.js';
import type { GameWords } from '../../src/element/words/game-words.js';
import { PREFERENCES } from '../../src/element/model/preferences.js';

/** The element of any game. */
export type AnyBoard = LitElement & Omit<GameElement<GameTypes, GameWords>, keyof LitElement>;

// Whoever plays here knows the aims of the games.
localStorage.setItem(PREFERENCES, JSON.stringify({ met: ['fluctus', 'glux', 'lucky-numbers', 'luzi'] }));

// The pause between two announcements takes no time, and what is closed goes at once.
const { setTimeout } = window;
window.setTimeout = ((act: () => void, time = 0) => {
  if (time !== GAP && time !== STAYS) return setTimeout(act, time);
  act();
  return 0;
}) as typeof window.setTimeout;

// The runner never ends with a page whose failed test has compared elements.
afterEach(function () {
  const err: unknown = this.currentTest?.err;
  if (!(err instanceof Error && 'actual' in err && 'expected' in err)) return;
  if (err.actual instanceof Node || err.expected instanceof Node)
    Object.assign(err, { actual: undefined, expected: undefined });
});

/** Selectors of elements by their role. */
const roles: Readonly<Record<string, string>> = {
  button: 'button, [role=button]',
  textbox: 'input[type=text]',
  combobox: 'select',
  slider: 'input[type=range]',
  dialog: '[role=dialog]',
  grid: '[role=grid]',
  heading: 'h2, h3',
  img: '[role=img]',
};

const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function labelled(root: ShadowRoot, element: Element): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return clean(own);
  const by = element.getAttribute('aria-labelledby');
  if (by !== null)
    return clean(
      by
        .split(' ')
        .map((id) => root.getElementById(id)?.textContent)
        .join(' '),
    );
  const label =
    element.closest('label') ?? (element.id ? root.querySelector(`label[for="${element.id}"]`) : null);
  return clean(label && !(element instanceof HTMLButtonElement) ? label.textContent : element.textContent);
}

/** The pattern that matches the whole of a text only. */
export const textOf = (text: string | RegExp): RegExp =>
  typeof text === 'string' ? new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : text;

/** Controls a board as a person does: finds elements by role and name, presses real keys and clicks. */
export class Driver<E extends AnyBoard = AnyBoard> {
  readonly element: E;
  constructor(element: E) {
    this.element = element;
  }

  get root(): ShadowRoot {
    const { shadowRoot } = this.element;
    if (!shadowRoot) throw new Error('The board is not upgraded.');
    return shadowRoot;
  }

  /** All elements with this role, or that match this selector, outside inert parts. */
  all(role: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(roles[role] ?? role)].filter(
      (each) => !each.closest('[inert], .open > .in'),
    );
  }

  name(element: Element): string {
    return labelled(this.root, element);
  }

  /** The first element whose name equals the text, begins with the text and a comma, or matches the pattern. */
  find(role: string, name: string | RegExp): HTMLElement {
    const fits = (text: string) =>
      typeof name === 'string' ? text === name || text.startsWith(`${name},`) : name.test(text);
    const found = this.all(role).find((each) => fits(this.name(each)));
    if (found) return found;
    const there = this.all(role).map((each) => this.name(each));
    throw new Error(`no ${role} ${String(name)} among: ${there.join(' | ')}`);
  }

  has(role: string, name: string | RegExp): boolean {
    return this.all(role).some((each) =>
      typeof name === 'string' ? this.name(each) === name : name.test(this.name(each)),
    );
  }

  middle(element: Element): [number, number] {
    const box = element.getBoundingClientRect();
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  }

  async clickOn(element: Element): Promise<void> {
    element.scrollIntoView({ block: 'center' });
    // A message moves when the page scrolls, and a dialog when an observer has told what is seen of it.
    let before = '';
    do {
      before = this.middle(element).join();
      await observed(element);
      await frame();
    } while (before !== this.middle(element).join());
    await sendMouse({ type: 'click', position: this.middle(element) });
    await this.settled();
  }

  async click(role: string, name: string | RegExp): Promise<void> {
    await this.clickOn(this.find(role, name));
  }

  /** Presses the mouse button on a square and starts to drag. */
  async grab(from: Element): Promise<void> {
    from.scrollIntoView({ block: 'center' });
    const [x, y] = this.middle(from);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 12, y + 12] });
    await this.settled();
  }

  async drag(from: Element, to: Element | [number, number]): Promise<void> {
    await this.grab(from);
    await sendMouse({ type: 'move', position: to instanceof Element ? this.middle(to) : to });
    await sendMouse({ type: 'up' });
    await this.settled();
  }

  /** Slides a finger from one square to another, with the events of a browser: no click at the end. */
  async swipe(from: Element, to: Element, last: 'pointerup' | 'pointercancel' = 'pointerup'): Promise<void> {
    from.scrollIntoView({ block: 'center' });
    from.setPointerCapture = () => undefined; // throws for synthetic events
    const point = (type: string, at: Element) => {
      const [clientX, clientY] = this.middle(at);
      const down = type === 'pointerdown' || type === 'pointermove';
      const shared = { bubbles: true, composed: true, isPrimary: true, pointerId: 7, pointerType: 'touch' };
      from.dispatchEvent(
        new PointerEvent(type, { ...shared, clientX, clientY, button: 0, buttons: Number(down) }),
      );
    };
    point('pointerdown', from);
    point('pointermove', to);
    point(last, to);
    await this.settled();
  }

  /** Resolves when the condition is true, which it checks in each frame. Has no timeout except that of the runner. */
  async until(condition: () => unknown): Promise<void> {
    while (!condition()) {
      await frame();
      await this.element.updateComplete;
    }
  }

  /** Resolves with a hint; if the computer takes long, with its best move so far. */
  async hintAtOnce(): Promise<string | undefined> {
    const given: unknown[] = [];
    const hint = this.element.hint().finally(() => given.push(hint));
    await this.until(() => given.length || this.has('button', 'Show now'));
    if (!given.length) await this.click('button', 'Show now');
    return hint;
  }

  /** Scrolls to the element; resolves when it has noticed that it is visible, and has read what is saved. */
  async seen(): Promise<void> {
    this.element.scrollIntoView();
    await seen(this.element);
    // a board that was loaded from a bundle has a module of its own, which this one does not know
    const board = boardOf(this.element) as ReturnType<typeof boardOf> | undefined;
    await this.until(() => board?.store.snapshot.awake ?? true);
  }

  /** The names of all elements with this role, in order. */
  names(role: string): string[] {
    return this.all(role).map((each) => this.name(each));
  }

  /** Presses keys one after the other; `Shift+Tab` holds Shift. */
  async press(...keys: string[]): Promise<void> {
    for (const each of keys) {
      const [key, held] = each.split('+').reverse();
      if (held) await sendKeys({ down: held });
      // the browsers have different names for the space bar
      await sendKeys(key === 'Space' ? { type: ' ' } : { press: key! });
      if (held) await sendKeys({ up: held });
    }
    await this.settled();
  }

  async type(text: string): Promise<void> {
    await sendKeys({ type: text });
    await this.settled();
  }

  /** The focused element in the shadow root. */
  get focused(): Element | null {
    return this.root.activeElement;
  }

  /** Resolves when the element has rendered all changes. */
  async settled(): Promise<void> {
    while (!(await this.element.updateComplete));
  }

  /** Resolves when the modules that are loaded on demand have done what the last key asks of them. */
  async answered(): Promise<void> {
    await keysModule.load();
    await boardOf(this.element).definition.keys!();
    await this.settled();
  }

  /** The lines of the live region. */
  get spoken(): string[] {
    return [...this.root.querySelectorAll('.live p')].map((line) => clean(line.textContent));
  }

  /** The message under the board, also before its styles are loaded. */
  get message(): string {
    return this.text('.message p, p.message');
  }

  get headline(): string {
    return this.text('.headline');
  }

  get detail(): string {
    return this.text('.detail');
  }

  /** The text of the first element that matches. */
  text(selector: string): string {
    return clean(this.root.querySelector(selector)?.textContent);
  }

  /** Resolves with the next event of this type; call it before the action that fires it. */
  next<K extends keyof HTMLElementEventMap>(type: K): Promise<HTMLElementEventMap[K]> {
    return new Promise((resolve) => {
      this.element.addEventListener(
        type,
        (event) => {
          resolve(event);
        },
        { once: true },
      );
    });
  }
}

export const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the browser has told its observers, and those before them, what is seen of the element. */
const observed = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/** Resolves when the browser has reported the element as visible to all its observers. */
export function seen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // the element's own observer may be called after this one, but in the same frame
      requestAnimationFrame(() => {
        resolve();
      });
    });
    observer.observe(element);
  });
}

/** All durations that a page can set. */
const durations = [
  ...['--spiel-quick', '--spiel-move', '--spiel-hop', '--spiel-ending', '--luzi-fall', '--luzi-event'],
];

/** Makes motion as short as under prefers-reduced-motion, which only Chromium can emulate. */
export function calm(element: HTMLElement): void {
  for (const name of durations) element.style.setProperty(name, '1ms');
}

/** Adds a board to the page and waits until it is rendered. */
export async function mount<E extends AnyBoard>(template: TemplateResult): Promise<Driver<E>> {
  const element = await fixture<E>(template);
  const driver = new Driver(element);
  await driver.settled();
  return driver;
}

/** Adds an element with these attributes and short motion to the page. */
export async function placed<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
): Promise<HTMLElementTagNameMap[K]> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement(tag);
  calm(element);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  box.append(element);
  return element;
}

/** Waits until a board is visible and has come to rest. */
export async function rested<D extends Driver>(board: D): Promise<D> {
  await board.settled();
  await board.seen();
  await board.settled();
  return board;
}

/** Finds the secret seed that a visible board has drawn, or a part of it, in a text. */
export function tracesOfSeed({ element }: Driver): RegExp {
  const numbers = boardOf(element).store.seed?.match(/\d{8,}/g) ?? [];
  expect(numbers).not.to.deep.equal([]);
  return new RegExp(numbers.join('|'));
}

/** A list to which every later event of this type is added. */
export function heard<K extends keyof HTMLElementEventMap>(
  { element }: Pick<Driver, 'element'>,
  type: K,
): HTMLElementEventMap[K][] {
  const events: HTMLElementEventMap[K][] = [];
  element.addEventListener(type, (event) => events.push(event));
  return events;
}

export { html };
