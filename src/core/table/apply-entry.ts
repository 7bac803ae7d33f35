import { BadEntry, BadNotation, BadOption, IllegalMove } from '../errors.js';
import type { Seat, Viewer } from '../game.js';
import { Match, noMoves, OUT_OF_TIME, type AnyMatch } from '../match.js';
import type { Entry, EntryOf, Kind, StoredEntry } from './entry.js';
import { commitTo } from './chance.js';
import { sha256 } from './sha256.js';
import {
  askedOf,
  hasStarted,
  isCommitted,
  isDone,
  isFull,
  isHuman,
  isPerson,
  noTable,
  playing,
  refuse,
  seatName,
  timeLeft,
  undoPly,
  type Ask,
  type Games,
  type Occupant,
  type TableState,
} from './state.js';
import { publicEntry } from './parse-entry.js';

/** The level at which the computer plays for a person who has left, resigned or lost on time. */
const SUBSTITUTE = 'hard';

type Apply<K extends Kind> = (state: TableState, entry: EntryOf<K>, games: Games) => Partial<TableState>;

/** Parses and plays a move. Throws BadEntry, which names the move and the rule. */
export function playText(match: AnyMatch, text: string, at: string): void {
  try {
    const move = match.game.parseMove(text);
    if (match.game.formatMove(move) !== text)
      refuse('notation', 'The move is not written as usual', at, text);
    match.play(move);
  } catch (error) {
    if (!(error instanceof IllegalMove || error instanceof BadNotation)) throw error;
    const { message, rule, found } = error;
    const code = error instanceof IllegalMove ? 'illegal' : 'notation';
    throw new BadEntry(`${at}: ${message}`, { code, at, rule, found });
  }
}

/** The times after an entry that ends a turn or the game. */
function spent({ match, since, used }: TableState, t: number): Pick<TableState, 'since' | 'used'> {
  const turn = match!.turn;
  return { since: t, used: typeof turn === 'number' ? used.with(turn, used[turn]! + t - since) : used };
}

const seated = (state: TableState, seat: Seat, occupant: Occupant | undefined) => ({
  seats: state.seats.with(seat, occupant),
});

/** Counts an entry that is no move. */
const counted = ({ beside }: TableState, seat: Seat) => ({ beside: beside.with(seat, beside[seat]! + 1) });

/** The change by an entry before the game. If the game begins with it, entries that are no moves are counted anew. */
const begun = (state: TableState, change: Partial<TableState>, since: number): Partial<TableState> =>
  hasStarted({ ...state, ...change }) ? { ...change, since, beside: state.seats.map(() => 0) } : change;

/** The seats when all people have to choose their salts anew. */
const anew = ({ seats }: TableState): TableState['seats'] =>
  seats.map((occupant) => {
    if (!isHuman(occupant)) return occupant;
    const { salt: _, ...rest } = occupant;
    return { ...rest, commit: '' };
  });

/** A person gives up. With three or more seats and another person, the computer plays on; else the game ends. */
function giveUp(state: TableState, seat: Seat, end: (match: AnyMatch) => void): Partial<TableState> {
  const match = playing(state).copy();
  const others = state.seats.filter((_, each) => each !== seat && isPerson(state, each));
  if (state.seats.length > 2 && others.length > 0)
    return { ...seated(state, seat, { ...state.seats[seat]!, computer: SUBSTITUTE, out: true }), asks: [] };
  end(match);
  return { match, asks: [] };
}

