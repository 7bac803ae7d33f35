import { cleanName } from '../../../core/player-name.js';
import type { Seat } from '../../../core/game.js';
import type { TableMemory } from '../../../core/table/entry.js';
import { unsentIn, type Unsent } from '../../../core/table/replica.js';
import type { Player } from '../../../core/table/seat-news.js';
import { takeSeat } from '../../../table/table-server.js';
import type { AnyBoard } from '../../model/board.js';
import { addressWith, showAddress } from '../../model/link-text.js';
import {
  factsOf,
  isSameSeat,
  keptSeat,
  keptSeats,
  LONGEST_PAGE,
  memoryOf,
  seatsAt,
  secretPart,
  serverName,
  closedSeats,
  holdSeat,
  type KeptSeat,
} from './kept-seats.js';
import { readings } from './mend-text.js';

/** The address of a table in a fragment; with a seat, its token and the key of its salts, that of a seat at it. */
const address = /^t\.([0-9a-f]{24})(?:\.([a-e])([0-9a-f]{32})([0-9a-f]{32})?)?$/;

const personal = (seat: KeptSeat): string => `t.${seat.id}${secretPart(seat)}`;

const textOf = ({ n, action }: Unsent): string => JSON.stringify([n, action]);

/** A table, and the seat that the person has there, if they have one. */
export interface Visit {
  readonly id: string;
  readonly own: KeptSeat | undefined;
}

/** A board without a table, or at one. */
export type ServerPhase = { readonly kind: 'start' } | ({ readonly kind: 'table' } & Visit);

/** The seats that this browser has at the tables of a server: which one a board uses, and where it is stored. */
export class OwnSeats {
  phase: ServerPhase = { kind: 'start' };
  /** False if the page may store nothing. */
  stored = true;
  readonly #board: AnyBoard;
  readonly #url: string;
  /** The actions of this board that it has stored as not sent. */
  #unsent: readonly string[] = [];
  /** The tokens that the server has refused since the address was read. */
  readonly #refused = new Set<string>();
  /** The other tabs of this browser hear no more that the seat is open here. */
  #release = () => {};

  constructor(board: AnyBoard, url: string) {
    this.#board = board;
    this.#url = url;
  }

  /** The seat that the board uses. */
  get own(): KeptSeat | undefined {
    return this.phase.kind === 'table' ? this.phase.own : undefined;
  }

  /** The name that the person has had last. */
  get lastName(): string {
    return keptSeats.all().findLast(({ name }) => name)?.name ?? '';
  }

  /** The address of the table, for everybody. */
  get address(): string {
    return this.#addressOf(this.phase.kind === 'table' ? `t.${this.phase.id}` : undefined);
  }

  /** The address of the own seat. */
  get personalAddress(): string | undefined {
    const { own } = this;
    return own && this.#addressOf(personal(keptSeat(own) ?? own));
  }

  /** The other seats that this browser has at the table. */
  get others(): readonly KeptSeat[] {
    const { phase } = this;
    if (phase.kind === 'start') return [];
    return this.#at(phase.id).filter(({ token }) => token !== phase.own?.token && !this.#refused.has(token));
  }

  /** The facts of the table of a seat that were kept last. */
  memoryOf(own: KeptSeat | undefined): TableMemory | undefined {
    const last = own && (keptSeat(own) ?? own);
    return last && memoryOf(last);
  }

  /**
   * The table and the seat that a text of the address names; undefined if it names none. Of several seats of this browser it is the one that
   * was used last. `shared`: the link is that of the table, not of a seat.
   */
  read(text: string): (Visit & { readonly shared: boolean }) | undefined {
    const found = readings(text).map((each) => address.exec(each.toLowerCase()));
    const [, id, letter, token, key] = found.find(Boolean) ?? [];
    if (id === undefined) return undefined;
    const seat = letter ? 'abcde'.indexOf(letter) : 0;
    this.#refused.clear();
    const known = this.#at(id).find((each) => token === undefined || each.token === token);
    const named =
      token === undefined ? undefined : { id, seat, token, name: '', ...(key && { memory: { key } }) };
    return { id, own: known ?? named, shared: token === undefined };
  }

