import type { CSSResult, LitElement } from 'lit';
import { drawn } from '../base/abilities.js';

/** The style sheets of elements that have more than those of their class, or that moved to another document; in order. */
const adopted = new WeakMap<LitElement, readonly CSSResult[]>();

/** The style sheets of an element: those of its class, and those of modules that were loaded for it. */
const sheetsOf = (element: LitElement) =>
  adopted.get(element) ?? ((element.constructor as typeof LitElement).elementStyles as CSSResult[]);

/**
 * Adds style sheets to an element, each once; without any, adds its own again after it was moved to another document, where its
 * shadow root has none. A sheet belongs to the document of the script; other documents get copies.
 */
export function adoptSheets(element: LitElement, styles?: readonly CSSResult[]): void {
  const own = sheetsOf(element);
  const known = styles ? own : [];
  const missing = (styles ?? own).filter((each) => !known.includes(each));
  if (missing.length === 0) return;
  adopted.set(element, [...known, ...missing]);
  // A server has no document, and a document without a window shows nothing.
  const defaultView = drawn && element.ownerDocument.defaultView;
  if (!defaultView) return;
  const root = element.renderRoot as ShadowRoot;
  const sheets = missing.map(({ styleSheet, cssText }) => {
    if (defaultView === window) return styleSheet!;
    const copy = new defaultView.CSSStyleSheet();
    copy.replaceSync(cssText);
    return copy;
  });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}
