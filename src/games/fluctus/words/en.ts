import { sentences } from '../engine/messages.js';
import { breachText, formatList } from '../../../element/i18n/sentences.js';
import type { FluctusWords } from './types.js';

const or = (items: readonly string[]) => formatList(items, 'or');
const count = (n: number) => (n === 1 ? '1 stone' : `${n} stones`);

const colors = {
  red: 'red',
  white: 'white',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  violet: 'violet',
};

/** Fluctus in English. */
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
    if (kind === 'captured') return `${names[by]}: ${from} leaps over ${over} and captures on ${to}.`;
    return '';
  },
  ending: (rule) =>
    ({
      F7: 'The other side had no legal turn.',
      F8: 'Only one stone was left on the board, and a second one could not enter.',
      F9: 'Both sides have two stones left.',
      F10: 'The same position occurred for the third time.',
    })[rule] ?? '',
  breach: breachText(sentences),
  // the messages of errors are in English
  fault: () => undefined,
  option: (name) => (name === 'colors' ? 'Colours' : 'Variant'),
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
    barred: 'not allowed: to and fro',
    last: 'moved last',
    hint: 'hint',
  },
  reserve: (color, left, taken) =>
    `${color} reserve, ${left ? count(left) : 'empty'}${taken ? `, ${taken} captured` : ''}`,
  stones: count,
  taken: (n) => (n ? `${count(n)} captured` : ''),
  idle(enter, any) {
    const entry = enter.length > 0 ? `Enter a stone on ${or(enter)}` : '';
    if (!any) return entry && `${entry}.`;
    return entry ? `${entry}, or move one on the board.` : 'Choose a stone.';
  },
  chosen(from, steps, takes) {
    if (from === undefined)
      return steps.length > 0 ? `The stone can enter on ${or(steps)}.` : 'No stone can enter now.';
    const walk = steps.length > 0 ? `step to ${or(steps)}` : '';
    const leaps = or(takes.map(({ over, to }) => `leap over ${over} and capture on ${to}`));
    const can = [walk, leaps].filter(Boolean).join(', or ');
    return can ? `${from} can ${can}.` : `${from} can neither step nor capture now.`;
  },
  describe: (stones) =>
    stones
      .map(({ color, fields }) =>
        fields.length > 0 ? `${colors[color]} stones on ${formatList(fields, 'and')}` : `no ${color} stones`,
      )
      .join('; '),
};
