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

  /** The form to which the puzzle belongs: the one around it, or the one whose id is set. Setting an id writes the attribute `form`. */
  // eslint-disable-next-line typescript/related-getter-setter-pairs -- templates of frameworks set attributes as properties
  get form(): HTMLFormElement | null {
    return boardOf(this).control.internals.form;
  }
  set form(id: string | null | undefined) {
    if (id === undefined || id === null || id === '') this.removeAttribute('form');
    else if (typeof id === 'string') this.setAttribute('form', id);
    else this.refuse(typeFault('form', text.name, id));
  }

  /** The kind of the control: the name of the tag. */
  get type(): string {
    return this.localName;
  }

  /** The labels of the puzzle. A press on one moves the focus to the board. */
  get labels(): NodeList {
    return boardOf(this).control.internals.labels;
  }

  /** The value that a form gets: the number of wrong moves, `shown` if the solution was shown; null before the puzzle is solved. */
  get value(): string | null {
    return formValue(boardOf(this).store.snapshot.puzzle);
  }

  /** The faults of the puzzle: `valueMissing` if it is required and not solved, `customError` after `setCustomValidity`. */
  get validity(): ValidityState {
    return this.#checked.validity;
  }

  /** The message that the browser shows for an invalid puzzle, in the language of the board or the words of the page; empty for a valid one. */
  get validationMessage(): string {
    return this.#checked.validationMessage;
  }

  /** True if a form checks the puzzle before it is sent: not while it is disabled. */
  get willValidate(): boolean {
    return !this.#disabled && boardOf(this).control.internals.willValidate;
  }

  /** Returns true if the puzzle is valid; otherwise fires `invalid`. */
  checkValidity(): boolean {
    return this.#reflected.checkValidity();
  }

  /** Does the same as `checkValidity`; also shows the message, and moves the focus to the board. */
  reportValidity(): boolean {
    return this.#reflected.reportValidity();
  }

  /** Makes the puzzle invalid, with a message of the page, such as `Solve it without a hint.` An empty text ends that. Throws TypeError for an object, a function or a symbol. */
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
