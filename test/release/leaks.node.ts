import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { findGames } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';
import { start } from '../package/page.js';

/** The number of times that each element is mounted and removed in each state. */
const OFTEN = 9;

/** Resources that the page counts. */
interface Counts {
  /** Listeners outside elements, as `target type`. */
  readonly listeners: string[];
  readonly observers: string[];
  readonly workers: number;
  readonly timers: number;
}

type Board = HTMLElement & {
  readonly updateComplete: Promise<unknown>;
  readonly moves: readonly string[];
  play(move: string): boolean;
};

interface Watched {
  counts(): Counts;
  readonly mounted: WeakRef<Board>[];
  mount(tag: string, attributes: Record<string, string>): Promise<void>;
  /** Resolves when the board contains or matches a selector. */
  shows(selector: string): Promise<void>;
  frames(): Promise<void>;
  board(): Board;
}

/** Runs in the page before other scripts: counts listeners, observers, workers and timers that have not ended. */
function watch(): void {
  const listeners = new Map<object, Map<string, Set<unknown>>>();
  const outside = (target: unknown): string | undefined => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target === document.documentElement || target === document.body) return 'page';
    if (target === visualViewport) return 'viewport';
    return target instanceof MediaQueryList ? 'media' : undefined;
  };
  /** The listeners of a type at something outside elements; undefined for an element. */
  const at = (target: EventTarget | undefined, type: string) => {
    const name = outside(target ?? window);
    if (!name) return undefined;
    const types = listeners.get(target ?? window) ?? new Map<string, Set<unknown>>();
    listeners.set(target ?? window, types);
    const all = types.get(`${name} ${type}`) ?? new Set();
    types.set(`${name} ${type}`, all);
    return all;
  };
  const { prototype } = EventTarget;
  const { addEventListener, removeEventListener } = prototype;
  prototype.addEventListener = function (this: EventTarget | undefined, ...args: [string, unknown]) {
    at(this, args[0])?.add(args[1]);
    return Reflect.apply(addEventListener, this ?? window, args) as undefined;
  };
  prototype.removeEventListener = function (this: EventTarget | undefined, ...args: [string, unknown]) {
    at(this, args[0])?.delete(args[1]);
    return Reflect.apply(removeEventListener, this ?? window, args) as undefined;
  };

  const observers = new Map<object, string>();
  for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const) {
    const own = (window[name] as typeof IntersectionObserver).prototype;
    const { observe, disconnect } = own;
    own.observe = function (...args) {
      observers.set(this, name);
      observe.apply(this, args);
    };
    own.disconnect = function () {
      observers.delete(this);
      disconnect.call(this);
    };
  }

  let workers = 0;
  const { Worker: Original } = window;
  window.Worker = class extends Original {
    #open = 1;
    constructor(...args: ConstructorParameters<typeof Original>) {
      super(...args);
      workers++;
    }
    override terminate() {
      workers -= this.#open;
      this.#open = 0;
      super.terminate();
    }
  };

  const timers = new Set<number>();
  const { setTimeout: later, clearTimeout: never } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, time?: number, ...args: unknown[]) => {
      const id = later(() => {
        timers.delete(id);
        Reflect.apply(run, undefined, args);
      }, time);
      timers.add(id);
      return id;
    },
    clearTimeout: (id?: number) => {
      if (id !== undefined) timers.delete(id);
      never(id);
    },
  });

  const frames = async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  };
  const mounted: WeakRef<Board>[] = [];
  const board = () => document.querySelector<Board>('#it')!;
  const watched: Watched = {
    counts: () => ({
      listeners: [...listeners.values()].flatMap((types) =>
        [...types].flatMap(([what, left]) => (left.size ? [`${what} ${left.size}`] : [])),
      ),
      observers: [...observers.values()],
      workers,
      timers: timers.size,
    }),
    mounted,
    board,
    frames,
    async mount(tag, attributes) {
      const element = document.createElement(tag) as Board;
      element.id = 'it';
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      mounted.push(new WeakRef(element));
      document.body.append(element);
      await element.updateComplete;
    },
    async shows(selector) {
      while (!board().shadowRoot?.querySelector(selector) && !board().matches(selector)) await frames();
    },
  };
  Object.assign(window, { watched });
}

declare global {
  interface Window {
    readonly watched: Watched;
  }
}

/** The methods whose calls are counted while many boards come and go. */
const counted = [
  ...['Node.getRootNode', 'Node.contains', 'Node.compareDocumentPosition', 'Element.closest'],
  ...['Element.querySelectorAll', 'Document.querySelectorAll', 'DocumentFragment.querySelectorAll'],
  ...['MutationObserver.observe', 'MutationObserver.disconnect', 'Storage.getItem', 'Storage.setItem'],
  ...['EventTarget.addEventListener', 'EventTarget.removeEventListener', 'TreeWalker.nextNode'],
];

