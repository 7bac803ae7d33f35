import { html, nothing, type TemplateResult, css } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { splitComment } from '../../../core/comment.js';
import { statesOf } from '../../../core/format-record.js';
import type { Line, Note } from '../../../core/match.js';
import { formatPath, parsePath, type Branch, type Path } from '../../../core/path.js';
import type { AnyBoard } from '../../model/board.js';
import { keyOf, take } from '../../ui/input/key-events.js';
import { placeAfter, stepOf } from '../../ui/input/roving-focus.js';
import type { Actions } from '../../ui/view/board-actions.js';
import { lineViews } from '../../ui/view/move-views.js';
import {
  covers,
  entriesOf,
  plyOf,
  recordView,
  spokenText,
  textOf,
  type Entry,
} from '../../ui/view/record-entries.js';
import { describeMovesOf, identityOf, record } from '../../ui/view/record.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { goToPath, leaveOwn } from './navigation.js';
import { replayWords } from '../../../words/en/parts.js';

/** The replay bar. */
export const replayStyles = css`
  .walk,
  .steps {
    display: flex;
  }
  .walk {
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  /* beside the steps from the same width on in all browsers, however wide their fonts make the speeds */
  .walk > div:last-child {
    display: flex;
    flex: 1 1 210px;
    min-width: 0;
    align-items: center;
    gap: 12px;
  }
  .at {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1 1 0;
    min-width: 0;
    /* that of a slider in Chromium and Safari: Firefox' own 180 px do not fit beside a board */
    width: 129px;
  }
  .at > span {
    display: none;
    overflow: hidden;
    font-size: calc(14 * var(--_px));
    line-height: 20px;
    color: var(--_ink-2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .walk input {
    width: 100%;
    height: 32px;
    margin: 0;
    accent-color: var(--_accent);
  }
  @container game (inline-size < 700px) {
    .steps {
      flex: 1 0 100%;
      justify-content: space-between;
      margin-inline: -11px;
    }
    /* above a text on a phone, nothing else tells which move is shown */
    :host([follow]) .at > span {
      display: block;
    }
    :host([follow]) .walk input {
      height: 24px;
    }
  }
  /* beside the board, which keeps its size when a game that is over is looked at */
  @container game (inline-size >= 700px) {
    :host(:not([mode='replay'])) .in:not(:has(> * > :is(.beside, .sheet))) > .replay {
      grid-area: walk;
    }
  }
`;

