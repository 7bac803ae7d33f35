import type { TemplateResult } from 'lit';
import { Match } from '../../core/match.js';
import type { Example } from '../../core/rulebook.js';
import { diagram } from './drawing/diagram.js';
import type { PieceLook } from './drawing/piece-look.js';
import { fields, fluctus, type Field } from './engine/index.js';
import { end, reserves, stoneOn, trail } from './look.js';

/** Draws an example of the rulebook as a still little board: before its move, or, where it is about what follows, after. */
export function drawExample(example: Example, label: string): TemplateResult {
  const { options, position, before = [], then, squares = [] } = example;
  const match = new Match(fluctus, {
    ...(options && { options }),
    ...(position !== undefined && { position }),
    moves: before.map((text) => fluctus.parseMove(text)),
  });
  const move = example.move === undefined ? undefined : fluctus.parseMove(example.move);
  const follows = move !== undefined && !('legal' in then) && !('forbidden' in then);
  const mover = match.state.seat;
  if (follows) match.play(move);
  const { state } = match;
  const forbidden = 'forbidden' in then;
  const pieces: Partial<Record<Field, PieceLook>> = {};
  for (const field of fields) {
    const at = end(move, field);
    pieces[field] = {
      ...stoneOn(state, field),
      last: follows ? at : undefined,
      hint: (follows || forbidden ? undefined : at) ?? (squares.includes(field) ? 'to' : undefined),
      barred: forbidden && at === 'to',
    };
  }
  const run = move && trail(move);
  return diagram({
    label,
    shift: 0,
    coordinates: true,
    reserves: reserves(state, 0),
    pieces,
    last: follows && run ? { seat: mover, fields: run } : undefined,
    routes: !follows && run && run.length > 1 ? [run] : undefined,
    forbidden,
  });
}
