import { storedText, storeText } from './stored-fields.js';

/** The longest tail in characters: then the match is saved as a whole again. */
const LONGEST_TAIL = 1000;

/**
 * The moves since a match was saved as a whole, under a key of their own: so a move writes only what it adds. The first line names the
 * text that they follow. Each save adds a line: the ply, and its moves as the record has them. A line without its end was cut off.
 */
export interface Tail {
  /** The text of the match that was saved as a whole. */
  readonly base: string;
  /** The first line, and the lines that are complete. */
  readonly text: string;
  /** The number of saves. */
  readonly saves: number;
  /** The moves of all of them. */
  readonly moves: string;
  /** The ply after them; undefined without moves. */
  readonly ply: number | undefined;
}

const tailKey = (key: string) => key.replace(':', '-moves:');

/** The key of the match whose text or tail is under a key. */
export const matchKey = (key: string): string => key.replace(/^spielkasten-moves:/, 'spielkasten:');

/** The line that names a text. */
function nameOf(text: string): string {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return `${text.length} ${hash}\n`;
}

export const emptyTail = (base: string): Tail => ({
  ...{ base, text: nameOf(base), saves: 0, moves: '', ply: undefined },
});

/** The text under a key, and the tail after a line break, which JSON does not contain. */
export function storedWithTail(key: string): string | null {
  const base = storedText(key);
  const tail = base === null ? null : storedText(tailKey(key));
  return tail === null ? base : `${base}\n${tail}`;
}

/** The text that was saved as a whole, with the tail if it belongs to it. */
export function readTail(stored: string): Tail {
  const end = stored.indexOf('\n');
  const [base, tail] = end < 0 ? [stored, ''] : [stored.slice(0, end), stored.slice(end + 1)];
  const empty = emptyTail(base);
  if (!tail.startsWith(empty.text)) return empty;
  const text = tail.slice(0, tail.lastIndexOf('\n') + 1);
  const lines = text.slice(empty.text.length).split('\n').slice(0, -1);
  const parts = lines.map((line) => /^(\d{1,7}) ([^]+)$/.exec(line));
  const last = parts.at(-1);
  if (!last || parts.includes(null)) return empty;
  return {
    ...{ base, text, saves: lines.length, ply: Number(last[1]) },
    moves: parts.map((part) => ` ${part![2]}`).join(''),
  };
}

/** Stores a tail with another line; undefined if it is too long, or there is no room. */
export function addLine(key: string, tail: Tail, ply: number, moves: string): Tail | undefined {
  const text = `${tail.text}${ply} ${moves}\n`;
  if (text.length > LONGEST_TAIL || !storeText(tailKey(key), text)) return undefined;
  return { ...tail, text, saves: tail.saves + 1, ply, moves: `${tail.moves} ${moves}` };
}

/** Stores a text as a whole. A tail of the same text, from before it was deleted, is not its tail. */
export function storeBase(key: string, base: string): boolean {
  if (storedText(tailKey(key))?.startsWith(nameOf(base))) localStorage.removeItem(tailKey(key));
  return storeText(key, base);
}
