/** The names in Unicode of characters that nobody sees, or that look like a space, by their code points. */
const names = `00A0 NO-BREAK SPACE
00AD SOFT HYPHEN
061C ARABIC LETTER MARK
200B ZERO WIDTH SPACE
200C ZERO WIDTH NON-JOINER
200D ZERO WIDTH JOINER
200E LEFT-TO-RIGHT MARK
200F RIGHT-TO-LEFT MARK
2028 LINE SEPARATOR
2029 PARAGRAPH SEPARATOR
202A LEFT-TO-RIGHT EMBEDDING
202B RIGHT-TO-LEFT EMBEDDING
202C POP DIRECTIONAL FORMATTING
202D LEFT-TO-RIGHT OVERRIDE
202E RIGHT-TO-LEFT OVERRIDE
202F NARROW NO-BREAK SPACE
2060 WORD JOINER
2066 LEFT-TO-RIGHT ISOLATE
2067 RIGHT-TO-LEFT ISOLATE
2068 FIRST STRONG ISOLATE
2069 POP DIRECTIONAL ISOLATE
3000 IDEOGRAPHIC SPACE
FE0F VARIATION SELECTOR-16
FEFF ZERO WIDTH NO-BREAK SPACE`.split('\n');

/** The scripts with letters that look like Latin ones. */
const scripts = ['Cyrillic', 'Greek'];

/** A character that nobody sees, or that looks like a space. Line breaks are none: who reads the text sees them. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]|(?! )\p{Z}/u;
/** Characters that may look like those of notation: all but Latin letters, and some of these. */
const foreign = /[^\p{ASCII}\p{Script=Latin}…–—‘’“”„]|[ıɑɡ！-～]/u;

/** A character of a text that a reader may take for another one, or does not see. */
export interface OddCharacter {
  /** Its number in the text, from 1. */
  readonly place: number;
  /** Its code point and its name, such as `U+200B ZERO WIDTH SPACE`; of letters, the script. */
  readonly name: string;
}

/**
 * Finds the first character that nobody sees or, in a text without brackets and braces, that may look like one of notation. A text with them
 * can contain names and comments.
 */
export function oddCharacter(text: string): OddCharacter | undefined {
  const plain = text.replace(/[\n\r]/g, ' ');
  const found = unseen.exec(plain) ?? (/[[{]/.test(plain) ? null : foreign.exec(plain));
  if (!found) return undefined;
  const [sign] = found;
  const number = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const script = scripts.find((each) => RegExp(`\\p{Script=${each}}`, 'u').test(sign))?.toUpperCase() ?? '';
  const name = names.find((each) => each.startsWith(`${number} `)) ?? `${number} ${script}`.trim();
  return { place: Array.from(plain.slice(0, found.index)).length + 1, name: `U+${name}` };
}

/** The sentence about an odd character in English. */
const inEnglish = (place: number, name: string): string => `Character ${place} is ${name}.`;

/** A message about a text that it quotes, followed by a sentence about the odd character of this text, unless it names it. */
export function withOdd(message: string, text: string, sentence = inEnglish): string {
  const odd = oddCharacter(text);
  if (!odd || message.includes(odd.name)) return message;
  return `${message}${/[.!?…]$/.test(message) ? '' : '.'} ${sentence(odd.place, odd.name)}`;
}
