/** Texts on a page with one board, for the test of text that is cut off. */
import type { Page } from 'puppeteer-core';

/** Adds a style sheet to all shadow roots. */
export const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const add = (root: Document | ShadowRoot) => {
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        if (!shadowRoot) continue;
        shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
        add(shadowRoot);
      }
    };
    add(document);
  }, css);

/** Sets the font size of the page to twice the default, as a browser does that somebody has set to larger texts. */
export const doubleTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** The font sizes of the visible texts, in pixels, in the order of the document. Drawings are left out. */
export const textSizes = (page: Page): Promise<(readonly [text: string, size: number])[]> =>
  page.evaluate(() => {
    const found: (readonly [string, number])[] = [];
    const walk = (root: Node) => {
      for (const node of root.childNodes) {
        const { parentElement } = node;
        if (node instanceof Text && node.data.trim() && parentElement?.checkVisibility())
          found.push([node.data.trim(), Number.parseFloat(getComputedStyle(parentElement).fontSize)]);
        else if (node instanceof Element && !node.matches('style, script, svg, .live, .vh'))
          walk(node.shadowRoot ?? node);
      }
    };
    walk(document.body);
    return found;
  });

/** The visible texts that a box with hidden overflow cuts off, of the board and of the elements within. Drawings are left out. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parentOf = (node: Element): Element | null => {
      const root = node.getRootNode();
      return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** True if the box of an element cuts the text off. A box of less than 3 px is for screen readers alone. */
    const cuts = (each: Element, { left, right, top, bottom }: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (box.width < 3) return false;
      const sideways = hides(overflowX) && (left < box.left - 1 || right > box.right + 1);
      // the box of a line is higher than its letters
      return sideways || (hides(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4));
    };
    const found: string[] = [];
    const read = (node: Text) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width < 2 || !node.parentElement!.checkVisibility({ visibilityProperty: true })) return;
      // a text for screen readers alone
      if (getComputedStyle(node.parentElement!).clipPath !== 'none') return;
      for (let each: Element | null = node.parentElement; each; each = parentOf(each)) {
        if (['auto', 'scroll'].includes(getComputedStyle(each).overflowY)) return;
        if (cuts(each, text)) found.push(node.data.trim());
      }
    };
    const walk = (root: Node) => {
      for (const node of root.childNodes) {
        if (node instanceof Text && node.data.trim()) read(node);
        else if (node instanceof Element && !node.matches('style, script, select, svg')) {
          walk(node.shadowRoot ?? node);
        }
      }
    };
    walk(document.body);
    return [...new Set(found)];
  });
