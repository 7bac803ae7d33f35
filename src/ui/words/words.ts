import type { Level } from '../../core/bot.js';
import type { Fault } from '../../core/errors.js';
import type { RuleStatus } from '../../core/rulebook.js';

/** What only the parts on demand say (more, new game, rules, replay). */
export interface LazyWords {
  /** A choice of the new-game form. */
  readonly human: string;
  readonly showMoves: string;
  readonly hideMoves: string;
  readonly copyRecord: string;
  readonly flip: string;
  readonly offerDraw: string;
  readonly resign: string;
  readonly typeMove: string;
  readonly playMove: string;
  readonly replay: string;
  readonly position: string;
  readonly toStart: string;
  readonly stepBack: string;
  readonly playOn: string;
  readonly pause: string;
  readonly stepOn: string;
  readonly toEnd: string;
  readonly speed: string;
  pace(seconds: number): string;
  readonly players: string;
  readonly first: string;
  readonly atRandom: string;
  readonly start: string;
  readonly cancel: string;
  readonly contents: string;
  readonly sources: string;
  readonly status: Readonly<Record<RuleStatus, string>>;
  readonly statusMeans: Readonly<Record<RuleStatus, string>>;
  /** What an example shows to follow. */
  exampleMove(notation: string): string;
  readonly exampleLegal: string;
  exampleForbidden(rule: string): string;
  readonly exampleLeads: string;
  exampleOver(rule: string): string;
}

/** What the shared parts of every game say, shown or spoken: one file a language. */
export interface UiWords {
  // players
  /** The name of a seat that nobody named. */
  seat(letter: string): string;
  /** The name of a computer seat that nobody named. */
  computer(level: Level): string;
  readonly remote: string;
  readonly level: Readonly<Record<Level, string>>;
  /** Names as a sentence has them: "Ada, Bo and Cy". */
  listNames(names: readonly string[]): string;

  // status: whole sentences without a full stop, and what stands under a seat
  toMove(name: string): string;
  thinking(name: string): string;
  won(name: string): string;
  readonly draw: string;
  readonly nobodyWon: string;
  sharedWin(names: readonly string[]): string;
  resigned(name: string): string;
  readonly agreed: string;
  readonly seatToMove: string;
  readonly seatThinking: string;
  readonly seatWaiting: string;
  readonly seatWon: string;

  // draws, resigning, hints and what else is said in a line
  offersDraw(name: string): string;
  readonly drawOffered: string;
  declined(name: string): string;
  readonly accept: string;
  readonly decline: string;
  confirmResign(name: string): string;
  readonly yes: string;
  readonly no: string;
  hint(move: string): string;
  readonly noHint: string;
  tookBack(notation: string): string;
  boardTurned(letter: string): string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly computerFailed: string;
  readonly loading: string;

  // errors
  /** An attribute whose text is no value of it. */
  badAttribute(name: string, found: string): string;
  /** A fault of the record, the match or a shared option; undefined: the error's own message will do. */
  fault(fault: Fault): string | undefined;

  // toolbar and its menu
  readonly toolbar: string;
  readonly undo: string;
  readonly redo: string;
  readonly hintTool: string;
  readonly rules: string;
  readonly newGame: string;
  /** The same as a tool: one short word. */
  readonly newTool: string;
  readonly more: string;
  readonly close: string;

  // record and replay
  readonly record: string;
  readonly noMoves: string;
  readonly result: string;
  /** A move of the record for the ear. */
  recordMove(ply: number, name: string | undefined, notation: string): string;
  /** Where the cursor stands; ply 0 is the start. */
  ply(n: number, of: number): string;

  // rules
  rule(id: string): string;

  /** Said when a part that is loaded on demand cannot be had. */
  readonly loadFailed: string;
  /** Words of the parts on demand; the English ones come with those. */
  readonly lazy?: LazyWords;
}
