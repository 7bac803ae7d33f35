import { seatLetter } from '../../core/game.js';
import type { AnyMatch } from '../../core/match.js';

/** The longest text of a match in a link, in characters. A longer match is linked as its position alone. */
export const LONGEST_LINK = 16_000;

/** The key of a board in links: its id, if it has the attribute `share`; else empty. */
export const keyOf = (element: Element): string => (Reflect.get(element, 'share') ? element.id : '');

const tag = (name: string, value: string) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`;

/** The tags that a link needs to open the match: only those that differ from a new game with the default options. */
function tagsOf({ options, conclusion }: AnyMatch, position: string | undefined): string[] {
  const { seed: _, ...rest } = { seed: undefined, ...options };
  const tags: string[] = [];
  if (Object.keys(rest).length > 0) tags.push(tag('Options', JSON.stringify(rest)));
  if (position !== undefined) tags.push(tag('Position', position));
  const { reason, by } = conclusion ?? {};
  if (reason === 'resign') tags.push(tag('Termination', `${seatLetter(by ?? 0)} resigns`));
  if (reason === 'agreed') tags.push(tag('Termination', 'agreed'));
  return tags;
}

/**
 * The text of a match in a link: a record that is as short as possible and contains only what the table may know. It has
 * no names, comments or seed, and no result that the page has set. A match of more than `longest` characters becomes its position.
 */
export function linkText(match: AnyMatch, longest = LONGEST_LINK): string {
  const { game, options, position, moves } = match;
  const known = (state: unknown) => game.formatPosition(game.view(state, 'table'));
  // A start that a seed has made is written as a position.
  const fixed = position !== undefined || (options && 'seed' in options);
  const start = fixed ? known(match.stateAt(0)) : undefined;
  const played = moves.map((move, ply) =>
    game.formatMove(game.viewMove?.(match.stateAt(ply), move, 'table') ?? move),
  );
  const parts = [...tagsOf(match, start), ...played];
  const text = parts.length > 0 ? parts.join(' ') : tag('Game', game.id);
  return encode(text).length > longest ? tagsOf(match, known(match.state)).join(' ') : text;
}

const percent = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*._~-]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Encodes a text for a fragment: `_` for a space, and percent-encoding for everything that a fragment, HTML or a chat may
 * change. The last character is a letter, a digit or part of a percent-encoding: programs that recognise links in a text
 * leave out a sign at the end.
 */
export const encode = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9 .@:,;=+/?$-]/gu, percent)
    .replace(/[^A-Za-z0-9 ]$/, percent)
    .replaceAll(' ', '_');

/**
 * Decodes percent-encoding. A text in which it is invalid is returned for the parser to reject: after a space, because `%` at the start of
 * a line begins a comment.
 */
function unescape(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/^%/, ' %');
  }
}

/** Decodes a text of a fragment; the reverse of `encode`. */
export const decode = (text: string): string => unescape(text.replaceAll('_', ' '));

/** Splits a fragment such as `#g1=…&g2=…` at `&`. */
const partsOf = (fragment: string) => fragment.replace(/^#/, '').split('&').filter(Boolean);

/** True for the part of a fragment that belongs to a key. */
const isPart = (part: string, key: string) => part.includes('=') && unescape(part.split('=', 1)[0]!) === key;

/** Characters that nobody sees, and that are in no name: a chat or a word processor has put them into an address. */
const added = /(?!\u200C|\u200D|\uFE0E|\uFE0F|[\u{E0000}-\u{E0FFF}])\p{Default_Ignorable_Code_Point}/gu;
const addedAtEnd = /[\s\p{Default_Ignorable_Code_Point}]+$/u;

/** A fragment without the characters that were put into it. */
const withoutAdded = (fragment: string): string =>
  fragment.replace(/(?:%[89A-F][0-9A-F])+|[^\0-\x7f]+/gi, (signs, index: number) => {
    const text = unescape(signs);
    const inside = text.replace(added, '');
    const kept = index + signs.length < fragment.length ? inside : inside.replace(addedAtEnd, '');
    return kept === text ? signs : encodeURIComponent(kept);
  });

/** The text of a key in a fragment, not decoded; undefined if there is none. */
export function findText(fragment: string, key: string): string | undefined {
  const partIn = (text: string) => partsOf(text).find((each) => isPart(each, key));
  // the id of a board may have such characters itself
  const part = partIn(fragment) ?? partIn(withoutAdded(fragment));
  const text = part && withoutAdded(part.slice(part.indexOf('=') + 1));
  return text === '' ? undefined : text;
}

/** An address with an encoded text of a key in its fragment; without a text, none. The other parts of the fragment stay as they are. */
export function addressWith(address: string, key: string, encoded: string | undefined): string {
  const [page = '', fragment = ''] = address.split(/#(.*)/s);
  const parts = partsOf(fragment).filter((part) => !isPart(part, key));
  if (encoded) parts.push(`${encodeURIComponent(key)}=${encoded}`);
  return parts.length > 0 ? `${page}#${parts.join('&')}` : page;
}

/** Puts an address in the place of that of the page, which stays if the document has no address of its own. */
export function showAddress(address: string): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // such as in a frame with `srcdoc`
  }
}

/** An address with the text of a key in its fragment. The other parts of the fragment stay as they are. */
export const linkTo = (address: string, key: string, text: string): string =>
  addressWith(address, key, encode(text));

/**
 * True for the text of a table in a fragment: of a board with the attribute `table`. If the board has the attribute `share`, too, the text of
 * a match may have the same key: no such text begins as that of a table does, also if a program has encoded it or put signs before it.
 */
export const isOfTable = (element: Element, text: string): boolean =>
  Boolean(Reflect.get(element, 'table')) &&
  (!keyOf(element) ||
    /^(?:%[0-9a-f]{2}|3D|[^0-9a-z%])*(?:\d+(?:\/|%(?:25)*2F)|t(?:\.|%2E)[0-9a-f])/i.test(text));
