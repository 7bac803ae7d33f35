import type { Fault } from '../../core/errors.js';
import { seatLetter, type Seat } from '../../core/game.js';
import type { MarkColor } from '../../core/marks.js';
import { formatList, formatNumber } from '../../element/words/sentences.js';
import type { DialogWords, RulesWords } from './dialogs.js';
import type { KeyWords } from './keys.js';
import type { TableWords } from './table.js';

const lapses = { 1: 'inaccuracy', 2: 'mistake', 3: 'blunder' };

/** Rings and arrows on the board in English, as parts of a sentence. */
export const marks = {
  ring: (color: MarkColor, square: string) => `${color} ring on ${square}`,
  arrow: (color: MarkColor, from: string, to: string) => `${color} arrow from ${from} to ${to}`,
  labelled: (mark: string, label: string) => `${mark} with the label ${label}`,
};

export type MarkWords = typeof marks;

/** The task of a puzzle, also below its picture. */
export const captions = {
  toMove: (name: string) => `${name} to move`,
  tasks: {
    win: (moves: number | undefined) =>
      moves === undefined
        ? 'Find a way to win.'
        : `Win in ${moves === 1 ? 'one move' : `${formatNumber(moves)} moves`}.`,
    draw: (): string => 'Find a way not to lose.',
    best: 'Find the best move.',
  },
};

export type CaptionWords = typeof captions;

/** The words of the shared UI in English that a game by hand needs, shown or spoken. */
export const en = {
  remote: 'elsewhere',
  vacant: 'free',
  levels: { easy: 'easy', medium: 'medium', hard: 'hard', best: 'best' },

  // status: headlines without a full stop, and the line below a player's name
  toMove: captions.toMove,
  thinking: (name: string) => `${name} is thinking`,
  won: (name: string) => `${name} has won`,
  draw: 'Draw',
  nobodyWon: 'Nobody has won',
  sharedWin: (names: readonly string[]) => `${formatList(names, 'and')} share the win`,
  // sentences that tell why a game is over
  resigned: (name: string) => `${name} has resigned.`,
  late: (name: string) => `${name} ran out of time.`,
  agreed: 'The players have agreed on it.',
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
  lookBack: 'Look back',
  /** Begins another game against a computer one level stronger, or weaker. */
  harder: 'Play harder',
  easier: 'Play easier',
  share: 'Share',
  /** The reasons why nothing can be taken back. */
  noUndo: {
    start: 'Nothing to take back',
    final: 'This result cannot be taken back',
    remote: 'Only both sides together can take a move back',
  },
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
  loadFailed: 'This could not be loaded',
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
    title: 'Record',
    noMoves: 'No moves yet',
    result: 'Result',
    /** The accessible name of a move in the record. */
    move: (ply: number, name: string | undefined, notation: string) =>
      `${ply}. ${name ? `${name}: ` : ''}${notation}`,
  },

  /** The words of the analysis. Its numbers are already formatted. */
  analysis: {
    /** The accessible name of the bar that shows the chance of each seat. */
    chances: (all: readonly (readonly [name: string, percent: string])[]) =>
      `Chances to win: ${all.map(([name, percent]) => `${name} ${percent}`).join(', ')}`,
    analysing: 'Analysis',
    /** The accessible name of the chart of a replay, and the texts of the table that has the same values. */
    chart: 'The chances to win over the game',
    table: 'Chances as a table',
    move: 'Move',
    start: 'Start',
    mistakes: 'Mistakes',
    /** A bad decision: 1 is an inaccuracy, 2 a mistake, 3 a blunder. */
    lapse: (grade: 1 | 2 | 3, percent: string) => `${lapses[grade]}: loses ${percent}`,
    review: 'Review',
    player: 'Player',
    accuracy: 'Accuracy',
    play: 'Play',
    luck: 'Luck',
    accuracyNote: 'Accuracy: the share of the chance to win that each decision kept, on average.',
    /** Explains play and luck if they are measured in points. */
    pointsNote: 'Play and luck: the points won or lost by decisions and by chance.',
    /** Explains play and luck if they are measured in percent. */
    chancesNote: 'Play and luck: how decisions and chance changed the chance to win.',
  },

  /** The words of the computer players. Their numbers are already formatted. */
  computer: {
    /** The wait for the computer: the name of the progress bar, and the button that ends it. */
    wait: {
      label: 'The computer is thinking',
      moveNow: 'Move now',
      showNow: 'Show now',
    },
    /** The reason of the hint that is shown while the computer still thinks. */
    soFar: 'the best so far, still thinking',
    // values of a move or a position: parts of a sentence
    winsIn: (moves: string, one: boolean) => (one ? 'wins at once' : `wins in ${moves} moves`),
    losesIn: (moves: string, one: boolean) => (one ? 'loses at once' : `loses in ${moves} moves`),
    wins: 'wins',
    loses: 'loses',
    draw: 'draw',
    chance: (percent: string) => `${percent} to win`,
    /** A chance in a hint; `about` if it is estimated. */
    games: (count: string, about: boolean) => `you win ${about ? 'about ' : ''}${count} of 100 games`,
    points: (count: string) => `${count} points on average`,
    /** The button that shows the moves since a person's last turn again. */
    waits: (key: boolean) => `Press ${key ? 'C' : '“Next move”'} for the next move.`,
    /** The button that lets the computer play the move with which it waits. The sentence above announces that. */
    goOn: 'Next move',
  },

  /** The words of short announcements, which a person may prefer. */
  preferences: {
    /** The scores of all seats in a short announcement. */
    scores: (scores: readonly number[]) => `Score ${scores.join(' to ')}.`,
  },

  /** The words of moves in running text. */
  prose: {
    /** The board shows a position of a text in place of its game. */
    visit: 'A position from the text. Moves that you try here do not change the game.',
    /** A link of a text names no board of the page. */
    noBoard: (id: string) => `The page has no board with the id “${id}”.`,
  },

  /** The words of puzzles. */
  puzzle: {
    solution: 'Solution',
    again: 'Again',
    /** The headline, with whose move it is. */
    puzzle: (turn: string) => `Puzzle: ${turn}`,
    /** The tasks of goals; `moves` is the number of moves that the reader has. */
    tasks: captions.tasks,
    /** The answers to a move without a comment of the author. */
    right: 'Right.',
    wrong: 'Not this one.',
    /** Headlines: the reader has solved the puzzle, or the solution is shown. */
    solved: 'Solved',
    shown: 'The solution',
    /** The result, with the numbers of wrong moves and of hints. */
    result: (tries: number, hints: number) =>
      `${tries ? `After ${formatNumber(tries)} wrong ${tries > 1 ? 'moves' : 'move'}` : 'Without a wrong move'}${
        hints ? ` and with ${formatNumber(hints)} ${hints > 1 ? 'hints' : 'hint'}` : ''
      }.`,
    /** The first hint: the label of the piece. */
    piece: (label: string) => `Hint: ${label}`,
    /** The message of a form in which the puzzle is not solved. */
    required: 'Solve this puzzle.',
  },

  /** The words of the replay bar and of variations. */
  replay: {
    /** The accessible name of the bar. */
    label: 'Replay',
    /** The accessible name of the slider. */
    position: 'Move',
    toStart: 'To the start',
    play: 'Play the moves',
    pause: 'Pause',
    toEnd: 'To the end',
    speed: 'Speed',
    pace: (seconds: number) => `${seconds} s`,
    /** The accessible name of the moves that replace a move of the record. */
    variation: (move: string) => `Variation of ${move}`,
    ownVariation: 'Your variation',
    /** Announced when the main line is shown again. */
    main: 'The game',
  },

  marks,
};

