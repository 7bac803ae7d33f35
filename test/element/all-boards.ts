import { expect } from '@open-wc/testing';
import '../../src/index.js';
import * as classes from '../../src/classes.js';
import { boardOf } from '../../src/element/model/board.js';
import type { PlainDefinition } from '../../src/element/model/game-definition.js';
import { GameElement } from '../../src/element/game-element.js';
import { calm, Driver, type AnyBoard } from '../support/board.js';

const isBoard = (value: unknown): value is typeof GameElement =>
  typeof value === 'function' && value.prototype instanceof GameElement;

/** True for a game of one person. */
const isSolo = (definition: { readonly tag: string }) =>
  (definition as PlainDefinition).game.players.max === 1;

const definitions = (Object.values(classes) as unknown[]).filter(isBoard).map(({ definition }) => definition);

/** The tags of all boards for several players. A puzzle of one person has the contract of its element, and its own tests. */
export const tags = definitions.flatMap((each) => (isSolo(each) ? [] : each.tag));

/** The tags of all boards. */
export const allTags = definitions.map(({ tag }) => tag);

export const createBoard = (tag: string): AnyBoard => document.createElement(tag) as unknown as AnyBoard;

/** The snapshot of a board's store. */
export const snapshotOf = (element: AnyBoard) => boardOf(element).store.snapshot;

/** Puts a board for people on the page and waits until it shows its position. */
export async function mountBoard(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<Driver> {
  const element = createBoard(tag);
  calm(element);
  const people = isSolo(boardOf(element).definition) ? 'human' : 'human human';
  for (const [name, text] of Object.entries({ seats: people, seed: 'x', ...attributes }))
    element.setAttribute(name, text);
  document.body.append(element);
  const board = new Driver(element);
  await board.settled();
  await board.seen();
  // A replay without a record plays no moves of chance.
  const ready = () => attributes.mode === 'replay' || snapshotOf(element).turn !== 'chance';
  await board.until(() => snapshotOf(element).awake && ready());
  await board.settled();
  return board;
}

/** Plays some moves, the middle one of all legal moves. */
export function play({ element }: Driver, count: number): void {
  for (let i = 0; i < count && element.winners === undefined; i++) {
    const { game, state } = snapshotOf(element).match;
    const moves = game.moves(state);
    element.play(moves[moves.length >> 1]);
  }
}

/** Uncovers the hidden hand of the player to move, if there is one. */
export async function uncoverHand(board: Driver): Promise<void> {
  const [curtain] = board.all('[part=curtain]');
  if (curtain) await board.clickOn(curtain);
  await board.settled();
}

/** Removes all boards from the page. */
export function removeBoards(): void {
  for (const each of document.querySelectorAll(allTags.join())) each.remove();
}

/** Presses a control with Enter; the focus must be in the board before and after it. */
export async function enter(board: Driver, control: HTMLElement, what: string): Promise<void> {
  control.focus();
  expect(board.focused, `${what}: before`).to.equal(control);
  await board.press('Enter');
  expect(board.focused?.isConnected ?? false, `${what}: after`).to.equal(true);
}
