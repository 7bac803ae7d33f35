import type { LitElement } from 'lit';
import type { Internals } from '../base/abilities.js';
import { sessionOf } from './session.js';

/** The browser's sentence about a field that is required, until the words of puzzles are loaded. */
const requiredMessage = (): string =>
  Object.assign(document.createElement('input'), { required: true }).validationMessage;

/** The part of a board in the form around it: whether the form may be sent. */
export class FormControl {
  readonly internals: Internals;
  readonly #element: LitElement;
  #missing = '';
  #custom = '';

  /** Brings the value and the validity up to date. The puzzle of a board has an update of its own. */
  update: () => void;

  constructor(element: LitElement, internals: Internals) {
    this.#element = element;
    this.internals = internals;
    this.update = () => {
      const { isPuzzle } = sessionOf(Reflect.get(element, 'mode') as string);
      this.require(isPuzzle ? requiredMessage() : '');
    };
  }

  /** The message for a puzzle that is not solved, if it is required; empty if nothing is missing. */
  require(message: string): void {
    this.#missing = Reflect.get(this.#element, 'required') ? message : '';
    this.#validate();
  }

  /** The message of the page; empty if it has none. */
  setCustomValidity(message: string): void {
    this.#custom = message;
    this.#validate();
  }

  #validate(): void {
    const [missing, custom] = [this.#missing, this.#custom];
    const flags = { valueMissing: missing !== '', customError: custom !== '' };
    // The browser shows the message at the board, and moves the focus there.
    const anchor = this.#element.shadowRoot?.querySelector<HTMLElement>('.board [tabindex="0"]') ?? undefined;
    if (missing || custom) this.internals.setValidity(flags, custom || missing, anchor);
    else this.internals.setValidity({});
  }
}
