import type { AnyMatch } from '../match.js';
import type { Seat } from '../game.js';
import { applyEntry, playText } from './apply-entry.js';
import { tableRandom } from './chance.js';
import type { Action, Entry, EntryOf, Kind, StoredEntry } from './entry.js';
import { parseEntry } from './parse-entry.js';
import {
  askedOf,
  hasStarted,
  isAgreed,
  isDone,
  isFull,
  isHuman,
  isLate,
  owes,
  playing,
  refuse,
  timeLeft,
  undoPly,
  type Ask,
  type Games,
  type TableState,
} from './state.js';

/** The fields of an entry that is about to be written. */
type Body = { [K in Kind]: Omit<EntryOf<K>, 'n' | 't'> }[Kind] & { readonly key?: string };

/** The knowledge of the host besides the log. */
export interface Knowledge {
  /** The secret seed of the table. */
  readonly seed: string;
  /** The time in milliseconds. */
  readonly now: number;
  /** The id of the next table, if the action completes the consent to a rematch. */
  readonly next?: string | undefined;
  /** The action is one of the computer. */
  readonly computer?: boolean | undefined;
}

/** The time for which nobody claims that the computer plays for somebody who does not move, in milliseconds. */
export const GRACE = 120_000;

/** The maximum number of entries that are no moves, for all seats together; each has its share. */
const MOST_BESIDE = 200;

/** The time after which a seat may ask for the same again although nobody has moved, in milliseconds. */
const AGAIN = 24 * 3600_000;

/**
 * The number of an entry from which on one of its kind is refused: moves and the end of a game always fit. A game of 99 rounds for five has
 * about 8,000 entries, and those that are no moves, with what follows from them, at most 3,000.
 */
export const LONGEST_LOG: Readonly<Partial<Record<Kind, number>>> = {
  sit: 20_000,
  commit: 20_000,
  leave: 20_000,
  first: 20_000,
  clock: 20_000,
  ask: 20_000,
  move: 99_900,
};

const saltsOf = ({ seats }: TableState): readonly string[] => seats.map((occupant) => occupant?.salt ?? '');

/** Plays the outcomes of chance that are due, and returns them in notation. */
function drawAll(match: AnyMatch, state: TableState, { seed }: Knowledge): string[] {
  const drawn: string[] = [];
  while (match.turn === 'chance') {
    const move = match.chance(tableRandom(seed, saltsOf(state), match.ply));
    match.play(move);
    drawn.push(match.game.formatMove(move));
  }
  return drawn;
}

/** The fields of the answer that completes consent. */
const consequence = (state: TableState, { what, seat }: Ask, next: string | undefined) => {
  if (what === 'rematch') return next === undefined ? {} : { next };
  const to = what === 'undo' ? undoPly(state, seat) : undefined;
  return to === undefined ? {} : { to };
};

/** True if all agree to a rematch, with this answer: then the host must have the next table. */
export function agreesToRematch(state: TableState, action?: Action, seat?: Seat): boolean {
  const ask = state.asks.find(({ what }) => what === 'rematch');
  const yes = action?.k === 'answer' && action.what === 'rematch' && action.yes;
  return !!ask && isAgreed(state, yes ? { ...ask, yes: [...ask.yes, seat!] } : ask);
}

/** The time from which on a seat may claim that the computer plays for the one to move. Infinity: never. */
export function claimTime(state: TableState): number {
  const { match, seats, since } = state;
  const turn = match?.turn;
  if (typeof turn !== 'number' || !hasStarted(state) || seats[turn]!.computer) return Infinity;
  if (seats[turn]!.left) return since;
  const left = timeLeft(state, turn, since);
  return since + (left === undefined ? GRACE : left + 1);
}

/** Throws BadEntry for what a seat may do so often only. Logs that were written without these limits are still valid. */
function checkBeside(state: TableState, body: Body, seat: Seat, now: number): void {
  if (state.beside[seat]! >= MOST_BESIDE / state.seats.length)
    refuse('full', 'The seat has asked or left too often', 'k');
  if (body.k !== 'ask') return;
  const { what } = body;
  if (state.asks.some((ask) => ask.seat === seat))
    refuse('illegal', 'The last request is not answered yet', 'what', what);
  const lasts = what === 'undo' || what === 'draw' ? Infinity : AGAIN;
  if (state.asked.some((last) => last.seat === seat && last.what === what && now - last.t < lasts))
    refuse('illegal', 'This has been asked in this turn already', 'what', what);
}

/** The fields of the entry for a seat that gets free. */
function leaveEntry(
  state: TableState,
  { seat: other }: Extract<Action, { k: 'leave' }>,
  seat: Seat,
  { now }: Knowledge,
): Body {
  if (other === undefined || other === seat) return { k: 'leave', seat };
  const occupant = state.seats[other];
  const arranges = state.host === seat && occupant && (!isFull(state) || !isHuman(occupant));
  if (hasStarted(state) || !(arranges || (!owes(state, seat) && isLate(state, other, now))))
    refuse(
      'turn',
      'Before the game, the host can free a seat, and others only the seat of a late salt',
      'seat',
    );
  return { k: 'leave', seat: other };
}

