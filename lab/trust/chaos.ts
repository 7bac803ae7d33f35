/** Random steps of a page on all boards. */
import type { LitElement } from 'lit';
import { parseRecord } from '../../src/core/parse-record.js';
import { random, type Random } from '../../src/core/random.js';
import { boardOf } from '../../src/element/model/board.js';
import { createBoard, tags } from '../../test/element/all-boards.js';
import { calm, type AnyBoard } from '../../test/support/board.js';
import { oddValues } from '../../test/support/odd-values.js';
import { failures, makeBreakable, running, setClock, skip, storages, workers } from './failures.js';
import type { ChaosPage } from './chaos-pages.js';

/** The steps in the life of a board; then it is removed. */
const LIFE = 100;

/** The longest time in ms until the last worker is closed after the last board was removed. */
const SILENCE = 10_000;

/** The errors that the methods of boards document. */
const documented = ['IllegalMove', 'BadNotation', 'BadOption', 'RangeError'];

const texts = [
  '',
  'x',
  'human computer:easy',
  '1. ?',
  '-1',
  '999999999',
  'A',
  'random',
  '{"a":1}',
  '[Game "x"]',
];

const computers = ['computer human', 'human computer:easy', 'computer:easy computer:medium'];

interface Page {
  readonly element: AnyBoard;
  readonly dice: Random;
  readonly frame: Document;
}

const pick = <T>({ dice }: Page, list: readonly T[]): T => list[dice.below(list.length)]!;

const attributesOf = (element: AnyBoard) => (element.constructor as typeof LitElement).observedAttributes;
const propertiesOf = (element: AnyBoard) =>
  [...(element.constructor as typeof LitElement).elementProperties.keys()].map(String);

/** The steps by name. Those that play come several times. */
const steps: Readonly<Record<string, (page: Page) => unknown>> = {
  attach: ({ element }) => document.body.append(element),
  detach: ({ element }) => element.remove(),
  adopt: ({ element, frame }) => frame.body.append(element),
  attribute: (page) => page.element.setAttribute(pick(page, attributesOf(page.element)), pick(page, texts)),
  clear: (page) => page.element.removeAttribute(pick(page, attributesOf(page.element))),
  property: (page) =>
    Reflect.set(
      page.element,
      pick(page, propertiesOf(page.element)),
      pick(page, [undefined, null, ...texts, ...oddValues.map(([, value]) => value)]),
    ),
  play: (page) => page.element.moves.length > 0 && page.element.play(pick(page, page.element.moves)),
  playMore: (page) => page.element.moves.length > 0 && page.element.play(pick(page, page.element.moves)),
  playNonsense: (page) => page.element.play(pick(page, texts)),
  undo: ({ element }) => element.undo(),
  redo: ({ element }) => element.redo(),
  goTo: ({ element, dice }) => element.goTo(dice.below(6)),
  newGame: ({ element }) => element.newGame(),
  hint: ({ element }) => element.hint(),
  language: (page) => (page.element.lang = pick(page, ['en', 'de', 'fr', '', 'x'])),
  mode: (page) => page.element.setAttribute('mode', pick(page, ['play', 'diagram', 'replay', 'puzzle'])),
  people: ({ element }) => element.setAttribute('seats', 'human human'),
  rules: ({ element }) => element.openRules(),
  press: (page) => {
    const buttons = page.element.shadowRoot?.querySelectorAll('button') ?? [];
    if (buttons.length > 0) pick(page, [...buttons]).click();
  },
  resign: ({ element }) => element.resign(),
  computer: (page) => page.element.setAttribute('seats', pick(page, computers)),
  save: (page) => page.element.setAttribute('autosave', pick(page, ['one', 'two'])),
  storage: (page) => (failures.storage = pick(page, storages)),
  worker: (page) => (failures.worker = pick(page, workers)),
  chunks: ({ dice }) => blockChunks(dice.below(2) === 0),
  skip: ({ dice }) => skip(dice.below(100_000)),
  clock: ({ dice }) => setClock((dice.below(2001) - 1000) * 100_000),
  cache: () => {
    // a page that goes to the back-forward cache and comes back
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.dispatchEvent(new Event('freeze'));
    document.dispatchEvent(new Event('resume'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  },
};

/** What holds for a board at any time; returns the first fault. */
function faultOf(element: AnyBoard): string | undefined {
  const { record: match } = boardOf(element).store.snapshot;
  const { game, moves, options } = match;
  const { ply, record, position, scores, path } = element;
  if (!Number.isInteger(ply) || ply < 0) return `ply ${ply}`;
  if (scores.some((score) => !Number.isFinite(score))) return `scores ${scores.join()}`;
  if (!path) return 'no path';
  if (game.formatPosition(game.parsePosition(position, options)) !== position) return `position ${position}`;
  const again = parseRecord(game, record).match;
  if (again.moves.length !== moves.length) return `record ${record}`;
  return undefined;
}

/** Lets tasks and frames pass, so that what was started goes on between the steps. */
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Does an action; errors that are not documented are faults. */
function tryAction(action: () => unknown, fault: (error: unknown) => void): void {
  try {
    const result = action();
    if (result instanceof Promise) result.catch(fault);
  } catch (error) {
    if (!documented.includes((error as Error).name)) fault(error);
  }
}

/** Waits until the last requests to computers have ended, and returns what boards have left on the page. */
async function leftovers(): Promise<readonly string[]> {
  const ends = performance.now() + SILENCE;
  while (running.size > 0 && performance.now() < ends) await pause();
  const boards = document.querySelectorAll(tags.join()).length;
  return [boards && `${boards} boards are left`, running.size && `${running.size} workers are left`].filter(
    (text) => text !== 0,
  );
}

/** Random steps on one page; resolves to the faults. */
export async function chaos({ seed, steps: count }: ChaosPage): Promise<string[]> {
  const faults: string[] = [];
  let where = '';
  const fault = (error: unknown) => {
    faults.push(`${where}: ${String(error)}`);
  };
  addEventListener('error', ({ error }) => fault(error));
  addEventListener('unhandledrejection', ({ reason }) => fault(reason));
  makeBreakable();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const names = Object.keys(steps);
  const first = random(seed, 0).below(tags.length);
  let page: Page | undefined;
  for (let i = 0; i < count; i++) {
    if (!page || i % LIFE === 0) {
      page?.element.remove();
      const element = createBoard(tags[(first + i / LIFE) % tags.length]!);
      calm(element);
      document.body.append(element);
      page = { element, dice: random(seed, i), frame: frame.contentDocument! };
    }
    const name = pick(page, names);
    const { element } = page;
    where = `${seed}: <${element.localName}> step ${i} ${name}`;
    const now = page;
    tryAction(() => steps[name]!(now), fault);
    await pause();
    if (i % 5 === 0)
      try {
        const found = faultOf(element);
        if (found !== undefined) fault(found);
      } catch (error) {
        fault(error);
      }
  }
  page?.element.remove();
  frame.remove();
  return [...faults, ...(await leftovers())];
}
