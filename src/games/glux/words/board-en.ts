import { seatLetter } from '../../../core/game.js';
import type { BoardWords, Way } from './board-words.js';

/** Squares by name, or many of them by number. */
const few = (squares: readonly string[]) =>
  squares.length > 6 ? `${squares.length} squares are lit` : `lit: ${squares.join(', ')}`;

const way = ({ count, from }: Way) => (from ? `${count} from ${from}` : 'without counting');

export const boardEn: BoardWords = {
  board: (names) => `Glüx: ${names.join(', ')}`,
  player: (seat) => `Player ${seatLetter(seat)}`,
  points: (count) => `${count} points`,
  corridor: 'corridor',
  room: (letter, middle) => (middle ? `middle room ${letter}` : `room ${letter}`),
  chip: ({ name, face }) => `${face} of ${name}`,
  stacked: (top, bottom) => `closed: ${top.face} of ${top.name} on ${bottom.face} of ${bottom.name}`,
  empty: 'empty',
  start: (name) => `start of ${name}`,
  may: (ways) => `may be laid here: ${ways.map(way).join(', ')}`,
  states: { last: 'laid last', hint: 'hint', chosen: 'chosen' },
  lay: (face) => `Lay the ${face}`,
  hand: 'In your hand',
  handOf: (name) => `In the hand of ${name}`,
  bag: (left) => `only you see it; ${left} in the bag`,
  unknown: 'Nobody here knows this chip',
  turn: (name) => `${name}, it is your turn`,
  show: 'Show the chip',
  holds: ([low, high]) => `Your chip: ${low} or ${high}.`,
  idle: ([low, high], squares) => `Lay a ${low} or a ${high}: choose a face or a square; ${few(squares)}.`,
  first: ([low, high], start) => `The first chip goes to ${start}: ${low} or ${high}?`,
  chosen: (face, squares) => `Where to lay the ${face}? ${few(squares)}.`,
  aimed: (square, ways, covers) =>
    `${square}, ${ways.map(way).join(', ')}${covers ? `; covers the ${covers.face} of ${covers.name}` : ''}. Which face?`,
  covered: (name) => `Hand over to ${name}.`,
};