/** Runs in the page: adds boards, changes their language, and removes them, one by one; returns the calls of each method. */
async function comeAndGoTogether(
  tag: string,
  attributes: Record<string, string>,
  number: number,
  methods: readonly string[],
): Promise<Record<string, number>> {
  const calls: Record<string, number> = {};
  const own = methods.map((name) => {
    const [type, method] = name.split('.') as [string, string];
    const { prototype } = Reflect.get(window, type) as { readonly prototype: object };
    const call = Reflect.get(prototype, method) as (...args: unknown[]) => unknown;
    calls[name] = 0;
    Reflect.set(prototype, method, function (this: unknown, ...args: unknown[]) {
      calls[name]!++;
      return Reflect.apply(call, this, args);
    });
    return { prototype, method, call };
  });
  const boards = Array.from({ length: number }, (_, i) => {
    const board = document.createElement(tag) as Board;
    board.id = `board-${i}`;
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    return board;
  });
  for (const board of boards) document.body.append(board);
  for (const board of boards) await board.updateComplete;
  await window.watched.frames();
  for (const board of boards) {
    board.lang = 'de';
    await board.updateComplete;
  }
  document.documentElement.lang = 'de';
  await window.watched.frames();
  for (const board of boards) board.remove();
  document.documentElement.lang = 'en';
  await window.watched.frames();
  for (const { prototype, method, call } of own) Reflect.set(prototype, method, call);
  return calls;
}

/** A state of a board: its attributes, and a function that brings the mounted board into the state. */
type State = readonly [attributes: Record<string, string>, into: (page: Page) => Promise<void>];

const people = { seats: 'human human', seed: '1' };

async function pull(page: Page): Promise<void> {
  const at = await page.evaluate(async () => {
    const { watched } = window;
    const pieces =
      '[data-square^=reserve], [data-square^=face-], [data-square^=hand-], .can[data-square^=d]:not([data-square$=e])';
    // lift the curtain before a hand, or throw the dice
    const first = '[part=curtain], [part=throw]';
    await watched.shows(`${first}, ${pieces}`);
    const root = watched.board().shadowRoot!;
    root.querySelector<HTMLElement>(first)?.click();
    await watched.shows(pieces);
    const piece = root.querySelector(pieces)!;
    piece.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = piece.getBoundingClientRect();
    return [x + width / 4, y + 0.85 * height] as const;
  });
  await page.mouse.move(...at);
  await page.mouse.down();
  await page.mouse.move(at[0] + 20, at[1] + 20);
  await page.mouse.move(at[0] + 30, at[1] + 30);
}

/** Resolves when a worker has started. */
const thinks = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { watched } = window;
    while (!watched.counts().workers) await watched.frames();
  });

/** Resolves when a computer has moved and the next move is to be found. */
const movesOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { watched } = window;
    await new Promise((resolve) => {
      watched.board().addEventListener('game-move', resolve, { once: true });
    });
    await watched.frames();
  });

const states: Readonly<Record<string, State>> = {
  initial: [people, (page) => page.evaluate(() => window.watched.frames())],
  'during a game': [
    { seats: 'human computer:easy', seed: '1' },
    (page) =>
      page.evaluate(async () => {
        const { watched } = window;
        while (!watched.board().moves.length) await watched.frames();
        watched.board().play(watched.board().moves[0]!);
        await watched.frames();
      }),
  ],
  'while a piece is dragged': [people, pull],
  'with a panel open': [
    people,
    (page) =>
      page.evaluate(async () => {
        await window.watched.shows('[data-panel=new]');
        window.watched.board().shadowRoot!.querySelector<HTMLElement>('[data-panel=new]')!.click();
        await window.watched.shows('.panel');
      }),
  ],
  'while the computer thinks': [{ seats: 'computer:best computer:best', seed: '1' }, thinks],
  'while a computer thinks after a move': [
    { seats: 'computer:easy computer:best', first: 'A', pace: 'slow', seed: '1' },
    movesOn,
  ],
  'while it is analysed': [{ seats: 'human computer:easy', seed: '1', analysis: '' }, thinks],
};

