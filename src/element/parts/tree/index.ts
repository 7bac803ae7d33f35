/** The replay bar, and the variations of a record: shown, navigated and played. Loaded on demand. */
import type { AnyBoard } from '../../model/board.js';
import { fieldStyles } from '../../styles/field.styles.js';
import { replayStyles, treeStyles } from './tree-view.js';
import { autoplayActions, replay } from '../../ui/view/replay.js';
import type { Actions } from '../../ui/view/board-actions.js';
import { moveLabel, teller } from '../../ui/view/record.js';
import { recordView } from '../../ui/view/record-entries.js';
import type { BoardView } from '../../ui/view/view-model.js';

export { reportCutRecord } from './cut-record.js';
export { allowMoves, goToPath } from './navigation.js';
export { renderTree } from './tree-view.js';

export const sheets = [fieldStyles, replayStyles, treeStyles];

/** Returns a function that renders the replay bar of a board. */
export function replayBar(board: AnyBoard) {
  const autoplay = autoplayActions(board);
  return (view: BoardView, actions: Actions): unknown => {
    const { line, record, match, viewer } = board.store.snapshot;
    // From a position of a text, the buttons lead back to the game.
    const shown = line?.visit ? record : match;
    const { ply, moves } = shown;
    const place =
      moveLabel(recordView(shown, viewer, board.definition.turns), ply, view, teller(board, shown)) ??
      view.words.ply(ply, moves.length);
    return replay({ ...view, ply, length: moves.length }, { ...actions, ...autoplay }, place);
  };
}

/** Shows the record from its start. The focus moves on to the replay bar. */
export async function lookBack({ element, store }: AnyBoard): Promise<void> {
  store.set({ movesShown: true });
  store.goTo(0);
  await element.updateComplete;
  element.renderRoot.querySelector<HTMLElement>('.step[aria-disabled=false]')?.focus();
}
