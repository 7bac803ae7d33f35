/** Characters of the Latin script, and of no script in particular, such as signs. */
const LATIN = /^[\p{scx=Zyyy}\p{scx=Zinh}\p{scx=Latn}]*$/u;

const isDigit = (character: string): boolean => /^\p{Nd}$/u.test(character);

/** The value of a digit of any script. The digits of a script follow each other, from 0 to 9. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (isDigit(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** The Latin character at the place of a key: that of the keyboard of the USA. */
function characterAt({ code, shiftKey }: KeyboardEvent): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return shiftKey ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
}

/** True while an input method composes a text. Safari says so of the key that ends the composition by its old code only. */
// eslint-disable-next-line typescript/no-deprecated -- see above
const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === 229;

/** True for a key without Control, Alt and Meta. A character that AltGr types is one, too. */
export const isPlain = (event: KeyboardEvent): boolean =>
  !event.metaKey && (!(event.ctrlKey || event.altKey) || event.getModifierState('AltGraph'));

/**
 * The key of an event, named as in `KeyboardEvent.key`. A character of another script than the Latin one is that of the place of the key
 * (`ы` is `s`), a digit of any script its value. Empty while an input method composes.
 */
export function keyOf(event: KeyboardEvent): string {
  if (isComposing(event)) return '';
  // browsers that fill in a field fire events without a key
  const key = ((event.key as string | undefined) ?? '').replace(/^[\uFF01-\uFF5E]$/, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
  if (isDigit(key)) return valueOf(key);
  return LATIN.test(key) ? key : (characterAt(event) ?? key);
}
