/**
 * What the page can do. Unit tests of applications run in a DOM without layout, such as jsdom and happy-dom, which lacks much of what
 * every browser has: elements have properties, methods and events there, and no pictures.
 */
import { isServer } from 'lit';

/**
 * True if boards are rendered on a server. Typed as boolean, because Lit's types say that it is always false. Lit says so of every
 * program in Node, also of unit tests, which have a document there; that of a renderer on a server has no root.
 */
export const onServer: boolean =
  isServer && !(globalThis as { document?: Partial<Document> }).document?.documentElement;

/**
 * True if the page is drawn. A DOM without layout has no fonts: there is nothing to scroll or to animate, and observers of visibility
 * call nobody back.
 */
export const drawn: boolean = !onServer && 'fonts' in document;

/** The answer to a media query; a page that answers none matches none. */
export const media = (query: string): { readonly matches: boolean } =>
  (globalThis as { matchMedia?: typeof matchMedia }).matchMedia?.(query) ?? { matches: false };

/** Scrolls an element into the window, if it is drawn. */
export function bringIntoView(element: Element, options?: ScrollIntoViewOptions): void {
  if (drawn) element.scrollIntoView(options);
}

/** The internals of an element that elements use: custom states, its part in a form, and its role and name for screen readers. */
export type Internals = Pick<
  ElementInternals,
  | 'ariaLabel'
  | 'checkValidity'
  | 'form'
  | 'labels'
  | 'reportValidity'
  | 'role'
  | 'setFormValue'
  | 'setValidity'
  | 'validationMessage'
  | 'validity'
  | 'willValidate'
> & { readonly states: Pick<CustomStateSet, 'add' | 'delete' | 'has'> };

/** Internals for a page whose elements have none. They keep what they are told, and no form knows of it. */
class OwnInternals implements Internals {
  readonly states = new Set<string>();
  readonly form = null;
  readonly labels = document.createDocumentFragment().childNodes;
  readonly willValidate = true;
  ariaLabel: string | null = null;
  role: string | null = null;
  validationMessage = '';
  validity: ValidityState = {
    ...{ badInput: false, customError: false, patternMismatch: false, rangeOverflow: false },
    ...{ rangeUnderflow: false, stepMismatch: false, tooLong: false, tooShort: false },
    ...{ typeMismatch: false, valueMissing: false, valid: true },
  };

  setFormValue(): void {
    // Nobody asks for it.
  }

  setValidity(flags: ValidityStateFlags = {}, message = ''): void {
    const faults = Object.entries(this.validity).map(([name]) => [name, false]);
    const valid = !Object.values(flags).includes(true);
    this.validity = { ...Object.fromEntries(faults), ...flags, valid } as ValidityState;
    this.validationMessage = valid ? '' : message;
  }

  checkValidity(): boolean {
    return this.validity.valid;
  }

  reportValidity(): boolean {
    return this.validity.valid;
  }
}

/** The internals of an element: those of the browser, if it has all of them. */
export function internalsOf(element: HTMLElement): Internals {
  const own = (element as Partial<HTMLElement>).attachInternals?.();
  return own && 'states' in own && 'setFormValue' in own ? own : new OwnInternals();
}
