import { seatLetter } from '../../../core/game.js';
import { sentences } from '../engine/messages.js';
import { breachText, sortSquares } from '../../../element/i18n/sentences.js';
import { boardName, type GluxWords, type Way } from './types.js';

/** Squares by name, or their number if there are many. */
const few = (squares: readonly string[]) =>
  squares.length > 6 ? `${squares.length} squares are lit` : sortSquares(squares).join(', ');

const way = ({ count, from }: Way) =>
  from ? `${count} ${count === 1 ? 'square' : 'squares'} from ${from}` : 'without counting';

const sortWays = (ways: readonly Way[]) =>
  sortSquares(ways, ({ from = '' }) => from)
    .map(way)
    .join(', ');

/** Glüx in English. */
export const en: GluxWords = {
  name: 'Glüx',
  say({ kind, seat = 0, by = 0, squares = [], face, room, rule }, names) {
    const name = names[seat] ?? '';
    const place = rule === 'G12' ? 'is tied for' : 'is in';
    switch (kind) {
      case 'opened':
        return `${name} places a ${face} on the start square ${squares[0]}.`;
      case 'restarted':
        return `${name} places a ${face} on the start chip on ${squares[0]}.`;
      case 'laid':
        return `${name} places a ${face} on ${squares.at(-1)}, counting from ${squares[0]}.`;
      case 'covered':
        return seat === by ? '' : `It covers the ${face} of ${name}.`;
      case 'room-first':
        return `${name} ${place} first position in room ${room}.`;
      case 'room-second':
        return `${name} ${place} second position in room ${room}.`;
      case 'room-lost':
        return `${name} no longer scores in room ${room}.`;
      case 'out':
        return `${name} cannot place a chip and is out.`;
      default:
        return '';
    }
  },
  ending: (rule) => (rule === 'G9' ? 'Nobody can place another chip.' : 'All chips are placed.'),
  breach: breachText(sentences),
  // the messages of errors are in English
  fault: () => undefined,
  option: () => 'Board',
  choice: (_, value) => boardName(value) ?? 'By number of players (rebuilt)',
  board: (names) => `Glüx: ${names.join(', ')}`,
  player: (seat) => `Player ${seatLetter(seat)}`,
  points: (count) => `${count} points`,
  corridor: 'path',
  room: (letter, middle) => (middle ? `middle room ${letter}` : `room ${letter}`),
  chip: ({ name, face }) => `${face} of ${name}`,
  stacked: (top, bottom) => `full: ${top.face} of ${top.name} on ${bottom.face} of ${bottom.name}`,
  empty: 'empty',
  start: (name) => `start square of ${name}`,
  may: (ways) => `your chip can go here: ${sortWays(ways)}`,
  states: { last: 'placed last', hint: 'hint', chosen: 'chosen' },
  lay: (face) => `Place the ${face}`,
  hand: 'In your hand',
  handOf: (name) => `In the hand of ${name}`,
  bag: (left) => `only you see it; ${left} left in the bag`,
  unknown: 'This chip is hidden',
  turn: (name) => `${name}, it is your turn`,
  show: 'Show the chip',
  holds: ([low, high]) => `Your chip: ${low} or ${high}.`,
  idle: ([low, high], squares) => `Choose a face, ${low} or ${high}, or a square: ${few(squares)}.`,
  first: ([low, high], start) => `Your first chip goes on ${start}. Choose a face: ${low} or ${high}.`,
  chosen: (face, squares) => `Choose a square for the ${face}: ${few(squares)}.`,
  aimed: (square, ways, covers) =>
    `Choose a face for ${square} (${sortWays(ways)}${covers ? `; covers the ${covers.face} of ${covers.name}` : ''}).`,
  covered: (name) => `Hand the device to ${name}.`,
  left: (count) => `${count} left`,
  out: 'out',
  startOpen: 'start uncovered',
  startSpent: 'start covered',
  laid: (face, square) => `${face} on ${square}`,
  describe: (chips) =>
    chips.map(({ name, squares }) => `${name}: ${squares.join(', ') || 'nothing'}`).join('; '),
  compass: {
    label: 'Count from one of your chips',
    shows: (face) => `shows ${face}`,
    previous: 'Previous chip',
    next: 'Next chip',
    sides: ['up', 'right', 'down', 'left'],
    goes: (count, side) => `${count} ${side}`,
    offBoard: 'no square there',
    coverStart: 'cover the start chip',
  },
  rooms: {
    label: 'Pips in each room',
    seat: 'Player',
    head: (room, middle) => (middle ? `Middle room ${room}` : `Room ${room}`),
    cell: (pips, points) => `${pips} ${pips === 1 ? 'pip' : 'pips'}${points ? `, ${points} points` : ''}`,
    reach: (name) => `Show where ${name} can place a chip`,
  },
};