/** The words of the parts that are large and loaded on demand: the English ones with the part. */
export interface LazyWords {
  readonly dialogs: DialogWords;
  readonly keys: KeyWords;
  readonly rules: RulesWords;
  readonly table: TableWords;
}

/** The words of the shared UI. */
export type UiWords = typeof en & Partial<LazyWords>;

/** The words of the shared UI in another language, which is loaded as a whole. */
export type UiLanguage = typeof en & LazyWords;

/** The players of a series with their points. */
type Standing = readonly (readonly [name: string, points: number])[];

/** The points of the players, such as "Ada 3, Bo −2". */
export const formatStanding = (standing: Standing): string =>
  standing.map(([name, points]) => `${name} ${formatNumber(points)}`).join(', ');

/** The words of a series. */
export const series = {
  player: (seat: Seat) => `Player ${seatLetter(seat)}`,
  during: (game: number, games: number, standing: Standing) =>
    `Game ${game} of ${games}: ${formatStanding(standing)}.`,
  after: (game: number, games: number, standing: Standing) =>
    `After game ${game} of ${games}: ${formatStanding(standing)}.`,
  won: (winners: readonly string[], standing: Standing) =>
    `${formatList(winners, 'and')} ${winners.length > 1 ? 'share first place in' : 'wins'} the series: ${formatStanding(standing)}.`,
  refused: (property: string, found: string) =>
    `The property ${property} must be a ${property === 'points' ? 'function' : 'string'}: “${found}”.`,
  full: 'This series is not saved: the storage of the browser for this site is full. You can play on; delete saved games or data of the site to make room.',
  next: 'Next game',
  again: 'New series',
};

export type SeriesWords = typeof series;

/** The sentences about the properties of a list of games, which loads its other words with its contents. */
export const gameTables = {
  property: (name: string, found: string) => `The property ${name} must be a string: “${found}”.`,
  server: (found: string) => `The attribute server must be the address of a table server: “${found}”.`,
};

export type GameTablesWords = typeof gameTables;
