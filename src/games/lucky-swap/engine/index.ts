import { BadNotation, BadOption, createError, illegalMove, toFound, toText } from '../../../core/errors.js';
import type { RuleViolation, Game } from '../../../core/game.js';
import { formatBoard, indexOf } from '../../lucky-numbers/engine/board.js';
import type { Cell, LuckyHappening } from '../../lucky-numbers/engine/types.js';
import { allSwaps, ascends, exchanged, generate, HIGHEST_PAR, neighbours } from './board.js';
import { swapSentences, type SwapFault, type SwapReason } from './sentences.js';
import type { SwapMove, SwapOptions, SwapState } from './types.js';

export * from './types.js';
export { swapSentences, type SwapFault, type SwapReason } from './sentences.js';
export { shortest } from './board.js';

const RULE = 'L11';

const newError = <E extends BadNotation | BadOption>(
  Kind: new (message: string, fault: { code: string }) => E,
  code: SwapFault,
  found?: string,
  values: readonly string[] = [],
): E => createError(Kind, swapSentences[code], values, { code, rule: RULE, found });

/** Formats a move: the two cells in order of their names. */
const formatMove = ({ from, to }: SwapMove): string => (from < to ? `${from}-${to}` : `${to}-${from}`);

function parseMove(value: string): SwapMove {
  const text = toText(value);
  const [from, to] = text.split('-') as [Cell, Cell];
  if (!/^[a-d][1-4]-[a-d][1-4]$/.test(text) || from >= to) throw newError(BadNotation, 'move', text);
  return { from, to };
}

/** The highest count of exchanges. It is the highest one that a position contains, and stays from then on. */
const MOST_MADE = 999_999;

const withEnding = (state: SwapState): SwapState =>
  ascends(state.board) ? { ...state, ending: { rule: RULE, winners: [0] } } : state;

/** Returns the options with their defaults. Throws BadOption. */
function checkOptions(options: SwapOptions): Required<SwapOptions> {
  const check = (valid: boolean, code: SwapFault, value: unknown) => {
    if (!valid) throw newError(BadOption, code, toFound(value));
  };
  check(Object(options) === options, 'options', options);
  const { players = 1, seed = '1', par = 3, wrap = false, first = 0 } = options;
  check(players === 1, 'players', players);
  check(typeof seed === 'string', 'seed', typeof seed);
  check(Number.isInteger(par) && par >= 1 && par <= HIGHEST_PAR, 'par', par);
  check(typeof wrap === 'boolean', 'wrap', wrap);
  check(first === 0, 'first', first);
  return { players, seed, par, wrap, first };
}

function setup(options: SwapOptions = {}): SwapState {
  const { seed, par, wrap } = checkOptions(options);
  return { board: generate(seed, par, wrap), made: 0, wrap, par };
}

function explain(
  { ending, wrap }: SwapState,
  move: SwapMove,
): (RuleViolation & { reason: SwapReason }) | undefined {
  const violation = (reason: SwapReason, ...squares: Cell[]) => ({ rule: RULE, reason, squares });
  if (ending) return violation('over');
  const { from, to } = Object(move) as SwapMove;
  if (typeof from !== 'string' || typeof to !== 'string') return violation('unknown-move');
  if (indexOf(from) < 0 || indexOf(to) < 0) return violation('unknown-cell');
  if (neighbours(from, to, wrap)) return undefined;
  return violation(neighbours(from, to, true) ? 'across-edge' : 'not-neighbours', from, to);
}

function play(state: SwapState, move: SwapMove): SwapState {
  const violation = explain(state, move);
  const made = Math.min(state.made + 1, MOST_MADE);
  if (!violation) return withEnding({ ...state, board: exchanged(state.board, move), made });
  throw illegalMove(violation, swapSentences, violation.squares[0] && formatMove(move));
}

/**
 * Returns the effects of a move: `swapped` with the cells and their tiles before the exchange; at the end `solved` with the
 * exchanges made and par, then `ended`.
 */
function happenings(state: SwapState, move: SwapMove, next = play(state, move)): readonly LuckyHappening[] {
  const { ending, made, par } = next;
  const squares = [move.from, move.to];
  const tiles = squares.map((cell) => state.board[indexOf(cell)]!);
  return [
    { kind: 'swapped', seat: 0, squares, tiles, rule: RULE, score: 1 },
    ...(ending
      ? [
          { kind: 'solved', seat: 0, tiles: par === undefined ? [made] : [made, par], rule: RULE },
          { kind: 'ended', rule: RULE },
        ]
      : []),
  ];
}

const ROW = '(([1-9]|1\\d|20),){3}([1-9]|1\\d|20)';
const rowsPattern = RegExp(`^${ROW}(/${ROW}){3}$`);

function parsePosition(value: string, options: SwapOptions = {}): SwapState {
  const { wrap } = checkOptions(options);
  const text = toText(value);
  const [rows = '', made = '', ...rest] = text.split(' ');
  if (rest.length || !made) throw newError(BadNotation, 'position', text);
  if (!rowsPattern.test(rows)) throw newError(BadNotation, 'rows', rows);
  const board = rows.split(/[,/]/).map(Number);
  const twice = board.find((tile, i) => board.indexOf(tile) < i);
  if (twice !== undefined) throw newError(BadNotation, 'rows-twice', rows, [`${twice}`]);
  if (!/^(0|[1-9]\d{0,5})$/.test(made)) throw newError(BadNotation, 'made', made);
  const { par } = options;
  return withEnding({ board, made: Number(made), wrap, ...(par !== undefined && { par }) });
}

/** The puzzle of rule L11: neighbouring tiles are exchanged until every row and column ascends. */
export const luckySwap: Game<SwapState, SwapMove, SwapOptions> = {
  id: 'lucky-swap',
  players: { min: 1, max: 1 },
  setup,
  turn: ({ ending }) => (ending ? 'over' : 0),
  moves: ({ ending, wrap }) => (ending ? [] : allSwaps(wrap)),
  chances: () => [],
  play,
  explain,
  happenings,
  ending: ({ ending }) => ending,
  scores: ({ made }) => [made],
  winners: ({ ending }) => ending?.winners,
  view: (state) => state,
  formatMove,
  parseMove,
  formatPosition: ({ board, made }) => `${formatBoard(board)} ${made}`,
  parsePosition,
};
