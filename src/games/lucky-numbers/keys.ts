import type { GameKeys, KeyView } from '../../element/model/game-keys.js';
import type { Seat } from '../../core/game.js';
import { cells, indexOf, pile, sortCells } from './engine/board.js';
import { luckyNumbers } from './engine/index.js';
import type { Board, Cell, LuckyMove, LuckyState } from './engine/types.js';
import { canLeave } from './middle.js';
import { isCell, tileAt } from './selection.js';
import { columnOf, namedRows, rowText, trayText } from './tray-text.js';
import type { LuckyWords } from '../../words/en/lucky-numbers.js';

type View = KeyView<LuckyState, LuckyMove, LuckyWords>;
type Lay = Extract<LuckyMove, { kind: 'lay' }>;

const lays = ({ moves }: View): readonly Lay[] => moves.filter((move) => move.kind === 'lay');

/** The tile that a move replaces, or 0. */
const replaced = ({ state }: View, to: Cell) => state.boards[state.seat]![indexOf(to)]!;

/** The cells for a tile, in the order in which the key `n` visits them. */
const cellsOf = (view: View, tile: number): readonly Cell[] =>
  sortCells(lays(view).flatMap((move) => (move.tile === tile ? move.to : [])));

/** The cells for tiles, in a sentence for all tiles that have the same ones. */
function cellsFor(view: View, tiles: readonly number[]): string {
  const groups = new Map<string, number[]>();
  for (const tile of tiles) {
    const cells = cellsOf(view, tile).join();
    groups.set(cells, [...(groups.get(cells) ?? []), tile]);
  }
  return [...groups.values()]
    .map((group) => {
      const cells = cellsOf(view, group[0]!);
      const free = cells.filter((cell) => !replaced(view, cell));
      const swaps = cells
        .filter((cell) => replaced(view, cell))
        .map((cell) => [cell, replaced(view, cell)] as const);
      return view.words.holding(group, free, swaps, canLeave(view.moves), true);
    })
    .join(' ');
}

/** The tiles in the hand, or else the face-up ones. */
const tilesOf = ({ state }: View) => {
  const hand = state.hands[state.seat]!;
  return [...new Set(hand.length > 0 ? hand : state.middle)];
};

/** The name of the tray of a seat. */
const trayName = ({ words, names, addressee }: View, seat: Seat) =>
  words.grid(seat === addressee ? undefined : names[seat]);

/** The large tray. */
const shownTray = ({ state, bottom }: View): Board => state.boards[bottom ?? state.seat]!;

/** The words for moves that a person may type, in all languages and without accents. */
const spoken = {
  draw: ['draw', 'turn', 'turn over', 'aufdecken', 'ziehen'],
  pass: ['pass', 'leave', 'liegen lassen', 'passen'],
};

/** The tiles in the hand, face up and face down. */
function handText({ state, names, words }: View): string {
  const held = state.hands[state.seat]!;
  const hand = held.length > 0 ? `${names[state.seat]}, ${words.holds(held)}. ` : '';
  return `${hand}${words.describeMiddle(state.middle, pile(state))}.`;
}

