import { Match } from '../../core/match.js';
import type { Example } from '../../core/rulebook.js';
import { html, type Drawing } from '../../element/drawing/template.js';
import type { ExampleDrawing } from '../../element/model/game-definition.js';
import { defs } from './drawing/defs.js';
import { positionParts, type GroundLook } from './drawing/ground.js';
import type { PieceLook } from './drawing/piece.js';
import { fluctus, type Field } from './engine/index.js';
import { describe, end, reserves, stoneOn, trail } from './look.js';
import { fluctusBoardStyles } from './fluctus-board.styles.js';
import type { FluctusWords } from '../../words/en/fluctus.js';

/** A still drawing with its text alternative. */
const still = (parts: Drawing, label: string): Drawing =>
  html`<svg
    width="400"
    text-anchor="middle"
    fill="none"
    stroke="url(#_) currentColor"
    class="diagram"
    viewBox="-276 -276 552 560"
    role="img"
    aria-label=${label}>
    ${parts}
  </svg>`;

/** Draws an example of the rulebook as a still little board: before its move, or, where it is about what follows, after. */
export function drawExample(example: Example, words: FluctusWords): Drawing {
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
  const ground: GroundLook = {
    shift: 0,
    coordinates: true,
    reserves: reserves(state, 0),
    last: follows && way ? { seat, fields: way } : undefined,
    routes: !follows && way && way.length > 1 ? [way] : undefined,
    forbidden,
  };
  const lookAt = (field: Field): PieceLook => {
    const mark = end(move, field);
    return {
      stone: stoneOn(state, field),
      last: follows ? mark : undefined,
      hint: (follows || forbidden ? undefined : mark) ?? (squares.includes(field) ? 'to' : undefined),
      target: forbidden && mark === 'to' ? 'barred' : undefined,
    };
  };
  return still(positionParts(ground, lookAt), describe(state, words));
}

/** The drawing of the examples, for the rules. */
export const drawing: ExampleDrawing<FluctusWords> = {
  draw: drawExample,
  styles: fluctusBoardStyles,
  defs: defs(),
};
