import { html, svg, type TemplateResult } from 'lit';
import { Match } from '../../core/match.js';
import type { Example } from '../../core/rulebook.js';
import type { ExampleDrawing } from '../../element/game-definition.js';
import { defs } from './drawing/defs.js';
import { at, groundParts } from './drawing/ground.js';
import { pieceParts } from './drawing/piece.js';
import { place } from './drawing/places.js';
import { fields, fluctus } from './engine/index.js';
import { fluctusBoardStyles } from './fluctus-board.styles.js';
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
  const forbidden = 'forbidden' in then;
  const follows = move !== undefined && !forbidden && !('legal' in then);
  const { seat } = match.state;
  if (follows) match.play(move);
  const { state } = match;
  const way = move && trail(move);
  const ground = groundParts({
    shift: 0,
    coordinates: true,
    reserves: reserves(state, 0),
    last: follows && way ? { seat, fields: way } : undefined,
    routes: !follows && way && way.length > 1 ? [way] : undefined,
    forbidden,
  });
  const pieces = fields.map((field) => {
    const mark = end(move, field);
    const parts = pieceParts({
      stone: stoneOn(state, field),
      last: follows ? mark : undefined,
      hint: (follows || forbidden ? undefined : mark) ?? (squares.includes(field) ? 'to' : undefined),
      target: forbidden && mark === 'to' ? 'barred' : undefined,
    });
    return svg`<g transform=${at(place(field))}>${parts}</g>`;
  });
  return html`<svg class="diagram" viewBox="-276 -276 552 560" role="img" aria-label=${label}>
    ${ground}${pieces}
  </svg>`;
}

/** The drawing of the examples, for the rules. */
export const drawing: ExampleDrawing = { draw: drawExample, styles: fluctusBoardStyles, defs: defs() };