  /** The seat of this browser at a table that was used last and is open in no other tab: in a second window, somebody else may sit. */
  async unopened(id: string): Promise<KeptSeat | undefined> {
    return (await closedSeats(this.#at(id)))[0];
  }

  /** Tells the other tabs that the own seat is open here. */
  hold(): void {
    this.release();
    if (this.own) this.#release = holdSeat(this.own);
  }

  release(): void {
    this.#release();
    this.#release = () => {};
  }

  /** True for the table and the seat that the board shows. */
  isHere({ id, own }: Visit): boolean {
    const { phase } = this;
    return phase.kind === 'table' && phase.id === id && phase.own?.token === own?.token;
  }

  /** The board shows a table, or none. */
  show(visit: Visit | undefined): void {
    this.phase = visit ? { kind: 'table', ...visit } : { kind: 'start' };
    const { own } = this;
    this.#unsent = unsentIn(this.memoryOf(own)).map(textOf);
    const kept = own && keptSeat(own);
    if (kept) this.stored = keptSeats.keep(kept);
    this.hold();
    this.setAddress();
  }

  /** Takes a free seat under a name, and stores it. */
  async sit(id: string, seat: Seat, text: string): Promise<Visit> {
    const name = cleanName(text);
    const own = { id, seat, name, ...(await takeSeat(this.#url, id, seat, { name })) };
    this.#store(own);
    return { id, own };
  }

  /** Takes the seat again at the next table, where it is reserved. The key is the same on all devices of the person. */
  async follow(own: KeptSeat, next: string): Promise<KeptSeat> {
    const key = this.memoryOf(own)?.key;
    const { memory } = await takeSeat(this.#url, next, own.seat, { ...own, key });
    const kept = { ...own, id: next, memory };
    this.#store(kept);
    return kept;
  }

  /** The server has accepted the board, with its seat. */
  accept(): void {
    const { own } = this;
    if (!own) return;
    this.#store(own);
    this.setAddress();
  }

  /** The server refused the seat: returns another one at the table. */
  refuse({ token }: KeptSeat): KeptSeat | undefined {
    this.#refused.add(token);
    return this.others[0];
  }

  /** Keeps what the board has learned of the table of a seat. What another tab of the seat has not sent stays. */
  learn(own: KeptSeat | undefined, known: TableMemory): void {
    const kept = own && keptSeat(own);
    if (!kept) return;
    const { unsent: _, ...memory } = known;
    const unsent = unsentIn(known);
    const others = unsentIn(memoryOf(kept)).filter((each) => !this.#unsent.includes(textOf(each)));
    this.#unsent = unsent.map(textOf);
    const all = [...others, ...unsent];
    keptSeats.change({ ...kept, memory: { ...memory, ...(all.length > 0 && { unsent: all }) } });
  }

  /** Keeps who plays at the table of the own seat, for lists. */
  see(players: readonly (Player | null)[]): void {
    const kept = this.own && keptSeat(this.own);
    const facts = kept && factsOf(kept);
    if (facts && JSON.stringify(facts.players) !== JSON.stringify(players))
      keptSeats.change({ ...kept, facts: { ...facts, players } });
  }

  /** Gives up the own seat, or all seats at a table that is gone. */
  drop(gone?: string): void {
    const { own } = this;
    const all = gone === undefined ? own && [own] : this.#at(gone);
    keptSeats.drop((each) => !!all?.some((other) => isSameSeat(each, other)));
  }

  /** Keeps the address of the table in that of the page; with the token only if the seat is not stored. */
  setAddress(): void {
    const { own } = this;
    if (own && !(this.stored && keptSeat(own))) showAddress(this.#addressOf(personal(own)));
    else showAddress(this.address);
  }

  /** The seats at a table of this server: another one hears no token, and cannot say that the table is gone. */
  #at(id: string): readonly KeptSeat[] {
    const server = serverName(this.#url);
    return seatsAt(id).filter((each) => (factsOf(each)?.server ?? server) === server);
  }

  #addressOf(text: string | undefined): string {
    return addressWith(location.href, this.#board.element.id, text);
  }

  /** Stores a seat that the server has accepted, as the one that was used last. What is known of it already stays. */
  #store(own: KeptSeat): void {
    const { definition, words, element } = this.#board;
    const known = keptSeat(own) ?? own;
    const [page = ''] = location.href.split('#');
    const address = addressWith(page, element.id, `t.${own.id}`);
    this.stored = keptSeats.keep({
      ...known,
      facts: {
        server: serverName(this.#url),
        game: definition.game.id,
        title: words().game.name,
        players: factsOf(known)?.players ?? [],
        at: Date.now(),
        ...(address.length <= LONGEST_PAGE && { page: address }),
      },
    });
  }
}
