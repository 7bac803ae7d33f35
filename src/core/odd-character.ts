/** The names in Unicode of characters that nobody sees, or that look like a space. */
const names: ReadonlyMap<number, string> = new Map([
  [0x9, 'TAB'],
  [0xa0, 'NO-BREAK SPACE'],
  [0xad, 'SOFT HYPHEN'],
  [0x61c, 'ARABIC LETTER MARK'],
  ...[
    'ZERO WIDTH SPACE',
    'ZERO WIDTH NON-JOINER',
    'ZERO WIDTH JOINER',
    'LEFT-TO-RIGHT MARK',
    'RIGHT-TO-LEFT MARK',
  ].map((name, i) => [0x200b + i, name] as const),
  ...[
    'LINE SEPARATOR',
    'PARAGRAPH SEPARATOR',
    'LEFT-TO-RIGHT EMBEDDING',
    'RIGHT-TO-LEFT EMBEDDING',
    'POP DIRECTIONAL FORMATTING',
    'LEFT-TO-RIGHT OVERRIDE',
    'RIGHT-TO-LEFT OVERRIDE',
    'NARROW NO-BREAK SPACE',
  ].map((name, i) => [0x2028 + i, name] as const),
  [0x2060, 'WORD JOINER'],
  ...[
    'LEFT-TO-RIGHT ISOLATE',
    'RIGHT-TO-LEFT ISOLATE',
    'FIRST STRONG ISOLATE',
    'POP DIRECTIONAL ISOLATE',
  ].map((name, i) => [0x2066 + i, name] as const),
  [0x3000, 'IDEOGRAPHIC SPACE'],
  [0xfe0e, 'VARIATION SELECTOR-15'],
  [0xfe0f, 'VARIATION SELECTOR-16'],
  [0xfeff, 'ZERO WIDTH NO-BREAK SPACE'],
]);

/** The scripts with letters that look like Latin ones. */
const scripts = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (name) => [RegExp(`\\p{Script=${name}}`, 'u'), name.toUpperCase()] as const,
);

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
  const code = found[0].codePointAt(0)!;
  const name = names.get(code) ?? scripts.find(([script]) => script.test(found[0]))?.[1] ?? '';
  const number = code.toString(16).toUpperCase().padStart(4, '0');
  return { place: Array.from(plain.slice(0, found.index)).length + 1, name: `U+${number} ${name}`.trim() };
}

/** The sentence about an odd character in English. */
const inEnglish = (place: number, name: string): string => `Character ${place} is ${name}.`;

/** A message about a text that it quotes, followed by a sentence about the odd character of this text, unless it names it. */
export function withOdd(message: string, text: string, sentence = inEnglish): string {
  const odd = oddCharacter(text);
  if (!odd || message.includes(odd.name)) return message;
  return `${message}${/[.!?…]$/.test(message) ? '' : '.'} ${sentence(odd.place, odd.name)}`;
}
