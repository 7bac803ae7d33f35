import type { Turn, Seat, GameTypes } from '../../core/game.js';
import type { Player } from './players.js';
import { noMoves, type MatchOf } from '../../core/match.js';

/** The facts that decide whether a person at the board may make the next move. */
interface MoveFacts {
  /** The player of the seat to move; undefined if nobody is to move. */
  readonly player: Player | undefined;
  readonly turn: Turn;
  readonly puzzle?: PuzzleState | undefined;
  /** A reader can play moves that do not become part of the match. */
  readonly readerPlays: boolean;
}

/** A tool below the board. */
type SessionTool = 'undo' | 'redo' | 'hint' | 'rules' | 'new' | 'more';

/**
 * The kind of play on a board: the answers to everything in which they differ. The attribute `mode` chooses it; a board that is
 * connected to a table has that of the table.
 */
export interface Session {
  /** People and computers play a match to its end: it has an aim, moves can be typed, and its end offers another one. */
  readonly plays: boolean;
  /** The match belongs to this browser: it is saved and counted, and its own seed is committed to. */
  readonly isSaved: boolean;
  /** The reader steps through the record, from its start, and plays variations. */
  readonly explores: boolean;
  /** The reader finds the moves of a solution; the match has no other end. */
  readonly isPuzzle: boolean;
  /** The board stands alone, as a picture: without status, tools, sounds and evaluation. */
  readonly boardOnly: boolean;
  /** Positions are evaluated, and hints may be asked for. */
  readonly assists: boolean;
  /** The others are asked for what changes the match: to take a move back, a draw, another game. */
  readonly asks: boolean;
  /** The positions in which the board lets chance move: in all, only after a move that was played, or in none. */
  readonly chance: 'always' | 'after-move' | 'never';
  /** The tools below the board by the attribute `controls`. */
  readonly tools: Readonly<Record<'full' | 'basic', readonly SessionTool[]>>;
  mayMove(facts: MoveFacts): boolean;
}

/** The state of a puzzle on a board. */
export interface PuzzleState {
  /** The seat of the reader. */
  readonly seat: Seat;
  /** The reader may move: no answer, reply or solution is being shown. */
  readonly open: boolean;
  /** The form has disabled the puzzle. */
  readonly disabled: boolean;
  /** The number of wrong moves so far. */
  readonly tries: number;
  /** The number of hints so far. */
  readonly hints: number;
  /** The solution was shown. */
  readonly shown: boolean;
  readonly solved: boolean;
  /** The square or part of the piece that the last hint names. */
  readonly piece?: string | undefined;
}

/** The value of a puzzle in a form; null if it has none. */
export const formValue = (puzzle: PuzzleState | undefined): string | null =>
  puzzle?.shown ? 'shown' : puzzle?.solved ? String(puzzle.tries) : null;

/** The solution, and how far the reader is, as parts of the state of a board. */
export interface Solving<G extends GameTypes> {
  /** The record that solves the puzzle. Secret. */
  readonly solution?: MatchOf<G> | undefined;
  /** The state of the puzzle; undefined in other modes, and until its module is loaded. */
  readonly puzzle?: PuzzleState | undefined;
  /** The state of a puzzle in a form that the browser restored, until the puzzle uses it. */
  readonly restored?: unknown;
}

/** The start of the puzzle in a record: the match before the first move of a player. Chance may have moved before. */
export function puzzleStart<G extends GameTypes>(record: MatchOf<G>): MatchOf<G> {
  const { game, moves } = record;
  const first = moves.findIndex((_, ply) => game.turn(record.stateAt(ply)) !== 'chance');
  return record.branch((first < 0 ? moves.length : first) + 1, noMoves);
}

/** The puzzle that a record solves: the match before its first move, with the solution. */
export const withoutSolution = <G extends GameTypes, T extends { readonly match: MatchOf<G> }>(
  opened: T,
): T & { readonly solution: MatchOf<G> } => ({
  ...opened,
  match: opened.match.branch(1, noMoves),
  solution: opened.match,
});

/** A position to look at: nobody plays, and nothing is around the board. */
const diagram: Session = {
  plays: false,
  isSaved: false,
  explores: false,
  isPuzzle: false,
  boardOnly: true,
  assists: false,
  asks: false,
  chance: 'always',
  tools: { full: [], basic: [] },
  mayMove: () => false,
};

/** A match between people and computers at this board. */
const play: Session = {
  ...diagram,
  plays: true,
  isSaved: true,
  boardOnly: false,
  assists: true,
  tools: { full: ['undo', 'redo', 'hint', 'rules', 'new', 'more'], basic: ['undo', 'redo', 'new'] },
  mayMove: ({ player }) => player?.kind === 'human',
};

/** A record to step through. */
const replay: Session = {
  ...diagram,
  explores: true,
  boardOnly: false,
  assists: true,
  chance: 'after-move',
  tools: { full: ['rules', 'more'], basic: [] },
  mayMove: ({ readerPlays }) => readerPlays,
};

/** A task for the reader, with a solution. The solution contains the moves of chance. */
const puzzle: Session = {
  ...diagram,
  isPuzzle: true,
  boardOnly: false,
  chance: 'never',
  tools: replay.tools,
  mayMove: ({ puzzle: state, turn }) =>
    state !== undefined && state.seat === turn && state.open && !state.disabled,
};

/** A place at a table with people elsewhere. The host of the table keeps the match and draws; nobody gets help. */
export const table: Session = {
  ...play,
  isSaved: false,
  assists: false,
  asks: true,
  chance: 'never',
  tools: { full: ['undo', 'rules', 'more'], basic: ['undo'] },
};

const sessions = { play, diagram, replay, puzzle };

export type Mode = keyof typeof sessions;

/** The values of the attribute `mode`, the default first. */
export const modes = Object.keys(sessions) as readonly Mode[] as readonly [Mode, ...Mode[]];

/** The session of a mode; without one, and for an unknown mode, that of a match to play. */
export const sessionOf = (mode: string | null | undefined): Session =>
  Object.hasOwn(sessions, mode ?? '') ? sessions[mode as Mode] : play;