/** The answers of Lucky Numbers to the keys that speak. */
export const keys = {
  hand: handText,
  moves(view, square) {
    const tile = tileAt(square)?.tile;
    if (tile) return cellsFor(view, [tile]);
    if (!isCell(square) || view.moves.length === 0) return '';
    const tiles = lays(view).flatMap(({ to, tile }) => (to === square ? tile : []));
    if (tiles.length === 0) return view.keyWords.noMoves(square);
    return `${square}: ${view.words.offers(
      tiles.sort((one, other) => one - other),
      replaced(view, square),
    )}.`;
  },
  targets(view) {
    if (view.moves.length === 0) return '';
    const { words, moves } = view;
    const canDraw = moves.some(({ kind }) => kind === 'draw');
    const canLay = lays(view).length > 0;
    const chosen = tileAt(view.chosen[0])?.tile;
    const tiles = chosen ? [chosen] : tilesOf(view);
    const hand = view.state.hands[view.state.seat]!;
    const first = hand.length > 1 ? words.choose : words.turn(canLay && canDraw, canDraw);
    return [
      chosen ? `${chosen}, ${words.chosen}.` : first,
      cellsFor(view, tiles),
      canLay && canLeave(moves) ? `${words.leave(tiles[0]!)}.` : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  summary(view) {
    const { state, words } = view;
    const trays = state.boards.map((board, seat) => trayText(view, trayName(view, seat), board));
    return [...trays, `${words.describeMiddle(state.middle, pile(state))}.`].join(' ');
  },
  row: (view, square) => (isCell(square) ? rowText(view, shownTray(view), square) : handText(view)),
  lines: (view, square) => columnOf(view, shownTray(view), square),
  // Tiles in the hand and face up are nobody's. The tiles of the other trays have no square in the grid.
  pieces(view) {
    const { state, words } = view;
    const shown = view.bottom ?? state.seat;
    const laid = state.boards.flatMap((board, seat) =>
      cells.flatMap((cell, i) => {
        const name = String(board[i]);
        if (!board[i]) return [];
        return seat === shown
          ? { name, seat, square: cell }
          : { name, seat, place: `${trayName(view, seat)} ${cell}` };
      }),
    );
    const beside = (tiles: readonly number[], square: string, place: string) =>
      tiles.map((tile) => ({ name: String(tile), square: `${square}-${tile}`, place }));
    return [
      ...laid,
      ...beside(state.hands[state.seat]!, 'hand', words.inHand),
      ...beside(state.middle, 'open', words.faceUp),
    ];
  },
  rows: (view) => [
    ...namedRows(view, shownTray(view)),
    ...view.names.map((name, seat) => ({
      names: [name],
      text: trayText(view, trayName(view, seat), view.state.boards[seat]!),
    })),
    { names: [view.words.middle], text: handText(view) },
  ],
  // The cells for the tile in force, and the button that leaves it; without one, the pile and the tiles that can be taken.
  stops({ moves }, lit) {
    const cells = lit.filter(isCell);
    if (canLeave(moves)) return [...cells, 'pass'];
    return cells.length > 0 ? cells : lit;
  },
  shortcut({ state }, typed) {
    if (typed === 'd') return 'pile';
    const tile = Number(typed);
    if (state.hands[state.seat]!.includes(tile)) return `hand-${typed}`;
    return state.middle.includes(tile) ? `open-${typed}` : undefined;
  },
  numbers: (view) => [...view.state.hands[view.state.seat]!, ...view.state.middle].map(String),
  own: [{ id: 'tile' }, { id: 'tiles', instead: 'piece' }],
  // No tile is captured.
  without: ['captures', 'capture'],
  // The first move of each kind.
  example({ moves, words }) {
    const kinds = new Map(moves.toReversed().map((move) => [move.kind, move]));
    return [...kinds.values()]
      .map((move) => words.typed[move.kind] ?? luckyNumbers.formatMove(move))
      .join('; ');
  },
  notation({ state }, text) {
    const word = Object.entries(spoken).find(([, words]) => words.includes(text));
    if (word) return word[0];
    const [, tile, to] = /^(\d+)[^a-z\d]*([a-d]\d)$/.exec(text) ?? [];
    const [, cell, laid] = /^([a-d]\d)(?:[^a-z\d]+(\d+))?$/.exec(text) ?? [];
    const [held, ...more] = state.hands[state.seat] ?? [];
    // A cell alone is enough for the only tile in the hand.
    const number = tile ?? laid ?? (more.length > 0 ? undefined : held);
    const place = to ?? cell;
    return place && number ? `${number}@${place}` : undefined;
  },
} satisfies GameKeys<LuckyState, LuckyMove, LuckyWords>;
