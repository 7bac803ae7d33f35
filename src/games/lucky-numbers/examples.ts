import { html, type TemplateResult } from 'lit';
import { Match } from '../../core/match.js';
import type { Example } from '../../core/rulebook.js';
import * as finish from './drawing/finish.js';
import type { CellLook } from './drawing/tile.js';
import { diagram } from './drawing/diagram.js';
import { mini, trays } from './drawing/small.js';
import { cells, luckyNumbers, places, type LuckyMove, type LuckyState } from './engine/index.js';
import { luckySwap } from './engine/swap/index.js';
import { cellOf, trayLook } from './look.js';

/** The tile that a move is about. */
const tileOf = (move: LuckyMove | undefined) => (move?.kind === 'lay' ? move.tile : undefined);

/** A tray before its move: where its tile may lie, and the cell in question. */
function before(
  state: LuckyState,
  move: LuckyMove | undefined,
  squares: readonly string[],
  forbidden: boolean,
) {
  const tile = tileOf(move) ?? state.hands[state.seat]?.[0];
  const offers = tile === undefined || forbidden ? [] : places(state, tile).map(({ cell }) => cell);
  return trayLook(state, state.seat).map((look, i): CellLook => {
    const cell = cells[i]!;
    const offer = offers.includes(cell) ? tile : undefined;
    return { ...look, offer, hint: squares.includes(cell), barred: forbidden && cellOf(move) === cell };
  });
}

/** A puzzle before its move: the two tiles in question, or those that must stay. */
function drawPuzzle({ options, position = '', move, then }: Example, label: string): TemplateResult {
  const { board } = luckySwap.parsePosition(position, options);
  const squares = move?.split('-') ?? [];
  const forbidden = 'forbidden' in then;
  const shown = cells.map((cell, i): CellLook => {
    const asked = squares.includes(cell);
    return { tile: board[i], hint: asked && !forbidden, barred: asked && forbidden };
  });
  return diagram({ cells: shown, label, coordinates: true, finish });
}

/** Draws an example of the rulebook as a still little tray: before its move, or, where it is about what follows, after. */
export function drawExample(example: Example, label: string): TemplateResult {
  if (example.game === luckySwap.id) return drawPuzzle(example, label);
  const { options, position, before: played = [], then, squares = [] } = example;
  const match = new Match(luckyNumbers, {
    ...(options && { options }),
    ...(position !== undefined && { position }),
    moves: played.map((text) => luckyNumbers.parseMove(text)),
  });
  const move = example.move === undefined ? undefined : luckyNumbers.parseMove(example.move);
  const forbidden = 'forbidden' in then;
  const follows = move !== undefined && !('legal' in then) && !forbidden;
  const { seat } = match.state;
  if (follows) match.play(move);
  const { state } = match;
  const shown = follows
    ? trayLook(state, seat, move).map((look, i) => ({ ...look, hint: squares.includes(cells[i]!) }))
    : before(state, move, squares, forbidden);
  // the caption tells what there is to see: the small trays are silent
  const others = state.boards.flatMap((_, each) => (each === seat ? [] : [mini(trayLook(state, each), '')]));
  const [hand = [], open] = [state.hands[seat], state.middle];
  return html`${diagram({ cells: shown, label, coordinates: true, hand, open, finish })}
    <div aria-hidden="true">${trays(others)}</div>`;
}