function checkAsk(state: TableState, { seat, what, t }: EntryOf<'ask'>): Omit<Ask, 'yes'> {
  const match = what === 'rematch' ? state.match : playing(state);
  if (!isPerson(state, seat)) refuse('turn', `Nobody plays for ${seatName(seat)}`);
  if (state.asks.some((ask) => ask.what === what)) refuse('illegal', 'This has been asked already', what);
  if (what === 'undo' && undoPly(state, seat) === undefined)
    refuse('illegal', 'There is no move to take back, or chance was after it', what);
  if (what === 'draw' && (!match?.game.agreementRule || askedOf(state, { what, seat }).length === 0))
    refuse('illegal', 'The game has no draws, or there is nobody to agree', what);
  if (what === 'rematch' && (match?.turn !== 'over' || state.next))
    refuse('illegal', 'Another game is possible after the end, once', what);
  if (what !== 'computer') return { what, seat, t };
  const away = match!.turn as Seat;
  if (away === seat || state.seats[away]?.computer) refuse('illegal', 'No other person is to move', what);
  if (!state.seats[away]?.left && (timeLeft(state, away, t) ?? -1) >= 0)
    refuse('illegal', 'The time is not up', what);
  return { what, seat, t, away };
}

/** The table after all have agreed. */
function agreed(state: TableState, ask: Ask, { to, next, t }: EntryOf<'answer'>): Partial<TableState> {
  const match = state.match!.copy();
  if ((to === undefined) !== (ask.what !== 'undo')) refuse('illegal', 'An undo leads to a ply', 'to');
  if ((next === undefined) !== (ask.what !== 'rematch'))
    refuse('illegal', 'A rematch leads to a table', 'next');
  switch (ask.what) {
    case 'undo':
      if (to !== undoPly(state, ask.seat)) refuse('illegal', 'The undo leads to another ply', 'to', `${to}`);
      return { match: match.branch(to! + 1, noMoves), asks: [], asked: [], ...spent(state, t) };
    case 'draw':
      match.agree();
      return { match, asks: [] };
    case 'rematch':
      return { next: next! };
    case 'computer':
      return { ...seated(state, ask.away!, { ...state.seats[ask.away!]!, computer: SUBSTITUTE }), asks: [] };
  }
}

/** A new match at a table. Throws BadEntry for options that the game does not have. */
function matchOf({ game: id, options, seats }: EntryOf<'open'>, games: Games): AnyMatch {
  const game = Object.hasOwn(games, id)
    ? games[id]!
    : refuse('notation', 'There is no such game', 'game', id);
  try {
    const match = new Match(game, { options });
    if (match.seats !== seats)
      refuse('notation', 'The options are for another number of seats', 'seats', `${seats}`);
    return match;
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    throw new BadEntry(`options: ${error.message}`, {
      ...error,
      code: 'notation',
      at: `options.${error.at}`,
    });
  }
}

