import { IllegalMove, createError } from '../../../core/errors.js';
import type { Chance } from '../../../core/game.js';
import { cells, diagonal, filled, indexOf } from './board.js';
import { explain } from './explain.js';
import { boardMoves, formatMove } from './notation.js';
import { sentences } from './messages.js';
import { ascending, awaitsChance, faceDown, judge, mustDraw, numbers, setupStep } from './tiles.js';
import type { Board, Cell, LuckyHappening, LuckyMove, LuckyState } from './types.js';

/** Legal moves, in code-unit order of their notation. */
export function moves(state: LuckyState): readonly LuckyMove[] {
  if (state.ending || awaitsChance(state)) return [];
  // Most tiles are out of reach: they need not be explained one by one.
  const hand = state.hands[state.seat]!;
  const tiles = hand.length ? hand : state.middle;
  return boardMoves.filter(
    (move) => (move.kind !== 'lay' || tiles.includes(move.tile)) && !explain(state, move),
  );
}

/** What can be turned over or dealt: each number with as many tiles of it as are face down. */
export function chances(state: LuckyState): readonly Chance<LuckyMove>[] {
  if (!awaitsChance(state)) return [];
  const left = faceDown(state);
  return numbers.flatMap((tile) => {
    const weight = left[tile]!;
    return weight ? [{ move: { kind: 'reveal' as const, tile }, weight }] : [];
  });
}

/** Filled cells of each seat. */
export const scores = (state: LuckyState): readonly number[] => state.boards.map(filled);

const replaced = <T>(list: readonly T[], at: number, by: T): readonly T[] =>
  list.map((each, i) => (i === at ? by : each));

function without(tiles: readonly number[], tile: number): readonly number[] {
  const at = tiles.indexOf(tile);
  return tiles.filter((_, i) => i !== at);
}

/** Cells diagonally next to one that hold the same number (L9). */
function twins(board: Board, at: number): readonly Cell[] {
  const next = (i: number) => Math.abs((i >> 2) - (at >> 2)) === 1 && Math.abs((i % 4) - (at % 4)) === 1;
  return cells.filter((_, i) => next(i) && board[i] === board[at]);
}

/** Whoever is dealt a tile or lays one next in the setup; after it the first seat. */
const settingUp = (state: LuckyState): LuckyState => ({
  ...state,
  seat: setupStep(state)?.seat ?? state.first,
});

/** All dealt tiles go on the diagonals in order (`sorted`). */
const arranged = (state: LuckyState): LuckyState => ({
  ...state,
  boards: state.boards.map((board, seat) =>
    board.map((_, i) => state.hands[seat]![diagonal.indexOf(cells[i]!)] ?? 0),
  ),
  hands: state.hands.map(() => []),
});

function revealed(state: LuckyState, tile: number): LuckyState {
  const { hands, seat, setup } = state;
  const hand = ascending([...hands[seat]!, tile]);
  const held = { ...state, turning: false, hands: replaced(hands, seat, hand) };
  if (state.turning) return held;
  return settingUp(setup === 'sorted' && !setupStep(held) ? arranged(held) : held);
}

/** The seat's turn is over, unless L9 gives it another; the game ends where L6 or L7 says so. */
function finished(state: LuckyState, again: boolean): LuckyState {
  const { boards, seat } = state;
  const ending = judge(state);
  if (ending) return { ...state, ending };
  return again ? state : { ...state, seat: (seat + 1) % boards.length };
}

/** What a lay takes, fills and gives back. */
function plan(state: LuckyState, tile: number, to: Cell) {
  const { boards, hands, seat, variant } = state;
  const at = indexOf(to);
  const back = boards[seat]![at]!;
  const board = replaced(boards[seat]!, at, tile);
  const setup = !!setupStep(state);
  const own = hands[seat]!.length > 0;
  const pairs = variant === 'play-on' && !setup ? twins(board, at) : [];
  return { back, board, setup, own, pairs };
}

function laid(state: LuckyState, tile: number, to: Cell): LuckyState {
  const { boards, hands, seat, idle } = state;
  const { back, board, setup, own, pairs } = plan(state, tile, to);
  const middle = own ? state.middle : without(state.middle, tile);
  const next = {
    ...state,
    boards: replaced(boards, seat, board),
    hands: own ? replaced(hands, seat, without(hands[seat]!, tile)) : hands,
    middle: back ? ascending([...middle, back]) : middle,
    idle: back && !own ? idle + 1 : 0,
  };
  return setup ? settingUp(next) : finished(next, pairs.length > 0);
}

function moved(state: LuckyState, move: LuckyMove): LuckyState {
  const { hands, seat, middle } = state;
  switch (move.kind) {
    case 'draw':
      return { ...state, turning: true, idle: 0 };
    case 'reveal':
      return revealed(state, move.tile);
    case 'lay':
      return laid(state, move.tile, move.to);
    case 'pass':
      return finished(
        { ...state, hands: replaced(hands, seat, []), middle: ascending([...middle, ...hands[seat]!]) },
        false,
      );
  }
}

/** The state after a move; throws IllegalMove, whose `code` is a Reason. */
export function play(state: LuckyState, move: LuckyMove): LuckyState {
  const breach = explain(state, move);
  if (!breach) return moved(state, move);
  const { reason: code, rule, squares } = breach;
  const [at] = squares;
  throw createError(IllegalMove, sentences[code], squares, { code, at, rule, found: at && formatMove(move) });
}

/** What the move itself does. */
function done(state: LuckyState, move: LuckyMove): readonly LuckyHappening[] {
  const { seat, turning, hands } = state;
  if (move.kind === 'draw') return [{ kind: 'drew', seat, rule: 'L3' }];
  if (move.kind === 'pass') return [{ kind: 'left', seat, tiles: hands[seat]!, rule: 'L3' }];
  const { tile } = move;
  if (move.kind === 'reveal') {
    return [{ kind: turning ? 'turned' : 'dealt', seat, tiles: [tile], rule: turning ? 'L3' : 'L2' }];
  }
  const { back, setup, own, pairs } = plan(state, tile, move.to);
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
 * What a legal move does, in order; throws IllegalMove. `dealt`, `arranged` (L2); `drew`, `turned`, `left` (L3); `laid` or `exchanged` of a tile
 * from the hand, `took` (on an empty cell) or `traded` of a face-up one (L4); `matched` (L9); `must-draw` of the seat that comes next (L8); `ended`.
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
    // another turn (L9) is none where the game ends
    ...done(state, move).filter(({ kind }) => !ending || kind !== 'matched'),
    ...(deals ? sorted : []),
    ...(mustDraw(next) ? [{ kind: 'must-draw', seat, rule: 'L8' }] : []),
    ...(ending ? [{ kind: 'ended', rule: ending.rule }] : []),
  ];
}
