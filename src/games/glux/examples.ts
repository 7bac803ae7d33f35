import type { TemplateResult } from 'lit';
import { Match } from '../../core/match.js';
import type { Example } from '../../core/rulebook.js';
import { svg } from '../../element/drawing/template.js';
import type { ExampleDrawing } from '../../element/model/game-definition.js';
import { seatColors } from '../../element/styles/seat-colors.styles.js';
import { defs } from './drawing/ground.js';
import { diagram } from './drawing/diagram.js';
import { layout } from './drawing/places.js';
import { ray, type Count } from './drawing/overlay.js';
import { glux, reach, type GluxState, type Square } from './engine/index.js';
import { gluxBoardStyles } from './glux-board.styles.js';
import { describe } from './labels.js';
import type { GluxWords } from '../../words/en/glux.js';

/** The counts that lead to a square. */
const countsTo = (state: GluxState, square: Square | undefined): readonly Count[] =>
  reach(state).flatMap(({ to, from, path }) => (to === square && from !== undefined ? [{ from, path }] : []));

/** Draws an example of the rulebook: the position before its move, or after it if the example is about the result. */
export function drawExample(example: Example, words: GluxWords): TemplateResult {
  const { options, position, before = [], then, squares = [] } = example;
  const match = new Match(glux, {
    ...(options && { options }),
    ...(position !== undefined && { position }),
    moves: before.map((text) => glux.parseMove(text)),
  });
  const move = example.move === undefined ? undefined : glux.parseMove(example.move);
  const to = move?.kind === 'lay' ? move.to : undefined;
  const forbidden = 'forbidden' in then;
  const played = move !== undefined && !('legal' in then) && !forbidden;
  const counts = forbidden ? [] : countsTo(match.state, to);
  if (played) match.play(move);
  const { state } = match;
  const places = layout(state.board, false);
  return diagram({
    label: describe({ state, words, names: state.hands.map((_, seat) => words.player(seat)) }),
    layout: places,
    state,
    coordinates: true,
    marks: (square) => ({
      last: played && square === to,
      hint: squares.includes(square) || (!played && !forbidden && square === to),
      barred: forbidden && square === to,
    }),
    layer: svg`${counts.map((count) => ray(places, count))}`,
  });
}

/** The drawing of the examples, for the rules. */
export const drawing: ExampleDrawing<GluxWords> = {
  draw: drawExample,
  styles: [seatColors, gluxBoardStyles],
  defs: defs(),
};
