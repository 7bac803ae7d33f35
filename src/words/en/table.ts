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
  waiting: 'Not begun',
  over: 'The game is over',
  next: 'The next game has begun',
  byComputer: 'The computer plays for you',
  left: 'You have left the table',
  gone: 'This table does not exist any more',
  refused: 'The server does not know this seat',
  /** The time at which the turn began, or the table was opened, such as "26 Nov, 14:05". */
  since: (when: string) => `since ${when}`,
  ended: (when: string) => `ended: ${when}`,
  lastPlayed: (when: string) => `last played: ${when}`,
  continue: 'Continue',
  device: 'Other device',
  remove: 'Remove',
  confirm: 'Without this seat, you cannot play there any more.',
  yes: 'Remove it',
  no: 'Keep it',
  all: (count: number) => `Show all ${count} games`,
  /** The texts for screen readers. */
  summary: (count: number, turns: number) =>
    `${count === 1 ? '1 game' : `${count} games`}, your turn in ${turns}.`,
  none: 'You have no games here yet.',
  noPage: 'To continue, open the page where you have played.',
  lost: 'The table server cannot be reached. You see what this browser has stored.',
  origin: 'This site may not use the table server. You see what this browser has stored.',

  /** The dialog that takes a seat to another device. */
  handOver: {
    title: 'Play on another device',
    intro: 'Scan the code with your other device, or open the link there.',
    secret: 'The link is your seat: give it to nobody. Whoever has it can play for you.',
    code: 'QR code of the link to your seat',
    link: 'The link to your seat',
    copy: 'Copy the link',
    copied: 'Link copied.',
    close: 'Close',
  },
};

export type SeatListWords = typeof seatList;

/** The labels of the buttons that answer a request. */
const answers = (yes: string, no: string): readonly [yes: string, no: string] => [yes, no];

/** The words at a table with people elsewhere. */
export const tableWords = partWords('table', {
  /** Requests of another player. `away` is the player for whom the computer is to play. */
  asks: {
    undo: (name: string, _away: string) => `${name} asks to take back the last move.`,
    draw: (name: string, _away: string) => `${name} offers a draw.`,
    rematch: (name: string, _away: string) => `${name} would like to play again.`,
    computer: (name: string, away: string) => `${name} asks that the computer plays for ${away}.`,
  },
  /** The answers to them. */
  answers: {
    undo: answers('Allow', 'Refuse'),
    draw: answers('Accept', 'Decline'),
    rematch: answers('Play again', 'No, thanks'),
    computer: answers('Allow', 'Refuse'),
  },
  /** Own requests. */
  asked: {
    undo: 'You have asked to take back your last move.',
    draw: 'You have offered a draw.',
    rematch: 'You have asked to play again.',
    computer: 'You have asked that the computer plays on.',
  },
  /** Takes the own request back. */
  takeBack: 'Take it back',
  withdrawn: (name: string) => `${name} has taken the request back.`,
  agreed: { undo: 'The last move was taken back.', computer: 'The computer plays on.' },
  refused: {
    undo: (name: string) => `${name} does not allow it: the move stays.`,
    draw: (name: string) => `${name} declined the draw.`,
    rematch: (name: string) => `${name} does not want to play again.`,
    computer: (name: string) => `${name} does not allow it: the computer does not play.`,
  },
  /** A move came before the answer. */
  lapsed: 'There was a move before the answer: your request is off.',
  notNow: 'This cannot be asked now.',
  tooFast: 'Too many requests in a short time. Try again in a minute.',
  noMore: 'No more requests can be made at this table.',
  /** Own actions that the host has not confirmed. */
  unsent: {
    move: 'Your move is not sent yet. The board keeps trying.',
    resign: 'Your resignation is not sent yet. The board keeps trying.',
    ask: 'Your request is not sent yet. The board keeps trying.',
    answer: 'Your answer is not sent yet. The board keeps trying.',
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
    watching:
      'You watch this game: this browser has no seat in it. Open links in the browser in which you play.',
    shared: 'Link sent.',
    copied: 'Link copied.',
    byHand: 'The link to copy',
    older: 'That link is an older one. The board shows the game as it is now.',
    /** Replaces the advice if the page may store nothing. */
    noStorage:
      'This page can store nothing. Your seat is in the address of this page: keep the address, and give it to nobody.',
    paste: 'The link that you got back',
    open: 'Open',
    sendFirst: 'Send this link first: it ends the game.',
    drawWithMove: 'Your offer of a draw goes with your next move.',
    notYourTurn: 'This is possible when you are to move.',
    tooLate: 'The link may be on its way: a move can be taken back only before you send it.',
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
    intro: 'You open a table and send its link. Everybody plays on a device of their own.',
    players: 'Players',
    time: 'Time',
    noClock: 'no limit',
    clocks: {
      game: (time: string) => `${time} for all moves`,
      move: (time: string) => `${time} for each move`,
    },
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
    invite: 'Send this link to those you want to play with. The game begins when all seats are taken.',
    full: 'All seats are taken. The game begins when the boards of all have drawn their secret numbers.',
    /** Frees the seat of somebody whose board has not drawn its number. */
    setFree: (name: string) => `Free the seat of ${name}`,
    sit: 'Sit here',
    /** Before the names of the other free seats. */
    anotherSeat: 'Another seat:',
    decline: 'No, thanks',
    /** Asks who sits in front of a second window, given the names of those who have seats in this browser. */
    whoIsIt: (names: string) => `Are you ${names}, or somebody else?`,
    iAm: (name: string) => `I am ${name}`,
    somebodyElse: 'Play as somebody else',
    /** The choice of the seat that begins. */
    first: 'First to move',
    firstIs: (name: string) => `${name} begins.`,
    level: 'Level',
    /** Gives all free seats to the computer. */
    fill: 'Start with computers',
    /** A choice for a seat, given its name. */
    seatOf: (seat: string) => `Player of ${seat}`,
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
    sits: (name: string) => `${name} sits down.`,
    begins: 'The game begins.',
    hasLeft: (name: string) => `${name} has left the table.`,
    away: (name: string) => `${name} is away.`,
    back: (name: string) => `${name} is back.`,
    says: (name: string, text: string) => `${name}: ${text}`,
    yourTurn: 'Your turn',
    watching: 'You watch this game.',
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
      `In ${time}, the computer can play for ${name}, unless ${name} moves or refuses.`,
    claim: (name: string) => `${name} is out of time: claim it`,
    leave: 'Leave the table',
  },

  /** The games of this browser at a server. */
  list: seatList,
});

export type TableWords = ReturnType<typeof tableWords>;
