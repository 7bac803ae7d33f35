import { LitElement } from 'lit';
import { GameErrorEvent } from './events.js';
import type { ToldFault } from './match/effects.js';
import { adoptSheets } from './styles/adopt-sheets.js';

/** The fault of a value that has not the type of a property. */
export const typeFault = (at: string, found: string): ToldFault => ({
  code: 'type',
  at,
  found,
  message: `The property ${at} must be a ${found}.`,
});

/**
 * An element whose properties refuse values of other types than declared: the last valid value stays. Undefined and null mean
 * that a property is not set. A property with the type JSON checks its values itself, and one without an attribute, which only
 * derived classes have, takes any value.
 */
export abstract class TypedElement extends LitElement {
  protected static override finalize(): void {
    if (Object.hasOwn(this, 'finalized')) return;
    super.finalize();
    for (const [name, { attribute, type = String }] of this.elementProperties) {
      const accessor = Object.getOwnPropertyDescriptor(this.prototype, name);
      if (!accessor || attribute === false || type === JSON) continue;
      const blank = (type as () => unknown)();
      Object.defineProperty(this.prototype, name, {
        ...accessor,
        set(this: TypedElement, value: unknown) {
          if (typeof (value ?? blank) === typeof blank) accessor.set!.call(this, value);
          else this.refuse(typeFault(String(name), typeof blank));
        },
      });
    }
  }

  /**
   * Called by the browser when the element was moved to another document. Lit would adopt sheets of the first one there.
   * @internal
   */
  adoptedCallback(): void {
    const { shadowRootOptions } = this.constructor as typeof LitElement;
    if (!this.shadowRoot) Object.assign(this, { renderRoot: this.attachShadow(shadowRootOptions) });
    adoptSheets(this);
  }

  /** Tells the page that the value of a property cannot be used. */
  protected refuse({ code, at, message = code }: ToldFault): void {
    this.dispatchEvent(new GameErrorEvent({ code, at, message }));
  }
}
