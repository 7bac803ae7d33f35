/** An option is the same in every form: as an attribute, as a property that is a text or a value, and in `newGame()`. */
import { expect } from '@open-wc/testing';
import '../../src/index.js';
import type { FluctusBoard, GluxBoard, LuckyNumbersGrid, LuziDice } from '../../src/classes.js';
import type { GameEvents } from '../../src/element/model/events.js';

type AnyBoard = FluctusBoard | GluxBoard | LuckyNumbersGrid | LuziDice;

const custom = { name: 'small', rows: ['AA..B'], starts: { 2: ['a1', 'e1'] }, middle: 'A' };

/** Texts and values of the same options. */
const rows: readonly [tag: string, texts: Readonly<Record<string, string>>, values: object][] = [
  ['fluctus-board', { colors: 'blue white', first: 'B' }, { colors: ['blue', 'white'], first: 1 }],
  ['glux-board', { players: '4', first: 'C' }, { players: 4, first: 2 }],
  ['glux-board', { board: JSON.stringify(custom), first: 'B' }, { board: custom, first: 1 }],
  ['lucky-numbers-grid', { players: '3', sets: '2', first: 'B' }, { players: 3, sets: 2, first: 1 }],
  [
    'luzi-dice',
    { players: '4', rounds: '3', rows: '6 12 20 30 42 57', superluzi: '5', first: 'D' },
    { players: 4, rounds: 3, rows: [6, 12, 20, 30, 42, 57], superluzi: 5, first: 3 },
  ],
];

const mounted: Element[] = [];

/** Puts a board on the page. */
async function mount(tag: string, setUp: (board: AnyBoard) => void) {
  const board = document.createElement(tag) as AnyBoard;
  const told: GameEvents['game-error'][] = [];
  const element: HTMLElement = board;
  element.addEventListener('game-error', ({ detail }) => told.push(detail));
  board.setAttribute(
    'seats',
    Array(Number(board.players ?? 2))
      .fill('human')
      .join(' '),
  );
  board.mode = 'diagram';
  setUp(board);
  document.body.append(board);
  mounted.push(board);
  await board.updateComplete;
  return { board, told, start: board.publicPosition };
}

describe('a value and its text', () => {
  afterEach(() => {
    for (const board of mounted.splice(0)) board.remove();
  });

  describe('options in every form give the same game', () => {
    for (const [tag, texts, values] of rows)
      it(`<${tag}> ${JSON.stringify(texts)}`, async () => {
        const attributes = await mount(tag, (board) => {
          for (const [name, text] of Object.entries(texts)) board.setAttribute(name, text);
        });
        const textProperties = await mount(tag, (board) => Object.assign(board, texts));
        const valueProperties = await mount(tag, (board) => Object.assign(board, values));
        const textGame = await mount(tag, () => undefined);
        textGame.board.newGame(texts);
        const valueGame = await mount(tag, () => undefined);
        valueGame.board.newGame(values);
        const all = [attributes, textProperties, valueProperties, textGame, valueGame];
        for (const { told } of all) expect(told).to.deep.equal([]);
        const [expected, ...found] = all.map(({ board }) => [board.publicPosition, board.record]);
        expect(expected![0]).to.not.equal((await mount(tag, () => undefined)).start);
        for (const each of found) expect(each).to.deep.equal(expected);
      });
  });

  describe('a list', () => {
    const nameOf = (board: Element, seat: number) =>
      board.shadowRoot!.querySelectorAll('.seats .name')[seat]?.textContent;

    it('of names may contain commas, as a property and as an attribute', async () => {
      const { board } = await mount('fluctus-board', (each) =>
        Object.assign(each, { mode: 'play', names: ['Smith, Ada', 'Bo'] }),
      );
      const { board: other } = await mount('fluctus-board', (each) => {
        each.mode = 'play';
        each.setAttribute('names', '["Smith, Ada", "Bo"]');
      });
      for (const each of [board, other]) {
        expect(each.record).to.contain('"Smith, Ada"');
        expect(nameOf(each, 0)).to.equal('Smith, Ada');
      }
    });

    it('of players is the same as their words, also in newGame()', async () => {
      const { board } = await mount('fluctus-board', (each) => (each.seats = ['human', 'remote']));
      expect(board.seats).to.deep.equal(['human', 'remote']);
      expect(board.getAttribute('seats')).to.equal('human remote');
      board.newGame({ seats: ['remote', 'human'] });
      for (const seats of ['human humann', ['human', 'remote', 'remote'], [null] as never, 5 as never])
        expect(() => board.newGame({ seats }), String(seats)).to.throw('The option seats cannot be');
    });
  });

  describe('a value that makes no sense', () => {
    for (const set of [
      (board: AnyBoard) => board.setAttribute('players', 'abc'),
      (board: AnyBoard) => Object.assign(board, { players: 'abc' }),
    ])
      it(`is shown as it was found: ${String(set)}`, async () => {
        const { board, told, start } = await mount('glux-board', () => undefined);
        set(board);
        await board.updateComplete;
        expect(told.map(({ attribute, message }) => [attribute, message])).to.deep.equal([
          ['players', 'The option players cannot be “abc”. It can be 2, 3 or 4.'],
        ]);
        expect(board.publicPosition).to.equal(start);
      });

    it('in newGame() is thrown as it was found', async () => {
      const { board, start } = await mount('luzi-dice', () => undefined);
      expect(() => board.newGame({ rounds: 'many' })).to.throw('“many”');
      expect(() => board.newGame({ first: 'Z' })).to.throw('“Z”');
      expect(board.publicPosition).to.equal(start);
    });
  });
});
