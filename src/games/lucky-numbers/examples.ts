import { Match } from '../../core/match.js';
import type { Seat } from '../../core/game.js';
import type { Example } from '../../core/rulebook.js';
import { html, type Drawing } from '../../element/drawing/template.js';
import type { ExampleDrawing } from '../../element/model/game-definition.js';
import { seatColors } from '../../element/styles/seat-colors.styles.js';
import { defs } from './drawing/tray.js';
import { diagramParts, viewBox, type DiagramLook } from './drawing/diagram.js';
import type { CellLook } from './drawing/tile.js';
import { cells, luckyNumbers, pile, places, type LuckyMove, type LuckyState } from './engine/index.js';
import { cellOf, trayLook } from './seat-view.js';
import { luckyNumbersGridStyles } from './lucky-numbers-grid.styles.js';
import { drawExample as drawPuzzle } from '../lucky-swap/examples.js';
import { plain as puzzle } from '../lucky-swap/options.js';
import type { LuckyWords } from '../../words/en/lucky-numbers.js';

/** The tile that a move lays. */
const tileOf = (move: LuckyMove | undefined) => (move?.kind === 'lay' ? move.tile : undefined);

/** The tray before a move: the places for its tile, and the cells that the example is about. */
function looksBefore(
  state: LuckyState,
  move: LuckyMove | undefined,
  squares: readonly string[],
  forbidden: boolean,
): readonly CellLook[] {
  const tile = tileOf(move) ?? state.hands[state.seat]?.[0];
  const offers = tile === undefined || forbidden ? [] : places(state, tile).map(({ cell }) => cell);
  return trayLook(state, state.seat).map((look, i) => {
    const cell = cells[i]!;
    const offer = offers.includes(cell) ? tile : undefined;
    return { ...look, offer, hint: squares.includes(cell), barred: forbidden && cellOf(move) === cell };
  });
}

/** A still drawing; `label` describes all of it, so its parts have no text alternatives. */
const diagram = (look: Omit<DiagramLook, 'coordinates' | 'label'>, label: string) =>
  html`<svg
    width="400"
    text-anchor="middle"
    font-size="40"
    fill="none"
    stroke="url(#_) currentColor"
    class="diagram example"
    viewBox=${viewBox({ ...look, coordinates: true })}
    role="img"
    aria-label=${label}>
    ${diagramParts({ ...look, coordinates: true })}
  </svg>`;

/** Describes the tray of a seat, the middle with the tiles in its hand, and the other trays. */
function describe(state: LuckyState, seat: Seat, words: LuckyWords): string {
  const tray = (each: Seat) => words.describe(words.player(each), state.boards[each]!, []);
  const others = state.boards.flatMap((_, each) => (each === seat ? [] : [tray(each)]));
  const tiles = [...state.hands[seat]!, ...state.middle];
  return [tray(seat), words.describeMiddle(tiles, pile(state)), ...others].join('. ');
}

/** Draws an example of the rulebook as a static tray: before its move, or after it if the example is about the result. */
export function drawExample(example: Example, words: LuckyWords): Drawing {
  if (example.game === puzzle.game.id)
    return drawPuzzle(example, { describe: (board) => words.describe(words.swapPuzzle, board, []) });
  const { options, position, before = [], then, squares = [] } = example;
  const match = new Match(luckyNumbers, {
    ...(options && { options }),
    ...(position !== undefined && { position }),
    moves: before.map((text) => luckyNumbers.parseMove(text)),
  });
  const move = example.move === undefined ? undefined : luckyNumbers.parseMove(example.move);
  const forbidden = 'forbidden' in then;
  const after = move !== undefined && !('legal' in then) && !forbidden;
  const { seat } = match.state;
  if (after) match.play(move);
  const { state } = match;
  const shown = after
    ? trayLook(state, seat, [cellOf(move)]).map((look, i) => ({ ...look, hint: squares.includes(cells[i]!) }))
    : looksBefore(state, move, squares, forbidden);
  const others = state.boards.flatMap((_, each) => (each === seat ? [] : [{ cells: trayLook(state, each) }]));
  return diagram(
    { cells: shown, hand: state.hands[seat], open: state.middle, others },
    describe(state, seat, words),
  );
}

/** The drawing of the examples, for the rules. */
export const drawing: ExampleDrawing<LuckyWords> = {
  draw: drawExample,
  games: { [puzzle.game.id]: puzzle },
  styles: [seatColors, luckyNumbersGridStyles],
  defs,
};
