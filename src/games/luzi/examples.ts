import { openExample } from '../../core/open-example.js';
import type { Example } from '../../core/rulebook.js';
import { layOutDice, tilt, type PlayedStep } from './dice-layout.js';
import { html, type Drawing } from '../../element/drawing/template.js';
import type { ExampleDrawing } from '../../element/model/game-definition.js';
import { defs } from './drawing/die.js';
import { positionParts, type PlacedDie } from './drawing/tray.js';
import { luzi, type Face } from './engine/index.js';
import { describe } from './labels.js';
import { luziDiceStyles } from './luzi-dice.styles.js';
import type { LuziWords } from '../../words/en/luzi.js';

/** Returns a function that takes a face from these faces; false if there is none left. */
const taker = (faces: readonly Face[]) => {
  const left = [...faces];
  return (face: Face): boolean => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
};

/**
 * Draws an example of the rulebook as a static tray, in a root that contains `defs`: the position before its move, or after
 * it if the example is about the result.
 */
export function drawExample(example: Example, words: LuziWords): Drawing {
  const { drawnBefore, then, squares = [] } = example;
  const { match, move } = openExample(luzi, example);
  if (move && 'position' in then && !drawnBefore) match.play(move);
  const history = match.moves.map((each, i): PlayedStep => ({ before: match.stateAt(i), move: each }));
  const layout = layOutDice(history, match.state);
  const { dice, ledgeRows, ones, sixes } = layout;
  const takeChosen = taker(move?.kind === 'roll' ? move.dice : []);
  const takeMarked = taker(squares.map(Number) as Face[]);
  const placed = dice.map((die): PlacedDie => {
    const { face, place, locked } = die;
    const state = takeChosen(face) ? 'chosen' : locked ? 'locked' : 'free';
    return { place, look: { face, state, hint: takeMarked(face), ...tilt(die) } };
  });
  return html`<svg
    width="400"
    text-anchor="middle"
    fill="none"
    stroke="url(#_) currentColor"
    class="tray-picture"
    viewBox="-34 -34 708 502"
    role="img"
    aria-label=${describe(layout, words)}>
    ${positionParts({ ledgeRows, ones, sixes, caption: example.move ?? '' }, placed)}
  </svg>`;
}

/** The drawing of the examples, for the rules. */
export const drawing: ExampleDrawing<LuziWords> = { draw: drawExample, styles: luziDiceStyles, defs };
