import { BadOption, createError, toFound, toText } from '../../../core/errors.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import { joined } from './board.js';
import { optionFaults, positionError, type OptionFault, type TextFault } from './messages.js';
import { scores, settle, stoneAt } from './rules.js';
import { colors as known, type Field, type FluctusOptions, type FluctusState } from './types.js';

function checkOption(valid: boolean, code: OptionFault, value: unknown, rule?: string): void {
  if (!valid) throw createError(BadOption, optionFaults[code], [], { code, rule, found: toFound(value) });
}

/** Returns the state before the first move. Throws BadOption, whose `at` is the name of the option. */
export function setup(options: FluctusOptions = {}): FluctusState {
  checkOption(Object(options) === options, 'options', options);
  const { colors = ['red', 'green'], variant = 'classic', first = 0 } = options;
  const classic = variant === 'classic';
  checkOption(classic || (variant as string) === 'return', 'variant', variant, 'F12');
  const [a, b, more] = [colors].flat().map((color) => known.indexOf(color));
  checkOption(a! >= 0 && b! >= 0 && a !== b && more === undefined, 'colors', colors, 'F1');
  checkOption(!classic || Math.abs(a! - b!) === 3, 'colors-not-opposite', colors, 'F1');
  checkOption(first === 0 || first === 1, 'first', first, 'F1');
  const stones = classic ? 8 : 6;
  return settle({
    colors: [colors[0], colors[1]],
    variant,
    stones: Array<null>(12).fill(null),
    seat: first,
    reserves: [stones, stones],
    entered: [0, 0],
    paths: [[], []],
    seen: [],
  });
}

/** Formats the SEAT of a position: the letter of the seat to move, or the result. */
function formatTurn({ ending, seat }: FluctusState): string {
  const [winner, other] = ending?.winners ?? [seat];
  return other === undefined ? (ending ? '+' : '') + seatLetter(winner!) : '=';
}

/** Formats a state as `STONES SEAT RESERVES ENTERED PATHS`. */
export function formatPosition(state: FluctusState): string {
  const row = state.stones.map((stone) => (stone === null ? '.' : seatLetter(stone))).join('');
  const paths = state.paths.map((path) => path.join('-') || '-').join();
  return `${row.replace(/.{6}/, '$&/')} ${formatTurn(state)} ${state.reserves.join()} ${state.entered.join()} ${paths}`;
}

type Parts = [string, string, string, string, string];

/** Code and pattern of the five parts, in order. */
const patterns: readonly (readonly [TextFault, RegExp])[] = [
  ['stones', /^[AB.]{6}\/[AB.]{6}$/],
  ['seat', /^(\+?[AB]|=)$/],
  ['reserves', /^[0-8],[0-8]$/],
  ['entered', /^[0-2],[0-2]$/],
  ['paths', /^[^,]+,[^,]+$/],
];

type Pair<T> = [T, T];

const parsePair = <T>(text: string, parse: (part: string) => T) => text.split(',').map(parse) as Pair<T>;

const parsePath = (text: string): readonly Field[] => (text === '-' ? [] : (text.split('-') as Field[]));

/** Throws if one seat's part of the position cannot occur in a game. */
function checkSeat(state: FluctusState, seat: Seat, [, , reserves, entries, paths]: Parts): void {
  const fail = (broken: boolean, code: TextFault, found: string, rule: string) => {
    if (broken) throw positionError(code, found, seatLetter(seat), rule);
  };
  const classic = state.variant === 'classic';
  const total = scores(state)[seat]!;
  const reserve = state.reserves[seat]!;
  const entered = state.entered[seat]!;
  const path = state.paths[seat]!;
  fail(!classic && total !== 6, 'reserves-not-six', reserves, 'F12');
  fail(classic && total > 8, 'reserves-too-many', reserves, 'F1');
  fail(entered < Math.min(2, total - reserve), 'entered-too-few', entries, 'F3');
  fail(classic && entered > 8 - reserve, 'entered-too-many', entries, 'F3');
  fail(path.length === 1 || path.length > 4, 'paths-length', paths, 'F5');
  fail(
    path.some((field, i) => i > 0 && !joined(path[i - 1]!, field)),
    'paths-broken',
    paths,
    'F4',
  );
  fail(path.length > 0 && stoneAt(state, path.at(-1)!) !== seat, 'paths-no-stone', paths, 'F5');
}

/** Returns the state with the seat to move or the result of the text. */
function withTurn(state: FluctusState, turn: string): FluctusState {
  // by F7 and F8 the loser is to move, by F9 the winner; in a draw it may be either
  const states = (turn === '+A' ? [1, 0] : [0, 1]).map((seat) => settle({ ...state, seat }));
  const found = states.find((state) => formatTurn(state) === turn);
  if (found) return found;
  const open = states.find((state) => !state.ending);
  if (turn === '=' && open) return { ...open, ending: { rule: 'F10', winners: [0, 1] } };
  const over = states['AB'.indexOf(turn)]?.ending;
  throw positionError(over ? 'seat-over' : 'seat-no-end', turn, '', over?.rule);
}

/**
 * Parses the output of `formatPosition`, and nothing else. The options give the colours and the variant. A draw that does
 * not follow from F9 counts as a threefold repetition (F10), which the text cannot prove. Throws BadNotation, whose `at` is
 * `position`, `stones`, `seat`, `reserves`, `entered` or `paths`. Throws BadOption if the options are invalid.
 */
export function parsePosition(value: string, options?: FluctusOptions): FluctusState {
  const text = toText(value);
  const parts = text.split(' ');
  if (parts.length !== 5) throw positionError('position', text);
  patterns.forEach(([code, pattern], i) => {
    if (!pattern.test(parts[i]!)) throw positionError(code, parts[i]!);
  });
  const [stones, turn, reserves, entered, paths] = parts as Parts;
  const state: FluctusState = {
    ...setup(options),
    stones: Array.from(stones.replace('/', ''), (stone) => (stone === '.' ? null : +(stone === 'B'))),
    reserves: parsePair(reserves, Number),
    entered: parsePair(entered, Number),
    paths: parsePair(paths, parsePath),
  };
  checkSeat(state, 0, parts as Parts);
  checkSeat(state, 1, parts as Parts);
  return withTurn(state, turn);
}
