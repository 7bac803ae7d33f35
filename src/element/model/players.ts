import { levels, type Level } from '../../core/bot.js';
import { noSeat } from '../../core/errors.js';
import type { Seat } from '../../core/game.js';
import { cleanName } from '../../core/player-name.js';

/** The player of a seat. */
export type Player =
  | { readonly kind: 'human' }
  | { readonly kind: 'computer'; readonly level: Level }
  | { readonly kind: 'remote' };

/** The text of an attribute; null after the attribute was removed. */
type Text = string | null | undefined;

const isLevel = (text: string): text is Level => (levels as readonly string[]).includes(text);

/** Parses one word of the `seats` attribute; undefined for an unknown word. */
function parsePlayer(text: string): Player | undefined {
  if (text === 'human' || text === 'remote') return { kind: text };
  const [kind, level = 'medium', ...rest] = text.split(':');
  return kind === 'computer' && isLevel(level) && rest.length === 0 ? { kind, level } : undefined;
}

/**
 * Parses the `seats` attribute, such as `human computer:hard`. Seats without a word: the first human, the others
 * computer. `bad` is the first word that names no player, or has no seat: then `many` is true.
 */
export function parseSeats(
  text: Text,
  count: number,
): { players: readonly Player[]; bad: string | undefined; many: boolean } {
  const words = (text ?? '').split(/\s+/).filter(Boolean);
  const unknown = words.find((word) => !parsePlayer(word));
  const bad = unknown ?? words[count];
  const players = Array.from({ length: count }, (_, seat): Player => {
    const fallback: Player = seat === 0 ? { kind: 'human' } : { kind: 'computer', level: 'medium' };
    return parsePlayer(words[seat] ?? '') ?? fallback;
  });
  return { players, bad, many: bad !== undefined && unknown === undefined };
}

/** Formats a player as a word of the `seats` attribute. */
export const formatPlayer = (player: Player): string =>
  player.kind === 'computer' ? `computer:${player.level}` : player.kind;

/** Parses the letter or the number (from 0) of a seat; undefined if there is no such seat. */
export function parseSeat(text: Text, count: number): Seat | undefined {
  const letter = (text ?? '').trim().toUpperCase();
  const seat = letter.charCodeAt(0) - (letter < 'A' ? 48 : 65);
  return letter.length === 1 && seat >= 0 && seat < count ? seat : undefined;
}

/** The seat that a page names by its number, its letter or a text of them. Throws RangeError if there is none. */
export function seatOf(value: unknown, count: number): Seat {
  const seat =
    typeof value === 'string' || typeof value === 'number' ? parseSeat(String(value), count) : undefined;
  if (seat === undefined) throw noSeat(value, count);
  return seat;
}

/** The texts of a list in JSON; undefined for another text. */
function parseList(text: string): readonly string[] | undefined {
  try {
    const list = text.startsWith('[') && (JSON.parse(text) as unknown);
    return Array.isArray(list) && list.every((each) => typeof each === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Parses the attribute `names`, a list in JSON or separated by commas; seats without a name are undefined. */
export const parseNames = (text: Text): readonly (string | undefined)[] =>
  (parseList(text ?? '') ?? (text ?? '').split(',')).map((name) => cleanName(name) || undefined);
