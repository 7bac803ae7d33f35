import { html, type TemplateResult } from 'lit';
import { Match } from '../../core/match.js';
import type { Example } from '../../core/rulebook.js';
import type { ExampleDrawing } from '../../element/game-definition.js';
import { __styles__ } from './__tag__.styles.js';
import { __name__, heapSize, squaresOf, squaresTaken, type __Name__State } from './engine/index.js';
import type { __Name__Words } from './words/en.js';

/** Marks of the squares. */
export interface Marks {
  /** Matches that the last move took. */
  readonly last: readonly string[];
  /** Matches to point at. */
  readonly hint: readonly string[];
}

/** A match or its empty place. */
export const match = ({ left }: __Name__State, square: string, { last, hint }: Marks): TemplateResult => {
  const marks = [
    Number(square) > left && 'gone',
    last.includes(square) && 'last',
    hint.includes(square) && 'hint',
  ];
  return html`<svg class="match ${marks.filter(Boolean).join(' ')}" viewBox="0 0 24 96" aria-hidden="true">
    <rect class="place" x="2" y="2" width="20" height="92" rx="10" />
    <rect class="stick" x="9" y="20" width="6" height="68" rx="2" />
    <ellipse class="head" cx="12" cy="18" rx="6" ry="9" />
  </svg>`;
};

/** A still picture of a position; `label` is its text alternative. */
export const picture = (state: __Name__State, label: string, marks: Marks): TemplateResult =>
  html`<div class="heap" role="img" aria-label=${label}>
    ${squaresOf(state).map((square) => match(state, square, marks))}
  </div>`;

/** Draws an example of the rulebook: the position before its move, or after it if the example is about the result. */
export function drawExample(example: Example, words: __Name__Words): TemplateResult {
  const { options, position, before = [], then, squares: hint = [] } = example;
  const { state } = new Match(__name__, {
    ...(options && { options }),
    ...(position !== undefined && { position }),
    moves: before.map((text) => __name__.parseMove(text)),
  });
  const labelOf = (shown: __Name__State) => words.describe(shown.left, heapSize(shown));
  if (example.move === undefined || 'legal' in then || 'forbidden' in then)
    return picture(state, labelOf(state), { last: [], hint });
  const move = __name__.parseMove(example.move);
  const after = __name__.play(state, move);
  return picture(after, labelOf(after), { last: squaresTaken(state, move), hint: [] });
}

/** The drawing of the examples, for the rules. */
export const drawing: ExampleDrawing<__Name__Words> = { draw: drawExample, styles: __styles__ };
