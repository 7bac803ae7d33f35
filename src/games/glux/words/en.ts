import { seatLetter, type Seat } from '../../../core/game.js';
import type { GameWords } from '../../../element/game-definition.js';
import { breachText } from '../../../element/i18n/sentences.js';
import { sentences } from '../engine/messages.js';
import type { Face, GluxHappening, Square } from '../engine/types.js';

/** The words of Glüx. The English texts define which there are. */
export type GluxWords = typeof en;

/** A way to a square: the number of squares and the chip they are counted from; undefined on the own start square. */
export interface Way {
  readonly count: number;
  readonly from: Square | undefined;
}

/** A chip by its owner's name and its face. */
export interface NamedChip {
  readonly name: string;
  readonly face: Face;
}

/** Returns the name of a custom board from its JSON. */
export const boardName = (json: string): string | undefined => /"name":"(.*?)"/.exec(json)?.[1];

/** Squares by name, or their number if there are many. */
const few = (squares: readonly string[]) =>
  squares.length > 6 ? `${squares.length} squares are lit` : `lit: ${squares.join(', ')}`;

const way = ({ count, from }: Way) => (from ? `${count} from ${from}` : 'without counting');

/** Glüx in English. */
export const en = {
  name: 'Glüx',
  say(
    { kind, seat = 0, by = 0, squares = [], face, room, rule }: GluxHappening,
    names: readonly string[],
  ): string {
    const name = names[seat] ?? '';
    const place = rule === 'G12' ? 'shares' : 'has';
    switch (kind) {
      case 'opened':
      case 'restarted':
        return `${name} lays a ${face} on the start square ${squares[0]}.`;
      case 'laid':
        return `${name} lays a ${face} on ${squares.at(-1)}, counting from ${squares[0]}.`;
      case 'covered':
        return seat === by ? '' : `It covers the ${face} of ${name}.`;
      case 'room-first':
        return `${name} ${place} the first place in room ${room}.`;
      case 'room-second':
        return `${name} ${place} the second place in room ${room}.`;
      case 'room-lost':
        return `${name} no longer has a place in room ${room}.`;
      case 'out':
        return `${name} cannot lay a chip and is out.`;
      default:
        return '';
    }
  },
  ending: (rule): string => (rule === 'G9' ? 'Nobody can lay another chip.' : 'All chips are laid.'),
  breach: breachText(sentences),
  // the messages of errors are in English
  fault: (_): string | undefined => undefined,
  option: (_) => 'Board',
  choice: (_, value) => boardName(value) ?? 'For two, or for three and four (rebuilt)',
  // accessible names
  board: (names: readonly string[]) => `Glüx: ${names.join(', ')}`,
  player: (seat: Seat) => `Player ${seatLetter(seat)}`,
  points: (count: number) => `${count} points`,
  corridor: 'corridor',
  room: (letter: string, middle: boolean) => (middle ? `middle room ${letter}` : `room ${letter}`),
  chip: ({ name, face }: NamedChip) => `${face} of ${name}`,
  /** A square with two chips, which is closed. */
  stacked: (top: NamedChip, bottom: NamedChip) =>
    `closed: ${top.face} of ${top.name} on ${bottom.face} of ${bottom.name}`,
  empty: 'empty',
  start: (name: string) => `start of ${name}`,
  /** A legal square for the chip in hand. */
  may: (ways: readonly Way[]) => `may be laid here: ${ways.map(way).join(', ')}`,
  states: { last: 'laid last', hint: 'hint', chosen: 'chosen' },
  // hand
  lay: (face: Face) => `Lay the ${face}`,
  hand: 'In your hand',
  handOf: (name: string) => `In the hand of ${name}`,
  bag: (left: number) => `only you see it; ${left} in the bag`,
  unknown: 'This chip is hidden',
  /** The sentence on the curtain that hides a hand. */
  turn: (name: string) => `${name}, it is your turn`,
  show: 'Show the chip',
  /** The announcement when a hand is uncovered. */
  holds: ([low, high]: readonly Face[]) => `Your chip: ${low} or ${high}.`,
  // possible moves, in sentences
  idle: ([low, high]: readonly Face[], squares: readonly Square[]) =>
    `Lay a ${low} or a ${high}: choose a face or a square; ${few(squares)}.`,
  first: ([low, high]: readonly Face[], start: Square) =>
    `The first chip goes on ${start}: ${low} or ${high}?`,
  chosen: (face: Face, squares: readonly Square[]) => `Where to lay the ${face}? ${few(squares)}.`,
  aimed: (square: Square, ways: readonly Way[], covers: NamedChip | undefined) =>
    `${square}, ${ways.map(way).join(', ')}${covers ? `; covers the ${covers.face} of ${covers.name}` : ''}. Which face?`,
  covered: (name: string) => `Hand over to ${name}.`,
  // seats
  left: (count: number) => `${count} left`,
  out: 'out',
  startOpen: 'start open',
  startSpent: 'start used',
  laid: (face: Face, square: Square) => `${face} on ${square}`,
  /** A text alternative of the board. */
  describe: (chips: readonly { readonly name: string; readonly squares: readonly string[] }[]) =>
    chips.map(({ name, squares }) => `${name}: ${squares.join(', ') || 'nothing'}`).join('; '),
  compass: {
    label: 'Count from one of your chips',
    shows: (face: Face) => `shows ${face}`,
    previous: 'Previous chip',
    next: 'Next chip',
    sides: ['up', 'right', 'down', 'left'],
    goes: (count: number, side: string) => `${count} ${side}`,
    /** A direction that leads off the board. */
    offBoard: 'no square there',
    coverStart: 'cover the start',
  },
  rooms: {
    label: 'Pips in each room',
    seat: 'Player',
    head: (room: string, middle: boolean) => (middle ? `Middle room ${room}` : `Room ${room}`),
    cell: (pips: number, points: number) =>
      `${pips} ${pips === 1 ? 'pip' : 'pips'}${points ? `, ${points} points` : ''}`,
    reach: (name: string) => `Show where ${name} can lay`,
  },
} satisfies GameWords & Readonly<Record<string, unknown>>;
