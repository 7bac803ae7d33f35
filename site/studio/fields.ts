/** The fields of the studio: one for each colour of the brand and for each token, with a picker for colours. */
import type { Catalogue, Mode } from './look.js';
import { toHex } from './hex.js';
import { keyOf, valueOf, type Theme } from './theme.js';

export interface Field {
  /** The name of a token, or `brand` or `surface`. */
  readonly name: string;
  readonly text: HTMLInputElement;
  readonly picker: HTMLInputElement | null;
  readonly fault: HTMLElement;
  readonly reset: HTMLButtonElement | null;
}

export const findFields = (form: HTMLFormElement): readonly Field[] =>
  Array.from(form.querySelectorAll<HTMLElement>('[data-field]'), (box) => ({
    name: box.dataset.field!,
    text: box.querySelector<HTMLInputElement>('.value')!,
    picker: box.querySelector<HTMLInputElement>('[type=color]'),
    fault: box.querySelector<HTMLElement>('.fault')!,
    reset: box.querySelector<HTMLButtonElement>('.reset'),
  }));

/** The key of a field in a theme, for the mode that is edited. */
export function keyOfField({ name }: Field, catalogue: Catalogue, mode: Mode): string {
  const token = catalogue.tokens.get(name);
  return token ? keyOf(token, mode) : name;
}

export function showFault({ text, fault }: Field, message: string): void {
  fault.textContent = message;
  if (message) text.ariaInvalid = 'true';
  else text.removeAttribute('aria-invalid');
}

/** The value that a field shows. An empty surface is that of the brand. */
function shown({ name }: Field, theme: Theme, catalogue: Catalogue, mode: Mode): string {
  if (name === 'brand' || name === 'surface') return theme[name];
  return valueOf(theme, catalogue, name, mode);
}

/** Writes the values of the theme into the fields. `kept` is a field that somebody types in. */
export function fillFields(
  fields: readonly Field[],
  theme: Theme,
  catalogue: Catalogue,
  mode: Mode,
  kept?: Field,
): void {
  for (const field of fields) {
    const { name, text, picker, reset } = field;
    const value = shown(field, theme, catalogue, mode);
    const token = catalogue.tokens.get(name);
    if (reset) reset.hidden = !(token && theme.values.has(keyOf(token, mode)));
    if (picker) {
      picker.value = toHex(value || valueOf(theme, catalogue, 'spiel-accent', mode)).slice(0, 7);
      text.placeholder = picker.value;
    }
    if (field === kept || text.ariaInvalid) continue;
    // a derived colour is shown as a number
    text.value = /\(\s*from\b/.test(value) ? toHex(value) : value;
  }
}
