/**
 * Every public method of every element takes what a page can give it: it does what is meant, or throws a documented error before
 * anything has changed. The methods are those of the classes: new ones are tested without a line here.
 */
import { expect } from '@open-wc/testing';
import { LitElement, ReactiveElement } from 'lit';
import '../../src/index.js';
import * as classes from '../../src/classes.js';
import { BadNotation, BadOption, IllegalMove, notationOf } from '../../src/core/errors.js';
import { parseRecord } from '../../src/core/parse-record.js';
import { boardOf } from '../../src/element/model/board.js';
import { recordOf } from '../../src/element/model/move-effects.js';
import type { PlainDefinition } from '../../src/element/model/game-definition.js';
import { GameElement } from '../../src/element/game-element.js';
import { isElementClass } from '../../src/element/base/register.js';
import type { Link } from '../../src/core/table/entry.js';
import type { Driver } from '../support/board.js';
import { foreignMoves, Hostile, hostileValues } from '../support/hostile-values.js';
import { clearSaved, savedUnder } from '../support/storage.js';
import { mountBoard, removeBoards, snapshotOf } from './all-boards.js';

const KEY = 'hostile';

/** The protected methods, which only the elements of games call and override. */
const forGames: readonly string[] = [
  ...['renderBoard', 'seatName', 'seatDetails', 'squareName', 'withMarks', 'prompt', 'moveNote', 'chosen'],
  ...[
    'positionChanged',
    'animateMove',
    'showEvent',
    'shownEvent',
    'uncover',
    'announce',
    'selectionChanged',
    'attempt',
  ],
  ...['refuse', 'reflects'],
];

/** The methods of a class and its bases below Lit's, but neither those for games nor what browsers and Lit call. */
function methodsOf(Element: { readonly prototype: object }): readonly string[] {
  const names = new Set<string>();
  const lit = [LitElement.prototype, ReactiveElement.prototype];
  for (
    let proto = Element.prototype;
    proto !== LitElement.prototype;
    proto = Object.getPrototypeOf(proto) as object
  )
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(proto)))
      if (typeof value === 'function' && !lit.some((each) => Object.hasOwn(each, name))) names.add(name);
  return [...names].filter(
    (name) => !name.endsWith('Callback') && name !== 'constructor' && !forGames.includes(name),
  );
}

const elements = (Object.values(classes) as unknown[]).filter(isElementClass);
const boards = elements.filter((each): each is typeof each & typeof GameElement =>
  Object.prototype.isPrototypeOf.call(GameElement, each),
);

/** A link to a table without entries. */
const link: Link = {
  append: () => Promise.resolve({ error: 'token' }),
  since: () => Promise.resolve([]),
  onlog: () => undefined,
};

/** The options of all games. A game ignores the names of the others, but keeps their values in the record. */
const optionNames = new Set([
  ...['players', 'first', 'seats', 'seed'],
  ...boards.flatMap((each) => (each.definition as PlainDefinition).options.map(({ name }) => name)),
]);

/** Arguments in which a hostile value is a part, by method; those of other methods are the value alone. */
const parts: Readonly<Record<string, (value: unknown, what: string) => readonly (readonly unknown[])[]>> = {
  endGame: (value, what) => [
    // an empty list means that nobody wins
    [{ winners: what === 'an empty list' ? [''] : value, reason: 'Time is up.' }],
    [{ winners: [value], reason: 'Time is up.' }],
    [{ winners: [0, value], reason: 'Time is up.' }],
  ],
  newGame: (value) => [...optionNames].map((name) => [{ [name]: value }]),
  connect: (value) => [[link, { seat: value }]],
  toSVG: (value) =>
    ['orientation', 'width', 'theme', 'coordinates', 'lang'].map((name) => [{ [name]: value }]),
  toBlob: (value) => ['type', 'scale', 'height', 'width'].map((name) => [{ [name]: value }]),
  play: (value) => ['kind', 'to', 'dice'].map((name) => [{ kind: 'lay', to: 'a1', [name]: value }]),
  why: (value) => ['kind', 'to', 'dice'].map((name) => [{ kind: 'lay', to: 'a1', [name]: value }]),
};

const documented = [BadNotation, BadOption, IllegalMove, RangeError, Hostile];

/** Calls a method; returns the error. A revoked proxy throws the TypeError of the browser when it is read. */
async function errorOf(element: object, method: string, args: readonly unknown[]): Promise<unknown> {
  try {
    await (Reflect.get(element, method) as (...all: unknown[]) => unknown).apply(element, [...args]);
    return undefined;
  } catch (error) {
    return error;
  }
}

