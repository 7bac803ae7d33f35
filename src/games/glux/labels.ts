import type { Seat } from '../../core/game.js';
import { indexOf, squareAt, startsOf } from './engine/board.js';
import { facesOf, isKnown, opening, topAt } from './engine/chips.js';
import type { Reach } from './engine/reach.js';
import type { Square } from './engine/types.js';
import { countOf } from './selection.js';
import type { ShownPosition } from './shown-position.js';
import type { Way } from './words/en.js';

const waysOf = (reached: readonly Reach[] = []): readonly Way[] =>
  reached.map((way) => ({ count: countOf(way), from: way.from }));

/** The sentence under the headline: what the seat to move, whose hand is shown, can do. */
export function promptText({ state, targets, aimed, face, words, names }: ShownPosition): string {
  const { board, hands, seat } = state;
  const chip = hands[seat]!;
  if (!isKnown(chip)) return words.unknown;
  const faces = facesOf(chip);
  const squares = [...targets.keys()];
  if (opening(state)) return words.first(faces, startsOf(state)[seat]!);
  if (face) return words.chosen(face, squares);
  if (aimed === undefined) return words.idle(faces, squares);
  const covered = topAt(state, indexOf(board, aimed));
  return words.aimed(
    aimed,
    waysOf(targets.get(aimed)),
    covered && { ...covered, name: names[covered.seat] ?? '' },
  );
}

/** The accessible name of a square: its chips, its room, and what can be done there. */
export function squareLabel(
  { state, targets, aimed, last, words, names }: ShownPosition,
  square: Square,
  hinted: boolean,
): string {
  const { board, stacks } = state;
  const at = indexOf(board, square);
  const room = board.rows.join('').charAt(at);
  const [top, bottom] = [...stacks[at]!]
    .reverse()
    .map(({ seat, face }) => ({ name: names[seat] ?? '', face }));
  const owner = board.starts[names.length as 2 | 3 | 4]?.indexOf(square) ?? -1;
  const ways = targets.get(square);
  return [
    square,
    top ? (bottom ? words.stacked(top, bottom) : words.chip(top)) : words.empty,
    room === '.' ? words.corridor : words.room(room, room === board.middle),
    owner >= 0 && words.start(names[owner] ?? ''),
    ways && words.may(waysOf(ways)),
    square === aimed && words.states.chosen,
    square === last && words.states.last,
    hinted && words.states.hint,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The text alternative of a position. */
export function describe({ state, words, names }: ShownPosition): string {
  const visible = (seat: Seat) =>
    state.stacks.flatMap((stack, at) => {
      const top = stack.at(-1);
      return top?.seat === seat ? [`${top.face} ${squareAt(state.board, at)}`] : [];
    });
  return words.describe(names.map((name, seat) => ({ name, squares: visible(seat) })));
}
