import type { Seat } from '../../core/game.js';
import type { GameEnd, GameWords, OptionWords, PastHappening } from '../../element/words/game-words.js';
import { violationText, formatList, formatMargin, have, listNames } from '../../element/words/sentences.js';
import { defaultRows, sentences, type LuziMove, type Part } from '../../games/luzi/engine/index.js';
import * as names from './names.js';

const list = (items: readonly (string | number)[]) => formatList(items, 'and');

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const faces = ['Joe', 'two', 'three', 'four', 'five', 'six'];
const many = ['Joes', 'Twos', 'Threes', 'Fours', 'Fives', 'Sixes'];
const single = ['Joe', 'Two', 'Three', 'Four', 'Five', 'Six'];
const dice = (all: readonly number[]) => list([...all].sort().map((face) => faces[face - 1]!)) || 'none';

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (count: number) => ordinals[count] ?? `${count}${endings[ordinalRules.select(count)]}`;

/** The first of the runs with the most points; undefined if none scored. */
export function highestRun(
  told: readonly PastHappening[],
): { readonly seat: Seat; readonly score: number } | undefined {
  let best;
  for (const { seat, score = 0 } of told)
    if (seat !== undefined && score > (best?.score ?? 0)) best = { seat, score };
  return best;
}

/** The words of a picture: the names of the board and of the seats, the words on the felt, and the text alternative. */
export const picture = {
  board: (names: readonly string[]) => `Luzi und Joe, ${list(names)}`,
  /** A text alternative of the tray. */
  describe: (locked: readonly number[], free: readonly number[]) =>
    `locked: ${dice(locked)}; free: ${dice(free)}`,
  player: (letter: string) => `Player ${letter}`,
  die: (number: number) => `die ${number}`,
  /** The number of the throw in the run, as a caption on the tray. */
  throws: (count: number) => `${ordinal(count)} throw`,
  /** The name of a special event, or of a special end of a run. */
  event: (kind: string): string | undefined =>
    ({
      trinity: 'Trinity',
      luzi: 'Luzi',
      'stand-off': 'Stand-off',
      superluzi: 'Superluzi',
      blocked: 'Joe blocks',
    })[kind],
};

/** The words of pictures of Luzi und Joe. */
export type LuziPictureWords = typeof picture;

