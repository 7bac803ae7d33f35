import { invisible, space } from './plain-text.js';

/** The longest name of a player, in code points. */
export const LONGEST_NAME = 40;

/** Viramas: after them, a joiner chooses the form of a letter, also at the end of a word. */
const virama = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca';

const letter = `(?![${invisible}])\\p{L}`;
const spaces = RegExp(`[${space}]+`, 'gu');
/** Flags of parts of countries: a black flag, and its letters as characters that nobody sees. */
const flag = '\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}';
/** Characters that nobody sees and that change others, each where it does: in emoji, between letters, after Chinese ones. */
const meaningful = [
  flag,
  '(?<=[\\p{Emoji_Modifier}\\p{Extended_Pictographic}]\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})',
  `(?<=${letter}\\p{M}{0,4})[\\u200C\\u200D](?=${letter})|(?<=${letter}\\p{M}{0,3}[${virama}])[\\u200C\\u200D]`,
  '(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]|(?<=[#*0-9])\\uFE0F(?=\\u20E3)',
  '(?<=\\p{Script=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]|(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
].join('|');
/** All others, control characters, halves of characters, and characters that mean something in one font only. */
const removed = RegExp(
  `(${meaningful})|(?![${space}])[${invisible}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}]`,
  'gu',
);
/** Marks without a letter before them, and those after the fourth: they would cover what stands around the name. */
const looseMarks = /(?<=^| )\p{M}+|(?<=[\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The beginning of a name. It does not end inside a grapheme, such as a letter with accents or an emoji. */
const cut = (name: string, end: number): string =>
  // oxlint-disable-next-line no-restricted-globals -- graphemes are the same in every language
  name.slice(0, new Intl.Segmenter().segment(name).containing(end)!.index);

/**
 * The name of a player as it is kept and shown: in one line, of at most 40 code points. Removes characters that nobody sees, unless they join
 * letters or belong to an emoji, and characters that turn the direction of a text; empty if nothing visible remains.
 */
export function cleanName(text: string): string {
  const line = text.replace(removed, '$1').replace(spaces, ' ').trim();
  const name = line.replace(looseMarks, '').replace(/ +/g, ' ').trim();
  if (!visible.test(name)) return '';
  const points = Array.from(name);
  // what is cut off may have joined letters
  return points.length > LONGEST_NAME
    ? cleanName(cut(name, points.slice(0, LONGEST_NAME).join('').length))
    : name;
}

/** Letters that are written from right to left. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for a sentence. One that is written from right to left is isolated, so that it does not turn what stands around it. */
export const isolate = (name: string): string => (fromRight.test(name) ? `\u2068${name}\u2069` : name);
