import { seatLetter, type Viewer } from '../../core/game.js';
import type { Match } from '../../core/match.js';
import type { GameReader, OptionField } from '../game-definition.js';
import type { FullView, MoveView } from './view-model.js';

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

/** A choice among the games of a board that plays several. */
function gameField(names: readonly string[], now: string): OptionField {
  return { name: 'game', choices: () => names, parse: (text) => text, format: () => now };
}

const seriesField = (now: boolean): OptionField => ({
  name: 'series',
  choices: () => ['false', 'true'],
  parse: (text) => text,
  format: () => String(now),
});

/**
 * What the new-game form starts from: the options of the running match, as their attributes are written; of another
 * game of the board, once `chosen` names it, its defaults. `series`: the match is a game of one.
 */
export function optionViews<S, M, O extends object>(
  reader: GameReader<S, M, O> | undefined,
  match: Match<S, M, O>,
  count: number,
  chosen?: string,
  series = false,
): Pick<FullView, 'options' | 'chosen' | 'players'> {
  const value = (name: string): unknown => match.options && Reflect.get(match.options, name);
  const all = reader ? [[reader.game.id, reader] as const, ...Object.entries(reader.others ?? {})] : [];
  const [now = '', running] = all.find(([, { game }]) => game.id === match.game.id) ?? [];
  const [, next = running] = all.find(([name]) => name === chosen) ?? [];
  const names = all.map(([name]) => name);
  const options = [
    ...(names.length > 1 ? [gameField(names, now)] : []),
    ...(next?.options ?? []),
    ...(next?.series ? [seriesField(series)] : []),
  ];
  return {
    options,
    chosen: Object.fromEntries(options.map(({ name, format }) => [name, format(value(name))])),
    players: { ...(next ?? match).game.players, now: count },
  };
}

/** The letters of those who won at the end of the record, if it has one. */
export function resultOf<S, M, O extends object>(match: Match<S, M, O>): string | undefined {
  return match.outcomeAt(match.moves.length)?.winners.map(seatLetter).join();
}
