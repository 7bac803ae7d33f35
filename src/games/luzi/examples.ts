import { html, svg, type TemplateResult } from 'lit';
import { Match } from '../../core/match.js';
import type { Example } from '../../core/rulebook.js';
import { dieParts } from './drawing/die.js';
import { low as lowRow, places } from './drawing/places.js';
import { trayParts } from './drawing/tray.js';
import { luzi, type Face } from './engine/index.js';
import * as finish from './finish.js';
import { lie, locked, placed, spread, type Step } from './look.js';

/** How many of the faces asked for are still to be found: a die that shows one takes it. */
const taker = (faces: readonly Face[]) => {
  const left = [...faces];
  return (face: Face): boolean => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
};

/** Draws an example of the rulebook as a still little tray, in a root that has `defs`: before its move, or, where it is about what fell, after. */
export function drawExample(example: Example, label: string): TemplateResult {
  const { options, position, before = [], then, squares = [] } = example;
  const match = new Match(luzi, {
    ...(options && { options }),
    ...(position !== undefined && { position }),
    moves: before.map((text) => luzi.parseMove(text)),
  });
  const move = example.move === undefined ? undefined : luzi.parseMove(example.move);
  const follows = move?.kind === 'fall' && !('legal' in then) && !('forbidden' in then);
  if (follows) match.play(move);
  const past = match.moves.map((each, i): Step => ({ before: match.stateAt(i), move: each }));
  const { dice } = spread(past, match.state);
  const { places: at, rows } = placed(dice);
  const chosen = taker(move?.kind === 'roll' ? move.dice : []);
  const pointed = taker(squares.map(Number) as Face[]);
  const low = rows > 1 ? lowRow : undefined;
  return html`<svg class="tray-picture" viewBox="-34 -34 708 502" role="img" aria-label=${label}>
    ${trayParts({ rows, sixes: dice.filter(({ face }) => face === 6).length, caption: example.move ?? '', finish })}
    ${dice.map((die) => {
      const place = at.get(die.number) ?? '';
      const [x, y] = places[place] ?? [0, 0];
      const { face } = die;
      const state = chosen(face) ? 'chosen' : locked(face) ? 'locked' : 'free';
      const look = { face, state, hint: pointed(face), ...lie(die) } as const;
      return svg`<g class=${state} transform=${`translate(${x} ${place.startsWith('f') ? (low ?? y) : y})`}>
          ${dieParts(look, finish)}
        </g>`;
    })}
  </svg>`;
}
