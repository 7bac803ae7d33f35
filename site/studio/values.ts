/** The check of a single value that somebody typed, or that comes from a file or a link. */

/** The types of tokens, by their names in the Design Tokens format. */
export type TokenType = 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily';

/** `CSS.supports` of a browser. */
export type Supports = (property: string, value: string) => boolean;

/** The longest value, in characters. */
const LONGEST = 200;

const functions = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp'.split(' '),
);

/** True if every bracket is closed and every function is one of colours or of arithmetic. */
function hasKnownFunctions(text: string): boolean {
  let open = 0;
  for (const [, name, bracket] of text.matchAll(/([\w-]*)([()])/g)) {
    if (bracket === ')' && --open < 0) return false;
    if (bracket === '(') open++;
    if (bracket === '(' && name && !functions.has(name.toLowerCase())) return false;
  }
  return open === 0;
}

const keywords = /\b(?:inherit|initial|unset|revert|revert-layer|currentcolor)\b/i;
/** The characters of a colour: none ends a declaration or starts a string, an address or a comment. */
const colorText = /^(?!.*(?:\/\*|--))[\w #%.,()+*/-]+$/;
const number = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)`;
const family = String.raw`(?:'[\p{L}\p{N} ._-]+'|"[\p{L}\p{N} ._-]+"|[\p{L}][\p{L}\p{N}_-]*(?: [\p{L}][\p{L}\p{N}_-]*)*)`;
const generic = '(?:serif|sans-serif|monospace|system-ui|cursive|fantasy)';

interface Rule {
  /** A property of CSS with the same values. */
  readonly property: string;
  readonly fits: (text: string) => boolean;
  /** The end of the sentence “… is not …”. */
  readonly words: string;
}

const matches =
  (pattern: RegExp): Rule['fits'] =>
  (text) =>
    pattern.test(text);

const rules: Readonly<Record<TokenType, Rule>> = {
  color: {
    property: 'color',
    fits: (text) => colorText.test(text) && !keywords.test(text) && hasKnownFunctions(text),
    words: 'a colour, such as #26584a, teal or oklch(0.42 0.1 170)',
  },
  dimension: {
    property: 'padding-left',
    fits: matches(/^(?:\d+(?:\.\d+)?|\.\d+)(?:px|rem)$/),
    words: 'a length in px or rem, such as 8px',
  },
  duration: {
    property: 'transition-duration',
    fits: matches(/^(?:\d+(?:\.\d+)?|\.\d+)m?s$/),
    words: 'a time in ms or s, such as 250ms',
  },
  cubicBezier: {
    property: 'transition-timing-function',
    fits: matches(new RegExp(String.raw`^cubic-bezier\( *${number}(?: *, *${number}){3} *\)$`)),
    words: 'an easing, such as cubic-bezier(.3,.1,.2,1)',
  },
  fontFamily: {
    property: 'font-family',
    fits: matches(new RegExp(`^(?:${family} *, *)*${generic}$`, 'u')),
    words: 'a list of fonts with a generic one at its end, such as Georgia, serif',
  },
};

/** The rule that a value breaks, as the end of the sentence “… is not …”; empty if the value is good. */
export function brokenRule(type: TokenType, text: string, supports: Supports): string {
  if (text.length > LONGEST) return `a value of at most ${LONGEST} characters`;
  const { property, fits, words } = rules[type];
  return fits(text) && supports(property, text) ? '' : words;
}

/** A text in a message: short, and in quotation marks. */
export const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
