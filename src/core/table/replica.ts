import type { Action, Answer, Entry, Link, TableMemory } from './entry.js';
import { parseAction, parseEntry } from './parse-entry.js';
import { movesInCommon, type AnyMatch } from '../match.js';
import { BadEntry } from '../errors.js';
import type { Seat } from '../game.js';
import { applyEntry, playText } from './apply-entry.js';
import { isEntryOf } from './decide.js';
import { hasStarted, noTable, type Games, type TableState } from './state.js';
import { faultOf, Witness } from './witness.js';

/** An action of a person that the host has not confirmed yet, with the number under which it was sent last. */
export interface Unsent {
  readonly n: number;
  readonly action: Action;
}

/** True for what a person does and waits for: it is kept until the host has it, or refuses it. A page does the rest by itself, or goes. */
export const isKept = ({ k }: Action): boolean => k !== 'commit' && k !== 'salt' && k !== 'leave';

/** The most actions that a page reads from its memory: a person has one or two on the way. */
const MOST_UNSENT = 20;

/** The actions in a memory, which may be anything; what is none is left out. */
export function unsentIn(memory: unknown): readonly Unsent[] {
  const { unsent } = Object(memory) as { readonly unsent?: unknown };
  const list: readonly unknown[] = Array.isArray(unsent) ? unsent.slice(0, MOST_UNSENT) : [];
  return list.flatMap((each) => {
    const { n, action } = Object(each) as { readonly n?: unknown; readonly action?: unknown };
    try {
      const parsed = parseAction(action);
      return Number.isSafeInteger(n) && isKept(parsed) ? [{ n: n as number, action: parsed }] : [];
    } catch {
      return [];
    }
  });
}

/** A change of a replica. The match is as before up to ply `from`; its moves after it are new, or were taken back. */
export interface Change {
  /** The entries that were taken, in order; none for an own move that is shown before the host has it, or is rolled back. */
  readonly entries: readonly Entry[];
  /** The ply up to which the match is unchanged. */
  readonly from: number;
  /** The number of moves of the match that are shown before the host has them. */
  readonly pending: number;
  /** The whole log was loaded again after an error. */
  readonly reloaded?: true;
}

interface Sent {
  readonly action: Action;
  /** The number under which it was sent last, or will be first. The number makes it safe to send an action again. */
  n: number;
  resolve(answer: Answer): void;
}

/** An action of an earlier page that was not confirmed. */
export interface Resumed {
  readonly action: Action;
  readonly answer: Promise<Answer>;
}

/**
 * The page's copy of a table: takes the entries of a log in any order and any number of times, and shows own moves before the
 * host has them. It sends those of an earlier page again, which are in its memory. Changes arrive by `onchange`, after `state` and `match` have their new values.
 */
export class Replica {
  /** The table after the newest entry. */
  state: TableState = noTable;
  /** The match with the own moves that the host does not have yet. Undefined before the first entry. */
  match: AnyMatch | undefined;
  /** The error of a log that cannot be read or played, also after it was loaded again. The table then stays as it is. */
  fault: BadEntry | undefined;
  onchange: (change: Change) => void = () => {};
  /** Called before each change with what the page should keep of the table. */
  onkeep: (memory: TableMemory) => void = () => {};
  /** The own seat; undefined: a spectator. */
  readonly seat: Seat | undefined;
  /** The actions of an earlier page, which are sent once the log is there. */
  readonly resumed: readonly Resumed[];
  readonly #games: Games;
  readonly #link: Link;
  /** Own actions without an answer. The first one is on its way; moves among them are shown. */
  #sent: Sent[] = [];
  #sending = false;
  #syncing: Promise<void> | undefined;
  /** The highest number that has arrived. */
  #newest = 0;
  #witness: Witness;
  /** The commitment or the salt of the own seat is on its way. */
  #paying = false;