/** Luzi und Joe in English. Every other language has the same entries. */
export const en = {
  ...picture,
  name: names.luzi,
  aim: 'Score the most points, but stop before the third six falls.',
  say({ kind, seat = 0, squares = [], score = 0 }, names, you) {
    const name = names[seat]!;
    const s = seat === you ? '' : 's';
    const who = s ? name : 'you';
    const stop = `stop${s} and score${s} ${score}.`;
    return (
      {
        thrown: `${name} throw${s} ${squares.length > 0 ? `${list(squares)} again` : 'all eight dice'}.`,
        fallen: `The dice show ${list(squares)}.`,
        trinity: 'At least three Joes, the Trinity: Joe no longer blocks.',
        stopped: `${name} ${stop}`,
        spent: `Fewer than two dice are free: ${who} ${stop}`,
        blocked: `${name} stop${s}, but Joe blocks: no points.`,
        luzi: `Luzi, the third six: ${who} score${s} nothing.`,
        'stand-off': `Luzi meets the Trinity, a stand-off: ${who} score${s} ${score}.`,
        superluzi: `Superluzi: ${who} score${s} nothing.`,
        robbed: `${name} lose${s} ${-score}.`,
      }[kind] ?? ''
    );
  },
  act(move: LuziMove): string {
    if (move.kind === 'stop') return 'Stop';
    if (move.kind === 'fall') return `The dice show ${list(move.dice)}`;
    return move.dice.length > 0 ? `Throw ${list(move.dice)} again` : 'Throw all eight dice';
  },
  ending: (_rule, end): string =>
    `The last round has been played. ${listNames(end.winners, end, 'and')} ${have(end.winners, end.addressee)} the most points.`,
  story(told: readonly PastHappening[], end: GameEnd): string {
    const best = highestRun(told);
    const tale = best
      ? `The highest run was ${best.seat === end.addressee ? 'yours' : `that of ${end.names[best.seat]}`}: ${best.score}.`
      : 'No run scored anything.';
    return [formatMargin(end, 'to', 'and', en.points), tale].filter(Boolean).join(' ');
  },
  /** The meaning of the flames on the ledge, below them, before the first throw. */
  flames: 'third six: usually no points',
  chanceStays: 'A throw cannot be taken back',
  violation: violationText(sentences),
  // The messages of the errors are in English already.
  fault: () => undefined,

  // accessible names
  rows: { ledge: 'locked dice', felt: 'free dice' },
  /** The names of the faces, from one to six. */
  faces,
  states: {
    free: 'can be thrown again',
    locked: 'locked',
    spent: 'from the previous run',
    last: 'just fallen',
    hint: 'hint',
  },
  cup: (count: number) => `cup, ${count ? (count === 1 ? '1 die' : `${count} dice`) : 'empty'}`,

  // buttons
  /** The accessible name of the buttons that throw and stop. */
  run: 'Run',
  throwAll: 'Throw',
  /** Throws the selected dice again. */
  throwAgain: (count: number): string => (count ? `Throw ${count} again` : 'Throw again'),
  stop: (score: number | undefined): string => (score === undefined ? 'Stop' : `Stop for ${score}`),

  /** A move as a person types it. */
  typed: (move: LuziMove): string => (move.kind === 'stop' ? 'stop' : ['roll', ...move.dice].join(' ')),

  // seats
  points: (score: number): string => (Math.abs(score) === 1 ? `${score} point` : `${score} points`),

  /** The last run of a seat, by the name of its special end if it has one. */
  ran: (event: string | undefined, score: number) => `${event ?? 'stopped'}: ${score}`,

  /** The possible moves, in a sentence; `open` if dice may be thrown again. */
  todo(throws: number, chosen: readonly number[], open: boolean): string {
    if (!throws) return 'Throw all eight dice.';
    if (!open) return 'Fewer than two dice are free: you can only stop.';
    if (!chosen.length) return 'Choose dice to throw again, or stop.';
    return `Chosen to throw again: ${dice(chosen)}.${chosen.length === 1 ? ' Choose at least one more.' : ''}`;
  },

  /** The effect of a special event that is shown over the tray; undefined for other events. The only person has no name. */
  specialEvent: (kind: string, name: string | undefined, score: number): string | undefined => {
    const scores = name ? `${name} scores` : 'you score';
    return {
      trinity: 'At least three Joes: Joe no longer blocks.',
      luzi: `Three sixes: ${scores} nothing.`,
      'stand-off': `Joe stops Luzi: ${scores} ${score}.`,
      superluzi: `All others lose points, and ${scores} nothing.`,
    }[kind];
  },

  /** The list of what stopping now would score. */
  tally: {
    /** `name` is undefined for the only person at the board. */
    label: (name: string | undefined) => `If ${name ? `${name} stops` : 'you stop'} now`,
    /** The title before the first throw. */
    title: 'What scores points',
    /** Introduces the points for rows, which are shown before the first throw. */
    notThrown: 'Fours and fives score their pips. In addition, rows score:',
    row: (count: number) => `row of ${numbers[count]}`,
    /** The dice of one face: their name, and the reason of their score. */
    part({ face, count, pips, row, standOff }: Part): readonly [name: string, why: string] {
      const name = face === 1 && count > 2 ? 'Trinity' : (count > 1 ? many : single)[face - 1]!;
      if (face === 6)
        return [name, `${numbers[3 - count]} more until ${standOff ? 'the stand-off' : 'Luzi'}`];
      if (face === 1 && count < 3)
        return [name, count > 1 ? 'block until there are three' : 'blocks until there are three'];
      const rowed = row ? `row of ${numbers[count]}: ${row}` : count === 2 && !pips ? 'no row yet' : '';
      return [name, [pips ? `${pips} pips` : '', rowed].filter(Boolean).join(', ')];
    },
    chosen: 'chosen',
    total: 'Total',
    /** The points of the dice that would not be thrown again. */
    stays: (score: number) => `${score} from the dice you keep`,
    /** Joe blocks (Z4). */
    blocked: 'Joe blocks: no points until there are three',
  },

  sheet: {
    title: 'Score sheet',
    round: 'Round',
    roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    total: 'Total',
    /** Points from before the match began. */
    earlier: 'earlier',
    /** A run from before the match began. */
    unknown: 'not recorded',
  },
} satisfies GameWords & Record<string, unknown>;

/** The words of Luzi und Joe in one language. */
export type LuziWords = GameWords & Omit<typeof en, keyof GameWords>;

const points = (value: string) => value.split(' ').join(', ');

/** True for the row points that are played without the option. */
export const isDefault = (rows: string): boolean => rows === defaultRows.join(' ');

/** The labels of the options of Luzi und Joe in English. */
export const options: OptionWords = {
  option: (name) =>
    ({
      rounds: 'Rounds',
      rows: 'Row points',
      together: 'Third Joe and third six in the same throw',
      superluzi: 'Superluzi',
    })[name] ?? name,
  choice(name, value) {
    if (name === 'rows')
      return (
        { triangular: 'Triangular', doubling: 'Doubling' }[value] ??
        `${points(value)}${isDefault(value) ? ' (rebuilt)' : ''}`
      );
    if (name === 'together') return value === 'luzi' ? 'Luzi' : 'Stand-off';
    return name === 'superluzi' ? `With ${value} or more sixes` : value;
  },
};
