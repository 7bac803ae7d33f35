import { illegalMove } from '../../../core/errors.js';
import type { Chance } from '../../../core/game.js';
import { cells, diagonal, filled, indexOf } from './board.js';
import { explain, isOpen } from './explain.js';
import { boardMoves, formatMove } from './notation.js';
import { sentences } from './messages.js';
import { ascending, awaitsChance, endingOf, faceDown, layable, mustDraw, setupStep } from './tiles.js';
import type { Board, Cell, LuckyHappening, LuckyMove, LuckyState } from './types.js';

const [draw, pass] = boardMoves.slice(-2) as [LuckyMove, LuckyMove];

/** Returns the legal moves in code-unit order of their notation: those that `explain` permits. */
export function moves(state: LuckyState): readonly LuckyMove[] {
  const { boards, ending, hands, seat, turning } = state;
  const step = setupStep(state);
  if (ending || turning || step?.deals) return [];
  const tiles = new Set(layable(state));
  const found = boardMoves.filter(
    (move) => move.kind === 'lay' && tiles.has(move.tile) && isOpen(boards[seat]!, move.to, move.tile, step),
  );
  if (step) return found;
  return [...found, hands[seat]!.length ? pass : draw];
}

/** Returns the tiles that can be turned over or dealt, weighted by the number of such face-down tiles. */
export function chances(state: LuckyState): readonly Chance<LuckyMove>[] {
  if (!awaitsChance(state)) return [];
  return faceDown(state).flatMap((weight, tile) =>
    weight ? [{ move: { kind: 'reveal' as const, tile }, weight }] : [],
  );
}

/** Returns the number of filled cells of each seat. */
export const scores = (state: LuckyState): readonly number[] => state.boards.map(filled);

const without = (tiles: readonly number[], tile: number): readonly number[] =>
  tiles.toSpliced(tiles.indexOf(tile), 1);

/** Returns the diagonal neighbors of a cell with the same number (L9). */
function matches(board: Board, at: number): readonly Cell[] {
  const isNeighbor = (i: number) =>
    Math.abs((i >> 2) - (at >> 2)) === 1 && Math.abs((i % 4) - (at % 4)) === 1;
  return cells.filter((_, i) => isNeighbor(i) && board[i] === board[at]);
}

/** Sets the seat of the next step of the setup; after the setup, the first seat. */
const withSetupSeat = (state: LuckyState): LuckyState => ({
  ...state,
  seat: setupStep(state)?.seat ?? state.first,
});

/** Lays all dealt tiles on the diagonals in ascending order (`sorted`). */
const arrange = (state: LuckyState): LuckyState => ({
  ...state,
  boards: state.boards.map((board, seat) =>
    board.map((_, i) => state.hands[seat]![diagonal.indexOf(cells[i]!)] ?? 0),
  ),
  hands: state.hands.map(() => []),
});

function reveal(state: LuckyState, tile: number): LuckyState {
  const { hands, seat, setup } = state;
  const hand = ascending([...hands[seat]!, tile]);
  const held = { ...state, turning: false, hands: hands.with(seat, hand) };
  if (state.turning) return held;
  return withSetupSeat(setup === 'sorted' && !setupStep(held) ? arrange(held) : held);
}

/** Ends the turn, unless L9 gives another one. Ends the game by L6 or L7. */
function endTurn(state: LuckyState, again: boolean): LuckyState {
  const { boards, seat } = state;
  const ending = endingOf(state);
  if (ending) return { ...state, ending };
  return again ? state : { ...state, seat: (seat + 1) % boards.length };
}

/** Computes the changes by laying a tile. */
function planLay(state: LuckyState, tile: number, to: Cell) {
  const { boards, hands, seat, variant } = state;
  const at = indexOf(to);
  const back = boards[seat]![at]!;
  const board = boards[seat]!.with(at, tile);
  const setup = !!setupStep(state);
  const own = hands[seat]!.length > 0;
  const pairs = variant === 'play-on' && !setup ? matches(board, at) : [];
  return { back, board, setup, own, pairs };
}