const rules: { readonly [K in Kind]: Apply<K> } = {
  open(_, entry, games) {
    const match = matchOf(entry, games);
    const { times } = entry.clock ?? {};
    if (times && times.length !== entry.seats)
      refuse('notation', 'The clock is for another number of seats', 'clock', `${times.length}`);
    const none = Array.from({ length: entry.seats }, () => undefined);
    const zeros = none.map(() => 0);
    return { open: entry, match, seats: none, used: zeros, beside: zeros };
  },
  sit(state, { seat, name, commit, computer, t }) {
    const now = state.seats[seat];
    if (hasStarted(state)) {
      if (now?.out || computer || commit !== now?.commit || !(now.left || now.computer))
        refuse('illegal', 'The seat is taken', 'seat', seatName(seat));
      const { salt } = now;
      return seated(state, seat, { name, commit, ...(salt !== undefined && { salt }) });
    }
    if (now) refuse('illegal', 'The seat is taken', 'seat', seatName(seat));
    if ((commit === '') !== !!computer)
      refuse('notation', 'A person is committed to a salt, a computer is not', 'commit', commit);
    const sits = seated(state, seat, { name, commit, ...(computer && { computer }) });
    return begun(state, { ...sits, since: t, host: state.host ?? (computer ? undefined : seat) }, t);
  },
  commit(state, { seat, commit, t }) {
    const now = state.seats[seat];
    if (hasStarted(state)) refuse('illegal', 'The game has begun', 'seat', seatName(seat));
    if (!isHuman(now) || now.commit === commit)
      refuse('illegal', 'Nobody chooses anew on this seat', 'commit', seatName(seat));
    const seats = isCommitted(state) ? anew(state) : state.seats;
    const beside = now.commit === '' ? {} : counted(state, seat);
    return { seats: seats.with(seat, { name: now.name, commit }), since: t, ...beside };
  },
  salt(state, { seat, salt, t }) {
    const now = state.seats[seat];
    if (!isCommitted(state) || hasStarted(state) || !isHuman(now) || now.salt !== undefined)
      refuse('illegal', 'A salt is revealed once, before the game, when all are committed', 'seat');
    if (commitTo(state.open!.table, seat, salt) !== now.commit)
      refuse('illegal', 'The salt does not match its commitment', 'salt', seatName(seat));
    return begun(state, seated(state, seat, { ...now, salt }), t);
  },
  leave(state, { seat }) {
    const now = state.seats[seat];
    if (!now || now.left) refuse('illegal', 'Nobody is on the seat', 'seat', seatName(seat));
    const beside = counted(state, seat);
    if (hasStarted(state)) return { ...seated(state, seat, { ...now, left: true }), ...beside };
    const seats = (isCommitted(state) ? anew(state) : state.seats).with(seat, undefined);
    const next = seats.findIndex(isHuman);
    const host = state.host !== seat ? state.host : next < 0 ? undefined : next;
    return { seats, host, ...beside };
  },
  first(state, { seat }, games) {
    const { host, open } = state;
    if (host === undefined || isFull(state)) refuse('illegal', 'The game is about to begin', 'seat');
    const options = { ...open!.options, first: seat };
    const changed = { ...open!, options };
    return { open: changed, match: matchOf(changed, games), ...counted(state, host) };
  },
  clock(state, { seat, times }) {
    const { host, open } = state;
    const { clock } = open!;
    if (host === undefined || isFull(state)) refuse('illegal', 'The game is about to begin', 'seat');
    if (!clock) refuse('illegal', 'The table has no clock', 'times', `${times}`);
    const all = (clock.times ?? state.seats.map(() => 1)).with(seat, times);
    return { open: { ...open!, clock: { ...clock, times: all } }, ...counted(state, host) };
  },
  move(state, { seat, m, t }) {
    const match = playing(state).copy();
    if (match.turn !== seat)
      refuse('turn', 'It is the turn of another seat', 'seat', seat === 'chance' ? seat : seatName(seat));
    for (const [i, text] of m.entries()) {
      if (i > 0 && match.turn !== 'chance') refuse('turn', 'Chance is not to move', `m.${i}`, text);
      playText(match, text, `m.${i}`);
    }
    if (match.turn === 'chance') refuse('illegal', 'An outcome of chance is missing', 'm');
    return { match, asks: [], asked: [], ...spent(state, t) };
  },
  ask(state, entry) {
    const asks = [...state.asks, { ...checkAsk(state, entry), yes: [] }];
    return { asks, asked: [...state.asked, entry], ...counted(state, entry.seat) };
  },
  answer(state, entry) {
    const { seat, what, yes, t } = entry;
    const ask =
      state.asks.find((each) => each.what === what) ??
      refuse('illegal', 'Nobody has asked for this', 'what', what);
    const asks = state.asks.filter((each) => each !== ask);
    const asked = askedOf(state, ask);
    const now = { ...ask, yes: yes && seat !== ask.seat ? [...ask.yes, seat] : ask.yes };
    const complete = yes && isDone(state, now, seat, t);
    // who asks may withdraw, and insist once they may; the host answers for them if nobody need be asked
    if (!asked.includes(seat) && !(seat === ask.seat && (yes ? complete : asked.length > 0)))
      refuse('turn', `This is not asked of ${seatName(seat)}`, 'seat');
    if (complete) return { asks, ...agreed(state, ask, entry) };
    if (entry.to !== undefined || entry.next !== undefined) refuse('illegal', 'Not all have agreed', 'yes');
    return { asks: yes ? [...asks, now] : asks };
  },
  resign(state, { seat }) {
    if (playing(state) && !isPerson(state, seat))
      refuse('turn', `Nobody plays for ${seatName(seat)}`, 'seat');
    return giveUp(state, seat, (match) => match.resign(seat));
  },
  time(state, { seat, t }) {
    const left = timeLeft(state, seat, t);
    if (playing(state).turn !== seat)
      refuse('turn', 'It is the turn of another seat', 'seat', seatName(seat));
    if (left === undefined || left >= 0)
      refuse('illegal', 'The time is not up', 't', `${left ?? 'no clock'}`);
    const others = Array.from(state.seats.keys()).filter((each) => each !== seat);
    return { ...giveUp(state, seat, (match) => match.end(others, OUT_OF_TIME)), late: seat };
  },
  reveal(state, { seed }) {
    if (state.match?.turn !== 'over') refuse('illegal', 'The seed is revealed after the game', 'seed');
    if (state.seed !== undefined) refuse('illegal', 'The seed is revealed already', 'seed');
    if (sha256(seed) !== state.open!.commit)
      refuse('illegal', 'The seed does not match its commitment', 'seed');
    return { seed };
  },
};

