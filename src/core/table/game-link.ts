import { BadEntry, createError } from '../errors.js';
import type { Seat } from '../game.js';
import { cleanName } from '../player-name.js';
import { isOptions, isMoveText } from './parse-entry.js';

/** The two secret shares of a seat in a game with hidden draws, as far as they are known; see `link-play.ts`. */
export interface Shares {
  /** The commitments: the first values of both chains. */
  readonly own0: string;
  readonly gift0: string;
  /** The newest values that are published. */
  readonly own: string;
  readonly gift: string;
  /** The number of the newest gift. */
  readonly gifts: number;
}

/** The part of one seat in a link. */
export interface LinkSeat {
  readonly name: string;
  /** The number of moves in the last link that this seat has sent. */
  readonly at: number;
  /** Proves to this seat that nothing it has sent was changed. */
  readonly seal: string;
  readonly shares?: Shares;
}

/** The word of a sender, besides a move: they resign, offer a draw with their move, or accept the offer. */
export type LinkWord = '' | 'resign' | 'draw' | 'agreed';

/** A game for two that is played by sending links: everything that is public. */
export interface GameLink {
  /** 12 random hexadecimal digits, the same in all links of a game. */
  readonly id: string;
  readonly game: string;
  readonly options: object;
  /** The seat that has sent the link. */
  readonly by: Seat;
  readonly word: LinkWord;
  /** The moves without the draws. */
  readonly moves: readonly string[];
  /** The second one is absent in an invitation. */
  readonly seats: readonly [LinkSeat, (LinkSeat | undefined)?];
}

/** The longest link that is read, in characters. A whole game of Glüx has about 600. */
const LONGEST_LINK = 8000;

/**
 * The format. The parts of a text are separated by `/`, those of a part by commas. It ends with a digit: programs that recognise links
 * in a text leave out a sign at the end.
 */
const FORMAT = '1';

const value = '[\\w-]{22}';
const seatForm = new RegExp(
  `^([^,]*),(${value})(?:,(${value}),(${value}),(${value}),(${value}),(\\d{1,4}))?,(\\d{1,4})$`,
);

/** Percent-encoding of what a fragment, HTML or a chat may change. */
const escape = (text: string): string =>
  encodeURIComponent(text)
    .replace(/%(40|3A|24)/g, decodeURIComponent)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const writeSeat = ({ name, at, seal, shares }: LinkSeat): string =>
  [
    escape(name),
    seal,
    ...(shares ? [shares.own0, shares.gift0, shares.own, shares.gift, shares.gifts] : []),
    at,
  ].join();

/** Writes a link as a text for the fragment of an address. */
export function formatLink({ id, game, options, by, word, moves, seats }: GameLink): string {
  const all = JSON.stringify(options);
  const [a, b] = seats;
  const parts = [FORMAT, id, game, all === '{}' ? '' : escape(all), 'AB'[by], word, moves.map(escape).join()];
  return [...parts, writeSeat(a), ...(b ? [writeSeat(b)] : [])].join('/');
}

export const failLink = (at: string, sentence: string, found?: string): never => {
  throw createError(BadEntry, `In the link, ${sentence}`, [], {
    code: `link-${at.replace(/\W.*/, '')}`,
    at,
    found,
  });
};

/** Refuses a link as a whole. The sentences say what is the case, and what to do. */
export const refuseLink = (code: keyof typeof refusals): never => {
  throw new BadEntry(refusals[code], { code: `link-${code}`, at: 'link' });
};

const refusals = {
  cut: 'The link is incomplete, or was changed on the way. Copy the whole link from the message, up to its last digit, or ask for it again.',
  case: 'Upper- and lowercase letters in the link were changed on the way. Ask for the link again, sent in another way.',
  version:
    'The link is from a newer version of this game. Reload the page; if that does not help, play on the page that the link came from.',
  board: 'The link belongs to a different game from this board. Open it on the page that it came from.',
  second:
    'Somebody else accepted this invitation before you, and this link belongs to their game. Ask for an invitation of your own.',
  taken:
    'Two people accepted your invitation. You play with the first; send the second an invitation of their own.',
  other:
    'There are two answers to your last link. The board keeps the first. Ask for a link that continues it.',
} as const;

function unescape(text: string, at: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return failLink(at, 'a character is not written as in an address', text);
  }
}

function parseOptions(text: string): object {
  let options: unknown;
  try {
    options = text === '' ? {} : JSON.parse(unescape(text, 'options'));
  } catch {
    failLink('options', 'the options cannot be read', text);
  }
  return isOptions(options) ? options : failLink('options', 'the options must be an object of data', text);
}

function parseSeat(text: string, at: string): LinkSeat {
  const found = seatForm.exec(text) ?? refuseLink('cut');
  const [, written = '', seal = '', own0, gift0 = '', own = '', gift = '', gifts, count] = found;
  const name = unescape(written, `${at}.name`);
  if (name !== cleanName(name)) failLink(`${at}.name`, 'a name has at most 40 visible characters', name);
  const shares = own0 === undefined ? undefined : { own0, gift0, own, gift, gifts: Number(gifts) };
  return { name, at: Number(count), seal, ...(shares && { shares }) };
}

/**
 * Parses a link. Throws BadEntry, whose `at` is the part: `options`, `by`, `word`, `moves.3`, `A.name`, or `link` for a link that is cut off,
 * of a newer version, or in other letters.
 * Each link has one spelling.
 */
export function parseLink(text: string): GameLink {
  if (text.length > LONGEST_LINK) refuseLink('cut');
  const [format, id = '', game = '', options = '', by = '', word = '', moves = '', a = '', b, ...more] =
    text.split('/');
  if (/^\d{1,4}$/.test(format!) && Number(format) > Number(FORMAT)) refuseLink('version');
  if (format !== FORMAT || more.length > 0) refuseLink('cut');
  if (/^[A-Z-]+$/.test(game) || /^[ab]$/.test(by)) refuseLink('case');
  if (a === '' || !/\d$/.test(text)) refuseLink('cut');
  if (!/^[0-9a-f]{12}$/.test(id) || !/^[a-z][a-z-]{0,39}$/.test(game)) refuseLink('cut');
  if (!/^[AB]$/.test(by)) failLink('by', 'the sender must be A or B', by);
  if (!/^(resign|draw|agreed)?$/.test(word)) failLink('word', 'a word is not known', word);
  const played = moves === '' ? [] : moves.split(',').map((move, i) => unescape(move, `moves.${i + 1}`));
  const wrong = played.findIndex((move) => !isMoveText(move));
  if (wrong >= 0) failLink(`moves.${wrong + 1}`, 'a move must have 1 to 40 characters', played[wrong]);
  const first = parseSeat(a, 'A');
  const seats: GameLink['seats'] = b === undefined ? [first] : [first, parseSeat(b, 'B')];
  const link = {
    id,
    game,
    options: parseOptions(options),
    by: by === 'A' ? 0 : 1,
    word: word as LinkWord,
    moves: played,
    seats,
  };
  const alone = !seats[1] && (by === 'B' || played.length > 0 || word !== '');
  if (alone || formatLink(link) !== text) refuseLink('cut');
  return link;
}
