import { seatLetter, type Seat } from '../../core/game.js';
import type { GameEnd, GameWords, OptionWords, PastHappening } from '../../element/words/game-words.js';
import {
  violationText,
  formatList,
  formatMargin,
  have,
  listNames,
  sortSquares,
} from '../../element/words/sentences.js';
import { facesOf } from '../../games/glux/engine/board.js';
import { sentences } from '../../games/glux/engine/messages.js';
import { roomScores, scores } from '../../games/glux/engine/rules.js';
import type {
  Face,
  GluxHappening,
  GluxMove,
  GluxOptions,
  GluxState,
  Square,
} from '../../games/glux/engine/types.js';
import * as names from './names.js';

/** The words of Glüx. The English texts define which there are. */
export type GluxWords = typeof en;

/** A way to a square: the number of squares and the chip they are counted from; undefined on the own start square. */
export interface Way {
  readonly count: number;
  readonly from: Square | undefined;
}

/** A chip by its owner's name and its face; the only person at the board has no name. */
export interface NamedChip {
  readonly name: string | undefined;
  readonly face: Face;
}

/** The seats with the most points. */
export const mostPoints = ({ scores }: GameEnd): readonly Seat[] =>
  [...scores.keys()].filter((seat) => scores[seat] === Math.max(...scores));

const or = (items: readonly string[]) => formatList(items, 'or');

/** A chip with its owner. */
const chip = ({ name, face }: NamedChip) => (name === undefined ? `your ${face}` : `${face} of ${name}`);

/** Squares by name, or their number if there are many and not `all` are wanted. */
const few = (squares: readonly string[], all: boolean) =>
  squares.length > 6 && !all ? `${squares.length} squares are lit` : or(sortSquares(squares));

const way = ({ count, from }: Way) =>
  from ? `${count} ${count === 1 ? 'square' : 'squares'} from ${from}` : 'without counting';

const sortWays = (ways: readonly Way[]) => or(sortSquares(ways, ({ from = '' }) => from).map(way));

/** The place of a player in a room; rank 0 brings no points. */
const changed = (rank: number, tied: boolean, lead: number): string => {
  if (rank === 0) return 'no points';
  const place = rank === 1 ? 'first' : 'second';
  if (tied) return `tied for ${place}`;
  return rank === 1 ? `${place} by ${lead}` : place;
};

const most = (seats: readonly Seat[], end: GameEnd) =>
  `${listNames(seats, end, 'and')} ${have(seats, end.addressee)} the most`;

/** The winners by points, or by the pips in the middle room (G15). */
function result(end: GameEnd): string {
  const { winners } = end;
  const tied = mostPoints(end);
  const points = `${most(tied, end)} points`;
  return tied.length > winners.length
    ? `${points}. ${most(winners, end)} pips in the middle room.`
    : `${points}.`;
}

/** A room in which a winner is ahead, with the pips of the first and the second place. */
export interface CloseRoom {
  readonly room: string;
  readonly pips: number;
  readonly next: number;
  /** With the places exchanged, the winner would not have won by points. */
  readonly decisive: boolean;
}

/** The room that the winner holds by the fewest pips over another player there; undefined if there is none, or several have won. */
export function closestRoom(state: GluxState, winners: readonly Seat[]): CloseRoom | undefined {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return undefined;
  const total = scores(state);
  const held = roomScores(state).flatMap(({ room, pips }) => {
    const own = pips[winner]!;
    const next = Math.max(...pips.filter((_, seat) => seat !== winner));
    if (next === 0 || own <= next) return [];
    const lead = total[winner]! - total[1 - winner]!;
    // a tie is broken by the middle room
    const decisive = total.length === 2 && lead > 0 && lead <= 8;
    return { room, pips: own, next, decisive };
  });
  return held.sort((a, b) => a.pips - a.next - (b.pips - b.next))[0];
}

