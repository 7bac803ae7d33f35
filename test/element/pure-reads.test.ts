import { expect } from '@open-wc/testing';
import { boardOf } from '../../src/element/model/board.js';
import { freeze } from '../../src/element/model/events.js';
import type { AnyBoard, Driver } from '../support/board.js';
import { mountBoard, removeBoards, snapshotOf, tags, uncoverHand } from './all-boards.js';

const events = ['game-before-move', 'game-move', 'game-navigate', 'game-error', 'game-turn'] as const;

/** Reads every public property and accessor of a board. */
function readAll(element: AnyBoard): unknown[] {
  const values: unknown[] = [];
  for (let at: object = element; at !== HTMLElement.prototype; at = Reflect.getPrototypeOf(at)!)
    for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
      if (!name.startsWith('_') && (get || typeof value !== 'function'))
        values.push(Reflect.get(element, name));
  return values;
}

/** The plain parts of a snapshot. Matches are objects with private fields. */
function freezePlain(snapshot: object): void {
  for (const [name, value] of Object.entries(snapshot)) if (name !== 'match') freeze(value as unknown);
  Object.freeze(snapshot);
}

const situations: readonly (readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  prepare?: (board: Driver) => unknown,
])[] = [
  ['plays', {}],
  ['is a diagram', { mode: 'diagram' }],
  ['is a replay', { mode: 'replay' }],
  ['is analysed', { analysis: '' }],
  ['shows a message', { orientation: 'nonsense' }],
  ...(['new', 'rules', 'more'] as const).map(
    (kind) =>
      [
        `shows the dialog ${kind}`,
        {},
        async (board: Driver) => {
          boardOf(board.element).store.openDialog({ kind });
          await board.until(() => board.root.querySelector(`.panel.${kind} button`));
        },
      ] as const,
  ),
];

describe('reading a board changes nothing', () => {
  afterEach(removeBoards);

  for (const tag of tags)
    for (const [name, attributes, prepare] of situations)
      it(`while it ${name}: ${tag}`, async () => {
        const board = await mountBoard(tag, attributes);
        const { element } = board;
        await prepare?.(board);
        await board.settled();
        // No bot may publish progress during the reads: they are synchronous.
        const { store } = boardOf(element);
        const commits: unknown[] = [];
        store.subscribe((effect) => commits.push(effect));
        for (const type of events) element.addEventListener(type, (event) => commits.push(event));
        const snapshot = snapshotOf(element);
        freezePlain(snapshot);
        expect(readAll(element).length).to.be.above(15);
        for (let i = 0; i < 2; i++)
          expect(Reflect.apply(Reflect.get(element, 'render') as () => unknown, element, [])).to.be.an(
            'object',
          );
        expect(snapshotOf(element)).to.equal(snapshot);
        expect(commits).to.deep.equal([]);
      });
});

describe('a render', () => {
  afterEach(removeBoards);

  for (const tag of tags)
    it(`does not serialize the state: ${tag}`, async () => {
      const board = await mountBoard(tag);
      await uncoverHand(board);
      const { stringify } = JSON;
      let calls = 0;
      const { element } = board;
      element.play(element.moves[0]!);
      JSON.stringify = ((value: unknown) => {
        calls++;
        return stringify(value);
      }) as typeof stringify;
      try {
        await board.settled();
        element.requestUpdate();
        await board.settled();
      } finally {
        JSON.stringify = stringify;
      }
      expect(calls).to.equal(0);
    });
});
