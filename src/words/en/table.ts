import { formatList, partWords } from '../../element/words/sentences.js';

/** The words of a list of the games that a browser has at a server. */
export const seatList = {
  title: 'Your games',
  /** A game with the other players. */
  with: (game: string, names: readonly string[]) =>
    names.length > 0 ? `${game} with ${formatList(names, 'and')}` : game,
  /** The own name, if the browser has several seats at a table. */
  as: (name: string) => `you are ${name}`,
  /** Players in a list of names. */
  computer: 'the computer',
  somebody: 'somebody',
  /** The same as the subject of a sentence. */
  theComputer: 'The computer',
  nobody: 'Somebody',
  /** The states of a game. */
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name} to move`,
  waiting: 'Not started yet',
  over: 'The game is over',
  next: 'The next game has begun',
  byComputer: 'The computer plays for you',
  left: 'You have left the table',
  gone: 'This table no longer exists',
  refused: 'The server does not know this game',
  /** The time at which the turn began, or the table was opened, such as "26 Nov, 14:05". */
  since: (when: string) => `since ${when}`,
  ended: (when: string) => `ended: ${when}`,
  lastPlayed: (when: string) => `last played: ${when}`,
  continue: 'Continue',
  device: 'Other device',
  remove: 'Remove',
  confirm: 'If you remove this game, you cannot play on.',
  yes: 'Remove it',
  no: 'Keep it',
  removed: 'The game was removed from the list.',
  kept: 'The game stays in the list.',
  all: (count: number) => `Show all ${count} games`,
  /** The texts for screen readers. */
  summary: (count: number, turns: number) =>
    `${count === 1 ? '1 game' : `${count} games`}, your turn in ${turns}.`,
  none: 'You have no games here yet.',
  noPage: 'To continue, open the page where you played.',
  lost: 'The table server cannot be reached. The list shows what this browser has saved.',
  origin: 'The table server does not accept this site. The list shows what this browser has saved.',

  /** The dialog that takes a seat to another device. */
  handOver: {
    title: 'Play on another device',
    intro: 'Scan the code with your other device, or open the link there.',
    secret: 'Anybody with this link can play for you. Do not share it.',
    code: 'QR code of the link to your game',
    link: 'The link to your game',
    copy: 'Copy the link',
    copied: 'Link copied.',
    close: 'Close',
  },
};

export type SeatListWords = typeof seatList;

/** The labels of the buttons that answer a request. */
const answers = (yes: string, no: string): readonly [yes: string, no: string] => [yes, no];

/** Claims that the time of a player is up: the game ends with it, or goes on with the computer if there are others. */
const claim = (name: string, ends: boolean): string =>
  `${name} is out of time: ${ends ? 'end the game' : 'let the computer finish'}`;

/** The words at a table with people elsewhere. */
export const tableWords = partWords('table', {
  /** Requests of another player. `away` is the player for whom the computer is to play. */
  asks: {
    undo: (name: string, _away: string) => `${name} asks to take back the last move.`,
    draw: (name: string, _away: string) => `${name} offers a draw.`,
    rematch: (name: string, _away: string) => `${name} would like to play again.`,
    computer: (name: string, away: string) => `${name} asks to let the computer play for ${away}.`,
  },
  /** The answers to them. */
  answers: {
    undo: answers('Allow', 'Decline'),
    draw: answers('Accept', 'Decline'),
    rematch: answers('Play again', 'No, thanks'),
    computer: answers('Allow', 'Decline'),
  },
  /** Own requests. */
  asked: {
    undo: 'You asked to take back your last move.',
    draw: 'You offered a draw.',
    rematch: 'You asked to play again.',
    computer: 'You asked for the computer to take over.',
  },
  /** Takes the own request back. */
  takeBack: 'Withdraw',
  withdrawn: (name: string) => `${name} withdrew the request.`,
  youWithdrew: 'You withdrew your request.',
  youRefused: 'You declined.',
  agreed: { undo: 'The last move was taken back.', computer: 'The computer takes over.' },
  refused: {
    undo: (name: string) => `${name} declined, so the move stays.`,
    draw: (name: string) => `${name} declined the draw.`,
    rematch: (name: string) => `${name} does not want to play again.`,
    computer: (name: string) => `${name} declined, so the computer does not take over.`,
  },
  /** A move came before the answer. */
  lapsed: 'A move was played before anyone answered, so your request no longer stands.',
  notNow: 'You cannot ask for this now.',
  tooFast: 'Too many requests in a short time. Try again in a minute.',
  noMore: 'No more requests are possible at this table.',
  /** Own actions that the host has not confirmed. */
  unsent: {
    move: 'Your move has not been sent yet. The board keeps trying.',
    resign: 'Your resignation has not been sent yet. The board keeps trying.',
    ask: 'Your request has not been sent yet. The board keeps trying.',
    answer: 'Your answer has not been sent yet. The board keeps trying.',
  },
  /** One of them has arrived. */
  sent: 'Sent.',
  /** The alarm of a board: it is followed by what does not fit. */
  unfair: 'You cannot trust this game.',
  /** Opens the dialog about fairness. */
  details: 'Details',

  /** A game by link. */
  link: {
    invite: 'Invite',
    /** The title of the button. */
    start: 'Play with somebody elsewhere',
    intro:
      'You send each other a link with your moves, by mail or in a chat, as fast or as slowly as you like.',
    name: 'Your name',
    cancel: 'Cancel',
    /** Opens the share dialog of the browser. */
    send: 'Send the link',
    copy: 'Copy the link',
    again: 'Send the link again',
    takeBack: 'Take the move back',
    leave: 'Leave this game',
    left: 'You have left this game.',
    /** The name of a person who has given none. */
    somebody: 'Somebody',
    /** The invitation to a game, given its name: by somebody whose name may be empty, and with a clock or an empty text. */
    invites: (name: string, game: string, clock: string) =>
      `${name ? `${name} invites you` : 'You are invited'} to ${game}${clock && `, ${clock}`}.`,
    accept: 'Play',
    invitation: 'Send this link to the person you want to play with. Then open the link that you get back.',
    toSend: (name: string) => `Send this link to ${name}.`,
    sent: (name: string) => `The game goes on with the link that you get back from ${name}.`,
    /** After the answer to an invitation. */
    sentFirst: (name: string) =>
      `The game goes on with the link that you get back from ${name}. If none comes, somebody else may have been faster: ask for an invitation of your own.`,
    sentEnd: (name: string) => `The game is over. ${name} sees the end with your link.`,
    end: (name: string) => `The game is over. Send this last link, so that ${name} sees the end.`,
    yourTurn: 'Make your move. Then send the link.',
    watching: 'You are watching. To play, open the link in the browser you started the game in.',
    shared: 'Link sent.',
    copied: 'Link copied.',
    byHand: 'The link to copy',
    older: 'This link is an older one. The board shows the game as it is now.',
    /** Replaces the advice if the page may store nothing. */
    noStorage:
      'This browser does not let the page save your game. Bookmark this page to come back to it, and do not share its address.',
    paste: 'The link that you got back',
    open: 'Open',
    sendFirst: 'Send this link first: it ends the game.',
    drawWithMove: 'Your draw offer will be sent with your next move.',
    notYourTurn: 'You can do this on your turn.',
    tooLate: 'You may already have sent this link. A move can be taken back only before its link is sent.',
  },

  /** The words that people say with one press. */
  reactions: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    wow: 'Wow!',
    oops: 'Oops!',
    thanks: 'Thank you!',
  },

  /** A table on a server. */
  server: {
    intro: 'Open a table and send its link. Everyone plays on their own device.',
    players: 'Players',
    time: 'Time',
    noClock: 'no limit',
    clocks: {
      game: (time: string) => `${time} for all moves`,
      move: (time: string) => `${time} for each move`,
    },
    /** The choice of the time of a seat, given its name. */
    timeOf: (seat: string) => `Time for ${seat}`,
    /** The times left, by player. */
    times: {
      game: (list: string) => `Time left: ${list}.`,
      move: (list: string) => `Time left for a move: ${list}.`,
    },
    /** Warnings of a clock; the time is empty when it is up. `ends`: see `claim`. */
    timeLeft: (time: string) => (time ? `You have ${time} left.` : 'Your time is up.'),
    timeLeftOf: (name: string, time: string, ends: boolean) =>
      time
        ? `${name} has ${time} left.`
        : `The time of ${name} is up. Below the board is the button “${claim(name, ends)}”.`,
    /** Opens another table, beside the games that the browser has. */
    inviteMore: 'Invite to a new game',
    open: 'Open a table',
    connecting: 'Connecting to the table …',
    offline: 'No connection to the table. The board is trying again.',
    /** The same in short, at the edge of the board. */
    noConnection: 'No connection',
    tooMany: (seconds: string) =>
      `Too many connections from your network. The board tries again in ${seconds} s.`,
    connected: 'Connected again.',
    invite: 'Send this link to the people you want to play with. The game begins when everyone has joined.',
    full: 'Everyone has joined. The game begins as soon as every board has drawn its secret number.',
    /** Frees the seat of somebody whose board has not drawn its number. */
    setFree: (name: string) => `Remove ${name} from the table`,
    sit: 'Join',
    /** Before the names of the other free seats. */
    anotherSeat: 'Or join as:',
    decline: 'No, thanks',
    /** Asks who sits in front of a second window, given the names of those who have seats in this browser. */
    whoIsIt: (names: string) => `Are you ${names}, or somebody else?`,
    iAm: (name: string) => `I am ${name}`,
    somebodyElse: 'Play as somebody else',
    /** The choice of the seat that begins. */
    first: 'First player',
    firstIs: (name: string) => `${name} begins.`,
    level: 'Level',
    /** Gives all free seats to the computer. */
    fill: 'Start with computers',
    /** A choice for a seat, given its name. */
    seatOf: (seat: string) => `Who plays ${seat}?`,
    person: 'Person',
    computer: (level: string) => `Computer (${level})`,
    you: (name: string) => `${name} (you)`,
    /** The states of seats. */
    free: 'free',
    here: 'here',
    never: 'not here yet',
    left: 'has left',
    gone: 'away',
    goneFor: (time: string) => `away (${time})`,
    sits: (name: string) => `${name} joins.`,
    /** The person has taken a seat at a table that waits for others. */
    seated: 'You have joined.',
    missing: (names: readonly string[]) =>
      `Send the link: ${formatList(names, 'and')} ${names.length > 1 ? 'are' : 'is'} still missing.`,
    /** The person goes on as one of several players of this browser. */
    youAre: (name: string) => `You play as ${name}.`,
    youAreBack: 'You are back in the game.',
    youLeft: 'You have left the table.',
    begins: 'The game begins.',
    /** The person has come to the table of the next game before somebody else. */
    nextTable: 'You are at the new table. The game begins when everyone is here.',
    hasLeft: (name: string) => `${name} has left the table.`,
    away: (name: string) => `${name} is away.`,
    back: (name: string) => `${name} is back.`,
    says: (name: string, text: string) => `${name}: ${text}`,
    yourTurn: 'Your turn',
    watching: 'You are watching this game.',
    stop: 'Stop watching',
    /** The title of what people do besides moves. */
    table: 'At the table',
    say: 'Say something',
    sendTable: 'Invite somebody to watch',
    device: 'Play on another device',
    comeBack: 'Come back to the game',
    /** Goes to another seat of this browser, given its name. */
    playAs: (name: string) => `Play as ${name}`,
    takeOver: (name: string) => `Let the computer play for ${name}`,
    /** A claim, with the time until it can be insisted on. */
    claimed: (name: string, time: string) =>
      `In ${time}, the computer can play for ${name}, unless ${name} moves or declines.`,
    claim,
    leave: 'Leave the table',
  },

  /** The games of this browser at a server. */
  list: seatList,
});

export type TableWords = ReturnType<typeof tableWords>;
