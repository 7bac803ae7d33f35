import type { TrayWords } from './tray-words.js';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const faces = ['Joe', 'two', 'three', 'four', 'five', 'six'];
const many = ['Joes', 'Twos', 'Threes', 'Fours', 'Fives', 'Luzi'];
const single = ['Joe', 'Two', 'Three', 'Four', 'Five', 'Luzi'];
const list = (words: readonly (string | number)[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join();

export const trayEn: TrayWords = {
  player: (letter) => `Player ${letter}`,
  board: (names) => `Luzi und Joe, ${list(names)}`,
  rows: { ledge: 'ledge', felt: 'felt' },
  die: (number) => `die ${number}`,
  faces,
  states: {
    free: 'can be thrown again',
    locked: 'locked',
    spent: 'of the run before',
    last: 'just fallen',
    hint: 'hint',
  },
  cup: (dice) => `cup, ${dice ? `${numbers[dice]} dice` : 'empty'}`,
  throwAll: 'Throw',
  throwAgain: (dice) => (dice ? `Throw ${dice} again` : 'Throw again'),
  stop: (points) => (points === undefined ? 'Stop' : `Stop for ${points}`),
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  throws: (count) => `${['', 'first', 'second', 'third', 'fourth', 'fifth'][count] ?? `${count}th`} throw`,
  ended: ({ kind, points }, name) =>
    `${{ luzi: 'Luzi', 'stand-off': 'Stand-off', superluzi: 'Superluzi', blocked: 'Joe blocks' }[kind as string] ?? name}: ${points}`,
  todo(throws, chosen, open) {
    if (!throws) return 'A run begins with all eight dice.';
    if (!open) return 'No two dice are free any more.';
    if (!chosen.length) return 'Choose dice to throw again, or stop.';
    return `${list(chosen)} ${chosen.length > 1 ? 'are' : 'is'} chosen${chosen.length > 1 ? '' : ': one more at least'}.`;
  },
  ifStops: (name) => `If ${name} stops now`,
  notThrown: 'Nothing has been thrown yet.',
  part({ face, count, pips, row }) {
    const name = face === 1 && count > 2 ? 'Trinity' : (count > 1 ? many : single)[face - 1]!;
    if (face === 6) return [name, `${numbers[count]} of three`];
    if (face === 1 && count < 3) return [name, `blocks until there are three`];
    const rowed = row ? `row of ${numbers[count]} ${row}` : count === 2 ? 'one more makes a row' : '';
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
  describe: (locked, free) =>
    `locked: ${list(locked.map((n) => faces[n - 1]!)) || 'none'}; free: ${list(free.map((n) => faces[n - 1]!)) || 'none'}`,
  moment(kind, name, points) {
    if (kind === 'trinity') return ['Trinity', 'Three Joes: from now on a stop scores.'];
    if (kind === 'luzi') return ['Luzi', `Three sixes: nothing for ${name}.`];
    if (kind === 'stand-off') return ['Stand-off', `Joe holds Luzi: ${points} for ${name}.`];
    if (kind === 'superluzi') return ['Superluzi', `Nothing for ${name}, and all others lose.`];
    return undefined;
  },
};