  /**
   * Takes the log from the link, and keeps `link.onlog`. Call `sync()` to load what is there already. `memory`: what the page has kept of the
   * table. With its key, the replica chooses and reveals the salts of its seat.
   */
  constructor(games: Games, link: Link, seat?: Seat, memory: TableMemory = link.memory ?? {}) {
    this.#games = games;
    this.#link = link;
    this.seat = seat;
    const { unsent: _, ...rest } = memory;
    this.#witness = new Witness(seat, rest);
    this.resumed = (seat === undefined ? [] : unsentIn(memory)).map(({ n, action }) => ({
      action,
      answer: new Promise((resolve) => this.#sent.push({ n, action, resolve })),
    }));
    link.onlog = (entries) => void this.take(entries);
  }

  /** The memory that the page should keep. `fault`: the contradiction, if there is one. */
  get memory(): TableMemory {
    const { unsent } = this;
    return { ...this.#witness.memory, ...(unsent.length > 0 && { unsent }) };
  }

  /** The actions of the person that the host has not confirmed. */
  get unsent(): readonly Unsent[] {
    return this.#sent.filter(({ action }) => isKept(action)).map(({ n, action }) => ({ n, action }));
  }

  /** The entries of the log. */
  get log(): readonly Entry[] {
    return this.#witness.log;
  }

  /** Takes entries of the host, which may be anything; loads what is missing. Never rejects. */
  async take(entries: readonly unknown[]): Promise<void> {
    if (this.fault) return;
    try {
      this.#apply(entries, this.state);
    } catch (error) {
      await this.#reload(error);
    }
    await this.#fill();
  }

  /** Loads the entries that are missing. Rejects if the link does. */
  sync(): Promise<void> {
    this.#syncing ??= this.#catchUp().finally(() => {
      this.#syncing = undefined;
    });
    return this.#syncing.then(() => {
      this.#watch((witness) => witness.complete(this.state));
      void this.#pay();
      this.#dropEarly();
      void this.#send();
    });
  }

  /**
   * Sends an action of the own seat. A move is shown at once; if another entry takes its place, it is taken back and the answer
   * is `stale`. If the host only had other news, such as a request, the action is sent again.
   */
  act(action: Action): Promise<Answer> {
    if (this.seat === undefined) return Promise.resolve({ error: 'token' });
    if (this.fault) return Promise.resolve({ error: 'stale' });
    const shown = this.match;
    if (action.k === 'move' && !this.#show(action.m))
      return Promise.resolve({ error: shown?.turn === this.seat ? 'illegal' : 'turn' });
    return new Promise((resolve) => {
      this.#sent.push({ action, n: this.state.n + 1, resolve });
      // before it is sent, so that no reload loses it
      if (isKept(action)) this.onkeep(this.memory);
      if (action.k === 'move') this.#tell([], shown!.ply);
      void this.#send();
    });
  }

  /** Plays an own move on the shown match; false if it is not legal. */
  #show(text: string): boolean {
    const match = this.match?.copy();
    if (!match || match.turn !== this.seat || !hasStarted(this.state)) return false;
    try {
      playText(match, text, 'm');
    } catch (error) {
      if (error instanceof BadEntry) return false;
      throw error;
    }
    this.match = match;
    return true;
  }

  /** Applies those of the entries that come next, in order. Throws for the first one that is wrong, and then changes nothing. */
  #apply(given: readonly unknown[], start: TableState, reloaded?: true): void {
    const parsed = given.map(parseEntry).sort((a, b) => a.n - b.n);
    let state = start;
    const taken: (readonly [Entry, TableState])[] = [];
    for (const entry of parsed)
      if (entry.n === state.n + 1) {
        state = applyEntry(state, entry, this.#games);
        taken.push([entry, state]);
      } else if (entry.n <= start.n) this.#watch((witness) => witness.compare(entry));
    this.#newest = Math.max(this.#newest, parsed.at(-1)?.n ?? 0);
    if (taken.length === 0) return;
    const before = this.match;
    this.state = state;
    this.match = state.match;
    const entries = taken.map(([entry]) => entry);
    this.#keep(entries);
    if (reloaded) this.#witness = new Witness(this.seat, this.#witness.memory);
    for (const [entry, after] of taken) this.#witness.take(entry, after);
    this.#witness.keep(state);
    this.onkeep(this.memory);
    this.#tell(entries, before ? movesInCommon(before, this.match!) : 0, reloaded);
    void this.#pay();
  }

  /** Lets the witness look at something, and tells if it does not fit. */
  #watch(look: (witness: Witness) => void): void {
    const before = this.#witness.memory;
    look(this.#witness);
    if (this.#witness.memory === before) return;
    this.onkeep(this.memory);
    this.#tell([], this.match?.ply ?? 0);
  }

  /** Sends the commitment and the salt that the own seat owes, after they are kept. */
  async #pay(): Promise<void> {
    const action = this.#witness.due(this.state);
    if (!action || this.#paying) return;
    this.#paying = true;
    const { n } = this.state;
    await this.act(action);
    this.#paying = false;
    // the news since then may have more
    if (this.state.n > n) await this.#pay();
  }

  /** Answers the own actions that are among the entries, or that these make impossible, and shows the others on the new match. */
  #keep(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const sent = this.#sent.filter(({ n }) => n <= entry.n);
      const made = sent.findIndex(({ action }) => isEntryOf(entry, action, this.seat!));
      const passed = made < 0 ? sent : sent.slice(0, made);
      this.#answer({ ok: entry.n }, sent.slice(made, made + 1));
      this.#answer(
        { error: 'stale' },
        passed.filter(({ action }) => !outlives(action, entry)),
      );
    }
    const lost = this.#sent.findIndex(
      ({ n, action }) => n <= this.state.n + 1 && action.k === 'move' && !this.#show(action.m),
    );
    if (lost >= 0) this.#answer({ error: 'stale' }, this.#sent.slice(lost));
  }

  /** Answers the actions of an earlier page that came after entries that the log does not have. */
  #dropEarly(): void {
    const early = this.#sent.filter(({ n }) => n > this.state.n + 1);
    if (early.length === 0) return;
    this.#answer({ error: 'early', have: this.state.n }, early);
    this.onkeep(this.memory);
  }

  /** Answers own actions and removes them. */
  #answer(answer: Answer, answered: readonly Sent[] = this.#sent): void {
    this.#sent = this.#sent.filter((each) => !answered.includes(each));
    for (const { resolve } of answered) resolve(answer);
  }

  #tell(entries: readonly Entry[], from: number, reloaded?: true): void {
    const pending = (this.match?.ply ?? 0) - (this.state.match?.ply ?? 0);
    this.onchange({ entries, from, pending, ...(reloaded && { reloaded }) });
  }

  /** Sends the own actions, one after the other. One of an earlier page waits for the log that this page had. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    for (let [first] = this.#sent; first && first.n <= this.state.n + 1; [first] = this.#sent) {
      const n = this.state.n + 1;
      if (first.n < n) {
        first.n = n;
        this.onkeep(this.memory);
      }
      const answer = await this.#link.append(n, first.action).catch((): Answer => ({ error: 'lost' }));
      // the log may have told more than the answer does by now
      if (this.#sent[0] === first && this.state.n < n) await this.#afterAnswer(first, n, answer);
    }
    this.#sending = false;
  }

  /** Draws the consequences of an answer whose entry has not arrived. */
  async #afterAnswer(first: Sent, n: number, answer: Answer): Promise<void> {
    this.#newest = Math.max(this.#newest, 'ok' in answer ? answer.ok : (answer.have ?? 0));
    await this.#fill();
    if (this.#sent[0] !== first || this.state.n >= n) return;
    this.#answer('ok' in answer ? { error: 'lost' } : answer);
    this.onkeep(this.memory);
    const before = this.match;
    this.match = this.state.match;
    if (before && this.match && before.ply !== this.match.ply) this.#tell([], this.match.ply);
  }

  /** Loads what is known to be missing. Never rejects: after a lost connection, the page calls `sync`. */
  async #fill(): Promise<void> {
    try {
      while (this.#newest > this.state.n && !this.fault) await this.sync();
    } catch {
      // the link is closed
    }
  }

  async #catchUp(): Promise<void> {
    for (let known = -1; known < this.state.n && !this.fault;) {
      known = this.state.n;
      const entries = await this.#link.since(known);
      try {
        this.#apply(entries, this.state);
      } catch (error) {
        await this.#reload(error);
      }
      if (this.#newest <= this.state.n) return;
    }
    // whoever announced more than there is was wrong
    this.#newest = this.state.n;
  }

  /** Starts over with the whole log. If it is wrong, too, the table stays as it is. */
  async #reload(cause: unknown): Promise<void> {
    if (!(cause instanceof BadEntry)) throw cause;
    try {
      const entries = await this.#link.since(0);
      this.#apply(entries, noTable, true);
    } catch (error) {
      this.fault = error instanceof BadEntry ? error : cause;
      this.#answer({ error: 'stale' });
      this.#witness.blame(faultOf(this.fault));
      this.onkeep(this.memory);
      this.#tell([], this.match?.ply ?? 0);
    }
  }
}

/** True for an action that means the same after an entry of somebody else: the page sends it again. */
const outlives = ({ k }: Action, entry: Entry): boolean =>
  k === 'resign' ||
  (k === 'move'
    ? entry.k !== 'move' && entry.k !== 'answer' && entry.k !== 'reveal'
    : // after any other entry, it may no longer be the time for a salt
      entry.k === 'salt' ||
      (k !== 'salt' && ['sit', 'commit', 'leave', 'first', 'clock', 'reveal'].includes(entry.k)));
