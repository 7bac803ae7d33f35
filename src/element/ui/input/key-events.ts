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
 * (`ы` is `s`), a digit of any script its value. Empty while an input method composes, and if somebody has answered the key, as the page may do while capturing.
 */
export function keyOf(event: KeyboardEvent): string {
  if (event.defaultPrevented || isComposing(event)) return '';
  // browsers that fill in a field fire events without a key
  const key = ((event.key as string | undefined) ?? '').replace(/^[\uFF01-\uFF5E]$/, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
  if (isDigit(key)) return valueOf(key);
  return LATIN.test(key) ? key : (characterAt(event) ?? key);
}

/** The keys that were answered and are still down, by `KeyboardEvent.code`. */
const answered = new Set<string>();

/** Answers a key: neither the browser, nor the page, nor another listener of the board does. */
export function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  answered.add(event.code);
}

/** A field of any kind. */
const FIELD = 'input, select, textarea, [contenteditable]';
/** The name of a key that is no character. */
const NAME = /^[A-Z][A-Za-z\d]+$/;
const EDITS = /^(?:(?:Arrow|Page)\w+|Home|End|Enter|Backspace|Delete|Dead)$/;

/**
 * True if a key is typed into a field. Alt on a Mac types characters, and so does AltGr, which some browsers report as Control and Alt;
 * Alt and a letter are a shortcut.
 */
function isTyped(event: KeyboardEvent): boolean {
  const { key, altKey, metaKey } = event;
  if (isComposing(event)) return true;
  const typesByAlt = altKey && !metaKey && /^[^a-z\d]$/i.test(key);
  return (isPlain(event) || typesByAlt) && (EDITS.test(key) || !NAME.test(key));
}

const BUTTON = 'button, a[href], summary, [role=button]';
const SCROLLS = /^(?:(?:Arrow|Page)\w+|Home|End| )$/;

/** True if the browser answers a key in a shadow root of ours: it types into a field, presses a button, or scrolls a dialog. */
function isForBrowser(target: Element, event: KeyboardEvent): boolean {
  if (target.closest(FIELD)) return isTyped(event);
  const key = keyOf(event);
  if (!isPlain(event)) return false;
  if ((key === 'Enter' || key === ' ') && target.closest(BUTTON)) return true;
  const panel = target.closest('.panel');
  return panel !== null && panel.scrollHeight > panel.clientHeight && SCROLLS.test(key);
}

/** Keeps a key from the page that belongs to the shadow root through which it comes. What the page has put into slots is its own. */
const keep = (event: Event): void => {
  const key = event as KeyboardEvent;
  const [target] = key.composedPath();
  if (!(key.currentTarget as ShadowRoot).contains(target as Node)) return;
  // Enter ends the composition, and does not send the form.
  if (key.key === 'Enter' && isComposing(key)) key.preventDefault();
  if (isForBrowser(target as Element, key)) answered.add(key.code);
  else if (key.type === 'keydown') answered.delete(key.code);
  if (answered.has(key.code)) key.stopPropagation();
  if (key.type === 'keyup') answered.delete(key.code);
};

/** Keeps the keys from the page that an element answers in its shadow root, from the press to the release. */
export function keepKeys(root: Node): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keep);
}

/**
 * True if a key was pressed in a field or a dialog of a board, or in what the page has put into its slots: it is not for the board. A
 * slider takes no letters.
 */
export const isElsewhere = (event: Event, root: Node): boolean => {
  const target = event.composedPath()[0] as Element;
  return (
    !root.contains(target) ||
    target.closest('input:not([type=range]), select, textarea, .over, dialog') !== null
  );
};
