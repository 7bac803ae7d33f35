import { seatLetter } from '../../../core/game.js';
import { sentences } from '../engine/messages.js';
import { sayBreach } from '../../../element/i18n/breach.js';
import type { FluctusWords } from './words.js';

const list = (words: readonly string[], last = 'or') =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join();
const count = (n: number) => (n === 1 ? '1 stone' : `${n} stones`);

const colors = {
  red: 'red',
  white: 'white',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  violet: 'violet',
};

export const en: FluctusWords = {
  name: 'Fluctus',
  colors,
  players: {
    red: 'Red',
    white: 'White',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    violet: 'Violet',
  },
  say({ kind, seat = 0, by = seat, squares: [from, over, to] = [] }, names) {
    if (kind === 'entered') return `${names[seat]} enters on ${from}.`;
    if (kind === 'stepped') return `${names[seat]}: ${from} to ${over}.`;
    if (kind === 'captured') return `${names[by]}: ${from} leaps over ${over} and takes ${to}.`;
    return '';
  },
  ending: (rule) =>
    ({
      F7: 'No turn was left to the other side.',
      F8: 'One stone was left on the board, and no second one could enter.',
      F9: 'Two stones were left to each.',
      F10: 'The same position came for the third time.',
    })[rule] ?? '',
  breach: sayBreach(sentences),
  fault: () => undefined,
  option: (name) => (name === 'colors' ? 'Colours' : 'Game'),
  choice(name, value) {
    if (name === 'variant') return value === 'return' ? 'Stones return' : 'Classic';
    return value
      .split(' ')
      .map((color) => colors[color as keyof typeof colors])
      .join(' – ');
  },
  board: (names) => `Fluctus board, ${names.join(' against ')}`,
  rows: { outer: 'outer ring', inner: 'inner ring', reserves: 'reserves' },
  free: 'free',
  stone: (color) => `${color} stone`,
  states: {
    start: 'own start field',
    movable: 'can move',
    chosen: 'chosen',
    enter: 'a stone may enter here',
    step: 'may step here',
    capture: 'may be captured',
    barred: 'barred: no to and fro',
    last: 'moved last',
    hint: 'hint',
  },
  reserve: (color, left, taken) =>
    `${color} reserve, ${left ? count(left) : 'empty'}${taken ? `, ${taken} taken` : ''}`,
  stones: count,
  taken: (n) => (n ? `${count(n)} taken` : ''),
  idle(enter, any) {
    const entry = enter.length > 0 ? `A stone may enter on ${list(enter)}` : '';
    if (!any) return entry && `${entry}.`;
    return entry ? `${entry}, or one on the board moves.` : 'Choose a stone.';
  },
  chosen(from, steps, takes) {
    if (from === undefined)
      return steps.length > 0 ? `A stone enters on ${list(steps)}.` : 'No stone can enter now.';
    const walk = steps.length > 0 ? `steps to ${list(steps)}` : '';
    const leaps = list(takes.map(({ over, to }) => `leaps over ${over} and takes ${to}`));
    const can = [walk, leaps].filter(Boolean).join(', or ');
    return can ? `${from} ${can}.` : `${from} can go nowhere now.`;
  },
  describe: (stones) =>
    stones
      .map(({ color, fields }, seat) =>
        fields.length > 0
          ? `${colors[color]} stones on ${list(fields, 'and')}`
          : `no ${color} stone (${seatLetter(seat)})`,
      )
      .join('; '),
};
