import type { PadWords } from './board-words.js';

/** What is said beside the board in English: it comes with what shows it. */
export const padEn: PadWords = {
  compass: 'Lay from a chip of your own',
  shows: (face) => `shows ${face}`,
  before: 'Chip before',
  after: 'Next chip',
  sides: ['up', 'right', 'down', 'left'],
  goes: (count, side) => `${count} ${side}`,
  offBoard: 'no square there',
  coverStart: 'cover the start',
  rooms: 'Pips in each room',
  seat: 'Player',
  total: 'Points',
  roomHead: (room, middle) => (middle ? `Middle room ${room}` : `Room ${room}`),
  cell: (pips, points) => `${pips} ${pips === 1 ? 'pip' : 'pips'}${points ? `, ${points} points` : ''}`,
  reachOf: (name) => `Show where ${name} could lay`,
  left: (count) => `${count} left`,
  out: 'out',
  startOpen: 'start open',
  startSpent: 'start spent',
  laid: (face, square) => `${face} on ${square}`,
  over: ({ name, face }) => `over ${face} of ${name}`,
  describe: (chips) =>
    chips.map(({ name, squares }) => `${name}: ${squares.join(', ') || 'nothing'}`).join('; '),
  closed: 'closed',
};
