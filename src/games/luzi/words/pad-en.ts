import type { PadWords } from './tray-words.js';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const many = ['Joes', 'Twos', 'Threes', 'Fours', 'Fives', 'Luzi'];
const single = ['Joe', 'Two', 'Three', 'Four', 'Five', 'Luzi'];

export const padEn: PadWords = {
  throws: (count) => `${['', 'first', 'second', 'third', 'fourth', 'fifth'][count] ?? `${count}th`} throw`,
  ended: ({ kind, points }, name) =>
    `${{ luzi: 'Luzi', 'stand-off': 'Stand-off', superluzi: 'Superluzi', blocked: 'Joe blocks' }[kind as string] ?? name}: ${points}`,
  ifStops: (name) => `If ${name} stops now`,
  notThrown: 'Fours and fives score their pips. Besides:',
  rowOf: (dice) => `row of ${numbers[dice]}`,
  part({ face, count, pips, row }) {
    const name = face === 1 && count > 2 ? 'Trinity' : (count > 1 ? many : single)[face - 1]!;
    if (face === 6) return [name, `${numbers[count]} of three`];
    if (face === 1 && count < 3)
      return [name, count > 1 ? 'block until there are three' : 'blocks until there are three'];
    const rowed = row ? `row of ${numbers[count]}: ${row}` : count === 2 ? 'one more makes a row' : '';
    return [name, [pips ? `${pips} pips` : '', rowed].filter(Boolean).join(', ')];
  },
  chosen: 'chosen',
  total: 'A stop scores',
  stays: (points) => `${points} would stay on the table`,
  blocked: 'Joe blocks: nothing counts until there are three',
  sheet: 'Score sheet',
  round: 'Round',
  sum: 'Sum',
  earlier: 'earlier',
  unknown: 'not recorded',
  rebuilt: 'Row points are rebuilt.',
  moment(kind, name, points) {
    if (kind === 'trinity') return ['Trinity', 'Three Joes: from now on a stop scores.'];
    if (kind === 'luzi') return ['Luzi', `Three sixes: nothing for ${name}.`];
    if (kind === 'stand-off') return ['Stand-off', `Joe holds Luzi: ${points} for ${name}.`];
    if (kind === 'superluzi') return ['Superluzi', `Nothing for ${name}, and all others lose.`];
    return undefined;
  },
};
