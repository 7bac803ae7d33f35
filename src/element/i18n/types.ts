import type { Level } from '../../core/bot.js';
import type { Fault } from '../../core/errors.js';
import type { RuleStatus } from '../../core/rulebook.js';

/** What only the parts on demand say (more, new game, rules, record, replay, what lies in a slip). */
export interface LazyWords {
  /** The name of a seat that nobody named. */
  seat(letter: string): string;
  /** The name of a computer seat that nobody named. */
  computer(level: Level): string;

  // draws, resigning and what else is said in a line
  offersDraw(name: string): string;
  declined(name: string): string;
  readonly accept: string;
  readonly decline: string;
  confirmResign(name: string): string;
  readonly yes: string;
  readonly no: string;
  boardTurned(letter: string): string;
  readonly copied: string;
  readonly copyFailed: string;

  readonly newGame: string;
  readonly close: string;

  // record
  readonly record: string;
  readonly noMoves: string;
  readonly result: string;
  /** A move of the record for the ear. */
  recordMove(ply: number, name: string | undefined, notation: string): string;

  // menu, replay, new game, rules
  readonly more: string;
  readonly rules: string;
  rule(id: string): string;
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

/** What is said of a series of games. */
export interface SeriesWords {
  points(count: number): string;
  /** Sentences. */
  begins(game: number, games: number): string;
  after(game: number, games: number, all: readonly (readonly [name: string, points: number])[]): string;
  won(winners: readonly string[], all: readonly (readonly [name: string, points: number])[]): string;
  goesOn(game: number, games: number): string;
  /** A button. */
  readonly next: string;
}

/** What is said of the thinking of computers. Numbers come written in the language. */
export interface ThoughtWords {
  hint(move: string): string;
  /** What speaks for a move, or a position: parts of a sentence. */
  winsIn(moves: string, one: boolean): string;
  losesIn(moves: string, one: boolean): string;
  readonly wins: string;
  readonly loses: string;
  readonly draw: string;
  chance(percent: string): string;
  points(count: string): string;

  /** What a bar shows that fills, and the buttons beside it. */
  readonly thinking: string;
  readonly playAtOnce: string;
  readonly showAtOnce: string;
}

/** What is said of the worth of positions and moves. Numbers come written in the language. */
export interface AnalysisWords {
  /** The name of the bar: what each seat can hope for. */
  chances(all: readonly (readonly [name: string, percent: string])[]): string;
  /** What a bar shows that fills. */
  readonly analysing: string;
  /** What a decision gave up: a slip, a mistake, a blunder. */
  lapse(grade: 1 | 2 | 3, percent: string): string;

  // the look back
  readonly review: string;
  readonly player: string;
  readonly accuracy: string;
  readonly play: string;
  readonly luck: string;
  readonly accuracyMeans: string;
  readonly pointsMean: string;
  readonly chancesMean: string;
}

/** What the toolbar says. */
export interface ToolWords {
  /** The name of the bar. */
  readonly bar: string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly rules: string;
  /** New game, in one short word. */
  readonly fresh: string;
  readonly more: string;
}

/** What the shared parts of every game say, shown or spoken: one file a language. */
export interface UiWords {
  // players
  readonly remote: string;
  readonly level: Readonly<Record<Level, string>>;

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

  // what is said in a line
  readonly computerFailed: string;
  readonly loading: string;

  // errors
  /** An attribute whose text is no value of it. */
  badAttribute(name: string, found: string): string;
  /** A fault of the record, the match or a shared option; undefined: the error's own message will do. */
  fault(fault: Fault): string | undefined;

  /** Where the cursor stands; ply 0 is the start. */
  ply(n: number, of: number): string;

  /** Said when a part that is loaded on demand cannot be had. */
  readonly loadFailed: string;
  /** Words of the toolbar; the English ones come with it. */
  readonly tools?: ToolWords;
  /** Words of the parts on demand; the English ones come with those. */
  readonly lazy?: LazyWords;
  /** Words of what computers think; the English ones come with the first of them. */
  readonly thought?: ThoughtWords;
  /** Words of the analysis; the English ones come with it. */
  readonly analysis?: AnalysisWords;
  /** Words of a series; the English ones come with the first. */
  readonly series?: SeriesWords;
}
