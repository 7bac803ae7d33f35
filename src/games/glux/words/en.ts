import { seatLetter } from '../../../core/game.js';
import { sentences } from '../engine/messages.js';
import { breachText } from '../../../element/i18n/sentences.js';
import { boardName, type GluxWords, type Way } from './types.js';

/** Squares by name, or their number if there are many. */
const few = (squares: readonly string[]) =>
  squares.length > 6 ? `${squares.length} squares are lit` : `lit: ${squares.join(', ')}`;

const way = ({ count, from }: Way) => (from ? `${count} from ${from}` : 'without counting');

/** Glüx in English. */
export const en: GluxWords = {
  name: 'Glüx',
  say({ kind, seat = 0, by = 0, squares = [], face, room, rule }, names) {
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
  ending: (rule) => (rule === 'G9' ? 'Nobody can lay another chip.' : 'All chips are laid.'),
  breach: breachText(sentences),
  // the messages of errors are in English
  fault: () => undefined,
  option: () => 'Board',
  choice: (_, value) => boardName(value) ?? 'For two, or for three and four (rebuilt)',
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
  unknown: 'This chip is hidden',
  turn: (name) => `${name}, it is your turn`,
  show: 'Show the chip',
  holds: ([low, high]) => `Your chip: ${low} or ${high}.`,
  idle: ([low, high], squares) => `Lay a ${low} or a ${high}: choose a face or a square; ${few(squares)}.`,
  first: ([low, high], start) => `The first chip goes on ${start}: ${low} or ${high}?`,
  chosen: (face, squares) => `Where to lay the ${face}? ${few(squares)}.`,
  aimed: (square, ways, covers) =>
    `${square}, ${ways.map(way).join(', ')}${covers ? `; covers the ${covers.face} of ${covers.name}` : ''}. Which face?`,
  covered: (name) => `Hand over to ${name}.`,
  left: (count) => `${count} left`,
  out: 'out',
  startOpen: 'start open',
  startSpent: 'start used',
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
    coverStart: 'cover the start',
  },
  rooms: {
    label: 'Pips in each room',
    seat: 'Player',
    head: (room, middle) => (middle ? `Middle room ${room}` : `Room ${room}`),
    cell: (pips, points) => `${pips} ${pips === 1 ? 'pip' : 'pips'}${points ? `, ${points} points` : ''}`,
    reach: (name) => `Show where ${name} can lay`,
  },
};