describe('removed boards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-leaks-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let page: Page;
  let session: CDPSession;

  before(async () => {
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><html lang="en"><title>Boards</title><link rel="icon" href="data:," /><script type="module" src="/cdn/spielkasten.min.js"></script><p draggable="true" ondragstart="return false" style="position: fixed; inset: 0 auto auto 0; margin: 0; padding: 20px"></p>',
    );
    site = await serve({ '/': folder, '/cdn': 'cdn' });
    browser = await start();
    page = await browser.newPage();
    session = await page.createCDPSession();
    await page.setViewport({ width: 900, height: 900 });
    await wear('light');
    // esbuild calls this helper for each named function
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await page.evaluateOnNewDocument(watch);
    await page.goto(`${site.url}/index.html`, { waitUntil: 'load' });
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  const counts = (): Promise<Counts> => page.evaluate(() => window.watched.counts());

  /** Sets the media features of the page. */
  const wear = (scheme: 'light' | 'dark'): Promise<void> =>
    page.emulateMediaFeatures([
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: scheme },
    ]);

  /**
   * Collects garbage; returns the number of elements that are still referenced, and of DOM nodes. Chromium keeps computed
   * styles for later elements, and a fill by a gradient in them references its shadow root: another colour scheme empties
   * that cache.
   */
  async function collect(): Promise<{ readonly held: number; readonly nodes: number }> {
    for (const scheme of ['dark', 'light'] as const) {
      await wear(scheme);
      await page.evaluate(() => window.watched.frames());
    }
    for (let i = 0; i < 3; i++) {
      await page.evaluate(() => window.watched.frames());
      await session.send('HeapProfiler.collectGarbage');
    }
    const held = await page.evaluate(
      () => window.watched.mounted.filter((each) => each.deref() !== undefined).length,
    );
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { held, nodes };
  }

  async function comeAndGo(tag: string, [attributes, into]: State): Promise<void> {
    await page.evaluate((...args) => window.watched.mount(...args), tag, attributes);
    await into(page);
    await page.evaluate(() => {
      window.watched.board().remove();
    });
    // the browser keeps references to the elements that were pressed and dragged last, and to the one under the pointer
    await page.mouse.reset();
    await page.mouse.move(1, 1);
    await page.mouse.down();
    await page.mouse.move(30, 30);
    await page.mouse.up();
  }

  for (const { tag } of findGames()) {
    it(`have no listeners outside while idle, and observe only themselves, their text and the language of the page: ${tag}`, async () => {
      await page.evaluate((...args) => window.watched.mount(...args), tag, people);
      await page.evaluate(async () => {
        await window.watched.shows('[role=toolbar]');
        await window.watched.frames();
      });
      const { listeners, observers } = await counts();
      await page.evaluate(() => {
        window.watched.board().remove();
      });
      assert.deepEqual(
        { listeners, observers },
        {
          listeners: [],
          // Glüx waits until it is narrow enough for its loupe
          observers: [
            'MutationObserver',
            'MutationObserver',
            ...(tag === 'glux-board' ? ['ResizeObserver'] : []),
          ],
        },
      );
    });

    it(`leave nothing behind, in any state: ${tag}`, async () => {
      // the first round loads the modules, which stay in memory
      for (const state of Object.values(states)) await comeAndGo(tag, state);
      const first = await collect();
      for (let i = 1; i < OFTEN; i++) for (const state of Object.values(states)) await comeAndGo(tag, state);
      const last = await collect();
      assert.deepEqual(
        { ...(await counts()), held: last.held },
        { listeners: [], observers: [], workers: 0, timers: 0, held: 0 },
      );
      // fewer than the nodes of one board
      assert.ok(last.nodes < first.nodes + 100, `${first.nodes} nodes, then ${last.nodes}`);
    });
  }

  for (const attributes of [{ mode: 'diagram' }, { ...people, autosave: 'many', pace: 'odd' }])
    it(`take work in proportion to their number: ${JSON.stringify(attributes)}`, async () => {
      const work = (number: number) =>
        page.evaluate(comeAndGoTogether, 'fluctus-board', attributes, number, counted);
      // the first ones load modules and words
      await work(3);
      const [few, many] = [await work(20), await work(60)];
      for (const name of counted)
        assert.ok(many[name]! <= 3.5 * few[name]! + 20, `${name}: ${few[name]}, then ${many[name]} calls`);
    });

  it('listen only for printing while diagrams are far from the viewport', async () => {
    await page.evaluate(() => {
      document.body.style.paddingTop = '9000px';
      for (const tag of ['fluctus-board', 'glux-board']) {
        const diagram = document.createElement(tag);
        diagram.setAttribute('mode', 'diagram');
        document.body.append(diagram);
      }
    });
    const { listeners } = await counts();
    await page.evaluate(() => {
      document.body.replaceChildren();
    });
    assert.deepEqual(listeners, ['window beforeprint 1']);
    assert.deepEqual((await counts()).listeners, []);
  });
});