/** The variations in the list of moves. */
export const treeStyles = css`
  .variation {
    margin-block: 1px 5px;
    margin-inline: 28px 4px;
    padding-inline-start: 8px;
    border-inline-start: 2px solid var(--_rule);
    font-size: calc(15 * var(--_px));
    line-height: calc(26 * var(--_px));
  }
  .variation .variation {
    margin-inline: 4px 0;
  }
  .variation.own {
    border-inline-start: 3px dashed var(--_accent);
  }
  .mine {
    display: block;
    font-size: calc(13 * var(--_px));
    color: var(--_ink-3);
  }
  .played {
    white-space: nowrap;
  }
  .variation .number {
    margin-inline-end: 2px;
  }
  .variation button {
    min-height: 24px;
    min-width: 24px;
    padding-inline: 4px;
    border-radius: calc(var(--_radius-small) / 2);
    text-align: start;
    overflow-wrap: anywhere;
  }
  .variation button:hover {
    background: var(--_sunk);
  }
  .variation [aria-current] {
    color: var(--_ink);
    font-weight: 700;
    background: var(--_accent-soft);
    box-shadow: inset 3px 0 var(--_accent);
  }
  .variation button:focus-visible {
    outline-offset: -3px;
    box-shadow: 0 0 0 5px var(--_focus-in) inset;
  }
  .aside {
    font: italic calc(15 * var(--_px)) / 1.35 var(--_serif);
  }
  .variation .back {
    display: block;
    padding-inline: 8px;
    text-decoration: underline;
  }
  @media (forced-colors: active) {
    .variation [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** A variation to be rendered. */
interface ShownVariation {
  readonly line: Line<unknown>;
  readonly branches: readonly Branch[];
  /** The path of the place that is shown is in it. */
  readonly isCurrent: boolean;
  /** Number of moves before it. */
  readonly before: number;
  /** The entry that it follows. */
  readonly after: Entry | undefined;
  /** Returns the state before each of its moves, counted from 0. */
  readonly stateAt: (i: number) => unknown;
}

const aside = (note: Note | undefined) => {
  const { prose } = splitComment(note?.comment ?? '');
  return prose ? html`<span class="aside">${prose}</span> ` : nothing;
};

const areSame = (some: readonly Branch[], others: readonly Branch[]): boolean =>
  formatPath({ branches: some, ply: 0 }) === formatPath({ branches: others, ply: 0 });

/** Renders the variations of one board. */
class TreeView {
  readonly #board: AnyBoard;
  readonly #view: BoardView;
  /** The place that is shown. */
  readonly #here: Path;

  constructor(board: AnyBoard, view: BoardView) {
    this.#board = board;
    this.#view = view;
    this.#here = parsePath(board.store.snapshot.path || '0');
  }

  /** All that the variations that replace a move depend on; nothing if there are none. */
  facts({ variations }: Line<unknown>, branches: readonly Branch[], ply: number): readonly unknown[] {
    const lines = variations.get(ply);
    if (!lines) return [];
    const { path, viewer } = this.#board.store.snapshot;
    const here = this.#here.branches;
    const isHere = here[branches.length]?.ply === ply && areSame(here.slice(0, branches.length), branches);
    return [identityOf(lines), viewer, isHere && path];
  }

  /** The variations that replace a move, which comes after `before` plies and follows `state`; `entries` are those of its line. */
  variations(
    { variations }: Line<unknown>,
    branches: readonly Branch[],
    ply: number,
    { before, state, entries }: { before: number; state: () => unknown; entries: readonly Entry[] },
  ): unknown {
    const all = variations.get(ply);
    if (!all) return undefined;
    const { game } = this.#board.store.snapshot.match;
    const at = entries.findIndex(({ plies }) => plies.some((each) => each.ply === before + 1));
    // what replaces chance continues the move before it
    const chance = at >= 0 && entries[at]!.move.ply <= before;
    const after = at < 0 ? entries.at(-1) : entries[chance ? at : at - 1];
    return all.map((line, variation) => {
      const to = [...branches, { ply, variation }];
      const isCurrent = areSame(this.#here.branches, to);
      const stateAt = statesOf(game, line.moves, state);
      return this.#variation({ line, branches: to, isCurrent, before, after, stateAt });
    });
  }

  #variation(shown: ShownVariation): TemplateResult {
    const { line, branches, before, after, stateAt } = shown;
    const { match, line: current, viewer } = this.#board.store.snapshot;
    const { turns } = this.#board.definition;
    const words = replayWords(this.#view.words);
    const own = current?.isReaders === true && areSame(branches, current.branches);
    const views = lineViews(match.game, line, stateAt, viewer, before);
    const entries = entriesOf(views, { seats: match.seats, turns }, after ?? null);
    const label = own ? words.ownVariation : words.variation(String(entries[0]?.round ?? 1));
    return html`<div class="variation ${own ? 'own' : ''}" role="group" aria-label=${label}>
      ${own ? html`<span class="mine" aria-hidden="true">${label}</span> ` : nothing}${aside(line.notes.get(0))}
      ${entries.map((entry, i) => this.#move(shown, entries, i))}
      ${own ? html`<button class="back" type="button" @click=${() => this.#back()}>${this.#view.words.recapEnd}</button>` : nothing}
    </div>`;
  }

  #move(shown: ShownVariation, entries: readonly Entry[], i: number): unknown {
    const { line, branches, isCurrent, before } = shown;
    const entry = entries[i]!;
    const { round, plies } = entry;
    const path = formatPath({ branches, ply: plyOf(entry) - before });
    const isInterrupted =
      i === 0 || entries[i - 1]!.plies.some((each) => line.variations.has(each.ply - before));
    const begins = this.#board.definition.turns ? entry.begins : entry.column === 0;
    const starts = round !== entries[i - 1]?.round && begins;
    const number = starts ? `${round}.` : isInterrupted ? `${round}…` : '';
    const current = isCurrent && covers(entry, this.#here.ply + before);
    const { words } = this.#view;
    const facts = plies.flatMap((each) => this.facts(line, branches, each.ply - before));
    return guard([entry, words, path, number, current, ...facts], () => [
      this.#button(entry, path, number, current),
      this.#after(shown, entries, entry),
    ]);
  }

  /** The button of a move, after its number. */
  #button(entry: Entry, path: string, number: string, current: boolean): TemplateResult {
    const { turns } = this.#board.definition;
    return html`<span class="played"
      >${number ? html`<span class="number" aria-hidden="true">${number}</span>` : nothing}<button
        type="button"
        data-path=${path}
        tabindex=${current ? 0 : -1}
        aria-current=${ifDefined(current ? 'step' : undefined)}
        aria-label=${this.#view.words.record.move(entry.round, undefined, spokenText(entry, turns))}
        @click=${() => goToPath(this.#board, path)}>
        ${textOf(entry, turns)}
      </button></span
    > `;
  }

  /** The comments on a move, and the variations that replace it. */
  #after({ line, branches, before, stateAt }: ShownVariation, entries: readonly Entry[], { plies }: Entry) {
    return plies.map(({ ply }) => [
      aside(line.notes.get(ply - before)),
      this.variations(line, branches, ply - before, {
        before: ply - 1,
        state: () => stateAt(ply - before - 1),
        entries,
      }),
    ]);
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
function handleKey(board: AnyBoard, event: KeyboardEvent): void {
  const { store, element } = board;
  const { line, match, path, record } = store.snapshot;
  const { moves, ply } = line?.visit ? record : match;
  const step = stepOf(event);
  if (!step) return;
  const key = keyOf(event);
  take(event);
  if (/Up|Down/.test(key)) goToVariation(board, step);
  else store.goTo(placeAfter(ply, step, moves.length));
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
function goToVariation(board: AnyBoard, step: number): void {
  const { path } = board.store.snapshot;
  const buttons = buttonsIn(board.element.renderRoot);
  const at = buttons.findIndex((each) => each.hasAttribute('aria-current'));
  const isFirst = (each: Element) => each === each.closest('.variation')?.querySelector('button');
  const first =
    step > 0 ? buttons.slice(at + 1).find(isFirst) : buttons.slice(0, Math.max(at, 0)).findLast(isFirst);
  const to = first?.dataset.path;
  const { branches } = parsePath(path || '0');
  if (to !== undefined) goToPath(board, to);
  else if (step < 0 && branches.length > 0) goToPath(board, String(branches[0]!.ply));
}

/** The record with its variations. */
export function renderTree(board: AnyBoard, view: BoardView, actions: Actions): TemplateResult {
  const { line, record: main, viewer, path } = board.store.snapshot;
  const tree = line?.tree ?? main;
  const treeView = new TreeView(board, view);
  const ply = path && parsePath(path).branches.length === 0 ? Number(path) : -1;
  const shown = recordView(main, viewer, board.definition.turns);
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
      tree: {
        variations: (at) =>
          treeView.variations(tree, [], at, {
            before: at - 1,
            state: (): unknown => tree.stateAt(at - 1),
            entries: shown.entries,
          }),
        facts: new Map([...tree.variations.keys()].map((at) => [at, treeView.facts(tree, [], at)])),
        keydown: (event) => handleKey(board, event),
      },
      tell: describeMovesOf(board),
    },
  );
}
