import { html, nothing, type TemplateResult, type LitElement } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { keepTabStop, moveFocus } from '../input/roving-focus.js';
import type { Actions } from './board-actions.js';
import {
  covers,
  entryAt,
  linesOf,
  plyOf,
  spokenText,
  textOf,
  type Entry,
  type RecordLine,
  type RecordView,
  recordView,
} from './record-entries.js';
import type { BoardView, MoveValue } from './view-model.js';
import type { AnyMatch } from '../../../core/match.js';
import type { AnyBoard } from '../../model/board.js';
import { drawn } from '../../base/abilities.js';

/** The variations of a record, which are rendered elsewhere. */
export interface RecordTree {
  /** The variations that replace the move with this ply. */
  variations(ply: number): unknown;
  /** All that these variations depend on, by the plies that have any. */
  readonly facts: ReadonlyMap<number, readonly unknown[]>;
  keydown(event: KeyboardEvent): void;
}

/** A list to be rendered. `tabStop` is the ply of the entry that Tab leads to. */
interface List extends Omit<RecordView, 'winners'> {
  readonly view: BoardView;
  readonly actions: Actions;
  readonly tree: RecordTree | undefined;
  readonly tabStop: number;
  readonly tell: DescribeMove;
  readonly valueAt: ValueAt | undefined;
}

/** The value of the move with a ply; the same object as long as it does not change. */
type ValueAt = (ply: number) => MoveValue | undefined;

/** The sentences of a move by its ply; empty for moves that nobody hears of. */
export type DescribeMove = (ply: number) => string;

/** The name of an entry, with the number of its round. */
const labelOf = ({ seats, words }: BoardView, entry: Entry, turns: RecordView['turns']) =>
  words.record.move(
    entry.round,
    entry.move.seat === 'chance' ? undefined : seats[entry.move.seat]?.name,
    spokenText(entry, turns),
  );

/** The number of the round and the sentences of an entry; empty if nobody hears of it. */
function toldOf({ move, plies, round }: Entry, tell: DescribeMove): string {
  const told = plies.map((each) => (each.ply < move.ply ? '' : tell(each.ply))).filter(Boolean);
  return told.length ? `${round}. ${told.join(' ')}` : '';
}

/** The name of the move that led to a ply; undefined if none did. */
export function moveLabel(
  { entries, turns }: RecordView,
  ply: number,
  view: BoardView,
  tell: DescribeMove,
): string | undefined {
  const entry = entryAt(entries, ply);
  return entry && (toldOf(entry, tell) || labelOf(view, entry, turns));
}

/** The button of an entry, with the value of its move. */
function moveButton(entry: Entry, { view, turns, actions, tabStop, tell, valueAt }: List) {
  const value = valueAt?.(entry.move.ply);
  const to = plyOf(entry);
  const text = textOf(entry, turns);
  const told = toldOf(entry, tell);
  // the visible text is part of the name, for those who speak to the computer
  const label = told ? `${told} ${text}` : labelOf(view, entry, turns);
  return html`<button
      type="button"
      data-path=${to}
      tabindex=${covers(entry, tabStop) ? 0 : -1}
      aria-current=${ifDefined(covers(entry, view.ply) ? 'step' : undefined)}
      aria-label=${[label, value?.label].filter(Boolean).join(', ')}
      @click=${() => actions.goTo(to)}>
      ${text}</button
    >${value?.mark}`;
}

const comment = (text: string) => (text ? html`<p class="comment">${text}</p>` : nothing);

/** A line: the number of its round, then its moves, in the columns of their seats or after the letter of the seat whose turn it is. */
function lineItem({ entries: line, numbered }: RecordLine, list: List) {
  const { turns, view, tree } = list;
  const [{ move, round }] = line as [Entry];
  const cell = (entry: Entry) => html`<span class="cell">${moveButton(entry, list)}</span>`;
  const letter = view.seats.length > 1 && move.seat !== 'chance' ? view.seats[move.seat]?.letter : '';
  const columns = view.seats.map((_, column) => line.find((entry) => entry.column === column));
  return html`<li>
    <div class="numbered">
      <span class="number" aria-hidden="true">${numbered ? round : ''}</span>
      ${
        turns
          ? html`<b aria-hidden="true">${letter}</b><span class="entries">${line.map(cell)}</span>`
          : columns.map((entry) => (entry ? cell(entry) : html`<span></span>`))
      }
    </div>
    ${line.map(({ plies }) => plies.map(({ ply, comment: text }) => [comment(text), tree?.variations(ply)]))}
  </li>`;
}

