import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import '../../src/index.js';
import type { FluctusBoard } from '../../src/games/fluctus/fluctus-board.js';
import { calm, frame, seen } from '../support/board.js';
import { fluctusPuzzle } from './puzzles.js';

const types = [
  'game-ready',
  'game-before-move',
  'game-move',
  'game-score',
  'game-turn',
  'game-navigate',
  'game-try',
] as const;

/** A board that is not in the page yet, and the types of its events. */
function unplaced(attributes: Readonly<Record<string, string>> = {}) {
  const board = document.createElement('fluctus-board');
  calm(board);
  for (const [name, text] of Object.entries({ seats: 'human human', ...attributes }))
    board.setAttribute(name, text);
  const log: string[] = [];
  for (const type of types) board.addEventListener(type, () => log.push(type.slice('game-'.length)));
  return { board, log };
}

/** The events of a move of a seat, of which nobody's score changes. */
const move = ['before-move', 'move', 'turn'];
const first = ['ready', 'score'];

interface Case {
  readonly what: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly act: (board: FluctusBoard, place: HTMLElement) => unknown;
  readonly events: readonly string[];
}

const shown = async (board: FluctusBoard, place: HTMLElement) => {
  place.append(board);
  await board.updateComplete;
};

const cases: readonly Case[] = [
  { what: 'a new board', act: shown, events: first },
  {
    what: 'a new board on which the page plays at once',
    act: async (board, place) => {
      place.append(board);
      board.play('@ro');
      await board.updateComplete;
    },
    events: [...move, ...first],
  },
  {
    what: 'a board that the page plays on before it is in the page',
    act: async (board, place) => {
      board.play('@ro');
      await shown(board, place);
    },
    events: [...move, ...first],
  },
  {
    what: 'a board far from the window',
    act: async (board, place) => {
      place.style.paddingTop = '500vh';
      place.append(board);
      await frame();
      board.play('@ro');
      await board.updateComplete;
      board.play('@go');
    },
    events: [...first, ...move, ...move],
  },
  {
    what: 'a hidden board',
    act: async (board, place) => {
      board.hidden = true;
      await shown(board, place);
      board.play('@ro');
      board.hidden = false;
      await seen(board);
    },
    events: [...first, ...move],
  },
  {
    what: 'a board that is moved',
    act: async (board, place) => {
      await shown(board, place);
      board.remove();
      board.play('@ro');
      await shown(board, place);
      board.play('@go');
    },
    events: [...first, ...move, ...move],
  },
  {
    what: 'a remote seat',
    attributes: { seats: 'remote human' },
    act: async (board, place) => {
      await shown(board, place);
      board.play('@ro');
    },
    events: [...first, ...move],
  },
  {
    what: 'a replay',
    attributes: { mode: 'replay', record: '@ro @go' },
    act: async (board, place) => {
      await shown(board, place);
      board.goTo(1);
      board.goTo(2);
      board.play('@ri');
    },
    events: [...first, 'navigate', 'navigate', ...move],
  },
  {
    what: 'a puzzle',
    attributes: {
      mode: 'puzzle',
      pace: 'fast',
      position: fluctusPuzzle.position,
      record: fluctusPuzzle.record,
    },
    act: async (board, place) => {
      await shown(board, place);
      await seen(board);
      while (!board.play('roxyi')) await frame();
      while (board.ply !== 2) await frame();
    },
    // The page cannot stop the reply.
    events: [...first, 'before-move', 'move', 'score', 'turn', 'try', 'move', 'turn'],
  },
];

describe('the order of the events', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const { what, attributes, act, events } of cases)
    it(`of ${what} is: ${events.join(', ')}`, async () => {
      const place = await fixture<HTMLElement>(html`<div></div>`);
      const { board, log } = unplaced(attributes);
      await act(board, place);
      expect(log).to.deep.equal(events);
    });
});
