import { css, type LitElement } from 'lit';
import { adoptSheets } from './adopt-sheets.js';

const dark = [
  css`
    :host {
      color-scheme: dark;
    }
  `,
];

/** True if the browser darkens pages without a dark scheme: then Canvas, the colour of a page, is dark in a light scheme, too. */
let forced: boolean | undefined;

function isForced({ documentElement, defaultView }: Document): boolean {
  const probe = document.createElement('div');
  probe.style.cssText = 'display: none; color-scheme: light; background-color: canvas';
  documentElement.append(probe);
  const { backgroundColor } = defaultView!.getComputedStyle(probe);
  probe.remove();
  return /^rgb\(\d\d?,/.test(backgroundColor);
}

/**
 * Shows an element with its dark colours if the browser forces its page to be dark. The browser would turn round some colours of a
 * drawing and not others, such as the numbers of a tile and not its face.
 */
export function answerForcedDark(element: LitElement): void {
  const { ownerDocument } = element;
  if (!ownerDocument.defaultView || !(forced ??= isForced(ownerDocument))) return;
  if (!/dark|only/.test(ownerDocument.defaultView.getComputedStyle(element).colorScheme))
    adoptSheets(element, dark);
}