/**
 * Returns the table after the next entry of its log. Throws BadEntry for an entry that is not the next one, or that breaks a rule;
 * `at` is its number and field, and `code` a Refusal.
 */
export function applyEntry(state: TableState, entry: Entry, games: Games): TableState {
  const { n, t, k } = entry;
  try {
    if (n !== state.n + 1)
      refuse(n > state.n ? 'early' : 'stale', `Entry ${state.n + 1} is the next one`, 'n');
    if ((k === 'open') !== (n === 1)) refuse('illegal', 'A log begins with open', 'k', k);
    if (t < state.t) refuse('illegal', 'Time does not go back', 't', `${t}`);
    if ('seat' in entry && typeof entry.seat === 'number' && entry.seat >= state.seats.length)
      refuse('illegal', 'There is no such seat', 'seat', `${entry.seat}`);
    const change = (rules[k] as Apply<Kind>)(state, entry, games);
    const end = change.match?.turn === 'over' ? spent(state, t) : {};
    return { ...state, ...end, ...change, n, t };
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error;
    const { code, at, rule, found, message } = error;
    throw new BadEntry(`Entry ${n}, ${message}`, { code, at: `${n}.${at}`, rule, found });
  }
}

/** Returns the table after the entries of a log, in order. Throws BadEntry. */
export const applyLog = (entries: readonly Entry[], games: Games): TableState =>
  entries.reduce((state, entry) => applyEntry(state, entry, games), noTable);

/**
 * Returns an entry as each of some viewers may know it: made from the fields that are known, with outcomes of chance hidden as
 * `game.viewMove` hides them. `before` is the table before the entry. Throws BadEntry for an entry of an unknown kind or with
 * an unknown field, which must not be sent.
 */
export function viewsOf(stored: StoredEntry, { match }: TableState, viewers: readonly Viewer[]): Entry[] {
  const entry = publicEntry(stored);
  if (entry.k !== 'move' || !match?.game.viewMove) return viewers.map(() => entry);
  const { game } = match;
  let { state } = match;
  const seen = entry.m.map((text) => {
    const move = game.parseMove(text);
    const texts = viewers.map((viewer) => game.formatMove(game.viewMove!(state, move, viewer)));
    state = game.play(state, move);
    return texts;
  });
  return viewers.map((_, i) => ({ ...entry, m: seen.map((texts) => texts[i]!) }));
}

/** Returns an entry as a viewer may know it: see `viewsOf`. */
export const viewEntry = (stored: StoredEntry, before: TableState, viewer: Viewer): Entry =>
  viewsOf(stored, before, [viewer])[0]!;

/** Returns the entries of a whole log with numbers above `after`, as a viewer may know them. Throws BadEntry. */
export function viewLog(log: readonly StoredEntry[], games: Games, viewer: Viewer, after = 0): Entry[] {
  let state = noTable;
  return log.flatMap((stored) => {
    const seen = stored.n > after ? [viewEntry(stored, state, viewer)] : [];
    state = applyEntry(state, publicEntry(stored), games);
    return seen;
  });
}