/** The letters of the seats above their columns, unless two seats play by turns from the first. */
function heads({ entries, turns, view: { seats } }: List) {
  const first = entries[0]?.move.seat;
  if (turns || seats.length < 2 || typeof first !== 'number' || (seats.length === 2 && first === 0))
    return nothing;
  const letters = seats.map((_, column) => seats[(first + column) % seats.length]?.letter);
  return html`<div class="numbered heads" aria-hidden="true">
    <span></span>${letters.map((each) => html`<b>${each}</b>`)}
  </div>`;
}

/** The number of plies shown before the current one, and after it. No game lasts that long, but a record may have any length. */
const NEAR = 1000;

/** The number of lines that are compared as one: a move leaves all blocks but the last as they are. */
const BLOCK = 16;

/** The lines near a ply, in blocks; with variations, all of them. */
function blocksNear({ entries, turns, view: { ply }, tree }: List): readonly (readonly RecordLine[])[] {
  const lines = linesOf(entries, turns);
  const blocks: (readonly RecordLine[])[] = [];
  const all = tree !== undefined || (entries.at(-1)?.plies.at(-1)?.ply ?? 0) <= NEAR;
  const isNear = ({ entries: [first] }: RecordLine) => Math.abs(first!.move.ply - ply) <= NEAR;
  for (let from = 0; from < lines.length; from += BLOCK) {
    const block = lines.slice(from, from + BLOCK);
    blocks.push(all ? block : block.filter(isNear));
  }
  return blocks.filter(({ length }) => length > 0);
}

/** All that lines depend on. A step changes only those with the move that was current, and with the one that is. */
function factsOf(lines: readonly RecordLine[], { view: { ply }, tree, tabStop, valueAt }: List) {
  const facts: unknown[] = [];
  for (const { entries, numbered } of lines) {
    facts.push(numbered, ...entries);
    if (valueAt) facts.push(...entries.map(({ move }) => valueAt(move.ply)));
    if (tree)
      for (const { plies } of entries)
        for (const each of plies) facts.push(...(tree.facts.get(each.ply) ?? []));
  }
  const [{ move }] = lines[0]!.entries as [Entry];
  const { plies } = lines.at(-1)!.entries.at(-1)!;
  return [...facts, covers({ move, plies }, tabStop) && ply];
}

/** The winners, below the moves. */
const resultLine = (winners: readonly number[], { words, seats }: BoardView) =>
  html`<p class="result">
    ${words.record.result}: ${winners.map((seat) => seats[seat]!.name).join(', ') || '–'}
  </p>`;

/** The class of a list with columns by the number of seats. */
const classes = ['', 'one', 'two', 'three', 'four'];

/**
 * The record: a button for each move of a player, in a box that scrolls by itself. A record without variations has only the moves
 * near the current one.
 */
export function record(
  { entries, turns, winners }: RecordView,
  view: BoardView,
  actions: Actions,
  { tree, tell = () => '', valueAt }: Partial<Pick<List, 'tree' | 'tell' | 'valueAt'>> = {},
): TemplateResult {
  const { words, seats, movesShown, session, ply } = view;
  const first = entries[0]?.move.ply ?? 0;
  // Before the first move Tab leads to it; in a variation (ply -1), to the current move there.
  const tabStop = ply < 0 ? ply : Math.max(ply, first);
  const list: List = { entries, turns, view, actions, tree, tabStop, tell, valueAt };
  const players = seats.map(({ name, isAddressee }) => `${name} ${isAddressee}`).join();
  const kept = (lines: readonly RecordLine[], content: () => unknown) =>
    guard([words, players, !tree, ...factsOf(lines, list)], content);
  const shown = movesShown || session.explores ? 'shown' : '';
  return html`<div
    class="record ${shown} ${turns ? 'turns' : classes[seats.length]}"
    part="record"
    role="toolbar"
    aria-labelledby="record-label">
    <p class="label" id="record-label">${words.record.title}</p>
    <div class="moves" @keydown=${tree?.keydown ?? moveFocus} @focusin=${keepTabStop}>
      ${
        entries.length > 0
          ? html`${heads(list)}
              <ol>
                ${blocksNear(list).map((block) =>
                  kept(block, () => block.map((line) => kept([line], () => lineItem(line, list)))),
                )}
              </ol>`
          : html`<p class="comment">${words.record.noMoves}</p>`
      }
      ${tree?.variations((entries.at(-1)?.plies.at(-1)?.ply ?? 0) + 1)}
      ${winners && seats.length > 1 ? resultLine(winners, view) : nothing}
    </div>
  </div>`;
}

