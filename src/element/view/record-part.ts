import { guard } from 'lit/directives/guard.js';
import type { Board } from '../board.js';
import type { TreeController } from '../tree/tree-controller.js';
import type { Actions } from './board-actions.js';
import { identityOf } from './identity.js';
import { recordView } from './move-views.js';
import { record, type Tell } from './record.js';
import type { BoardView, MoveValue } from './view-model.js';

/** Tells the moves of the record as they were announced. */
export const teller =
  <S, M, O extends object>({ store, words, called }: Board<S, M, O>): Tell =>
  (ply) => {
    const { record: match, you } = store.snapshot;
    const { game } = words();
    return match.game
      .happenings(match.stateAt(ply - 1), match.moves[ply - 1]!)
      .map((happening) => game.say(happening, called(), you))
      .filter(Boolean)
      .join(' ');
  };

/**
 * The record, with its variations if there are any. It is rendered again only if it changes; the values of moves, which
 * `valueAt` returns, may change at any time.
 */
export function recordPart<S, M, O extends object>(
  board: Board<S, M, O>,
  view: BoardView,
  actions: Actions,
  tree: TreeController<S, M, O>,
  valueAt: ((ply: number) => MoveValue | undefined) | undefined,
): unknown {
  const { store, names, definition } = board;
  const { match, viewer, explorable } = store.snapshot;
  const { words, mode, movesShown } = view;
  const known = [
    identityOf(match),
    viewer,
    words,
    mode,
    movesShown,
    explorable,
    names().join(),
    valueAt ? {} : undefined,
  ];
  return guard(
    known,
    () =>
      tree.render(view, actions) ??
      record(
        recordView(store.snapshot.record, viewer, definition.turns, valueAt),
        { ...view, ply: Number(store.snapshot.path) },
        actions,
        undefined,
        teller(board),
      ),
  );
}
