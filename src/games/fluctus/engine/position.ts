import { toText } from '../../../core/errors.js';
import { seatLetter, type Seat } from '../../../core/game.js';
import { joined } from './board.js';
import { formatTurn } from './notation.js';
import { scores, settle } from './rules.js';
import { setup } from './setup.js';
import { badText, type TextFault } from './messages.js';
import { stoneAt } from './explain.js';
import type { Field, FluctusOptions, FluctusState } from './types.js';

type Words = [string, string, string, string, string];

/** The five parts in their order, each by the code of its fault. */
const parts: readonly (readonly [TextFault, RegExp])[] = [
  ['stones', /^[AB.]{6}\/[AB.]{6}$/],
  ['seat', /^(\+?[AB]|=)$/],
  ['reserves', /^[0-8],[0-8]$/],
  ['entered', /^[0-2],[0-2]$/],
  ['paths', /^[^,]+,[^,]+$/],
];

type Pair<T> = [T, T];

const pair = <T>(text: string, read: (word: string) => T) => text.split(',').map(read) as Pair<T>;

const readPath = (text: string): readonly Field[] => (text === '-' ? [] : (text.split('-') as Field[]));

/** Refuses what no game can bring about for one seat. */
function checkSeat(state: FluctusState, seat: Seat, [, , reserves, entries, way]: Words): void {
  const fail = (broken: boolean, code: TextFault, found: string, rule: string) => {
    if (broken) throw badText(code, found, seatLetter(seat), rule);
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
  fail(path.length === 1 || path.length > 4, 'paths-length', way, 'F5');
  fail(
    path.some((field, i) => i > 0 && !joined(path[i - 1]!, field)),
    'paths-broken',
    way,
    'F4',
  );
  fail(path.length > 0 && stoneAt(state, path.at(-1)!) !== seat, 'paths-no-stone', way, 'F5');
}

/** The state with the seat or the result that the text shows. */
function seated(state: FluctusState, shown: string): FluctusState {
  // The loser was about to move (F7, F8), if the winner was not (F9); of a draw either may have been.
  const states = (shown === '+A' ? [1, 0] : [0, 1]).map((seat) => settle({ ...state, seat }));
  const found = states.find((state) => formatTurn(state) === shown);
  if (found) return found;
  const open = states.find((state) => !state.ending);
  if (shown === '=' && open) return { ...open, ending: { rule: 'F10', winners: [0, 1] } };
  const over = states['AB'.indexOf(shown)]?.ending;
  throw badText(over ? 'seat-over' : 'seat-no-end', shown, '', over?.rule);
}

/**
 * Reads what `formatPosition` writes, and nothing else. Options carry the colours and the variant. A draw that F9 does
 * not give is taken for a third repetition (F10), which the text cannot prove. Throws BadNotation with `at` one of
 * `position`, `stones`, `seat`, `reserves`, `entered`, `paths`; BadOption for options that make no sense.
 */
export function parsePosition(given: string, options?: FluctusOptions): FluctusState {
  const text = toText(given);
  const words = text.split(' ');
  if (words.length !== 5) throw badText('position', text);
  parts.forEach(([code, shape], i) => {
    if (!shape.test(words[i]!)) throw badText(code, words[i]!);
  });
  const [stones, shown, reserves, entered, paths] = words as Words;
  const state: FluctusState = {
    ...setup(options),
    stones: Array.from(stones.replace('/', ''), (stone) => (stone === '.' ? null : +(stone === 'B'))),
    reserves: pair(reserves, Number),
    entered: pair(entered, Number),
    paths: pair(paths, readPath),
  };
  checkSeat(state, 0, words as Words);
  checkSeat(state, 1, words as Words);
  return seated(state, shown);
}
