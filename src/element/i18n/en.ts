import type { Level } from '../../core/bot.js';
import type { Fault } from '../../core/errors.js';
import { formatList, formatNumber, formatStanding, type Standing } from './sentences.js';

const levels = { easy: 'easy', medium: 'medium', hard: 'hard', best: 'best' };

const lapses = { 1: 'inaccuracy', 2: 'mistake', 3: 'blunder' };

/** The UI that all games share, shown or spoken, in English. The numbers in `computer` and `analysis` are already formatted. */
export const en = {
  remote: 'remote',
  levels,

  // status: headlines without a full stop, and the line below a player's name
  toMove: (name: string) => `${name} to move`,
  thinking: (name: string) => `${name} is thinking`,
  won: (name: string) => `${name} has won`,
  draw: 'Draw',
  nobodyWon: 'Nobody has won',
  sharedWin: (names: readonly string[]) => `${formatList(names, 'and')} share the win`,
  resigned: (name: string) => `${name} has resigned`,
  agreed: 'Draw by agreement',
  /** Texts for the only person at the board. */
  you: {
    toMove: 'Your turn',
    won: 'You have won',
    lost: 'You have lost',
    resigned: 'You have resigned',
    share: (others: readonly string[]) => `You share the win with ${formatList(others, 'and')}`,
    // the line below the name
    seat: 'you',
    seatToMove: 'your turn',
    seatWon: 'you have won',
  },
  /** The buttons at the end of a game. */
  playAgain: 'Play again',
  lookBack: 'Look back',
  /** The reasons why nothing can be taken back. */
  noUndo: { start: 'Nothing to take back', final: 'This result cannot be taken back' },
  seatToMove: 'to move',
  seatThinking: 'thinking',
  seatWaiting: 'waiting',
  seatWon: 'won',
  /** The current place in the record; ply 0 is the start. */
  ply: (n: number, of: number) => (n ? `Move ${n} of ${of}` : 'Start'),

  loading: 'Loading …',
  loadFailed: 'This could not be loaded',
  computerFailed: 'The computer player could not be started',
  badAttribute: (name: string, found: string) => `The attribute ${name} cannot be “${found}”.`,
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

  dialogs: {
    /** The default name of a seat. */
    seat: (letter: string) => `Player ${letter}`,
    /** The accessible name of a field for a player's name. */
    nameOf: (letter: string) => `Name of player ${letter}`,
    computer: (level: Level) => `Computer (${levels[level]})`,
    offersDraw: (name: string) => `${name} offers a draw`,
    declined: (name: string) => `${name} declined the draw`,
    accept: 'Accept',
    decline: 'Decline',
    confirmResign: (name: string) => `Resign as ${name}?`,
    yes: 'Yes',
    no: 'No',
    flipped: (letter: string) => `Board flipped: seat ${letter} is at the bottom`,
    copied: 'Record copied',
    copyFailed: 'The record could not be copied',
    newGame: 'New game',
    close: 'Close',
    record: 'Record',
    noMoves: 'No moves yet',
    result: 'Result',
    /** The accessible name of the moves that replace a move of the record. */
    variation: (move: string) => `Variation of ${move}`,
    ownVariation: 'Your variation',
    /** The accessible name of a move in the record. */
    recordMove: (ply: number, name: string | undefined, notation: string) =>
      `${ply}. ${name ? `${name}: ` : ''}${notation}`,
    more: 'More',
    showMoves: 'Show the moves',
    hideMoves: 'Hide the moves',
    copyRecord: 'Copy the record',
    soundOn: 'Turn the sound on',
    soundOff: 'Turn the sound off',
    computerPace: 'Computer moves',
    paces: { fast: 'fast', normal: 'normal', slow: 'slow' },
    flip: 'Flip the board',
    offerDraw: 'Offer a draw',
    resign: 'Resign',
    typeMove: 'Type a move',
    playMove: 'Play',
    replay: 'Replay',
    /** The accessible name of the slider. */
    position: 'Move',
    toStart: 'To the start',
    previous: 'Previous move',
    play: 'Play the moves',
    pause: 'Pause',
    next: 'Next move',
    toEnd: 'To the end',
    speed: 'Speed',
    pace: (seconds: number) => `${seconds} s`,
    players: 'Players',
    human: 'Person',
    first: 'First player',
    random: 'Random',
    start: 'Start',
    cancel: 'Cancel',
    rules: 'Rules',
    rule: (id: string) => `Rule ${id}`,
    idea: 'The idea',
    contents: 'Contents',
    sources: 'Sources of the rules',
    status: { stated: 'stated', 'other edition': 'other edition', decided: 'decided', rebuilt: 'rebuilt' },
    statusMeaning: {
      stated: 'The printed rulebook says so.',
      'other edition': 'Another edition of the game says so.',
      decided: 'The printed rulebook does not say. We decided this.',
      rebuilt: 'The source is lost. This is rebuilt from what remains.',
    },
    exampleMove: (notation: string) => `Move: ${notation}`,
    exampleLegal: 'This is allowed.',
    exampleForbidden: (rule: string) => `Rule ${rule} forbids it.`,
    exampleBefore: 'The picture shows the position before the move.',
    exampleResult: 'The picture shows the result.',
    exampleOver: (rule: string) => `The game ends by rule ${rule}.`,
    tries: {
      guide: 'Learn by trying',
      continue: 'Continue learning',
      progress: (done: number, count: number) => `${done} of ${count} examples played`,
      start: 'Try it',
      next: 'Next example',
      again: 'Try again',
      close: 'Show the picture',
      right: 'Right.',
      wrong: 'Not this one.',
      other: 'That is allowed too, but this example shows another move.',
    },
  },

  computer: {
    hint: (move: string) => `Hint: ${move}`,
    // values of a move or a position: parts of a sentence
    winsIn: (moves: string, one: boolean) => (one ? 'wins at once' : `wins in ${moves} moves`),
    losesIn: (moves: string, one: boolean) => (one ? 'loses at once' : `loses in ${moves} moves`),
    wins: 'wins',
    loses: 'loses',
    draw: 'draw',
    chance: (percent: string) => `${percent} to win`,
    points: (count: string) => `${count} points on average`,
    /** The label of the progress bar. */
    thinking: 'The computer is thinking',
    moveNow: 'Move now',
    showNow: 'Show now',
    /** The button that shows the moves since a person's last turn again, and its text while it does so. */
    recap: 'What happened?',
    recapEnd: 'Back to the game',
  },

  analysis: {
    /** The accessible name of the bar that shows the chance of each seat. */
    chances: (all: readonly (readonly [name: string, percent: string])[]) =>
      `Chances to win: ${all.map(([name, percent]) => `${name} ${percent}`).join(', ')}`,
    analysing: 'Analysis',
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

  /** The table of finished matches in the menu. */
  statistics: {
    title: 'Your games',
    opponent: 'Against',
    played: 'Played',
    won: 'Won',
    people: 'people',
    /** Games for one player. */
    alone: 'alone',
    bestScore: (score: number) => `Best score: ${formatNumber(score)}`,
    fewestMoves: (moves: number) => `Fewest moves: ${formatNumber(moves)}`,
    delete: 'Delete',
    confirm: 'Delete the table of your games?',
    deleted: 'The table of your games is deleted.',
  },

  tournament: {
    points: (count: number) => `${formatNumber(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`,
    begins: (game: number, games: number) => `Game ${game} of ${games} of the tournament.`,
    after: (game: number, games: number, standing: Standing) =>
      `After game ${game} of ${games}: ${formatStanding(standing)}.`,
    won: (winners: readonly string[], standing: Standing) =>
      `${formatList(winners, 'and')} ${winners.length > 1 ? 'share first place in' : 'wins'} the tournament: ${formatStanding(standing)}.`,
    nextReady: (game: number, games: number) => `Game ${game} of ${games} can begin.`,
    next: 'Next game',
  },
};

/** The words of the shared UI. A language is one object of this type in one file. */
export type UiWords = typeof en;
