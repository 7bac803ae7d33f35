import { breachText, formatList } from '../../../element/i18n/sentences.js';
import { sentences } from '../engine/messages.js';
import type { LuziWords } from './types.js';

const list = (items: readonly (string | number)[]) => formatList(items, 'and');
const points = (value: string) => value.split(' ').join(', ');

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const faces = ['Joe', 'two', 'three', 'four', 'five', 'six'];
const many = ['Joes', 'Twos', 'Threes', 'Fours', 'Fives', 'Sixes'];
const single = ['Joe', 'Two', 'Three', 'Four', 'Five', 'Six'];
const ends: Readonly<Record<string, string>> = {
  luzi: 'Luzi',
  'stand-off': 'Stand-off',
  superluzi: 'Superluzi',
  blocked: 'Joe blocks',
};
const dice = (all: readonly number[]) => list([...all].sort().map((face) => faces[face - 1]!)) || 'none';

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (count: number) => ordinals[count] ?? `${count}${endings[ordinalRules.select(count)]}`;

/** Luzi und Joe in English. */
export const en: LuziWords = {
  name: 'Luzi und Joe',
  say({ kind, seat = 0, squares = [], score = 0 }, names) {
    const name = names[seat] ?? '';
    switch (kind) {
      case 'thrown':
        return `${name} throws ${squares.length > 0 ? `${list(squares)} again` : 'all eight dice'}.`;
      case 'fallen':
        return `The dice show ${list(squares)}.`;
      case 'trinity':
        return 'Three Joes, the Trinity: from now on, stopping scores.';
      case 'stopped':
        return `${name} stops and scores ${score}.`;
      case 'spent':
        return `Fewer than two dice are free: ${name} stops and scores ${score}.`;
      case 'blocked':
        return `${name} stops, but Joe blocks: no points.`;
      case 'luzi':
        return `Luzi, the third six: ${name} scores nothing.`;
      case 'stand-off':
        return `Luzi meets the Trinity, a stand-off: ${name} scores ${score}.`;
      case 'superluzi':
        return `Superluzi: ${name} scores nothing.`;
      case 'robbed':
        return `${name} loses ${-score}.`;
      default:
        return '';
    }
  },
  ending: (rule) => (rule === 'Z10' ? 'The last round has been played.' : ''),
  breach: breachText(sentences),
  // The messages of the errors are in English already.
  fault: () => undefined,
  option: (name) =>
    ({
      rounds: 'Rounds',
      rows: 'Row points (rebuilt)',
      together: 'Third Joe and third six in the same throw',
      superluzi: 'Superluzi',
    })[name] ?? name,
  choice(name, value) {
    if (name === 'rows') return { triangular: 'Triangular', doubling: 'Doubling' }[value] ?? points(value);
    if (name === 'together') return value === 'luzi' ? 'Luzi' : 'Stand-off';
    return name === 'superluzi' ? `With ${value} or more sixes` : value;
  },

  board: (names) => `Luzi und Joe, ${list(names)}`,
  rows: { ledge: 'locked dice', felt: 'free dice' },
  die: (number) => `die ${number}`,
  faces,
  states: {
    free: 'can be thrown again',
    locked: 'locked',
    spent: 'from the previous run',
    last: 'just fallen',
    hint: 'hint',
  },
  cup: (count) => `cup, ${count ? (count === 1 ? '1 die' : `${count} dice`) : 'empty'}`,
  describe: (locked, free) => `locked: ${dice(locked)}; free: ${dice(free)}`,

  throwAll: 'Throw',
  throwAgain: (count) => (count ? `Throw ${count} again` : 'Throw again'),
  stop: (score) => (score === undefined ? 'Stop' : `Stop for ${score}`),

  player: (letter) => `Player ${letter}`,
  points: (score) => (Math.abs(score) === 1 ? `${score} point` : `${score} points`),

  todo(throws, chosen, open) {
    if (!throws) return 'Throw all eight dice.';
    if (!open) return 'Fewer than two dice are free: you can only stop.';
    if (!chosen.length) return 'Choose dice to throw again, or stop.';
    if (chosen.length === 1) return `${chosen.join()} is chosen: choose at least one more.`;
    return `${list([...chosen].sort())} are chosen.`;
  },

  throws: (count) => `${ordinal(count)} throw`,
  ended: ({ kind, points: score }, name) => `${ends[kind] ?? name}: ${score}`,
  moment(kind, name, score) {
    if (kind === 'trinity') return ['Trinity', 'Three Joes: from now on, stopping scores.'];
    if (kind === 'luzi') return ['Luzi', `Three sixes: ${name} scores nothing.`];
    if (kind === 'stand-off') return ['Stand-off', `Joe stops Luzi: ${name} scores ${score}.`];
    if (kind === 'superluzi') return ['Superluzi', `${name} scores nothing, and all others lose points.`];
    return undefined;
  },

  tally: {
    label: (name) => `If ${name} stops now`,
    notThrown: 'Fours and fives score their pips. In addition, rows score:',
    row: (count) => `row of ${numbers[count]}`,
    part({ face, count, pips, row }) {
      const name = face === 1 && count > 2 ? 'Trinity' : (count > 1 ? many : single)[face - 1]!;
      if (face === 6) return [name, `${numbers[3 - count]} more until Luzi`];
      if (face === 1 && count < 3)
        return [name, count > 1 ? 'block until there are three' : 'blocks until there are three'];
      const rowed = row ? `row of ${numbers[count]}: ${row}` : count === 2 ? 'one more makes a row' : '';
      return [name, [pips ? `${pips} pips` : '', rowed].filter(Boolean).join(', ')];
    },
    chosen: 'chosen',
    total: 'Stopping scores',
    stays: (score) => `${score} from the dice you keep`,
    blocked: 'Joe blocks: no points until there are three',
  },

  sheet: {
    title: 'Score sheet',
    round: 'Round',
    total: 'Total',
    earlier: 'earlier',
    unknown: 'not recorded',
    rebuilt: 'Row points are rebuilt.',
  },
};
