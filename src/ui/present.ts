import { seatLetter, type PlayGame, type Viewer } from '../core/game.js';
import type { Match } from '../core/match.js';
import type { OptionField } from './kit.js';
import type { FullView, MoveView } from './table-view.js';

/** The moves of a match as the record list shows them to a viewer. */
export function moveViews<S, M, O extends object>(
  match: Match<S, M, O>,
  viewer: Viewer,
): readonly MoveView[] {
  const { game, moves, notes } = match;
  return moves.map((move, i): MoveView => {
    const before = match.stateAt(i);
    const turn = game.turn(before);
    const { comment = '', marks = [] } = notes.get(i + 1) ?? {};
    return {
      ply: i + 1,
      seat: turn === 'over' ? 'chance' : turn,
      notation: game.formatMove(game.viewMove?.(before, move, viewer) ?? move),
      marks,
      comment,
    };
  });
}

/** What the new-game form starts from: the options of the running match, as their attributes are written. */
export function optionViews<S, M, O extends object>(
  players: PlayGame<S, M, O>['players'],
  match: Match<S, M, O>,
  options: readonly OptionField[],
  count: number,
): Pick<FullView, 'options' | 'chosen' | 'players'> {
  const value = (name: string): unknown => match.options && Reflect.get(match.options, name);
  const chosen = Object.fromEntries(options.map(({ name, format }) => [name, format(value(name))]));
  return { options, chosen, players: { ...players, now: count } };
}

/** The letters of those who won at the end of the record, if it has one. */
export function resultOf<S, M, O extends object>(match: Match<S, M, O>): string | undefined {
  return match.outcomeAt(match.moves.length)?.winners.map(seatLetter).join();
}
