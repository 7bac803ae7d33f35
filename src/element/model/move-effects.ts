import type { Happening, Seat, GameTypes } from '../../core/game.js';
import type { AnyMatch, MatchOf } from '../../core/match.js';
import { formatRecord } from '../../core/format-record.js';
import type { GameEvents, GameMoveDetail, ScoreChange, Source } from './events.js';
import type { Effect, EventEffect, PlayedMove } from './effects.js';
import type { ShownLine } from './snapshot.js';

type Names = readonly (string | undefined)[];

/** The position as the table may know it. */
export const publicPosition = ({ game, state }: AnyMatch): string =>
  game.formatPosition(game.view(state, 'table'));

/**
 * The record of a match. With `full` it contains what chance has hidden: that one is for
 * this browser's storage only.
 */
export function recordOf(match: AnyMatch, names: Names, full = false): string {
  return formatRecord(match, names, full ? undefined : 'table');
}

/** The detail of `game-move` and `game-before-move`: `ply` is the one after the move, all else describes `match`. */
export function moveDetail<G extends GameTypes>(
  match: MatchOf<G>,
  move: G['move'],
  seat: Seat | 'chance',
  ply: number,
  source: Source,
): GameMoveDetail {
  const { game, position, scores } = readyDetail(match);
  return { game, seat, move, notation: match.game.formatMove(move), ply, position, scores, source };
}

/** The effect that tells the scores of a match. */
export const scoreEffect = ({ game, state }: AnyMatch, changes: readonly ScoreChange[] = []) =>
  ({ type: 'game-score', detail: { game: game.id, scores: [...game.scores(state)], changes } }) as const;

function scoreEffects(match: AnyMatch, happenings: readonly Happening[]): readonly EventEffect[] {
  const changes = happenings.flatMap(({ seat, score, kind, rule }): ScoreChange[] =>
    seat === undefined || score === undefined ? [] : [{ seat, by: score, kind, rule }],
  );
  return changes.length > 0 ? [scoreEffect(match, changes)] : [];
}

/** `game-turn` or `game-over`. */
export function turnEffects(match: AnyMatch, names: Names): readonly EventEffect[] {
  const { turn, outcome, ply, state } = match;
  const game = match.game.id;
  if (!outcome)
    return typeof turn === 'number' ? [{ type: 'game-turn', detail: { game, seat: turn, ply } }] : [];
  const { reason, winners } = outcome;
  const scores = [...match.game.scores(state)];
  const record = recordOf(match, names);
  const { text, by } = match.conclusion ?? {};
  const why = { ...(text !== undefined && { text }), ...(by !== undefined && { by }) };
  return [
    {
      type: 'game-over',
      detail: { game, winners: [...winners], scores, reason, ...why, record },
    },
  ];
}

/** The effects of a move that was just played, in the documented order of the events. */
export function moveEffects<G extends GameTypes>(
  match: MatchOf<G>,
  played: PlayedMove<G>,
  source: Source,
  names: Names,
): readonly Effect<G>[] {
  const { before, move, seat, ply, happenings } = played;
  const known = match.game.viewMove?.(before, move, 'table') ?? move;
  return [
    { type: 'position', played },
    { type: 'save' },
    { type: 'game-move', detail: moveDetail(match, known, seat, ply, source) },
    ...scoreEffects(match, happenings),
    ...turnEffects(match, names),
  ];
}

/** The detail of `game-ready`. */
export const readyDetail = (match: AnyMatch): GameEvents['game-ready'] => ({
  game: match.game.id,
  ply: match.ply,
  position: publicPosition(match),
  turn: match.turn,
  scores: [...match.game.scores(match.state)],
});

/** The effects of showing another ply or another match. `from` is the ply before an undo or redo; `quiet`: it is not announced. */
export function navigationEffects<G extends GameTypes>(
  before: MatchOf<G>,
  match: MatchOf<G>,
  played?: PlayedMove<G>,
  line?: ShownLine<G>,
  from?: number,
  quiet = false,
): readonly Effect<G>[] {
  const { game, ply, position, scores } = readyDetail(match);
  const path = line?.paths[ply] ?? String(ply);
  const changed = scores.join() !== before.game.scores(before.state).join();
  return [
    { type: 'position', played, from, quiet },
    { type: 'save' },
    { type: 'game-navigate', detail: { game, ply, path, position } },
    ...(changed ? [scoreEffect(match)] : []),
  ];
}
