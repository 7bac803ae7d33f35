import type { TemplateResult } from 'lit';
import { Match } from '../../core/match.js';
import type { Example } from '../../core/rulebook.js';
import { diagram } from './drawing/diagram.js';
import * as finish from './drawing/finish.js';
import { layout } from './drawing/places.js';
import { glux, reach, type GluxState } from './engine/index.js';

/** Draws an example of the rulebook as a still little board: before its move, or, where it is about what follows, after. */
export function drawExample(example: Example, label: string): TemplateResult {
  const { options, position, before = [], then, squares = [] } = example;
  const match = new Match(glux, {
    ...(options && { options }),
    ...(position !== undefined && { position }),
    moves: before.map((text) => glux.parseMove(text)),
  });
  const move = example.move === undefined ? undefined : glux.parseMove(example.move);
  const to = move?.kind === 'lay' ? move.to : undefined;
  const forbidden = 'forbidden' in then;
  const follows = move !== undefined && !('legal' in then) && !forbidden;
  const ways = forbidden ? [] : counts(match.state, to);
  if (follows) match.play(move);
  const { state } = match;
  return diagram({
    label,
    layout: layout(state.board, false),
    state,
    coordinates: true,
    marks: (square) => ({
      last: follows && square === to,
      hint: squares.includes(square) || (!follows && !forbidden && square === to),
      barred: forbidden && square === to,
    }),
    ways,
    finish,
  });
}

/** The counts that lead to a square. */
const counts = (state: GluxState, to: string | undefined) =>
  to === undefined
    ? []
    : reach(state).flatMap(({ to: goal, from, path }) =>
        goal === to && from !== undefined ? [{ from, path }] : [],
      );
