import { guard } from 'lit/directives/guard.js';
import type { AnyBoard } from '../../model/board.js';
import type { Actions } from './board-actions.js';
import { identityOf } from './identity.js';
import { recordView } from './record-entries.js';
import { record } from './record.js';
import { teller } from './teller.js';
import type { BoardView, MoveValue } from './view-model.js';

/**
 * The record, with its variations if there are any. It is rendered again only if it changes; the values of moves, which
 * `valueAt` returns, may change at any time.
 */
export function recordPart(
  board: AnyBoard,
  view: BoardView,
  actions: Actions,
  tree: { render(view: BoardView, actions: Actions): unknown },
  valueAt: ((ply: number) => MoveValue | undefined) | undefined,
): unknown {
  const { store, names, definition } = board;
  const { match, viewer, you, explorable } = store.snapshot;
  const { words, session, movesShown } = view;
  const known = [
    identityOf(match),
    viewer,
    you,
    words,
    session,
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
