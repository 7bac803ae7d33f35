import type { Fault } from '../../core/errors.js';
import { formatList } from '../../element/words/sentences.js';
import type { DialogWords, RulesWords } from './dialogs.js';
import type { KeyWords } from './keys.js';
import type { PartWords } from './parts.js';
import type { TableWords } from './table.js';

/** The words of the shared UI in English that a game by hand needs, shown or spoken. */
export const en = {
  remote: 'elsewhere',
  vacant: 'free',
  levels: { easy: 'easy', medium: 'medium', hard: 'hard', best: 'best' },

  // status: headlines without a full stop, and the line below a player's name
  toMove: (name: string) => `${name} to move`,
  thinking: (name: string) => `${name} is thinking`,
  won: (name: string) => `${name} has won`,
  draw: 'Draw',
  nobodyWon: 'Nobody has won',
  sharedWin: (names: readonly string[]) => `${formatList(names, 'and')} share the win`,
  /** The result of a game that is over, while an earlier position is shown. */
  over: (result: string) => `Game over: ${result}`,
  // sentences that tell why a game is over
  resigned: (name: string) => `${name} has resigned.`,
  late: (name: string) => `${name} ran out of time.`,
  agreed: 'The players agreed to a draw.',
  /** Texts for the only person at the board. */
  you: {
    toMove: 'Your turn',
    won: 'You have won',
    lost: 'You have lost',
    resigned: 'You have resigned.',
    late: 'You ran out of time.',
    /** In place of their name, at the start of a sentence. */
    name: 'You',
    share: (others: readonly string[]) => `You share the win with ${formatList(others, 'and')}`,
    // the line below the name
    seat: 'you',
    seatToMove: 'your turn',
    seatWon: 'you have won',
  },
  /** The button that begins the examples of the rules, to play. */
  learn: 'Learn by trying',
  /** The buttons at the end of a game. */
  playAgain: 'Play again',
  lookBack: 'Review the game',
  /** Begins another game against a computer one level stronger, or weaker. */
  harder: 'Stronger opponent',
  easier: 'Weaker opponent',
  share: 'Share',
  /** The reasons why nothing can be taken back. */
  noUndo: {
    start: 'Nothing to take back',
    final: 'This result cannot be taken back',
    remote: 'Only both sides together can take a move back',
  },
  /** Announced when a game begins; the title of the form for one. */
  newGame: 'New game',
  /** The reason why no move can be played again. */
  noRedo: 'Nothing to play again',
  seatToMove: 'to move',
  seatThinking: 'thinking',
  seatWaiting: 'waiting',
  seatWon: 'won',
  /** The current place in the record; ply 0 is the start. */
  ply: (n: number, of: number) => (n ? `Move ${n} of ${of}` : 'Start'),

  // words of several parts
  recap: 'What happened?',
  recapEnd: 'Back to the game',
  previous: 'Previous move',
  next: 'Next move',

  loading: 'Loading …',
  loadFailed: 'Could not be loaded. Check your connection, then try again.',
  computerFailed: 'The computer player could not be started',
  tryAgain: 'Try again',
  /** The values of a list that are possible, after a sentence about another value. */
  possible: (values: readonly string[]) => `It can be ${formatList(values, 'or')}.`,
  badAttribute: (name: string, found: string) => `The attribute ${name} cannot be “${found}”.`,
  /** A sentence about a character of a text that was quoted before, which may look right; `name` is its code point and its name. */
  oddCharacter: (place: number, name: string) => `Character ${place} is ${name}.`,
  /** A word of an attribute names a player for whom the match has no seat. */
  noSeatFor: (name: string, found: string, seats: number) =>
    `The attribute ${name} has one player too many: leave out “${found}”. The number of seats is ${seats}.`,
  /** A sentence about one of several boards; `board` is its label or id. */
  onBoard: (board: string, sentence: string) => `Board “${board}”: ${sentence}`,
  /** The text of a fault in a record, a match or a shared option; undefined selects the error's own message. */
  fault: (_fault: Fault): string | undefined => undefined,

  toolbar: {
    /** The accessible name of the toolbar. */
    label: 'Game',
    /** That of the buttons beside the sentence that tells the turn or the result. */
    status: 'Status',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    rules: 'Rules',
    /** "New game" in one short word. */
    new: 'New',
    more: 'More',
  },

  /** Messages below the status, and the answers to them. */
  message: {
    close: 'Close',
    rule: (id: string) => `Rule ${id}`,
  },

  /** The list of moves. */
  record: {
    title: 'Moves',
    noMoves: 'No moves yet',
    result: 'Result',
    /** The accessible name of a move in the record. */
    move: (ply: number, name: string | undefined, notation: string) =>
      `${ply}. ${name ? `${name}: ` : ''}${notation}`,
  },
};

/** The words of the parts that are loaded on demand: the English ones with the part. */
export interface LazyWords extends PartWords {
  readonly dialogs: DialogWords;
  readonly keys: KeyWords;
  readonly rules: RulesWords;
  readonly table: TableWords;
}

/** The words of the shared UI. */
export type UiWords = typeof en & Partial<LazyWords>;

/** The words of the shared UI in another language, which is loaded as a whole. */
export type UiLanguage = typeof en & LazyWords;
