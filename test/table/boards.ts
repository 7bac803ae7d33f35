/** Boards at a table that the page of a test hosts. */
import { fixture, html } from '@open-wc/testing';
import '../../src/index.js';
import { channelLink, connect, type HostedTable } from '../../src/table.js';
import type { FluctusBoard } from '../../src/games/fluctus/fluctus-board.js';
import type { GluxBoard } from '../../src/games/glux/glux-board.js';
import type { LuziDice } from '../../src/games/luzi/luzi-dice.js';
import { calm, Driver, heard, rested } from '../support/board.js';

type AnyBoard = FluctusBoard | GluxBoard | LuziDice;

/** Adds boards of a game to the page. */
export async function boardsOf<E extends AnyBoard>(tag: string, count: number): Promise<Driver<E>[]> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const drivers: Driver<E>[] = [];
  for (let i = 0; i < count; i++) {
    const element = document.createElement(tag) as E;
    calm(element);
    box.append(element);
    drivers.push(await rested(new Driver(element)));
  }
  return drivers;
}

/**
 * Seats each board at a table that the page hosts, over a channel of messages for all but the first. Resolves when the game has begun, if
 * all seats are taken.
 */
export async function seated(table: HostedTable, drivers: readonly Driver<AnyBoard>[]): Promise<void> {
  const told = drivers.map((driver) => heard(driver, 'game-table'));
  for (const [seat, { element }] of drivers.entries()) {
    const { port1, port2 } = new MessageChannel();
    table.serve(port1);
    await connect(element, seat === 0 ? table.link(0) : channelLink(port2, table.tokens[seat]), { seat });
  }
  const begins = (each: (typeof told)[number]) => each.at(-1)?.detail.status === 'playing';
  if (drivers.length === table.tokens.length) await drivers[0]!.until(() => told.every(begins));
}

/** Resolves when all boards have shown the same number of moves. */
export const inStep = (drivers: readonly Driver<AnyBoard>[], plies: number) =>
  Promise.all(drivers.map((driver) => driver.until(() => driver.element.ply >= plies)));