/** The words of a picture: the names of the board and of the seats, and the text alternative. */
export const picture = {
  board: (names: readonly string[]) => `Glüx: ${names.join(', ')}`,
  player: (seat: Seat) => `Player ${seatLetter(seat)}`,
  /** A text alternative of the board. */
  describe: (chips: readonly { readonly name: string; readonly squares: readonly string[] }[]): string =>
    chips.map(({ name, squares }) => `${name}: ${squares.join(', ') || 'nothing'}`).join('; '),
  /** The chips that the players have not laid yet, by their kinds. */
  chipsLeft: (left: readonly { readonly name: string; readonly kinds: string }[]): string =>
    `Chips left: ${left.map(({ name, kinds }) => `${name} ${kinds}`).join('; ')}.`,
};

/** The words of pictures of Glüx. */
export type GluxPictureWords = typeof picture;

/** Glüx in English. */
export const en = {
  ...picture,
  name: names.glux,
  aim: 'Show the most pips in as many rooms as you can.',
  say(
    { kind, seat = 0, by, squares = [], face, room, rule }: GluxHappening,
    names: readonly string[],
    you?: Seat,
  ): string {
    const name = names[seat]!;
    const [s, are, owned] =
      seat === you ? ['', 'are', `your ${face}`] : ['s', 'is', `the ${face} of ${name}`];
    const laid = `${name} place${s} a ${face} on`;
    const place = `${name} ${are} ${rule === 'G12' ? 'tied for' : 'in'}`;
    const told: Readonly<Record<string, string>> = {
      opened: `${laid} the start square ${squares[0]}.`,
      restarted: `${laid} the chip on the start square ${squares[0]}.`,
      laid: `${laid} ${squares.at(-1)}, counting from ${squares[0]}.`,
      covered: `It covers ${seat === by && seat !== you ? `their own ${face}` : owned}.`,
      'room-first': `${place} first position in room ${room}.`,
      'room-second': `${place} second position in room ${room}.`,
      'room-lost': `${name} no longer score${s} in room ${room}.`,
      out: `${name} cannot place a chip and ${are} out.`,
    };
    return told[kind] ?? '';
  },
  act: (move: GluxMove) =>
    move.kind === 'lay'
      ? `Place the ${move.face} on ${move.to}`
      : `Draw a chip${move.chip === '?' ? '' : ` with ${facesOf(move.chip).join(' and ')}`}`,
  ending(rule: string, end: GameEnd): string {
    const { ending }: GluxOptions = end.options ?? {};
    const reason =
      rule === 'G9'
        ? 'Nobody can place another chip.'
        : ending === 'last-draw'
          ? 'Nobody can draw another chip.'
          : 'All chips are placed.';
    return `${reason} ${result(end)}`;
  },
  story(_told: readonly PastHappening[], end: GameEnd, state: GluxState): string {
    const close = closestRoom(state, end.winners);
    const tale = close
      ? `${close.decisive ? `Room ${close.room} decided the game` : `Room ${close.room} was the closest`}: ${close.pips} ${close.pips === 1 ? 'pip' : 'pips'} to ${close.next}.`
      : '';
    return [formatMargin(end, 'to', 'and', en.points), tale].filter(Boolean).join(' ');
  },
  chanceStays: 'A drawn chip cannot be put back',
  violation: violationText(sentences),
  // the messages of errors are in English
  fault: (_): string | undefined => undefined,
  // accessible names
  points: (count: number) => `${count} points`,
  corridor: 'corridor',
  room: (letter: string, middle: boolean) => (middle ? `middle room ${letter}` : `room ${letter}`),
  chip,
  /** A square with two chips, which is closed. */
  stacked: (top: NamedChip, bottom: NamedChip) => `full: ${chip(top)} on ${chip(bottom)}`,
  empty: 'empty',
  /** The only person at the board has no name. */
  start: (name: string | undefined) => (name === undefined ? 'your start square' : `start square of ${name}`),
  /** A legal square for the chip in hand. */
  may: (ways: readonly Way[]) => `your chip can go here: ${sortWays(ways)}`,
  states: { last: 'placed last', hint: 'hint', chosen: 'chosen' },
  // hand
  lay: (face: Face) => `Place the ${face}`,
  hand: 'In your hand',
  handOf: (name: string) => `In the hand of ${name}`,
  hidden: 'only you see it;',
  bag: (left: number) => `${left} left in the bag`,
  inBag: (left: number) => `${left} left in the bag.`,
  unknown: 'This chip is hidden',
  /** The sentence on the curtain that hides a hand. */
  turn: (name: string) => `${name}, it is your turn`,
  show: 'Show the chip',
  /** The announcement when a hand is uncovered. */
  holds: ([low, high]: readonly Face[]) => `Your chip: ${low} or ${high}.`,
  // possible moves, in sentences
  idle: ([low, high]: readonly Face[], squares: readonly Square[], all: boolean) =>
    `Choose a side, ${low} or ${high}, or a square: ${few(squares, all)}.`,
  first: ([low, high]: readonly Face[], start: Square) =>
    `Your first chip goes on ${start}. Choose a side: ${low} or ${high}.`,
  chosen: (face: Face, squares: readonly Square[], all: boolean) =>
    `Choose a square for the ${face}: ${few(squares, all)}.`,
  aimed: (
    square: Square,
    [low, high]: readonly Face[],
    ways: readonly Way[],
    covers: NamedChip | undefined,
  ) =>
    `Choose the ${low} or the ${high} for ${square} (${sortWays(ways)}${covers ? `; covers ${covers.name === undefined ? '' : 'the '}${chip(covers)}` : ''}).`,
  covered: (name: string) => `Hand the device to ${name}.`,
  // seats
  left: (count: number) => `${count} left`,
  out: 'out',
  startOpen: 'start uncovered',
  startSpent: 'start covered',
  laid: (face: Face, square: Square) => `${face} on ${square}`,
  steps: {
    label: 'Squares for your chip',
    previous: 'Previous square',
    next: 'Next square',
    squares: (count: number) => `${count} ${count === 1 ? 'square' : 'squares'}`,
  },
  /** A direction that leads off the board. */
  offBoard: 'no square there',
  rooms: {
    label: 'Pips in each room',
    /** The worth of a room for the most pips, and for the second most if that place scores. */
    worth: (second: boolean) => `The most pips bring 4 points${second ? ', the second most 2' : ''}.`,
    /** The pips in the room if a side is placed there; undefined in a corridor. */
    after: (face: Face, room: string | undefined, pips: readonly string[]) =>
      `With the ${face}${room === undefined ? ': not in a room' : `, ${room}: ${pips.join(', ')}`}.`,
    /** Placements that change a room: the side, the squares, and the place of the player in it afterwards. */
    change: (face: Face, squares: readonly Square[], rank: number, tied: boolean, lead: number) =>
      `${face} on ${or(squares)}, ${changed(rank, tied, lead)}`,
    noChange: 'No square changes a room.',
    seat: 'Player',
    cell: (pips: number, points: number) =>
      `${pips} ${pips === 1 ? 'pip' : 'pips'}${points ? `, ${points} points` : ''}`,
    /** The only person at the board has no name. */
    reach: (name: string | undefined) => `Show where ${name ?? 'you'} can place a chip`,
  },
} satisfies GameWords & Readonly<Record<string, unknown>>;

/** Returns the name of a custom board from its JSON. */
export const boardName = (json: string): string | undefined => /"name":"(.*?)"/.exec(json)?.[1];

/** The labels of the options of Glüx in English. */
export const options: OptionWords = {
  option: (name) => (name === 'ending' ? 'End of the game' : 'Board'),
  choice(name, value) {
    if (name === 'ending') return `After the last chip is ${value === 'last-draw' ? 'drawn' : 'placed'}`;
    return boardName(value) ?? 'By number of players (rebuilt)';
  },
};
