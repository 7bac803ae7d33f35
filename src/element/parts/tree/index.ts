/** The replay bar, and the variations of a record: shown, navigated and played. Loaded on demand. */
import type { TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { fieldStyles } from '../../styles/field.styles.js';
import { autoplayActions, replay, type AutoplayActions } from '../../ui/view/replay.js';
import type { Actions } from '../../ui/view/board-actions.js';
import { moveLabel, describeMovesOf } from '../../ui/view/record.js';
import { recordView } from '../../ui/view/record-entries.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { reportCutRecord } from './cut-record.js';
import { allowMoves, goToPath } from './navigation.js';
import { renderTree, replayStyles, treeStyles } from './tree-view.js';

export { allowMoves };

export const sheets = [fieldStyles, replayStyles, treeStyles];

/** The replay bar and the variations of the record of a board. */
class Tree {
  readonly #board: AnyBoard;
  readonly #autoplay: AutoplayActions;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#autoplay = autoplayActions(board);
    allowMoves(board);
    void reportCutRecord(board);
  }

  /** Renders the replay bar. */
  bar(view: BoardView, actions: Actions): unknown {
    const { store, definition } = this.#board;
    const { line, record, match, viewer, autoplay } = store.snapshot;
    // From a position of a text, the buttons lead back to the game.
    const shown = line?.visit ? record : match;
    const { ply, moves } = shown;
    const nameOf = (game: typeof shown) =>
      moveLabel(
        recordView(game, viewer, definition.turns),
        game.ply,
        view,
        describeMovesOf(this.#board, game),
      ) ?? view.words.ply(game.ply, game.moves.length);
    const place = nameOf(shown);
    const here = shown === match ? place : nameOf(match);
    const bar = { words: view.words, ply, length: moves.length, autoplay, place, here };
    return replay(bar, { ...actions, ...this.#autoplay });
  }

  /** The record with its variations; undefined if there are none. */
  render(view: BoardView, actions: Actions): TemplateResult | undefined {
    const { line, record, settings } = this.#board.store.snapshot;
    return settings.session.explores && (line || record.variations.size > 0)
      ? renderTree(this.#board, view, actions)
      : undefined;
  }

  /** Shows the place of a path in a replay. Throws BadNotation. */
  goTo(path: string): void {
    goToPath(this.#board, path);
  }

  /** Shows the record from its start. The focus moves on to the replay bar. */
  async lookBack(): Promise<void> {
    const { element, store } = this.#board;
    store.set({ movesShown: true });
    store.goTo(0);
    await element.updateComplete;
    element.renderRoot.querySelector<HTMLElement>('.step[aria-disabled=false]')?.focus();
  }
}

export const create = (board: AnyBoard): Tree => new Tree(board);
