import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { splitComment } from '../../core/comment.js';
import { isNumbered, moveNumber, statesOf } from '../../core/format-record.js';
import type { Line, Note } from '../../core/match.js';
import { formatPath, parsePath, type Branch } from '../../core/path.js';
import type { Board } from '../board.js';
import { replayWords } from '../i18n/en/replay.js';
import { stepOf } from '../input/roving-focus.js';
import type { Actions } from '../view/board-actions.js';
import { recordView } from '../view/move-views.js';
import { record, signOf } from '../view/record.js';
import type { BoardView } from '../view/view-model.js';
import { goToPath, leaveOwn } from './navigation.js';

/** A variation to be rendered. */
interface ShownVariation<S, M> {
  readonly line: Line<M>;
  readonly branches: readonly Branch[];
  /** Number of moves before it. */
  readonly before: number;
  /** Returns the state before each of its moves, counted from 0. */
  readonly stateAt: (i: number) => S;
}

const aside = (note: Note | undefined) => {
  const { prose } = splitComment(note?.comment ?? '');
  return prose ? html`<span class="aside">${prose}</span> ` : nothing;
};

/** Renders the variations of one board. */
class TreeView<S, M, O extends object> {
  readonly #board: Board<S, M, O>;
  readonly #view: BoardView;

  constructor(board: Board<S, M, O>, view: BoardView) {
    this.#board = board;
    this.#view = view;
  }

  /** The variations that replace a move, which comes after `before` plies and follows `state`. */
  variations(
    { variations }: Line<M>,
    branches: readonly Branch[],
    ply: number,
    before: number,
    state: () => S,
  ): unknown {
    const { game } = this.#board.store.snapshot.match;
    return variations.get(ply)?.map((line, variation) =>
      this.#variation({
        line,
        branches: [...branches, { ply, variation }],
        before,
        stateAt: statesOf(game, line.moves, state),
      }),
    );
  }

  #variation(shown: ShownVariation<S, M>): TemplateResult {
    const { line, branches, before } = shown;
    const words = replayWords(this.#view.words);
    const { line: current } = this.#board.store.snapshot;
    const own =
      current?.own === true &&
      formatPath({ branches, ply: 0 }) === formatPath({ branches: current.branches, ply: 0 });
    const label = own
      ? words.ownVariation
      : words.variation(String(moveNumber(before + 1, this.#view.seats.length)));
    return html`<div class="variation ${own ? 'own' : ''}" role="group" aria-label=${label}>
      ${own ? html`<span class="mine" aria-hidden="true">${label}</span> ` : nothing}${aside(line.notes.get(0))}
      ${line.moves.map((move, i) => this.#move(shown, move, i))}
      ${own ? html`<button class="back" type="button" @click=${() => this.#back()}>${this.#view.words.recapEnd}</button>` : nothing}
    </div>`;
  }

  #move({ line, branches, before, stateAt }: ShownVariation<S, M>, move: M, i: number): TemplateResult {
    const { match, viewer, path: here } = this.#board.store.snapshot;
    const { game, seats } = match;
    const known = game.viewMove?.(stateAt(i), move, viewer) ?? move;
    const note = line.notes.get(i + 1);
    const text = game.formatMove(known) + (note?.marks ?? []).map(signOf).join('');
    const ply = before + i + 1;
    const number = moveNumber(ply, seats);
    const path = formatPath({ branches, ply: i + 1 });
    const interrupted = i === 0 || line.variations.has(i);
    const numbered = isNumbered(ply, seats) ? `${number}.` : interrupted ? `${number}…` : '';
    const current = path === here;
    return html`<span class="played"
        >${numbered ? html`<span class="number" aria-hidden="true">${numbered}</span>` : nothing}<button
          type="button"
          data-path=${path}
          tabindex=${current ? 0 : -1}
          aria-current=${ifDefined(current ? 'step' : undefined)}
          aria-label=${this.#view.words.record.move(number, undefined, text)}
          @click=${() => goToPath(this.#board, path)}>
          <bdi dir="ltr">${text}</bdi>
        </button></span
      >
      ${aside(note)}${this.variations(line, branches, i + 1, ply - 1, () => stateAt(i))}`;
  }

  #back(): void {
    leaveOwn(this.#board);
    this.#board.element.focus();
  }
}

/** The buttons of the moves in the order of the text. */
const buttonsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLButtonElement>('.moves button:not(.back)'),
];

/** Left and right arrows go along the line, Up and Down from one variation to another, Home and End to the ends of the line. */
function handleKey<S, M, O extends object>(board: Board<S, M, O>, event: KeyboardEvent): void {
  const { store, element } = board;
  const { line, match, path, record } = store.snapshot;
  const { moves, ply } = line?.visit ? record : match;
  const { key } = event;
  const step = stepOf(event, event.currentTarget as HTMLElement);
  if (!step && key !== 'Home' && key !== 'End') return;
  event.preventDefault();
  if (/Up|Down/.test(key)) goToVariation(board, step);
  else store.goTo(step ? ply + step : key === 'Home' ? 0 : moves.length);
  if (store.snapshot.path === path) return;
  void element.updateComplete.then(() => {
    const buttons = buttonsIn(element.renderRoot);
    (
      buttons.find((button) => button.ariaCurrent === 'step' || button.hasAttribute('aria-current')) ??
      buttons[0]
    )?.focus();
  });
}

/** Shows the first move of the next variation, or of the one before; before the first one, the move that it replaces. */
function goToVariation<S, M, O extends object>(board: Board<S, M, O>, step: number): void {
  const { path } = board.store.snapshot;
  const paths = buttonsIn(board.element.renderRoot).map(({ dataset }) => dataset.path ?? '');
  const at = paths.indexOf(path);
  const isFirst = (each: string) => /[a-z]1$/.test(each);
  const to = step > 0 ? paths.slice(at + 1).find(isFirst) : paths.slice(0, Math.max(at, 0)).findLast(isFirst);
  const { branches } = parsePath(path || '0');
  if (to !== undefined) goToPath(board, to);
  else if (step < 0 && branches.length > 0) goToPath(board, String(branches[0]!.ply));
}

/** The record with its variations. */
export function renderTree<S, M, O extends object>(
  board: Board<S, M, O>,
  view: BoardView,
  actions: Actions,
): TemplateResult {
  const { line, record: main, viewer, path } = board.store.snapshot;
  const tree = line?.tree ?? main;
  const treeView = new TreeView(board, view);
  const ply = path && parsePath(path).branches.length === 0 ? Number(path) : -1;
  const shown = recordView(main, viewer);
  return record(
    shown,
    { ...view, ply },
    {
      ...actions,
      goTo: (to) => {
        goToPath(board, String(to));
        return undefined;
      },
    },
    {
      variations: (at) => treeView.variations(tree, [], at, at - 1, () => tree.stateAt(at - 1)),
      keydown: (event) => handleKey(board, event),
    },
  );
}
