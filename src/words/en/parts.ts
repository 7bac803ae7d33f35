import { seatLetter, type Seat } from '../../core/game.js';
import type { MarkColor } from '../../core/marks.js';
import { formatList, formatNumber, partWords } from '../../element/words/sentences.js';

// The small English words of the parts that are loaded on demand. A script-tag bundle has those of a part in its file.

const lapses = { 1: 'inaccuracy', 2: 'mistake', 3: 'blunder' };

/** The words of the analysis. Its numbers are already formatted. */
export const analysisWords = partWords('analysis', {
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
});

/** The words of the computer players. Their numbers are already formatted. */
export const computerWords = partWords('computer', {
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
  /** Values that speak to the person, at the start of a sentence. */
  you: {
    winsIn: (moves: string, one: boolean) => (one ? 'you win at once' : `you win in ${moves} moves`),
    losesIn: (moves: string, one: boolean) => (one ? 'you lose at once' : `you lose in ${moves} moves`),
    wins: 'you win',
    loses: 'you lose',
    chance: (percent: string) => `you: ${percent} to win`,
  },
  /** The button that shows the moves since a person's last turn again. */
  waits: (key: boolean) => `Press ${key ? 'C' : '“Next move”'} for the next move.`,
  /** The button that lets the computer play the move with which it waits. The sentence above announces that. */
  goOn: 'Next move',
});

/** The words of short announcements, which a person may prefer. */
export const preferencesWords = partWords('preferences', {
  /** The scores of all seats in a short announcement. */
  scores: (scores: readonly number[]) => `Score ${scores.join(' to ')}.`,
});

/** The words of moves in running text. */
export const proseWords = partWords('prose', {
  /** The board shows a position of a text in place of its game. */
  visit: 'A position from the text. Moves that you try here do not change the game.',
  /** A link of a text names no board of the page. */
  noBoard: (id: string) => `The page has no board with the id “${id}”.`,
});

/** The tasks of the goals of puzzles, also below their pictures; `moves` is the number of moves that the reader has. */
export const tasks = {
  win: (moves: number | undefined) =>
    moves === undefined
      ? 'Find a way to win.'
      : `Win in ${moves === 1 ? 'one move' : `${formatNumber(moves)} moves`}.`,
  draw: 'Find a way not to lose.',
  points: 'Which choice scores most on average in this run?',
  fill: (moves: number): string =>
    `Fill the board in ${moves === 1 ? 'one turn' : `${formatNumber(moves)} turns`}. Take face-up tiles only.`,
  best: 'Find the best move.',
};

export type PuzzleTaskWords = typeof tasks;

/** The words below the picture of a puzzle. */
export interface CaptionWords {
  readonly toMove: (name: string) => string;
  readonly tasks: typeof tasks;
}

/** The words of puzzles. */
export const puzzleWords = partWords('puzzle', {
  solution: 'Solution',
  again: 'Again',
  /** The headline, with whose move it is. */
  puzzle: (turn: string) => `Puzzle: ${turn}`,
  tasks,
  /** The answers to a move without a comment of the author. */
  right: 'Right.',
  wrong: 'Not this one.',
  /** The answer to an exchange of a swap puzzle that leads to no shortest solution. It stays. */
  longer: 'This way needs more exchanges. Go on, or take the exchange back.',
  /** Follows the answer to a wrong move, when the position before it is shown again. */
  back: 'Your move is taken back.',
  /** The reason why nothing can be done: the form of the page has disabled the puzzle. */
  disabled: 'The page has disabled this puzzle.',
  /** Headlines: the reader has solved the puzzle, or the solution is shown. */
  solved: 'Solved',
  shown: 'The solution',
  /** The title of the list of answers with their values, after the only choice of a puzzle. */
  answers: { points: 'Points on average', chance: 'Chances of the answers' },
  points: (points: number): string => `${formatNumber(points)} points`,
  /** The chance to win, in percent. */
  chance: (percent: number): string => `${formatNumber(percent)} %`,
  /** A wrong answer with its value, and that of the best one. */
  valued: (value: string, best: string): string => `Not this one: ${value}. The best answer: ${best}.`,
  /** The result, with the numbers of wrong moves and of hints. */
  result: (tries: number, hints: number) =>
    `${tries ? `After ${formatNumber(tries)} wrong ${tries > 1 ? 'moves' : 'move'}` : 'Without a wrong move'}${
      hints ? ` and with ${formatNumber(hints)} ${hints > 1 ? 'hints' : 'hint'}` : ''
    }.`,
  /** The first hint: the label of the piece. */
  piece: (label: string) => `Hint: ${label}`,
  /** The message of a form in which the puzzle is not solved. */
  required: 'Solve this puzzle.',
});

/** The words of the replay bar and of variations. */
export const replayWords = partWords('replay', {
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
});

/** Rings and arrows on the board in English, as parts of a sentence. */
export const marks = {
  ring: (color: MarkColor, square: string) => `${color} ring on ${square}`,
  arrow: (color: MarkColor, from: string, to: string) => `${color} arrow from ${from} to ${to}`,
  labelled: (mark: string, label: string) => `${mark} with the label ${label}`,
};

export type MarkWords = typeof marks;

export const markWords = partWords('marks', marks);

/** The words of these parts of a board. */
export interface PartWords {
  readonly analysis: ReturnType<typeof analysisWords>;
  readonly computer: ReturnType<typeof computerWords>;
  readonly marks: MarkWords;
  readonly preferences: ReturnType<typeof preferencesWords>;
  readonly prose: ReturnType<typeof proseWords>;
  readonly puzzle: ReturnType<typeof puzzleWords>;
  readonly replay: ReturnType<typeof replayWords>;
}

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
  server: (found: string) => `The attribute server must be the URL of a table server: “${found}”.`,
};

export type GameTablesWords = typeof gameTables;
