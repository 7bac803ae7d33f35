/** Pages at a table of a server, without a browser. */
import assert from 'node:assert/strict';
import { random } from '../../../../src/core/random.js';
import type { StoredEntry, TableMemory } from '../../../../src/core/table/entry.js';
import { Replica } from '../../../../src/core/table/replica.js';
import { hasStarted, type Games } from '../../../../src/core/table/state.js';
import { viewLog } from '../../../../src/core/table/apply-entry.js';
import type { TableStart } from '../../../../src/core/table/table.js';
import { games as engines } from '../../../../src/engine.js';
import { serverLink, type ServerLink } from '../../../../src/table/server-link.js';
import { openTable, takeSeat, type Presence, type TakenSeat } from '../../../../src/table/table-server.js';
import { wireTo, type Wire } from './wire.js';

export const games: Games = engines;

/** The token of a seat; the tokens of all tables of the tests contain `70ce`. */
export const tokenOf = (seat: number) => `70ce${seat}`.padEnd(32, 'f');
/** The key of the salts of a seat; those of all tables of the tests contain `5ec4e7`. */
const keyOf = (seat: number) => `5ec4e7${seat}`.padEnd(32, 'e');

/** Opens a table at which people sit on the first seats. */
export async function openSeats(url: string, start: TableStart, people = start.seats): Promise<string> {
  const id = await openTable(url, start);
  for (let seat = 0; seat < people; seat++) await sit(url, id, seat);
  return id;
}

export const sit = (url: string, id: string, seat: number): Promise<TakenSeat> =>
  takeSeat(url, id, seat, { name: `Person ${seat}`, token: tokenOf(seat), key: keyOf(seat) });

/** A page at a table: a spectator without a seat. */
export interface Page {
  readonly seat: number | undefined;
  readonly wire: Wire;
  readonly link: ServerLink;
  readonly replica: Replica;
  /** The newest presence, and all reactions and changes of the link. */
  readonly heard: { presence: Presence; reactions: string[]; status: string[] };
  /** Resolves once something is true. */
  until(test: (page: Page) => boolean): Promise<void>;
  /** Plays legal moves whenever it is the turn of the seat, to the end. */
  play(): void;
  close(): void;
}

/** The pages that are open. */
const open = new Set<Page>();

/** Closes all pages, also those of a test that has failed. */
export const closePages = (): void => open.forEach((page) => page.close());

/** Opens a page. `ports`: the servers that it may reach; `kept`: the memory of an earlier page. */
export async function openPage(
  ports: readonly number[],
  table: string,
  seat?: number,
  kept?: TableMemory,
): Promise<Page> {
  const wire = await wireTo(...ports);
  const place = seat === undefined ? {} : { token: tokenOf(seat), memory: { key: keyOf(seat), ...kept } };
  const link = serverLink(wire.url, { table, ...place });
  const replica = new Replica(games, link, seat);
  const heard: Page['heard'] = { presence: [], reactions: [], status: [] };
  const waiting = new Set<() => void>();
  const changed = () => waiting.forEach((check) => check());
  const { below } = random('page', seat ?? 9);
  let playing = false;
  const move = () => {
    const { match, state } = replica;
    if (!playing || !match || match.turn !== seat || !hasStarted(state)) return;
    const moves = legalMoves(page);
    // nobody has drawn yet
    if (moves.length === 0) return;
    void replica.act({ k: 'move', m: moves[below(moves.length)]! });
  };
  replica.onchange = ({ pending }) => {
    changed();
    if (pending === 0) queueMicrotask(move);
  };
  link.onpresence = (presence) => {
    heard.presence = presence;
    changed();
  };
  link.onreaction = (from, reaction) => {
    heard.reactions.push(`${from} ${reaction}`);
    changed();
  };
  link.onstatus = (...status) => {
    heard.status.push(status.filter(Boolean).join(' '));
    changed();
  };
  const page: Page = {
    seat,
    wire,
    link,
    replica,
    heard,
    until: (test) =>
      new Promise((resolve) => {
        const check = () => {
          if (!test(page)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    play() {
      playing = true;
      move();
    },
    close() {
      // a closed link refuses each move at once
      playing = false;
      open.delete(page);
      link.close();
      wire.close();
    },
  };
  open.add(page);
  return page;
}

export const isOver = ({ replica }: Page): boolean => replica.state.seed !== undefined;

/** Resolves when the game is over on all pages. They must show the same one. */
export async function allOver(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.until(isOver)));
  const [first] = pages;
  for (const { replica } of pages) {
    assert.deepEqual(replica.match!.outcome, first!.replica.match!.outcome);
    assert.equal(replica.match!.ply, first!.replica.match!.ply);
    assert.equal(replica.fault, undefined);
  }
}

/** Checks that each frame that a page has got is known, and that its entries are those that its viewer may know. */
export function checkFrames({ wire, seat }: Page, log: readonly StoredEntry[]): void {
  const seen = viewLog(log, games, seat ?? 'table');
  const isSeen = (entries: readonly { n: number }[]) => {
    for (const entry of entries) assert.deepEqual(entry, seen[entry.n - 1]);
  };
  const frames = wire.frames();
  assert.ok(frames.length > 0);
  for (const frame of frames) {
    // of Engine.IO and Socket.IO, with the number of the question that is answered
    const [, type, data] = /^(4[0-4]|\d)\d*(.*)$/s.exec(frame)!;
    if (type === '42') {
      const [event, ...args] = JSON.parse(data!) as [string, ...unknown[]];
      if (event === 'log') isSeen(args[0] as { n: number }[]);
      else
        assert.match(
          JSON.stringify([event, ...args]),
          /^\["(presence",\[[\d,null]*\]|reaction",\d,"[a-z-]+")\]$/,
        );
    } else if (type === '43') {
      const [answer] = JSON.parse(data!) as unknown[];
      if (Array.isArray(answer)) isSeen(answer as { n: number }[]);
      else assert.match(JSON.stringify(answer), /^\{("ok":\d+|"error":"[a-z]+"(,"(have|wait)":\d+)?)\}$/);
    } else if (type === '44')
      assert.match(data!, /^\{"message":"(rate","data":\{"wait":\d+\}|(server|table|token)")\}$/);
    else assert.match(frame, /^(2|(0|40)\{"sid":.*)$/);
  }
}

/** The legal moves of the side to move, in notation. */
export const legalMoves = ({ replica: { match } }: Page): string[] =>
  match!.game.moves(match!.state).map((move) => match!.game.formatMove(move));
