import { type Internals, onServer } from '../base/abilities.js';
import { boardOf } from '../model/board.js';
import { formValue } from '../model/session.js';
import { text } from '../base/property-types.js';
import { TypedElement, typeFault } from './typed-element.js';

/** A board as a control of a form, with the properties and methods that all controls of HTML have. */
export abstract class FormElement extends TypedElement {
  /** In a form, a puzzle with a `name` has a value; other boards have none. */
  static formAssociated = true;

  constructor() {
    super();
    if (onServer) return;
    // The press of a label comes to the element itself.
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this && this.labels.length > 0 && !this.matches(':disabled'))
        this.focus();
    });
  }

  /**
   * The form of the puzzle: the one around it, or the one whose id the attribute `form` has. Setting an id writes
   * this attribute.
   */
  // eslint-disable-next-line typescript/related-getter-setter-pairs -- templates of frameworks set attributes as properties
  get form(): HTMLFormElement | null {
    return boardOf(this).control.internals.form;
  }
  set form(id: string | null | undefined) {
    if (id === undefined || id === null || id === '') this.removeAttribute('form');
    else if (typeof id === 'string') this.setAttribute('form', id);
    else this.refuse(typeFault('form', text.name, id));
  }

  /** The type of the form control: the name of the tag. */
  get type(): string {
    return this.localName;
  }

  /** The `<label>` elements of the puzzle. A press on a label moves the focus to the board. */
  get labels(): NodeList {
    return boardOf(this).control.internals.labels;
  }

  /**
   * The value in the form: the number of wrong moves of a solved puzzle, or `shown` as soon as the player has opened
   * the solution; otherwise `null`.
   */
  get value(): string | null {
    return formValue(boardOf(this).store.snapshot.puzzle);
  }

  /**
   * The state of the check: `valueMissing` if the puzzle is required and not solved, `customError` after
   * `setCustomValidity()`.
   */
  get validity(): ValidityState {
    return this.#checked.validity;
  }

  /** The message for an invalid puzzle, in the language of the board, or the one you set; otherwise empty. */
  get validationMessage(): string {
    return this.#checked.validationMessage;
  }

  /** True if the form checks the puzzle; false while the puzzle is disabled. */
  get willValidate(): boolean {
    return !this.#disabled && boardOf(this).control.internals.willValidate;
  }

  /** Returns whether the puzzle is valid. Fires `invalid` if it is not. */
  checkValidity(): boolean {
    return this.#reflected.checkValidity();
  }

  /** Works like `checkValidity()`, shows the message, and moves the focus to the board. */
  reportValidity(): boolean {
    return this.#reflected.reportValidity();
  }

  /**
   * Makes the puzzle invalid, with this message. An empty text makes it valid again. Throws TypeError for an object,
   * a function or a symbol.
   */
  setCustomValidity(message: string | null | undefined): void {
    const given: unknown = message ?? '';
    if (typeof given === 'object' || typeof given === 'function' || typeof given === 'symbol')
      throw new TypeError('Cannot convert the message of setCustomValidity to a text.');
    // a number is a text, as for the controls of HTML
    boardOf(this).control.setCustomValidity(''.concat(message ?? ''));
  }

  /** The internals after an update: what the page has set counts at once. */
  get #checked(): Internals {
    const { control } = boardOf(this);
    control.update();
    return control.internals;
  }

  /** The same for a check, which a disabled element does not take part in. */
  get #reflected(): Internals {
    this.toggleAttribute('disabled', this.#disabled);
    return this.#checked;
  }

  get #disabled(): boolean {
    return Reflect.get(this, 'disabled') === true;
  }
}
