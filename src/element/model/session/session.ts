import type { Turn } from '../../../core/game.js';
import type { Player } from '../players.js';
import type { PuzzleState } from './puzzle-state.js';

/** The facts that decide whether a person at the board may make the next move. */
export interface MoveFacts {
  /** The player of the seat to move; undefined if nobody is to move. */
  readonly player: Player | undefined;
  readonly turn: Turn;
  readonly puzzle?: PuzzleState | undefined;
  /** A reader can play moves that do not become part of the match. */
  readonly readerPlays: boolean;
}

/** A tool below the board. */
export type SessionTool = 'undo' | 'redo' | 'hint' | 'rules' | 'new' | 'more';

/**
 * The kind of play on a board: the answers to everything in which they differ. The attribute `mode` chooses it; a board that is
 * connected to a table has that of the table.
 */
export interface Session {
  /** People and computers play a match to its end: it has an aim, moves can be typed, and its end offers another one. */
  readonly plays: boolean;
  /** The match belongs to this browser: it is saved and counted, and its own seed is committed to. */
  readonly keeps: boolean;
  /** The reader steps through the record, from its start, and plays variations. */
  readonly explores: boolean;
  /** The reader finds the moves of a solution; the match has no other end. */
  readonly solves: boolean;
  /** The board stands alone, as a picture: without status, tools, sounds and evaluation. */
  readonly bare: boolean;
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