const identities = new WeakMap<object, symbol>();

/**
 * A symbol that stands for one object. Directives of Lit compare it in place of an object with secrets: they keep what they
 * compare, where every script of the page can read it.
 */
export function identityOf(object: object): symbol {
  let identity = identities.get(object);
  if (!identity) identities.set(object, (identity = Symbol()));
  return identity;
}

/** Tells the moves of a match, by default of the record, as they were announced. */
export const describeMovesOf =
  ({ store, words, displayNames }: AnyBoard, of?: AnyMatch): DescribeMove =>
  (ply) => {
    const { record, addressee } = store.snapshot;
    const { game } = words();
    return (of ?? record)
      .happeningsAt(ply)
      .map((happening) => game.say(happening, displayNames(), addressee))
      .filter(Boolean)
      .join(' ');
  };

/**
 * The record, with its variations if there are any. It is rendered again only if it changes; the values of moves, which
 * `valueAt` returns, may change at any time.
 */
export function recordPart(
  board: AnyBoard,
  view: BoardView,
  actions: Actions,
  tree: { render(view: BoardView, actions: Actions): unknown } | undefined,
  valueAt: ValueAt | undefined,
): unknown {
  const { store, names, definition } = board;
  const { match, viewer, addressee, explorable } = store.snapshot;
  const { words, session, movesShown } = view;
  const known = [
    identityOf(match),
    viewer,
    addressee,
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
      tree?.render(view, actions) ??
      record(
        recordView(store.snapshot.record, viewer, definition.turns),
        { ...view, ply: Number(store.snapshot.path) },
        actions,
        { tell: describeMovesOf(board), valueAt },
      ),
  );
}

/**
 * Scrolls the box of the record so that the rows before and after the current move are visible, the row before at the top edge,
 * once for each frame: to read a height earlier would lay the page out after each update. The page never scrolls.
 */
export function keepRecordScrolled(element: LitElement): void {
  if (!drawn) return;
  let shownHeight = 0;
  let shownMove: Element | null = null;
  let frame: number | undefined;
  const scroll = () => {
    frame = undefined;
    const box = element.renderRoot.querySelector('.moves');
    if (!box) return;
    const now = box.querySelector('[aria-current]');
    const { clientHeight } = box;
    if (clientHeight === shownHeight && now === shownMove) return;
    shownHeight = clientHeight;
    shownMove = now;
    if (!now) {
      box.scrollTop = 0;
      return;
    }
    const edges = box.getBoundingClientRect();
    const own = now.getBoundingClientRect();
    const row = now.closest('li');
    const edge = (side: 'top' | 'bottom', beside: Element | null | undefined) =>
      beside?.getBoundingClientRect()[side] ?? own[side];
    const top = edge('top', row?.previousElementSibling ?? row);
    // below the last row is the result
    const next = row?.nextElementSibling ?? row?.parentElement?.nextElementSibling;
    if (top >= edges.top && edge('bottom', next ?? row) <= edges.bottom) return;
    // a long comment above would push the move, or its own comment, out of the box
    box.scrollTop += (edge('bottom', row) - top <= edges.height ? top : own.top - own.height) - edges.top;
  };
  element.addController({
    hostUpdated() {
      frame ??= requestAnimationFrame(scroll);
    },
  });
}
