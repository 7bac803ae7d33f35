/** Lucky Numbers in the editor of positions: tiles on the trays, in the hands and face up in the middle. */
import { seatLetter, type Seat } from '../../src/core/game.js';
import { html } from '../../src/element/drawing/template.js';
import { defs } from '../../src/games/lucky-numbers/drawing/tray.js';
import { cellParts } from '../../src/games/lucky-numbers/drawing/tile.js';
import {
  cells,
  luckyNumbers,
  type LuckyOptions,
  type LuckyState,
} from '../../src/games/lucky-numbers/engine/index.js';
import * as picture from '../../src/games/lucky-numbers/picture.js';
import { opens } from './draft.js';
import {
  drawnArea,
  numberOf,
  over,
  overChoice,
  seatOf,
  turnField,
  withAt,
  type Area,
  type Spot,
} from './position-editor.js';

const HIGHEST = 20;
const MIDDLE = 'Face-up tiles';
const ascending = (tiles: readonly number[]) => [...tiles].sort((a, b) => a - b);
const isOnBoard = ({ area }: Spot) => area.startsWith('Board');

/** A row of tiles, and a place for another one. */
const row = (name: string, tiles: readonly number[]): Area => ({
  name,
  places: [...tiles, 0].map((tile, i) => ({ name: String(i + 1), pieces: tile ? [String(tile)] : [] })),
});

/** A state with the tray of a seat only, for its drawing. */
const alone = (state: LuckyState, seat: Seat): LuckyState => ({
  ...{ ...state, boards: [state.boards[seat]!], hands: [[]] },
  ...{ middle: [], seat: 0 },
});

/** The state with another tile on a cell of a tray; 0 for none. */
function withCell(state: LuckyState, { area, place }: Spot, tile: number): LuckyState {
  const seat = seatOf(area.at(-1)!);
  const cell = cells.findIndex((name) => name === place);
  return { ...state, boards: withAt(state.boards, seat, withAt(state.boards[seat]!, cell, tile)) };
}

/** The state with another row of tiles: the middle or a hand. */
function withRow(
  state: LuckyState,
  { area }: Spot,
  change: (tiles: readonly number[]) => readonly number[],
): LuckyState {
  if (area === MIDDLE) return { ...state, middle: ascending(change(state.middle)) };
  const seat = seatOf(area.at(-1)!);
  const hand = ascending(change(state.hands[seat]!));
  return { ...state, turning: false, hands: withAt(state.hands, seat, hand) };
}

/** A tile in a row: it replaces the one at its place, or is added. */
const putInRow = (tiles: readonly number[], place: string, tile: number) =>
  Number(place) > tiles.length ? [...tiles, tile] : withAt(tiles, Number(place) - 1, tile);

export const open = opens<LuckyState, LuckyOptions>({
  game: luckyNumbers,
  sheet: picture.writer.sheet(),
  defs,
  drawPiece: (_, piece) => html`<svg viewBox="-55 -55 110 110">${cellParts({ tile: Number(piece) })}</svg>`,
  label: (piece) => `tile ${piece}`,
  options: ({ boards, setup, variant, sets, first }) => ({
    players: boards.length,
    ...{ setup, variant, sets, first },
  }),
  areas: (state) => [
    ...state.boards.flatMap((board, seat) => [
      drawnArea(
        picture,
        alone(state, seat),
        `Board of ${seatLetter(seat)}`,
        cells.map((name, i) => ({ name, pieces: board[i] ? [String(board[i])] : [] })),
      ),
      row(`Hand of ${seatLetter(seat)}`, state.hands[seat]!),
    ]),
    row(MIDDLE, state.middle),
  ],
  palette: () => [Array.from({ length: HIGHEST }, (_, i) => String(i + 1))],
  put: (state, spot, piece) =>
    isOnBoard(spot)
      ? withCell(state, spot, Number(piece))
      : withRow(state, spot, (tiles) => putInRow(tiles, spot.place, Number(piece))),
  take: (state, spot) =>
    isOnBoard(spot)
      ? withCell(state, spot, 0)
      : withRow(state, spot, (tiles) => tiles.filter((_, i) => i !== Number(spot.place) - 1)),
  fields: (state) => [
    turnField(state.ending ? '-' : seatLetter(state.seat), state.boards, [overChoice]),
    { name: 'idle', label: 'Exchanges in a row', value: String(state.idle) },
  ],
  setField(state, name, value) {
    if (name === 'idle') return { ...state, idle: Math.max(0, numberOf(value)) };
    const { ending: _, ...open } = state;
    return value === '-'
      ? { ...open, ending: over, turning: false }
      : { ...open, seat: seatOf(value), turning: false };
  },
});
