/** What a board shows of two positions that its viewer cannot tell apart. */
import type { Seat } from '../../src/core/game.js';
import type { GluxBoard } from '../../src/games/glux/glux-board.js';
import type { Answer, Order } from '../../src/element/model/thinking/bot-server.js';
import { calm, Driver, type AnyBoard } from '../../test/support/board.js';
import { reach, telling } from '../../test/support/reach.js';
import type { Figure } from './figure.js';
import type { SecretPair } from './secrets.js';

const events = ['before-move', 'move', 'score', 'turn', 'over', 'illegal', 'navigate', 'error'];

/** The key under which the boards save their matches. */
const KEY = 'secrets';

/** One of so many pairs is compared in all objects that a script can reach, which takes longer. */
const REACHED = 10;

/** The tasks that were sent to workers, without their numbers. */
const tasks: unknown[] = [];

/** A worker that has no answer. */
class Listener extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.#say({ ready: true }));
  }

  postMessage({ id, ...task }: Order<unknown>): void {
    tasks.push(task);
    if ('view' in task) setTimeout(() => this.#say({ id, error: 'no answer' }));
  }

  terminate(): void {
    // nothing runs
  }

  #say(data: Answer<unknown>): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/**
 * All that is stored. The text of `autosave` goes on with the match after a reload, so it needs the hidden chips: its record, and the moves
 * after it, are left out here, and nothing else may differ.
 */
const stored = () =>
  [localStorage, sessionStorage].map((storage) =>
    Object.entries(storage).map(([name, text]) => {
      if (name === `spielkasten-moves:glux:${KEY}`) return [name, typeof text];
      if (name !== `spielkasten:glux:${KEY}`) return [name, text as unknown];
      const { record, position, ...rest } = JSON.parse(String(text)) as Record<string, unknown>;
      return [name, typeof record, typeof position, rest];
    }),
  );

/** Counts the updates of an element from now on: how often it renders must not tell anything either. */
function countUpdates(element: AnyBoard): () => number {
  let updates = 0;
  element.addController({ hostUpdate: () => updates++ });
  return () => updates;
}

/** A board on the page, and everything that can be read of it. */
export interface Watched {
  readonly element: GluxBoard;
  readonly board: Driver<GluxBoard>;
  /** The events so far. */
  readonly heard: readonly unknown[];
  /** Returns the properties, the attributes, the text and the picture of the board, what is stored, and the number of updates. */
  look(): Promise<unknown>;
}

/** Puts a board with a position on the page, without anything stored. */
export async function watch(
  position: string,
  viewer: Seat,
  more: Readonly<Record<string, string>> = {},
): Promise<Watched> {
  const element = document.createElement('glux-board');
  calm(element);
  const seats = ['remote', 'remote'];
  seats[viewer] = 'human';
  const attributes = { position, seats: seats.join(' '), names: 'Ada,Bo', autosave: KEY, ...more };
  localStorage.clear();
  tasks.length = 0;
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  const heard: unknown[] = [];
  for (const type of events)
    element.addEventListener(`game-${type}`, (event) => heard.push([type, (event as CustomEvent).detail]));
  document.body.append(element);
  const board = new Driver(element);
  await board.seen();
  await board.settled();
  const updates = countUpdates(element);
  const look = async () => {
    const { position: written, publicPosition, record, state, moves, scores, ply, path } = element;
    const text = element.shadowRoot?.innerHTML.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' ');
    const drawn = await element.toSVG();
    const all = [written, publicPosition, record, state, moves, scores, ply, path, text, drawn];
    const own = Array.from(element.attributes, ({ name, value }) =>
      name === 'position' ? name : [name, value],
    );
    return [...all, own, updates(), stored(), document.cookie];
  };
  return { element, board, heard, look };
}

/** All that can be read of a board at a position and after a move, its events and tasks, as a text; and the board, still in the page. */
async function shown(position: string, viewer: Seat): Promise<readonly [string, GluxBoard]> {
  const { element, board, heard, look } = await watch(position, viewer, { seed: 'same' });
  const all = [await look()];
  await element.hint();
  all.push([...tasks]);
  const [move] = element.moves;
  if (move !== undefined) element.play(move);
  await board.settled();
  // What chance draws next depends on the hidden chips, and is hidden itself.
  all.push(await look(), heard);
  return [JSON.stringify(all), element];
}

/** Returns what objects that a script can reach from boards tell of two positions. */
async function reached(positions: SecretPair['positions'], viewer: Seat): Promise<readonly string[]> {
  const runs: (readonly string[])[] = [];
  for (const position of [...positions, ...positions]) {
    const [, element] = await shown(position, viewer);
    // the attribute is the page's own
    element.removeAttribute('position');
    runs.push(reach(element));
    element.remove();
  }
  return telling(runs, positions.length);
}

export async function shownSecrets(pairs: readonly SecretPair[]): Promise<readonly Figure[]> {
  const faults: string[] = [];
  Object.assign(globalThis, { Worker: Listener });
  let asked = 0;
  for (const [i, { viewer, positions }] of pairs.entries()) {
    const [one, first] = await shown(positions[0], viewer);
    first.remove();
    const [other, second] = await shown(positions[1], viewer);
    second.remove();
    asked += tasks.length;
    if (one !== other) {
      const at = Array.from(one).findIndex((letter, i) => letter !== other[i]);
      const parts = [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60));
      faults.push(`seat ${viewer}: ${positions.join(' | ')}: ${parts.join(' | ')}`);
    }
    const told = i % REACHED ? [] : await reached(positions, viewer);
    if (told.length) faults.push(`seat ${viewer}: ${positions.join(' | ')}: ${told[0]}`);
  }
  if (pairs.length > 9 && asked === 0) faults.push('no computer was asked');
  const result =
    'properties, objects that a script can reach, events, text, picture, storage, tasks of computers and number of updates are equal';
  return [{ name: 'Hidden hands on the board', unit: 'pairs', count: pairs.length, result, faults }];
}
