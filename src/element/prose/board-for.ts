/** The names under which a link in a text may have the id of its board. */
export const idNames = ['board', 'for', 'htmlFor'] as const;

/** A link that names a board. Frameworks set undefined and null for what is not there. */
export type NamesBoard = Readonly<Record<(typeof idNames)[number], string | null | undefined>>;

/** The id of the board that a link names; undefined if it names none. */
export const idOf = (link: NamesBoard): string | undefined =>
  idNames.map((name) => link[name]).find(Boolean) ?? undefined;

/** True for an element that is a board, or may become one when its class is defined. */
function mayBeBoard({ localName }: Element): boolean {
  const defined = customElements.get(localName);
  return localName.includes('-') && (!defined || 'moveLink' in defined);
}

/**
 * The element with the id that a link names, if it is a board or may become one. Of several, on a page that lists articles, the
 * one in the innermost element that also contains the link; of several there, the last one before the link.
 */
export function boardFor(link: Element & NamesBoard): Element | undefined {
  const id = idOf(link);
  const root = link.getRootNode();
  // Outside of a document, an element has no ids.
  if (id === undefined || !('getElementById' in root)) return undefined;
  const boards = [...(root as Document | ShadowRoot).querySelectorAll(`#${CSS.escape(id)}`)].filter(
    mayBeBoard,
  );
  if (boards.length < 2) return boards[0];
  for (let within = link.parentElement; within; within = within.parentElement) {
    const near = boards.filter((board) => within.contains(board));
    const isBefore = (board: Element) =>
      board.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (near.length > 0) return near.findLast(isBefore) ?? near[0];
  }
  return boards[0];
}
