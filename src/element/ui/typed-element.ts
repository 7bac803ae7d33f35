import { LitElement, type CSSResultGroup, type CSSResultOrNative, type PropertyDeclaration } from 'lit';
import { toFound } from '../../core/errors.js';
import { onServer, drawn } from '../base/abilities.js';
import type { ToldFault } from '../model/effects.js';
import { attributeValue, flag, text, type PropertyType } from '../base/property-types.js';
import { adoptSheets } from '../styles/adopt-sheets.js';
import { answerForcedDark } from '../styles/forced-dark.js';
import { keepKeys } from './input/key-events.js';
import { fire } from '../model/fire.js';

/** The fault of a value that has not the type of a property. */
export function typeFault(at: string, type: PropertyType['name'], value: unknown): ToldFault {
  const found = toFound(value);
  return { code: 'type', at, type, found, message: `The property ${at} must be a ${type}: “${found}”.` };
}

/** The options with which Lit reflects a property: an empty text means that it is not set. */
const reflection = ({ type }: PropertyDeclaration): PropertyDeclaration => ({
  reflect: true,
  useDefault: true,
  ...(type !== Boolean && {
    converter: {
      fromAttribute: (value) => value,
      toAttribute: (value) => (value === '' ? null : attributeValue(value)),
    },
    hasChanged: (value, old) => attributeValue(value) !== attributeValue(old),
  }),
});

/**
 * An element whose properties take a value and its text, keep one form, and refuse values of other types than declared: the last
 * valid value stays. Undefined and null mean that a property is not set. The type of a property is a PropertyType (default: `text`)
 * or Boolean. A property with the type JSON checks its values itself, and one without an attribute, which only derived classes
 * have, takes any value. Properties with an attribute are reflected unless they say otherwise. `initial` is the first value.
 */
export abstract class TypedElement extends LitElement {
  /**
   * The properties whose attributes have a hyphen, by the names that a server writes: frameworks write the property of a template, such
   * as `noLit`, and HTML has no capitals. These names are no attributes of their own.
   * @internal
   */
  static serverNames: ReadonlyMap<string, PropertyDeclaration> = new Map();

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...this.serverNames.keys()];
  }

  /** A page that is never drawn reads no style sheets: it would not know all of their rules. */
  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return drawn || onServer ? super.finalizeStyles(styles) : [];
  }

  protected static override finalize(): void {
    if (Object.hasOwn(this, 'finalized')) return;
    if (Object.hasOwn(this, 'properties'))
      for (const options of Object.values(this.properties))
        if (options.attribute !== false) Object.assign(options, { ...reflection(options), ...options });
    super.finalize();
    this.serverNames = new Map(
      Array.from(this.elementProperties)
        .map(([name, options]) => [String(name).toLowerCase(), options] as const)
        .filter(([name, { attribute }]) => typeof attribute === 'string' && attribute !== name),
    );
    for (const [name, options] of this.elementProperties) {
      const { attribute, type = text, noAccessor } = options;
      const accessor = Object.getOwnPropertyDescriptor(this.prototype, name);
      if (!accessor || attribute === false || type === JSON) continue;
      // Lit would read and reflect the first value: a position is no attribute that the page has set
      if (noAccessor) Reflect.set(options, 'wrapped', false);
      const { name: typeName, keep } = type === Boolean ? flag : (type as PropertyType);
      Object.defineProperty(this.prototype, name, {
        ...accessor,
        set(this: TypedElement, value: unknown) {
          const kept = value === undefined || value === null ? value : keep(value, String(name));
          if (kept === undefined && value !== undefined)
            this.refuse(typeFault(String(name), typeName, value));
          else {
            accessor.set!.call(this, kept);
            // The property returns the current value, and the attribute is what the page has set.
            if (noAccessor) this.#reflect(String(name), kept as string | number | null | undefined);
          }
        },
      });
    }
  }

  constructor() {
    super();
    for (const [name, options] of (this.constructor as typeof TypedElement).elementProperties)
      if ('initial' in options) Reflect.set(this, name, options.initial);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    if (!onServer) keepKeys(root);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (drawn) answerForcedDark(this);
  }

  /** An attribute is being read or written: neither leads to the other. */
  protected atAttribute = false;

  /**
   * Called by the browser when the element was moved to another document. Lit would adopt sheets of the first one there.
   * @internal
   */
  adoptedCallback(): void {
    const { shadowRootOptions } = this.constructor as typeof LitElement;
    if (!this.shadowRoot) {
      const renderRoot = this.attachShadow(shadowRootOptions);
      keepKeys(renderRoot);
      Object.assign(this, { renderRoot });
    }
    adoptSheets(this);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (this.atAttribute) return;
    this.atAttribute = true;
    this.#readAttribute(name, old, value);
    this.atAttribute = false;
  }

  /** Reads an attribute. What a server has written is the text of a property, in which `false` means false; the attribute overrides it. */
  #readAttribute(name: string, old: string | null, value: string | null): void {
    const { attribute, type } = (this.constructor as typeof TypedElement).serverNames.get(name) ?? {};
    if (typeof attribute !== 'string') super.attributeChangedCallback(name, old, value);
    else if (!this.hasAttribute(attribute))
      super.attributeChangedCallback(attribute, old, type === Boolean && value === 'false' ? null : value);
  }

  /** True if the attribute of a property that returns the current value follows it: not if it may be secret. */
  protected reflects(_name: string): boolean {
    return true;
  }

  #reflect(name: string, value: string | number | null | undefined): void {
    if (onServer || this.atAttribute || !this.reflects(name)) return;
    this.atAttribute = true;
    if (value === undefined || value === null || value === '') this.removeAttribute(name);
    else this.setAttribute(name, String(value));
    this.atAttribute = false;
  }

  /** Tells the page that the value of a property cannot be used. */
  protected refuse({ code, at, message = code }: ToldFault): void {
    fire(this, 'game-error', { code, at, message });
  }
}