function expectDocumented(error: unknown, method: string, what: string): void {
  const known = documented.some((Kind) => error instanceof Kind);
  const ofBrowser = error instanceof TypeError && /revoked|FocusOptions|Cannot convert/.test(error.message);
  const ofLink = method === 'connect' && error instanceof TypeError && error.message.includes('link');
  const ofImage = error instanceof DOMException && error.name === 'EncodingError';
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  expect(known || ofBrowser || ofLink || ofImage, `${what}: ${text}`).to.equal(true);
  expect((error as Error).message, what).not.to.contain('[object');
}

/** Everything of a board that no failed call may change. */
const stateOf = ({ element }: Driver) => ({
  record: element.record,
  position: element.position,
  path: element.path,
  scores: [...element.scores],
  winners: element.winners,
  turn: element.turn,
  attributes: element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
  saved: savedUnder(KEY),
  players: JSON.stringify(snapshotOf(element).players),
});

/** What is saved can be read, and is what the board shows. */
function expectReadable({ element }: Driver): void {
  const { game } = boardOf(element).definition;
  for (const text of savedUnder(KEY).filter((each) => each.includes('"record"')))
    parseRecord(game, (JSON.parse(text) as { record: string }).record);
  parseRecord(game, element.record);
}

/** A board with a started match that is saved. */
async function begun(tag: string): Promise<Driver> {
  removeBoards();
  clearSaved(KEY);
  const board = await mountBoard(tag, { autosave: KEY });
  const { element } = board;
  for (let i = 0; i < 2; i++) {
    const { match } = snapshotOf(element);
    // a hand is covered until a person asks for it
    element.play(match.game.formatMove(match.game.moves(match.state)[0]));
  }
  const whole = () => JSON.stringify(recordOf(snapshotOf(element).record, snapshotOf(element).names, true));
  await board.until(() => savedUnder(KEY).some((text) => text.includes(whole())));
  await board.settled();
  return board;
}

for (const Board of boards) {
  const { tag } = Board.definition;
  describe(`calls of <${tag}>`, () => {
    let board: Driver;

    beforeEach(async () => {
      board = await begun(tag);
    });
    afterEach(() => {
      removeBoards();
      clearSaved(KEY);
    });

    it('take the texts of numbers, and the letters of seats', async () => {
      const { element } = board;
      element.goTo(' 1 ');
      expect(element.ply).to.equal(1);
      element.goTo(String(snapshotOf(element).record.moves.length));
      const last = element.scores.length - 1;
      for (const seat of [String(last), ' a ']) {
        board = await begun(tag);
        board.element.resign(seat);
        const by = seat === ' a ' ? 0 : last;
        expect(board.element.winners).not.to.include(by);
        expect(board.element.record).to.contain(`[Termination "${'ABCD'[by]} resigns"]`);
        expectReadable(board);
      }
      board = await begun(tag);
      board.element.endGame({ winners: ['0', 'A'] as unknown as number[], reason: 'Time is up.' });
      expect(board.element.winners).to.deep.equal([0]);
      expectReadable(board);
    });

    it('refuse the moves of other games', async () => {
      const { element } = board;
      const { game } = boardOf(element).definition;
      const before = stateOf(board);
      const legal = new Set(element.moves);
      for (const move of foreignMoves) {
        const text = typeof move === 'string' ? move : notationOf(game, move);
        if (text !== undefined && legal.has(text)) continue;
        expectDocumented(await errorOf(element, 'play', [move]), 'play', JSON.stringify(move));
        const error = await errorOf(element, 'why', [move]);
        if (error) expectDocumented(error, 'why', JSON.stringify(move));
      }
      expect(stateOf(board)).to.deep.equal(before);
    });

    for (const method of methodsOf(Board)) {
      // the pixels of a picture are those of its SVG, whatever the game
      if (method === 'toBlob' && Board !== boards[0]) continue;
      const { length } = Reflect.get(Board.prototype, method) as (...args: unknown[]) => unknown;

      it(`${method} changes nothing when it throws a documented error for a hostile value`, async () => {
        const { element } = board;
        let before = stateOf(board);
        for (const [what, value] of hostileValues) {
          const calls = length === 0 ? [] : [[value], ...(parts[method]?.(value, what) ?? [])];
          for (const args of calls) {
            const error = await errorOf(element, method, args);
            const name = `${method} with ${what}`;
            if (error !== undefined) expectDocumented(error, method, name);
            // some values mean the default of an option
            else if (method === 'newGame') before = stateOf(board);
            expect(stateOf(board), name).to.deep.equal(before);
          }
        }
        await board.settled();
        expectReadable(board);
      });
    }
  });
}

for (const Element of elements.filter((each) => !boards.includes(each as (typeof boards)[number]))) {
  const { tag } = Element.definition;
  for (const method of methodsOf(Element))
    it(`${method} of <${tag}> ignores hostile values`, async () => {
      const element = document.createElement(tag);
      document.body.append(element);
      for (const [, value] of hostileValues)
        expect(await errorOf(element, method, [value])).to.equal(undefined);
      element.remove();
    });
}
