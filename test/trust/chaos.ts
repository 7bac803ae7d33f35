/** Random steps of a page on all boards. */
import type { LitElement } from 'lit';
import { parseRecord } from '../../src/core/parse-record.js';
import { random, type Random } from '../../src/core/random.js';
import { boardOf } from '../../src/element/board.js';
import { createBoard, tags } from '../element/all-boards.js';
import { calm, type AnyBoard } from '../support/board.js';
import { oddValues } from '../support/odd-values.js';
import { sized, type Figure, type Scale } from './figure.js';

const STEPS = 20_000;
/** The steps in the life of a board; then it is removed. */
const LIFE = 100;

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

interface Page {
  readonly element: AnyBoard;
  readonly dice: Random;
  readonly frame: Document;
  /** Fails for other errors than documented ones. */
  tried(action: () => unknown): void;
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
};

/** What holds for a board at any time; returns the first fault. */
function faultOf(element: AnyBoard): string | undefined {
  const { record: match, tournament } = boardOf<unknown, unknown, object>(element).store.snapshot;
  const { game, moves, options } = match;
  const { ply, record, position, scores, path } = element;
  if (!Number.isInteger(ply) || ply < 0) return `ply ${ply}`;
  if (scores.some((score) => !Number.isFinite(score))) return `scores ${scores.join()}`;
  if (!path) return 'no path';
  if (game.formatPosition(game.parsePosition(position, options)) !== position) return `position ${position}`;
  // The record of a tournament contains several matches.
  if (tournament) return undefined;
  const again = parseRecord(game, record).match;
  if (again.moves.length !== moves.length) return `record ${record}`;
  return undefined;
}

/** Lets tasks and frames pass, so that what was started goes on between the steps. */
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

export async function chaos(scale: Scale): Promise<readonly Figure[]> {
  const count = sized(scale, STEPS);
  const faults: string[] = [];
  let where = '';
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    faults.push(`${where}: ${String('reason' in event ? event.reason : event.error)}`);
  };
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const names = Object.keys(steps);
  let page: Page | undefined;
  for (let i = 0; i < count; i++) {
    if (!page || i % LIFE === 0) {
      page?.element.remove();
      const element = createBoard(tags[(i / LIFE) % tags.length]!);
      calm(element);
      document.body.append(element);
      const tried = (action: () => unknown) => {
        try {
          const result = action();
          if (result instanceof Promise)
            result.catch((error: unknown) => faults.push(`${where}: ${String(error)}`));
        } catch (error) {
          if (!documented.includes((error as Error).name)) faults.push(`${where}: ${String(error)}`);
        }
      };
      page = { element, dice: random(`${scale.seed} chaos`, i), frame: frame.contentDocument!, tried };
    }
    const name = pick(page, names);
    where = `<${page.element.localName}> step ${i} ${name}`;
    const now = page;
    now.tried(() => steps[name]!(now));
    await pause();
    if (i % 5 === 0) {
      try {
        const fault = faultOf(page.element);
        if (fault !== undefined) faults.push(`${where}: ${fault}`);
      } catch (error) {
        faults.push(`${where}: ${String(error)}`);
      }
    }
  }
  page?.element.remove();
  frame.remove();
  const left = document.querySelectorAll(tags.join()).length;
  if (left > 0) faults.push(`${left} boards are left`);
  const result = 'no uncaught error; records and positions can be read again';
  return [{ name: 'Random steps on all boards', unit: 'steps', count, result, faults }];
}
