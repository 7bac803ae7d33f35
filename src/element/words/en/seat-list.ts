import { formatList } from '../sentences.js';

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
  /** What a screen reader hears. */
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
