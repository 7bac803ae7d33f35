import type { Level } from '../../core/bot.js';
import type { Fault } from '../../core/errors.js';
import type { RuleStatus } from '../../core/rulebook.js';

/** Labels of the toolbar. */
export interface ToolbarWords {
  /** The accessible name of the toolbar. */
  readonly label: string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly rules: string;
  /** "New game" in one short word. */
  readonly newGame: string;
  readonly more: string;
}

/** Words of menu, new-game form, rules, record, replay bar and messages. */
export interface DialogWords {
  /** The default name of a seat. */
  seat(letter: string): string;
  /** The default name of a computer's seat. */
  computer(level: Level): string;

  // messages
  offersDraw(name: string): string;
  declined(name: string): string;
  readonly accept: string;
  readonly decline: string;
  confirmResign(name: string): string;
  readonly yes: string;
  readonly no: string;
  flipped(letter: string): string;
  readonly copied: string;
  readonly copyFailed: string;

  readonly newGame: string;
  readonly close: string;

  // record
  readonly record: string;
  readonly noMoves: string;
  readonly result: string;
  /** The accessible name of a move in the record. */
  recordMove(ply: number, name: string | undefined, notation: string): string;

  // menu
  readonly more: string;
  readonly showMoves: string;
  readonly hideMoves: string;
  readonly copyRecord: string;
  readonly flip: string;
  readonly offerDraw: string;
  readonly resign: string;
  readonly typeMove: string;
  readonly playMove: string;

  // replay bar
  readonly replay: string;
  /** The accessible name of the slider. */
  readonly position: string;
  readonly toStart: string;
  readonly previous: string;
  readonly play: string;
  readonly pause: string;
  readonly next: string;
  readonly toEnd: string;
  readonly speed: string;
  pace(seconds: number): string;

  // new-game form
  readonly players: string;
  readonly human: string;
  readonly first: string;
  readonly random: string;
  readonly start: string;
  readonly cancel: string;

  // rules
  readonly rules: string;
  rule(id: string): string;
  readonly idea: string;
  readonly contents: string;
  readonly sources: string;
  readonly status: Readonly<Record<RuleStatus, string>>;
  readonly statusMeaning: Readonly<Record<RuleStatus, string>>;
  exampleMove(notation: string): string;
  readonly exampleLegal: string;
  exampleForbidden(rule: string): string;
  readonly exampleResult: string;
  exampleOver(rule: string): string;
}

/** Words of computer players and hints. Numbers are already formatted in the language. */
export interface ComputerWords {
  hint(move: string): string;
  // values of a move or a position: parts of a sentence
  winsIn(moves: string, one: boolean): string;
  losesIn(moves: string, one: boolean): string;
  readonly wins: string;
  readonly loses: string;
  readonly draw: string;
  chance(percent: string): string;
  points(count: string): string;

  /** The label of the progress bar. */
  readonly thinking: string;
  readonly moveNow: string;
  readonly showNow: string;
}

/** Words of the analysis. Numbers are already formatted in the language. */
export interface AnalysisWords {
  /** The accessible name of the bar that shows the chance of each seat. */
  chances(all: readonly (readonly [name: string, percent: string])[]): string;
  /** The label of the progress bar. */
  readonly analysing: string;
  /** A bad decision: 1 is an inaccuracy, 2 a mistake, 3 a blunder. */
  lapse(grade: 1 | 2 | 3, percent: string): string;

  // review of a finished game
  readonly review: string;
  readonly player: string;
  readonly accuracy: string;
  readonly play: string;
  readonly luck: string;
  readonly accuracyNote: string;
  /** Explains play and luck if they are measured in points. */
  readonly pointsNote: string;
  /** Explains play and luck if they are measured in percent. */
  readonly chancesNote: string;
}

type Standing = readonly (readonly [name: string, points: number])[];

/** Words of a tournament. */
export interface TournamentWords {
  points(count: number): string;
  // sentences
  begins(game: number, games: number): string;
  after(game: number, games: number, standing: Standing): string;
  won(winners: readonly string[], standing: Standing): string;
  nextReady(game: number, games: number): string;
  /** The button that starts the next game. */
  readonly next: string;
}

/** The words of the UI that all games share, shown or spoken. A language is one object of this type in one file. */
export interface UiWords {
  // players
  readonly remote: string;
  readonly levels: Readonly<Record<Level, string>>;

  // status: headlines without a full stop, and the line below a player's name
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
  /** The current place in the record; ply 0 is the start. */
  ply(n: number, of: number): string;

  // loading and errors
  readonly loading: string;
  readonly loadFailed: string;
  readonly computerFailed: string;
  badAttribute(name: string, found: string): string;
  /** The text of a fault in a record, a match or a shared option; undefined selects the error's own message. */
  fault(fault: Fault): string | undefined;

  readonly toolbar: ToolbarWords;
  readonly dialogs: DialogWords;
  readonly computer: ComputerWords;
  readonly analysis: AnalysisWords;
  readonly tournament: TournamentWords;
}
