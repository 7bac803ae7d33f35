import type { Seat } from '../../core/game.js';
import type { MarkColor } from '../../core/marks.js';
import { formatNumber, formatStanding, listNames, type Named, type Standing } from './sentences.js';

const lapses = { 1: 'inaccuracy', 2: 'mistake', 3: 'blunder' };

/** Rings and arrows on the board, as parts of a sentence. Pictures have these words, too. */
export const markWords = {
  ring: (color: MarkColor, square: string) => `${color} ring on ${square}`,
  arrow: (color: MarkColor, from: string, to: string) => `${color} arrow from ${from} to ${to}`,
  labelled: (mark: string, label: string) => `${mark} with the label ${label}`,
};

export type MarkWords = typeof markWords;

/**
 * The words of the modules that are loaded on demand, in English. They are in these modules and not in the entry of a board.
 * The numbers in `computer` and `analysis` are already formatted.
 */
export const enOnDemand = {
  /** The default name of a seat. */
  seat: (letter: string) => `Player ${letter}`,

  /** The menu "More". */
  menu: {
    title: 'More',
    showMoves: 'Show the moves',
    hideMoves: 'Hide the moves',
    soundOn: 'Turn the sound on',
    soundOff: 'Turn the sound off',
    computerPace: 'Computer moves',
    paces: { fast: 'fast', normal: 'normal', slow: 'slow', key: 'wait for a key' },
    flip: 'Flip the board',
    flipped: (letter: string) => `Board flipped: seat ${letter} is at the bottom`,
    offerDraw: 'Offer a draw',
    resign: 'Resign',
    typeMove: 'Type a move',
    playMove: 'Play',
  },

  /** The commitment to the seed of a match. */
  fairness: {
    title: 'Fairness',
    intro:
      'A secret seed has fixed all dice and draws of this game before the first move. ' +
      'This is its SHA-256. After the end, it shows that the seed was not changed.',
    commitment: 'SHA-256 of the seed',
    seed: 'Seed',
    later: 'Copy it now. The seed can be shown after the end of the game.',
    show: 'Show the seed',
    final: 'Then the end cannot be taken back.',
  },

  /** The choices of a person for all boards. */
  preferences: {
    title: 'Settings',
    intro: 'They apply to all boards in this browser.',
    names: { speech: 'Announcements', motion: 'Animations', contrast: 'Contrast', text: 'Text' },
    values: {
      speech: { normal: 'normal', short: 'short: coordinates and score' },
      motion: { normal: 'normal', short: 'short', long: 'long', off: 'off' },
      contrast: { normal: 'normal', high: 'high' },
      text: { normal: 'normal', large: 'large' },
    },
    /** The button that lets the computer play the move with which it waits, what announces that, and its key in the list. */
    goOn: 'Next move',
    waits: (key: boolean) => `Press ${key ? 'C' : '“Next move”'} for the next move.`,
    goOnKey: 'C, the next move of the computer.',
    /** The scores of all seats in a short announcement. */
    scores: (scores: readonly number[]) => `Score ${scores.join(' to ')}.`,
  },

  /** The wait for the computer: the name of the progress bar, and the button that ends it. */
  wait: {
    label: 'The computer is thinking',
    moveNow: 'Move now',
    showNow: 'Show now',
  },

  /** The replay bar. */
  replay: {
    label: 'Replay',
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
  },

  /** The keys on the board that speak. */
  keys: {
    list:
      'Keys: L, the last moves. S, the scores. H, the hand. M, the moves from here. T, all that can be done now. ' +
      'B, the whole board. R, the row, ring or room. X, the lines from here. N, to the next place for a piece. Shift N, to the previous one. ' +
      'P, to the next own piece. Shift P, to the next piece of others. Slash, the field for moves and words. Question mark, this list.',
    /** Introduces the moves that were taken back. */
    takenBack: 'Taken back:',
    nothing: 'Nothing.',
    noMoves: (square: string) => `No moves from ${square}.`,
    /** Follow the list in games that have these keys. */
    own: {
      die: 'A digit, choose a die.',
      side: 'A digit, choose a side of the chip; on a possible square, place it. F, the other side.',
      tile: 'A number, choose this tile. D, turn over a tile.',
      uncover: 'U, uncover the hand.',
    },
    /** Follows the list in games that have the position as a list. */
    listKey: 'V, the position as a list.',
    /** The dialog with the position as a list, the item of the menu that opens it, and a heading there. */
    asList: 'Position as a list',
    possible: 'Possible squares',
    /** A row, ring or line: squares with their content. */
    row: (name: string, squares: readonly string[]) => `${name}: ${squares.join(', ')}.`,
    /** The lines from a square, each with its squares. */
    lines: (square: string, lines: readonly string[]) => `Lines from ${square}: ${lines.join('; ')}.`,
    blocked: (squares: readonly string[]) => `blocked by ${squares.join(', ')}`,
    targets: (squares: readonly string[]) => `Possible squares: ${squares.join(', ')}.`,
  },

  /** The field for moves and words. */
  command: {
    label: 'Type a move or a word',
    send: 'OK',
    intro: 'The word “help” lists all words.',
    /** By command, the words that a person may type, separated by commas. The first one is in the list. */
    words: {
      last: 'last',
      score: 'score, scores',
      hand: 'hand',
      moves: 'moves, targets',
      board: 'board',
      undo: 'undo, back',
      redo: 'redo, forward',
      hint: 'hint',
      help: 'help, ?',
    },
    list: (words: readonly string[]) => `Words: ${words.join(', ')}; “moves” also with a square.`,
    example: (move: string) => `Moves are typed like this: ${move}.`,
    // reasons, without a full stop
    refused: 'The move was not played',
    notNow: 'This is not possible now',
  },

  /** Questions of the menu, and the answers to them. */
  question: {
    confirmResign: (name: string) => `Resign as ${name}?`,
    yes: 'Yes',
    no: 'No',
    /** Questions to the only person at the board. */
    you: { confirmResign: 'Do you want to resign?' },
  },

  /** The offer of a draw, and the answers to it. */
  draw: {
    offers: (name: string) => `${name} offers a draw.`,
    declined: (name: string) => `${name} declined the draw.`,
    accept: 'Accept',
    decline: 'Decline',
  },

  /** The items of the menu that share the match. */
  share: {
    copyRecord: 'Copy the record',
    copyLink: 'Copy the link',
    /** Opens the share dialog of the browser. */
    sendLink: 'Share the link',
    /** The code that shows the match in another page. */
    copyCode: 'Copy the embed code',
    copied: { record: 'Record copied', link: 'Link copied', code: 'Embed code copied' },
    copyFailed: {
      record: 'The record could not be copied',
      link: 'The link could not be copied',
      code: 'The embed code could not be copied',
    },
    /** The label of a field with the text that could not be copied. */
    byHand: 'The text to copy',
    savePicture: { svg: 'Save the picture (SVG)', png: 'Save the picture (PNG)' },
    saved: (file: string) => `Picture saved: ${file}`,
    saveFailed: 'The picture could not be saved',
  },

  /** The form for a new game. */
  newGame: {
    title: 'New game',
    players: 'Players',
    human: 'Person',
    /** A computer player of a level, given the word for the level. */
    computer: (level: string) => `Computer (${level})`,
    /** The accessible name of a field for a player's name. */
    nameOf: (letter: string) => `Name of player ${letter}`,
    first: 'First player',
    random: 'Random',
    start: 'Start',
    cancel: 'Cancel',
  },

  /** The rules and their examples. */
  rulebook: {
    title: 'Rules',
    idea: 'The idea',
    contents: 'Contents',
    sources: 'Sources of the rules',
    status: { stated: 'stated', 'other edition': 'other edition', decided: 'decided', rebuilt: 'rebuilt' },
    statusMeaning: {
      stated: 'The printed rulebook says so.',
      'other edition': 'Another edition of the game says so.',
      decided:
        'Decided by us: the printed rulebook does not say it or leaves it open, or we play it differently.',
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
      /** The button that plays a move of chance, and the answer. */
      reveal: 'Show what happens',
      shown: 'This is what happens.',
      next: 'Next example',
      again: 'Try again',
      close: 'Show the picture',
      right: 'Right.',
      wrong: 'Not this one.',
      other: 'That is allowed too, but this example shows another move.',
    },
  },

  /** The variations of a record. */
  tree: {
    /** The accessible name of the moves that replace a move of the record. */
    variation: (move: string) => `Variation of ${move}`,
    ownVariation: 'Your variation',
    /** Announced when the main line is shown again. */
    main: 'The game',
  },

  computer: {
    hint: (move: string) => `Hint: ${move}`,
    /** The hint while the computer still thinks, and its reason. */
    soFar: (move: string) => `Best so far: ${move}`,
    stillThinking: 'still thinking',
    // values of a move or a position: parts of a sentence
    winsIn: (moves: string, one: boolean) => (one ? 'wins at once' : `wins in ${moves} moves`),
    losesIn: (moves: string, one: boolean) => (one ? 'loses at once' : `loses in ${moves} moves`),
    wins: 'wins',
    loses: 'loses',
    draw: 'draw',
    chance: (percent: string) => `${percent} to win`,
    points: (count: string) => `${count} points on average`,
    /** The button that shows the moves since a person's last turn again, and its text while it does so. */
    recap: 'What happened?',
    recapEnd: 'Back to the game',
  },

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

  marks: markWords,

  /** Puzzles. */
  puzzle: {
    solution: 'Solution',
    again: 'Again',
    /** The tasks of goals; `moves` is the number of moves that the reader has. */
    tasks: {
      win: (moves: number | undefined) =>
        moves === undefined
          ? 'Find a way to win.'
          : `Win in ${moves === 1 ? 'one move' : `${formatNumber(moves)} moves`}.`,
      draw: () => 'Find a way not to lose.',
    },
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

  prose: {
    /** The board shows a position of a text in place of its game. */
    visit: 'A position from the text. Moves that you try here do not change the game.',
    /** A link of a text names no board of the page. */
    noBoard: (id: string) => `The page has no board with the id “${id}”.`,
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
    won(winners: readonly Seat[], players: Named, standing: Standing): string {
      const wins = winners[0] === players.you ? 'win' : 'wins';
      const verb = winners.length > 1 ? 'share first place in' : wins;
      return `${listNames(winners, players, 'and')} ${verb} the tournament: ${formatStanding(standing)}.`;
    },
    nextReady: (game: number, games: number) => `Game ${game} of ${games} can begin.`,
    next: 'Next game',
  },
};

export type OnDemandWords = typeof enOnDemand;
