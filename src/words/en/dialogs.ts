import { formatNumber, partWords } from '../../element/words/sentences.js';

/** The words of the dialogs and the menu. */
export const dialogWords = partWords('dialogs', {
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
    flipped: (letter: string) => `Board flipped: player ${letter} is at the bottom`,
    offerDraw: 'Offer a draw',
    resign: 'Resign',
    typeMove: 'Type a move',
    playMove: 'Play',
    /** The position as a list: the item, and the title of the dialog. */
    asList: 'Position as a list',
  },

  /** The form for a new game. */
  newGame: {
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

  /** The choices of a person for all boards. */
  preferences: {
    title: 'Settings',
    intro: 'They apply to all boards in this browser.',
    names: {
      speech: 'Announcements',
      letters: 'Letters of squares, spoken',
      place: 'Name of a square, spoken',
      board: 'Board for screen readers',
      motion: 'Animations',
      contrast: 'Contrast',
      text: 'Text',
    },
    values: {
      speech: { normal: 'normal', short: 'short: squares and score' },
      letters: { normal: 'as written', nato: 'NATO alphabet: Alfa, Bravo' },
      place: { before: 'before the piece', after: 'after the piece', none: 'not spoken' },
      board: { grid: 'rows and columns', plain: 'buttons only' },
      motion: { normal: 'normal', short: 'short', long: 'long', off: 'off' },
      contrast: { normal: 'normal', high: 'high' },
      text: { normal: 'normal', large: 'large' },
    },
  },

  /** The commitment to the seed of a match. */
  fairness: {
    title: 'Fairness',
    intro:
      'All dice and draws of this game come from a secret seed, chosen before the first move. This is its SHA-256.',
    commitment: 'SHA-256 of the seed',
    seed: 'Seed',
    later: 'Copy it now; after the game you can show the seed and check that it was not changed.',
    show: 'Show the seed',
    final: 'Once it is shown, the result is final.',
    /** The game of a table. The names of the states are those of the menu, too. */
    table: {
      'so-far': 'Fair so far',
      checked: 'Fair: checked',
      /** The board was not there in time to see more. */
      outcomes: 'Dice and draws: checked',
      unfair: 'Not fair',
      /** The meanings of the states. */
      about: {
        'so-far':
          'A secret seed of the host and a secret number of each player decide all dice and draws. ' +
          'All were fixed before anybody knew another one. At the end, the board checks them by itself.',
        checked:
          'This board has checked all dice and draws: they follow from the seed of the host and the numbers of all players, ' +
          'which were fixed before anybody knew another one.',
        outcomes:
          'This board has checked all dice and draws: they follow from the seed of the host and the numbers of all players.',
        unfair: 'Something does not fit. Do not play on with this host before you know why.',
      },
      /** The claims that this board cannot check. */
      unchecked: {
        seed: 'This board came too late to know if the seed was fixed before the numbers of the players.',
        salts: 'This board came too late to know if each number was fixed before the others were known.',
        own: 'None of these numbers is from this board.',
        outcomes: '',
      },
      code: 'Code of the game so far: all who see this game have the same one',
      commitments: 'What this board has kept',
      log: 'The log of the table',
      page: 'Check it yourself',
    },
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
    copyRecord: 'Copy the moves',
    copyLink: 'Copy the link',
    /** Opens the share dialog of the browser. */
    sendLink: 'Share the link',
    /** The code that shows the match in another page. */
    copyCode: 'Copy the embed code',
    /** The picture and the link for posts in forums. */
    copyForum: { bbcode: 'Copy for a forum (BBCode)', markdown: 'Copy for a forum (Markdown)' },
    copied: {
      record: 'Moves copied',
      link: 'Link copied',
      code: 'Embed code copied',
      forum: 'Link for a forum copied',
    },
    copyFailed: {
      record: 'The moves could not be copied',
      link: 'The link could not be copied',
      code: 'The embed code could not be copied',
      forum: 'The link for a forum could not be copied',
    },
    /** The label of a field with the text that could not be copied. */
    byHand: 'The text to copy',
    savePicture: { svg: 'Save the picture (SVG)', png: 'Save the picture (PNG)' },
    saved: (file: string) => `Picture saved: ${file}`,
    saveFailed: 'The picture could not be saved',
  },

  /** The table of finished matches in the menu. */
  statistics: {
    title: 'Statistics',
    opponent: 'Against',
    played: 'Played',
    won: 'Won',
    people: 'people',
    /** Games for one player. */
    alone: 'alone',
    bestScore: (score: number) => `Best score: ${formatNumber(score)}`,
    fewestMoves: (moves: number) => `Fewest moves: ${formatNumber(moves)}`,
    delete: 'Delete',
    confirm: 'Delete your statistics?',
    deleted: 'Your statistics are deleted.',
  },
});

export type DialogWords = ReturnType<typeof dialogWords>;

/** The words of the rules and their examples. */
export const rulesWords = partWords('rules', {
  /** The default name of a seat. */
  seat: (letter: string) => `Player ${letter}`,
  title: 'Rules',
  components: 'Components',
  idea: 'The idea',
  contents: 'Contents',
  sources: 'Sources of the rules',
  /** The summary of the origin of a single rule. */
  origin: 'Where this rule comes from',
  status: { stated: 'stated', 'other edition': 'other edition', decided: 'decided', rebuilt: 'rebuilt' },
  statusMeaning: {
    stated: 'The printed rulebook says so.',
    'other edition': 'Another edition of the game says so.',
    decided:
      'Decided by us: the printed rulebook does not say it or leaves it open, or we play it differently.',
    rebuilt: 'The source is lost. This is rebuilt from what remains.',
  },
  exampleMove: (move: string) => `Move: ${move}.`,
  exampleLegal: 'This is allowed.',
  exampleForbidden: (rule: string) => `Rule ${rule} forbids it.`,
  exampleBefore: 'The picture shows the position before the move.',
  exampleResult: 'The picture shows the result.',
  exampleOver: (rule: string) => `The game ends by rule ${rule}.`,
  tries: {
    continue: 'Continue learning',
    progress: (done: number, count: number) => `${done} of ${count} examples played`,
    /** The place of an example in the way through them. */
    place: (n: number, count: number) => `${n} of ${count}`,
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
});

export type RulesWords = ReturnType<typeof rulesWords>;
