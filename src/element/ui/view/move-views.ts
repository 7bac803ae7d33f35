import { splitComment } from '../../../core/comment.js';
import type { Game, Seat, Viewer } from '../../../core/game.js';
import type { Line, AnyMatch, Note } from '../../../core/match.js';

/** A move of the record. */
export interface MoveView {
  /** The ply after this move, from 1. */
  readonly ply: number;
  readonly seat: Seat | 'chance';
  readonly notation: string;
  /** Annotations such as `!?` or `$5`. */
  readonly marks: readonly string[];
  readonly comment: string;
  /** The record has a comment or marks at this ply. */
  readonly noted?: boolean;
}

/** A move with its note, as viewers know it. */
interface Known {
  readonly move: unknown;
  readonly note: Note | undefined;
  readonly views: Map<Viewer, MoveView>;
}

/** The moves that were viewed in a state, by the state: a move keeps its view while others are played after it. */
const known = new WeakMap<object, Known[]>();

function viewOf(
  game: Game<unknown, unknown>,
  before: unknown,
  { move, note, views }: Known,
  viewer: Viewer,
  ply: number,
): MoveView {
  const notation = game.formatMove(game.viewMove?.(before, move, viewer) ?? move);
  // most moves hide nothing
  const same = [...views.values()].find((each) => each.notation === notation);
  if (same) return same;
  const turn = game.turn(before);
  const { comment = '', marks = [] } = note ?? {};
  const { prose } = splitComment(comment);
  const seat = turn === 'over' ? 'chance' : turn;
  return { ply, seat, notation, marks, comment: prose, noted: note !== undefined };
}

/** The moves of a line as a viewer may know them; `plies` go before it, and `stateAt` returns the state before each, counted from 0. */
export function lineViews(
  game: Game<unknown, unknown>,
  { moves, notes }: Pick<Line<unknown>, 'moves' | 'notes'>,
  stateAt: (i: number) => unknown,
  viewer: Viewer,
  plies = 0,
): readonly MoveView[] {
  const all: MoveView[] = [];
  for (const move of moves) {
    const before = stateAt(all.length) as object;
    const note = notes.get(all.length + 1);
    const played = known.get(before) ?? [];
    let at = 0;
    while (at < played.length && !(played[at]!.move === move && played[at]!.note === note)) at++;
    if (at === played.length) known.set(before, [...played, { move, note, views: new Map() }]);
    const { [at]: found } = known.get(before)!;
    const view = found!.views.get(viewer) ?? viewOf(game, before, found!, viewer, plies + all.length + 1);
    found!.views.set(viewer, view);
    all.push(view);
  }
  return all;
}

/** By list of moves, for the last viewer. Copies of a match at another ply share the list; a match with other moves or notes has a new one. */
const lists = new WeakMap<object, { readonly viewer: Viewer; readonly views: readonly MoveView[] }>();

/** The moves of a match as a viewer may know them. */
export function moveViews(match: AnyMatch, viewer: Viewer): readonly MoveView[] {
  const { game, moves } = match;
  let shown = lists.get(moves);
  if (shown?.viewer !== viewer) {
    shown = { viewer, views: lineViews(game, match, match.stateAt.bind(match), viewer) };
    lists.set(moves, shown);
  }
  return shown.views;
}
