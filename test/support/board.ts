import { fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { html, type LitElement, type TemplateResult } from 'lit';
import type { GameElement } from '../../src/element/game-element.js';
import type { GameWords } from '../../src/element/game-definition.js';

/** Any game's board, by what it shows to the page. */
export type AnyBoard = LitElement & Omit<GameElement<unknown, unknown, object, GameWords>, keyof LitElement>;

/** Everything in an element's shadow that has a role, by its name. */
const roles: Readonly<Record<string, string>> = {
  button: 'button, [role=button]',
  textbox: 'input[type=text]',
  combobox: 'select',
  slider: 'input[type=range]',
  dialog: '[role=dialog]',
  grid: '[role=grid]',
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

/** Drives a board as a person does: by role and name, with real keys and clicks. */
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

  /** All that bears this role, whatever its name. */
  all(role: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(roles[role] ?? role)].filter(
      (each) => !each.closest('[inert]'),
    );
  }

  name(element: Element): string {
    return labelled(this.root, element);
  }

  /** The first one whose name is this text, or begins with it and a comma, or matches. */
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
    await sendMouse({ type: 'click', position: this.middle(element) });
    await this.settled();
  }

  async click(role: string, name: string | RegExp): Promise<void> {
    await this.clickOn(this.find(role, name));
  }

  /** Puts the mouse on a square, presses and pulls a little. */
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

  /** A finger that slides from one square to another: as browsers tell it, without a click at its end. */
  async swipe(from: Element, to: Element, last: 'pointerup' | 'pointercancel' = 'pointerup'): Promise<void> {
    from.scrollIntoView({ block: 'center' });
    from.setPointerCapture = () => undefined; // only real fingers can be captured
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

  /** Waits, frame by frame, until something is so; the runner's time-out ends what never is. */
  async until(so: () => unknown): Promise<void> {
    while (!so()) {
      await frame();
      await this.element.updateComplete;
    }
  }

  /** A hint for one who need not be sure: where it takes long, what the computer has so far. */
  async hintAtOnce(): Promise<string | undefined> {
    const given: unknown[] = [];
    const hint = this.element.hint().finally(() => given.push(hint));
    await this.until(() => given.length || this.has('button', 'Show at once'));
    if (!given.length) await this.click('button', 'Show at once');
    return hint;
  }

  /** Scrolls to the element; resolves when the browser has told it that it can be seen. */
  seen(): Promise<void> {
    this.element.scrollIntoView();
    return seen(this.element);
  }

  /** The words a person can read on the buttons of a role, in order. */
  names(role: string): string[] {
    return this.all(role).map((each) => this.name(each));
  }

  /** Presses keys one after the other; `Shift+Tab` holds Shift meanwhile. */
  async press(...keys: string[]): Promise<void> {
    for (const each of keys) {
      const [key, held] = each.split('+').reverse();
      if (held) await sendKeys({ down: held });
      // the engines have no name for the space bar in common
      await sendKeys(key === 'Space' ? { type: ' ' } : { press: key! });
      if (held) await sendKeys({ up: held });
    }
    await this.settled();
  }

  async type(text: string): Promise<void> {
    await sendKeys({ type: text });
    await this.settled();
  }

  /** What has the focus inside the element. */
  get focused(): Element | null {
    return this.root.activeElement;
  }

  async settled(): Promise<void> {
    while (!(await this.element.updateComplete));
    if (this.#arrived) return;
    this.#arrived = true;
    await this.arrivals();
    await frame();
    while (!(await this.element.updateComplete));
  }
  #arrived = false;

  /** What comes right after a board can be played on: the board's own imports resolve with these. */
  protected arrivals(): Promise<unknown> {
    return Promise.all([
      import('../../src/element/input/drag-controller.js'),
      import('../../src/element/view/toolbar.js'),
    ]);
  }

  /** What the live region holds. */
  get spoken(): string[] {
    return [...this.root.querySelectorAll('.live p')].map((line) => clean(line.textContent));
  }

  /** The text a person sees in a part. */
  text(selector: string): string {
    return clean(this.root.querySelector(selector)?.textContent);
  }

  /** Resolves with the next event of that kind; attach it before what causes it. */
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

/** Resolves when the browser has told whoever watches it that an element can be seen. */
export function seen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // the element's own observer may be told after this one, but in the same frame
      requestAnimationFrame(() => {
        resolve();
      });
    });
    observer.observe(element);
  });
}

/** All durations that a page can set. */
const durations = ['--spiel-quick', '--spiel-move', '--spiel-hop', '--luzi-fall', '--luzi-moment'];

/** Makes motion as short as under prefers-reduced-motion, which only Chromium can emulate. */
export function calm(element: HTMLElement): void {
  for (const name of durations) element.style.setProperty(name, '1ms');
}

/** Puts a board on the page and waits until it shows. */
export async function mount<E extends AnyBoard>(template: TemplateResult): Promise<Driver<E>> {
  const element = await fixture<E>(template);
  const driver = new Driver(element);
  await driver.settled();
  return driver;
}

/** An element with these attributes on the page, whose motion is short. */
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

/** Everything of one kind that a board says to its page from now on. */
export function heard<K extends keyof HTMLElementEventMap>(
  { element }: Pick<Driver, 'element'>,
  type: K,
): HTMLElementEventMap[K][] {
  const events: HTMLElementEventMap[K][] = [];
  element.addEventListener(type, (event) => events.push(event));
  return events;
}

export { html };
