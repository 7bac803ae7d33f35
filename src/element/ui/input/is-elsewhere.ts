/**
 * True if a key was pressed in a field or a dialog of a board, or in what the page has put into its slots: it is not for the board. A
 * slider takes no letters.
 */
export const isElsewhere = (event: Event, root: Node): boolean => {
  const target = event.composedPath()[0] as Element;
  return (
    !root.contains(target) || target.closest('input:not([type=range]), select, textarea, .over') !== null
  );
};