function layTile(state: LuckyState, tile: number, to: Cell): LuckyState {
  const { boards, hands, seat, idle } = state;
  const { back, board, setup, own, pairs } = planLay(state, tile, to);
  const middle = own ? state.middle : without(state.middle, tile);
  const next = {
    ...state,
    boards: boards.with(seat, board),
    hands: own ? hands.with(seat, without(hands[seat]!, tile)) : hands,
    middle: back ? ascending([...middle, back]) : middle,
    idle: back && !own ? idle + 1 : 0,
  };
  return setup ? withSetupSeat(next) : endTurn(next, pairs.length > 0);
}

function applyMove(state: LuckyState, move: LuckyMove): LuckyState {
  const { hands, seat, middle } = state;
  switch (move.kind) {
    case 'draw':
      return { ...state, turning: true, idle: 0 };
    case 'reveal':
      return reveal(state, move.tile);
    case 'lay':
      return layTile(state, move.tile, move.to);
    case 'pass':
      return endTurn(
        { ...state, hands: hands.with(seat, []), middle: ascending([...middle, ...hands[seat]!]) },
        false,
      );
  }
}

/** Returns the state after a move. Throws IllegalMove, whose `code` is a Reason. */
export function play(state: LuckyState, move: LuckyMove): LuckyState {
  const breach = explain(state, move);
  if (!breach) return applyMove(state, move);
  throw illegalMove(breach, sentences, breach.squares[0] && formatMove(move));
}

/** Returns the direct effects of a move. */
function effectsOf(state: LuckyState, move: LuckyMove): readonly LuckyHappening[] {
  const { seat, turning, hands } = state;
  if (move.kind === 'draw') return [{ kind: 'drew', seat, rule: 'L3' }];
  if (move.kind === 'pass') return [{ kind: 'left', seat, tiles: hands[seat]!, rule: 'L3' }];
  const { tile } = move;
  if (move.kind === 'reveal') {
    return [{ kind: turning ? 'turned' : 'dealt', seat, tiles: [tile], rule: turning ? 'L3' : 'L2' }];
  }
  const { back, setup, own, pairs } = planLay(state, tile, move.to);
  const kind = own ? (back ? 'exchanged' : 'laid') : back ? 'traded' : 'took';
  const tiles = back ? [tile, back] : [tile];
  const laid = {
    kind,
    seat,
    squares: [move.to],
    tiles,
    rule: setup ? 'L2' : 'L4',
    ...(!back && { score: 1 }),
  };
  const matched = { kind: 'matched', seat, squares: [move.to, ...pairs], tiles: [tile], rule: 'L9' };
  return pairs.length ? [laid, matched] : [laid];
}

/**
 * Returns the effects of a move in order: `dealt`, `arranged` (L2); `drew`, `turned`, `left` (L3); `laid` or `exchanged` for a
 * tile from the hand, `took` (to an empty cell) or `traded` for a face-up tile (L4); `matched` (L9); `must-draw` for the next
 * seat (L8); `ended`. Without `next`, the state after the move, it plays the move. Throws IllegalMove.
 */
export function happenings(
  state: LuckyState,
  move: LuckyMove,
  next = play(state, move),
): readonly LuckyHappening[] {
  const { ending, boards, seat } = next;
  const deals = move.kind === 'reveal' && !!setupStep(state) && !setupStep(next);
  const sorted = boards.map((board, each) => ({
    kind: 'arranged',
    seat: each,
    squares: diagonal,
    tiles: board.filter(Boolean),
    rule: 'L2',
    score: filled(board) - filled(state.boards[each]!),
  }));
  return [
    // there is no further turn (L9) if the game ends
    ...effectsOf(state, move).filter(({ kind }) => !ending || kind !== 'matched'),
    ...(deals ? sorted : []),
    ...(mustDraw(next) ? [{ kind: 'must-draw', seat, rule: 'L8' }] : []),
    ...(ending ? [{ kind: 'ended', rule: ending.rule }] : []),
  ];
}
