import type { Fault } from '../../core/errors.js';
import { moveNumber } from '../../core/game.js';
import type { Seat } from '../../core/game.js';
import type { GameEnd, GameWords, OptionWords, PastHappening } from '../../element/words/game-words.js';
import { violationText, formatList, formatMargin, have } from '../../element/words/sentences.js';
import { captureOver } from '../../games/fluctus/engine/board.js';
import { sentences } from '../../games/fluctus/engine/messages.js';
import type { Color, FluctusMove } from '../../games/fluctus/engine/types.js';
import * as names from './names.js';

const or = (items: readonly string[]) => formatList(items, 'or');
const count = (n: number) => (n === 1 ? '1 stone' : `${n} stones`);

/** The captures of a game: by seat, and the one with which the winner took the lead for good, if the winner leads at the end. */
export interface Captures {
  readonly taken: readonly [number, number];
  /** `move` is its number in the record. */
  readonly lead?: { readonly seat: Seat; readonly move: number; readonly square: string } | undefined;
}

/** The captures among all that happened in a game. */
export function captures(told: readonly PastHappening[], winners: readonly Seat[]): Captures {
  const taken: [number, number] = [0, 0];
  const [winner] = winners;
  let lead: Captures['lead'];
  for (const { kind, by, squares = [], ply } of told) {
    if (kind !== 'captured' || by === undefined) continue;
    taken[by]! += 1;
    if (winners.length !== 1 || winner === undefined) continue;
    const ahead = taken[winner]! - taken[1 - winner]!;
    if (ahead <= 0) lead = undefined;
    else lead ??= { seat: winner, move: moveNumber(ply, 2), square: squares.at(-1) ?? '' };
  }
  return { taken, lead };
}

/** The words of a picture: the names of the board and of the seats, and the text alternative. */
export const picture = {
  /** The default name of a seat. */
  players: {
    red: 'Red',
    white: 'White',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    violet: 'Violet',
  },
  board: (names: readonly string[]) =>
    `Fluctus board, ${names.map((name, i) => (i > 0 && name === 'You' ? 'you' : name)).join(' against ')}`,
  /** A text alternative of the board. */
  describe: (stones: readonly { readonly color: Color; readonly fields: readonly string[] }[]): string =>
    stones
      .map(({ color, fields }) =>
        fields.length > 0 ? `${color} stones on ${formatList(fields, 'and')}` : `no ${color} stones`,
      )
      .join('; '),
};

/** Fluctus in English. */
export const en = {
  ...picture,
  name: names.fluctus,
  aim: 'Leave your opponent with no move, or with one stone and no way to enter another.',
  say({ kind, seat = 0, by = seat, squares: [from, over, to] = [] }, names, you) {
    const s = (kind === 'captured' ? by : seat) === you ? '' : 's';
    if (kind === 'entered') return `${names[seat]} enter${s} on ${from}.`;
    if (kind === 'stepped') return `${names[seat]} step${s} from ${from} to ${over}.`;
    if (kind === 'captured')
      return `${names[by]} leap${s} from ${from} over ${over} and capture${s} on ${to}.`;
    return '';
  },
  act(move: FluctusMove) {
    if (move.kind === 'enter') return `Enter a stone on ${move.to}`;
    const { from, to } = move;
    const over = captureOver(from, to);
    if (move.kind === 'step') return `Step from ${from} to ${to}`;
    return `Leap from ${from}${over ? ` over ${over}` : ''} and capture on ${to}`;
  },
  ending: (rule, { names, addressee, winners: [winner = 0, second] }) =>
    ({
      F7: `${names[1 - winner]} cannot enter, step or capture.`,
      F8: `${names[1 - winner]} ${have([1 - winner], addressee)} only one stone on the board and cannot enter another.`,
      F9: `Both sides have two stones left.${second === undefined ? ` ${names[winner]} can capture at once.` : ''}`,
      F10: 'The same position occurred for the third time.',
    })[rule] ?? '',
  story(told: readonly PastHappening[], end: GameEnd) {
    const { names, winners } = end;
    const margin = formatMargin(end, 'to', 'and', count);
    const { lead, taken } = captures(told, winners);
    const tale = lead
      ? `${names[lead.seat]} took the lead for good in move ${lead.move}, with the capture on ${lead.square}.`
      : taken[0] + taken[1]
        ? `Stones captured: ${names.map((name, seat) => `${name} ${taken[seat]}`).join(', ')}.`
        : 'No stone was captured.';
    return [margin, tale].filter(Boolean).join(' ');
  },
  violation: violationText(sentences),
  // the messages of errors are in English
  fault: (_: Fault): string | undefined => undefined,

  // accessible names
  rows: { outer: 'outer ring', inner: 'inner ring', reserves: 'reserves' },
  free: 'free',
  stone: (color: Color) => `${color} stone`,
  states: {
    movable: 'can move',
    chosen: 'chosen',
    enter: 'a stone may enter here',
    step: 'may step here',
    capture: 'may be captured',
    barred: 'not allowed: to and fro',
    last: 'moved last',
    hint: 'hint',
  },
  /** The colour of the only person at the board. */
  youAre: (color: Color) => `You are ${picture.players[color]}.`,
  /** `own` for the only person at the board. */
  reserve: (color: Color, left: number, taken: number, own: boolean) =>
    `${own ? `your reserve (${color})` : `${color} reserve`}, ${left ? count(left) : 'empty'}${taken ? `, ${taken} lost` : ''}`,
  /** The moves of a stone whose side is not to move. */
  ifToMove: (moves: string) => `If this stone were to move: ${moves}`,

  // seats
  stones: count,
  taken: (n: number) => (n ? `${n} captured` : ''),

  /** The possible moves while nothing is selected: fields for a new stone, and if a stone on the board can move. */
  idle(enter: readonly string[], any: boolean) {
    const entry = enter.length > 0 ? `Enter a stone on ${or(enter)}` : '';
    if (!any) return entry && `${entry}.`;
    return entry ? `${entry}, or move one on the board.` : 'Choose a stone.';
  },
  /** The possible moves of the selected stone; `from` is undefined for a stone of the reserve. */
  chosen(from: string | undefined, steps: readonly string[], takes: readonly (readonly string[])[]) {
    if (from === undefined)
      return steps.length > 0 ? `The stone can enter on ${or(steps)}.` : 'No stone can enter now.';
    const walk = steps.length > 0 ? `step to ${or(steps)}` : '';
    const leaps = or(takes.map(([, over, to]) => `leap over ${over} and capture on ${to}`));
    const can = [walk, leaps].filter(Boolean).join(', or ');
    return can ? `${from} can ${can}.` : `${from} cannot step or capture now.`;
  },
} satisfies GameWords & Record<string, unknown>;

/** The words of Fluctus. Every other language has the same entries. */
export type FluctusWords = typeof en;

/** The words of pictures of Fluctus. */
export type FluctusPictureWords = typeof picture;

/** The labels of the options of Fluctus in English. */
export const options: OptionWords = {
  option: (name) => (name === 'colors' ? 'Colours' : 'Variant'),
  choice(name, value) {
    if (name === 'variant') return value === 'return' ? 'Stones return' : 'Classic';
    return value.replace(/^./, (letter) => letter.toUpperCase()).replace(' ', ' – ');
  },
};
