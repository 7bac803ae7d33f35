import type { AnyMatch } from '../../../core/match.js';
import type { AnyBoard } from '../../model/board.js';
import { formValue, type PuzzleState } from '../../model/session.js';

/** A puzzle as a form restores it. */
export interface SavedPuzzle {
  readonly tries: number;
  readonly hints: number;
  readonly shown: boolean;
  readonly solved: boolean;
  /** The moves since the start of the puzzle, in notation. */
  readonly moves: readonly string[];
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Object.is(value, Math.abs(Number(value)));

/** Parses the state of a form; undefined if it is none of a puzzle. */
export function parseSaved(text: unknown): SavedPuzzle | undefined {
  try {
    const saved = JSON.parse(String(text)) as Readonly<Record<string, unknown>>;
    const { tries, hints, shown, solved, moves } = saved;
    if (!isCount(tries) || !isCount(hints) || !Array.isArray(moves)) return undefined;
    return { tries, hints, shown: shown === true, solved: solved === true, moves: moves.map(String) };
  } catch {
    return undefined; // the state of another board or version
  }
}

const formatSaved = (
  { tries, hints, shown, solved }: PuzzleState,
  { game, moves, ply }: AnyMatch,
  start: number,
): string => {
  const played = moves.slice(start, ply).map((move) => game.formatMove(move));
  return JSON.stringify({ tries, hints, shown, solved, moves: played } satisfies SavedPuzzle);
};

/** The part of a puzzle in the form around it: its value, its state, and whether it is valid. */
export class FormPart {
  readonly #board: AnyBoard;
  #last = '';

  constructor(board: AnyBoard) {
    this.#board = board;
  }

  /** Tells the form about the puzzle; `match` is the one that the browser restores. `message` is for a puzzle that is required and not solved. */
  update(puzzle: PuzzleState | undefined, match: AnyMatch, start: number, message: string): void {
    const { control } = this.#board;
    const state = puzzle ? formatSaved(puzzle, match, start) : '';
    if (state !== this.#last) control.internals.setFormValue(formValue(puzzle), state);
    this.#last = state;
    control.require(puzzle && !puzzle.solved ? message : '');
  }
}
