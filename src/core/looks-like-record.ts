import type { Game } from './game.js';
import { ownTag } from './parse-record.js';
import { splitRecord, type LineText } from './record-text.js';

/** A record or a part of one, as somebody may have written it. */
export interface RecordPart {
  /** It begins with a tag of a record. */
  readonly tagged: boolean;
  /** The number of its first move; undefined if that has none. */
  readonly number: number | undefined;
}

/** True if all moves of a line can be read, whether they are legal or not. */
function areMoves({ parseMove }: Game<unknown, unknown>, { moves }: LineText): boolean {
  try {
    for (const { text } of moves) if (text !== '*') parseMove(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a text that may be a record of a game. Undefined for any other text, also for one that begins like a record, such as
 * `1. Introduction`, and for a single move without a number.
 */
export function readRecordPart(text: string, game: Game<unknown, unknown>): RecordPart | undefined {
  try {
    const { tags, line } = splitRecord(text);
    const tagged = [...tags.keys()].some((name) => ownTag.test(name));
    const [, digits] = /(?:^|[\]\s])(\d{1,4})\s*\.+\s*\S/.exec(text) ?? [];
    const number = digits === undefined ? undefined : Number(digits);
    const isPart = tagged || line.moves.length > 1 || (line.moves.length === 1 && number !== undefined);
    return isPart && areMoves(game, line) ? { tagged, number } : undefined;
  } catch {
    return undefined;
  }
}
