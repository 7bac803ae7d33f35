import type { ReactiveElement } from 'lit';
import type { MatchStore } from './match-store.js';

/** Elements within a line. All others begin and end a line of the text. */
export const inLine: readonly string[] =
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  );

/** Elements that are no text: pictures with their captions, media, and what only scripts or readers without them use. */
export const noText: readonly string[] =
  'audio canvas embed figcaption iframe img noscript object picture script style svg template video'.split(
    ' ',
  );

/** Form controls. Their text is not part of a record, and is reported: it may have been meant as one. */
export const controls: readonly string[] = ['button', 'select', 'textarea'];

/** The slots of a board. */
const slots = ':is([slot=caption],[slot=toolbar])';
const isOneOf = (names: readonly string[]) => `:is(${names.join()})`;

/** The text of a board, and the elements with text that were left out, although the board does not show them elsewhere. */
export interface ContentText {
  readonly text: string;
  readonly skipped: readonly Element[];
}

/** The nodes that an element shows in place of a `<slot>` of a component around it. */
const shownNodes = (element: Element): readonly Node[] =>
  element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes({ flatten: true }) : [];

/** Reads the text in an element and in its child elements, as a record is written in it. */
export function readContent(parent: Node): ContentText {
  const parts: string[] = [];
  const skipped: Element[] = [];
  const startLine = () => {
    if (!parts.at(-1)?.endsWith('\n')) parts.push('\n');
  };
  /** The attribute `slot` of an `assigned` node names a slot of another component. */
  const read = (node: Node, assigned: boolean): void => {
    // Nodes of another document are instances of other classes.
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE)
      parts.push((node as Text).data);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    // WordPress and others put pictures in the place of emoji
    if (element.matches('img.emoji')) parts.push(element.getAttribute('alt') ?? '');
    if (element.matches(isOneOf(noText)) || (!assigned && element.matches(slots))) return;
    if (element.matches(isOneOf(controls)) || (!assigned && element.hasAttribute('slot'))) {
      if (element.textContent.trim()) skipped.push(element);
      return;
    }
    const breaks = !element.matches(isOneOf(inLine));
    if (breaks) startLine();
    readAll(element);
    if (breaks) startLine();
  };
  const readAll = (within: Node): void => {
    const shown = within.nodeType === Node.ELEMENT_NODE ? shownNodes(within as Element) : [];
    for (const node of shown) read(node, true);
    if (shown.length === 0) for (const node of within.childNodes) read(node, false);
  };
  readAll(parent);
  return { text: parts.join('').trim(), skipped };
}

const reported = new WeakSet<Element>();

/** Reports elements whose text was left out, each once. */
export function reportSkipped(skipped: readonly Element[], store: Pick<MatchStore<never>, 'reject'>): void {
  for (const element of skipped) {
    if (reported.has(element)) continue;
    reported.add(element);
    const [at, found] = [element.localName, element.textContent.trim().slice(0, 60)];
    const message = `The text of <${at}> is not part of the record: “${found}”.`;
    store.reject(undefined, { code: 'record-skipped', at, found, message });
  }
}

/**
 * Calls back when the text of an element has changed: in place, or because child elements were added or removed. Returns a function
 * that calls back at once if it has changed by now.
 */
export function watchContent(host: ReactiveElement, changed: () => void): () => void {
  let observer: MutationObserver | undefined;
  const observe = () => {
    observer ??= new MutationObserver(changed);
    const slots = [...host.querySelectorAll('slot')];
    for (const node of [host, ...slots.flatMap(shownNodes)])
      observer.observe(node, { childList: true, characterData: true, subtree: true });
  };
  const reassign = () => {
    observer!.disconnect();
    observe();
    changed();
  };
  host.addController({
    hostConnected() {
      observe();
      host.addEventListener('slotchange', reassign);
    },
    hostDisconnected() {
      observer!.disconnect();
      host.removeEventListener('slotchange', reassign);
    },
  });
  return () => {
    if (observer?.takeRecords().length) changed();
  };
}
