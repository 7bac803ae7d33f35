/** Frameworks set the properties of a board in the order of their template: each order shows the same. */
import { expect } from '@open-wc/testing';
import '../../src/index.js';
import type { GameEvents } from '../../src/element/model/events.js';
import { calm, Driver, type AnyBoard } from '../support/board.js';
import { createBoard, removeBoards, snapshotOf } from './all-boards.js';
import { fluctusPuzzle } from './puzzles.js';

type Values = Readonly<Record<string, unknown>>;

/** All orders of some values. */
const orders = <T>(values: readonly T[]): (readonly T[])[] =>
  values.length < 2
    ? [values]
    : values.flatMap((first, i) => orders(values.filter((_, j) => j !== i)).map((rest) => [first, ...rest]));

const game = '1. @ro @go 2. @ri @gi';
const start = '....../...... A 8,8 0,0 -,-';

/** Properties that a page sets together, what the board then shows, and how often that is another ply or match. */
const cases: readonly (readonly [
  what: string,
  tag: string,
  values: Values,
  shown: Values,
  navigations: number,
])[] = [
  [
    'a place in a replay',
    'fluctus-board',
    { ply: '2', mode: 'replay', record: game },
    { ply: 2, path: '2', mode: 'replay' },
    1,
  ],
  ['a replay', 'fluctus-board', { mode: 'replay', record: game, seats: 'remote human' }, { ply: 0 }, 1],
  ['a diagram of a place', 'fluctus-board', { mode: 'diagram', record: game, ply: 3 }, { ply: 3 }, 1],
  ['a game that goes on', 'fluctus-board', { record: game, ply: 1, seats: 'human human' }, { ply: 1 }, 1],
  [
    'a puzzle',
    'fluctus-board',
    { mode: 'puzzle', position: fluctusPuzzle.position, record: fluctusPuzzle.record },
    { ply: 0, position: fluctusPuzzle.position, solved: false },
    1,
  ],
  ['a record and a position', 'fluctus-board', { record: game, position: start }, { ply: 4 }, 1],
  [
    'colours of a variant, and its position',
    'fluctus-board',
    { colors: 'red white', variant: 'return', position: '....../...... A 6,6 0,0 -,-' },
    { position: '....../...... A 6,6 0,0 -,-', turn: 0 },
    1,
  ],
  [
    'a seat of a game of three',
    'glux-board',
    { orientation: 'C', players: '3', record: '+34', seats: 'human human human' },
    { ply: 1 },
    1,
  ],
];

const events = ['game-navigate', 'game-score'] as const;

/** A board on the page, and the events and messages from now on. */
function listen(element: AnyBoard) {
  const told: string[] = [];
  const errors: GameEvents['game-error'][] = [];
  for (const type of events) element.addEventListener(type, () => told.push(type));
  element.addEventListener('game-error', ({ detail }) => errors.push(detail));
  return { told, errors };
}

describe('properties that belong together', () => {
  afterEach(removeBoards);

  for (const [what, tag, values, shown, navigations] of cases)
    for (const order of orders(Object.entries(values))) {
      const names = order.map(([name]) => name).join(', ');
      const check = (element: AnyBoard, errors: readonly GameEvents['game-error'][]) => {
        expect(errors.map(({ message }) => message)).to.deep.equal([]);
        for (const [name, value] of Object.entries(shown))
          expect(Reflect.get(element, name), name).to.equal(value);
        expect(snapshotOf(element).message).to.equal(undefined);
      };

      it(`show ${what} on a new board: ${names}`, async () => {
        const element = createBoard(tag);
        calm(element);
        const { told, errors } = listen(element);
        for (const [name, value] of order) Reflect.set(element, name, value);
        document.body.append(element);
        await new Driver(element).settled();
        check(element, errors);
        expect(told).to.deep.equal(['game-score']);
      });

      it(`show ${what} on a board that shows another game: ${names}`, async () => {
        const element = createBoard(tag);
        calm(element);
        element.setAttribute('first', 'A');
        document.body.append(element);
        await new Driver(element).settled();
        const { told, errors } = listen(element);
        for (const [name, value] of order) Reflect.set(element, name, value);
        await new Driver(element).settled();
        check(element, errors);
        expect(told.filter((type) => type === 'game-navigate').length).to.equal(navigations);
        expect(told.length).to.be.at.most(2);
      });
    }

  it('may be a ply and a record that is text in the board', async () => {
    const element = createBoard('fluctus-board');
    element.setAttribute('mode', 'replay');
    element.textContent = '1. @ro';
    document.body.append(element);
    await new Driver(element).settled();
    const { told, errors } = listen(element);
    element.ply = 3;
    element.firstChild!.nodeValue = game;
    await new Driver(element).settled();
    expect([element.ply, told, errors]).to.deep.equal([3, ['game-navigate'], []]);
  });

  it('are told in one event, with the place that they lead to, before the next move', async () => {
    const element = createBoard('fluctus-board');
    calm(element);
    document.body.append(element);
    await new Driver(element).settled();
    const told: unknown[] = [];
    for (const type of ['game-navigate', 'game-move'] as const)
      element.addEventListener(type, ({ detail }) => told.push([type, detail.ply]));
    element.record = game;
    element.ply = 2;
    element.play('@ri');
    await new Driver(element).settled();
    expect(told).to.deep.equal([
      ['game-navigate', 2],
      ['game-move', 3],
    ]);
  });

  it('hold at once', () => {
    const element = createBoard('fluctus-board');
    element.record = game;
    expect(element.ply).to.equal(4);
    element.ply = 2;
    expect(element.ply).to.equal(2);
    Reflect.set(element, 'record', undefined);
    expect(element.position).to.equal(start);
  });

  it('end with a step: it is not taken back with the next property', async () => {
    const element = createBoard('fluctus-board');
    calm(element);
    document.body.append(element);
    element.record = game;
    element.ply = 2;
    element.goTo(1);
    element.mode = 'replay';
    await new Driver(element).settled();
    expect(element.ply).to.equal(1);
  });

  it('report a ply that the record does not have, in every order', async () => {
    for (const order of orders(Object.entries({ ply: 9, record: game, mode: 'replay' }))) {
      const element = createBoard('fluctus-board');
      const { errors } = listen(element);
      for (const [name, value] of order) Reflect.set(element, name, value);
      document.body.append(element);
      await new Driver(element).settled();
      expect(errors.map(({ at }) => at)).to.deep.equal(['ply']);
      expect(element.ply).to.equal(0);
      element.remove();
    }
  });

  for (const [attribute, text] of [
    ['record', '1. @ro @zz'],
    ['position', 'nonsense'],
  ] as const)
    it(`report a wrong ${attribute}, and not the ply, which has no moves for that reason, in every order`, async () => {
      for (const order of orders(Object.entries({ ply: 9, [attribute]: text, mode: 'replay' }))) {
        const element = createBoard('fluctus-board');
        const { errors } = listen(element);
        for (const [name, value] of order) Reflect.set(element, name, value);
        document.body.append(element);
        const board = new Driver(element);
        await board.settled();
        // the mode opens it again
        expect([...new Set(errors.map((error) => error.attribute))]).to.deep.equal([attribute]);
        expect(board.message).to.equal(errors[0]!.message);
        element.remove();
      }
    });
});