/** The fields of the entry for what only the host may do before the game. */
function hostEntry(
  state: TableState,
  action: Extract<Action, { k: 'first' | 'clock' | 'computer' }>,
  host: Seat,
): Body {
  if (hasStarted(state)) refuse('illegal', 'The game has begun', 'seat');
  if (state.host !== host) refuse('turn', 'The host arranges the table', 'seat');
  if (action.k !== 'computer') return action;
  return { k: 'sit', seat: action.seat, name: '', commit: '', computer: action.level };
}

/** The fields of the entry for an action. Throws BadEntry for what only the host can know. */
function entryFor(state: TableState, action: Action, seat: Seat, known: Knowledge): Body {
  switch (action.k) {
    case 'move': {
      const match = playing(state).copy();
      if (match.turn !== seat) refuse('turn', 'It is the turn of another seat', 'm');
      if (!!state.seats[seat]?.computer !== !!known.computer)
        refuse('turn', 'The computer plays for this seat', 'm');
      playText(match, action.m, 'm');
      return { k: 'move', seat, m: [action.m, ...drawAll(match, state, known)] };
    }
    case 'ask':
      if (action.what === 'computer' && known.now < claimTime(state))
        refuse('illegal', 'The person to move still has time', 'what');
      return { seat, ...action };
    case 'answer': {
      const { what, yes } = action;
      const ask = state.asks.find((each) => each.what === what);
      const complete = yes && ask && isAgreed(state, { ...ask, yes: [...ask.yes, seat] });
      return { seat, ...action, ...(complete && consequence(state, ask, known.next)) };
    }
    case 'commit':
    case 'salt':
    case 'resign':
      return { seat, ...action };
    case 'time': {
      const { turn } = playing(state);
      return { k: 'time', seat: typeof turn === 'number' ? turn : seat };
    }
    case 'leave':
      return leaveEntry(state, action, seat, known);
    case 'back':
      return { k: 'sit', seat, name: state.seats[seat]!.name, commit: state.seats[seat]!.commit };
    case 'first':
    case 'clock':
    case 'computer':
      return hostEntry(state, action, seat);
  }
}

/** An entry and the table after it. */
export interface Decision {
  readonly entry: StoredEntry;
  readonly after: TableState;
}

/** Numbers an entry and checks it against the log. Throws BadEntry. */
export function decideEntry(state: TableState, body: Body, now: number, games: Games): Decision {
  if (state.n >= (LONGEST_LOG[body.k] ?? Infinity)) refuse('full', 'The log is full', 'n');
  const { key, ...rest } = body;
  const entry = parseEntry({ n: state.n + 1, t: Math.max(now, state.t), ...rest });
  return { entry: key === undefined ? entry : { ...entry, key }, after: applyEntry(state, entry, games) };
}

/** Turns an action of a seat into the next entry of the log. Throws BadEntry, whose `code` is a Refusal. */
export function decide(
  state: TableState,
  action: Action,
  seat: Seat,
  known: Knowledge,
  games: Games,
): Decision {
  if (!state.seats[seat]) refuse('token', 'Nobody is on the seat', 'seat');
  const body = entryFor(state, action, seat, known);
  const { k } = body;
  // others wait for a salt that has to be chosen anew, and may free the seat of somebody whose salt is late
  const owed = k === 'commit' ? owes(state, seat) : k === 'leave' && isLate(state, body.seat, known.now);
  if (['ask', 'leave', 'commit', 'first', 'clock'].includes(k) && !owed)
    checkBeside(state, body, k === 'leave' ? body.seat : seat, known.now);
  return decideEntry(state, body, known.now, games);
}

/**
 * The entry that the host owes after the newest one: the first outcomes of chance, the consent to a request of somebody who plays
 * against computers alone, or the seed after the end. Undefined if there is none. Every host can write it, also after a crash.
 */
export function due(state: TableState, known: Knowledge, games: Games): Decision | undefined {
  const write = (body: Body) => decideEntry(state, body, known.now, games);
  const { match, seed, asks } = state;
  if (!match || !hasStarted(state)) return undefined;
  if (match.turn === 'chance') {
    const m = drawAll(match.copy(), state, known);
    return write({ k: 'move', seat: 'chance', m });
  }
  // a claim when the time of a clock is up waits for nobody
  const isOwed = (ask: Ask) =>
    isDone(state, ask, ask.seat, known.now) &&
    (ask.what !== 'rematch' || known.next) &&
    (askedOf(state, ask).length === 0 || timeLeft(state, ask.away ?? ask.seat, ask.t) !== undefined);
  const ask = asks.find(isOwed);
  if (ask) {
    const { what, seat } = ask;
    return write({ k: 'answer', seat, what, yes: true, ...consequence(state, ask, known.next) });
  }
  return match.turn === 'over' && seed === undefined ? write({ k: 'reveal', seed: known.seed }) : undefined;
}

/** True if an entry is the one that an action of a seat makes. */
export function isEntryOf(entry: Entry, action: Action, seat: Seat): boolean {
  switch (action.k) {
    case 'move':
      return entry.k === 'move' && entry.seat === seat && entry.m[0] === action.m;
    case 'time':
      return entry.k === 'time';
    case 'back':
      return entry.k === 'sit' && entry.seat === seat && !entry.computer;
    case 'computer':
      return entry.k === 'sit' && entry.seat === action.seat && entry.computer === action.level;
    default:
      // the others are written as they are
      return Object.entries({ seat, ...action }).every(([name, value]) => Reflect.get(entry, name) === value);
  }
}
