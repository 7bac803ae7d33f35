import { illegalMove } from '../../../core/errors.js';
import type { RuleViolation, Chance, Seat } from '../../../core/game.js';
import {
  ascending,
  awaitsChance,
  cells,
  clashes,
  diagonal,
  endingOf,
  faceDown,
  filled,
  fits,
  formatMove,
  indexOf,
  layable,
  mustDraw,
  numbers,
  parseMove,
  setupStep,
  type SetupStep,
} from './board.js';
import { sentences, type Reason } from './messages.js';
import type { Board, Cell, LuckyHappening, LuckyMove, LuckyState } from './types.js';

/** A violation of the rules of Lucky Numbers. */
export interface LuckyViolation extends RuleViolation {
  readonly reason: Reason;
}

/** The rule, the reason, and the cells to point at. */
type Why = readonly [rule: string, reason: Reason, ...squares: Cell[]];

/** A move that has not been validated. */
interface UncheckedMove {
  readonly kind: LuckyMove['kind'];
  readonly tile: number;
  readonly to: Cell;
}

/** Returns the reason why a tile does not fit on a cell of a board (L4, L5). */
function whyNotFit(board: Board, tile: number, to: Cell): Why | undefined {
  const at = indexOf(to);
  if (board[at] === tile) return ['L5', 'equal', to];
  const found = clashes(board, at, tile);
  const [i] = found;
  if (i === undefined) return undefined;
  const sameRow = i >> 2 === at >> 2;
  const reason = i < at ? (sameRow ? 'left' : 'above') : sameRow ? 'right' : 'below';
  return ['L4', reason, to, ...found.map((j) => cells[j]!)];
}

/** Returns the reason why a dealt tile cannot go on a cell during the setup (L2). */
const whyNotInSetup = (board: Board, to: Cell): Why | undefined =>
  diagonal.includes(to)
    ? board[indexOf(to)]
      ? ['L2', 'taken', to]
      : undefined
    : ['L2', 'not-diagonal', to, ...diagonal.filter((cell) => !board[indexOf(cell)])];

/** A cell for a tile, and the tile that it would be exchanged for (0 on an empty cell). */
export interface Place {
  readonly cell: Cell;
  readonly returns: number;
}

/** True if a tile can go on a cell: in a step of the setup by L2, later by L4 and L5. */
const isOpen = (board: Board, cell: Cell, tile: number, step?: SetupStep): boolean =>
  step ? !whyNotInSetup(board, cell) : fits(board, indexOf(cell), tile);

/** Returns the cells of a seat's board on which a tile can go (L2, or L4 and L5), regardless of the seat to move. */
export function places(state: LuckyState, tile: number, seat: Seat = state.seat): readonly Place[] {
  const board = state.boards[seat]!;
  const step = setupStep(state);
  return cells.flatMap((cell, at) =>
    isOpen(board, cell, tile, step) ? [{ cell, returns: board[at]! }] : [],
  );
}

function whyNotReveal(state: LuckyState, tile: number): Why | undefined {
  if (!numbers.includes(tile)) return ['L1', 'unknown-tile'];
  return faceDown(state)[tile] ? undefined : ['L1', 'none-left'];
}

function whyNotLay(state: LuckyState, { tile, to }: UncheckedMove, step?: SetupStep): Why | undefined {
  const { boards, hands, seat } = state;
  const board = boards[seat]!;
  const hand = hands[seat]!;
  if (!numbers.includes(tile)) return ['L1', 'unknown-tile'];
  if (indexOf(to) < 0) return ['L4', 'unknown-cell'];
  if (step) return hand.includes(tile) ? whyNotInSetup(board, to) : ['L2', 'not-dealt'];
  if (!hand.length && mustDraw(state)) return ['L8', 'must-draw'];
  if (!layable(state).includes(tile)) return ['L3', hand.length ? 'not-drawn' : 'not-face-up'];
  return whyNotFit(board, tile, to);
}

function whyNot(state: LuckyState, move: UncheckedMove): Why | undefined {
  const { kind, tile } = move;
  const step = setupStep(state);
  const chance = step?.deals ?? state.turning;
  const rule = step ? 'L2' : 'L3';
  if (!['draw', 'lay', 'pass', 'reveal'].includes(kind)) return ['L3', 'unknown-move'];
  if (kind === 'reveal') return chance ? whyNotReveal(state, tile) : [rule, 'not-turning'];
  if (chance) return [rule, 'turning'];
  if (kind === 'lay') return whyNotLay(state, move, step);
  if (rule === 'L2') return [rule, 'setting-up'];
  const drawn = state.hands[state.seat]!.length > 0;
  if (kind === 'draw') return drawn ? [rule, 'already-drawn'] : undefined;
  return drawn ? undefined : [rule, 'no-passing'];
}

/**
 * Returns the rule that forbids a move, the reason and the cells to point at, or undefined if the move is legal. Accepts any
 * value as a move.
 */
export function explain(state: LuckyState, move: LuckyMove): LuckyViolation | undefined {
  const { ending } = state;
  const why: Why | undefined = ending ? [ending.rule, 'over'] : whyNot(state, Object(move) as UncheckedMove);
  if (!why) return undefined;
  const [rule, reason, ...squares] = why;
  return { rule, reason, squares };
}

/** All moves of a seat that the board allows, in code-unit order of their notation. */
const boardMoves: readonly LuckyMove[] = numbers
  .flatMap((tile) => cells.map((to) => `${tile}@${to}`))
  .concat('draw', 'pass')
  .sort()
  .map((text) => Object.freeze(parseMove(text)));

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
  const violation = explain(state, move);
  if (!violation) return applyMove(state, move);
  throw illegalMove(violation, sentences, violation.squares[0] && formatMove(move));
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
