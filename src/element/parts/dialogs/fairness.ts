import { html, nothing, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import type { TableFairness } from '../../model/table-proxy.js';
import { faultSentence } from '../../ui/a11y/sentences.js';
import { committedSeed, isOver, revealSeed } from '../../model/fairness.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { dialogFrame } from './dialog.js';
import { dialogWords } from '../../../words/en/dialogs.js';

/** A value that a reader copies, with its label. */
const value = (label: string, text: string, rows = 3) =>
  html`<label class="field by-hand">
    <span>${label}</span>
    <textarea rows=${rows} readonly .value=${text}></textarea>
  </label>`;

/** Shows the seed, and moves the focus from the button, which disappears, to its field. */
async function showSeed(board: AnyBoard): Promise<void> {
  const { element } = board;
  revealSeed(board);
  await element.updateComplete;
  element.renderRoot.querySelector<HTMLElement>('.fairness label:last-of-type textarea')?.focus();
}

/** The seed of a match that is over, or the button that shows it. */
function seedPart({ words }: BoardView, board: AnyBoard): TemplateResult {
  const { seed, later, show, final } = dialogWords(words).fairness;
  if (board.store.snapshot.revealed) return value(seed, committedSeed(board) ?? '');
  if (!isOver(board)) return html`<p class="intro">${later}</p>`;
  return html`<p class="intro">${final}</p>
    <p class="answers"><button type="button" @click=${() => void showSeed(board)}>${show}</button></p>`;
}

/** The page that checks a game, on the site of the package. */
const PAGE = 'https://spielkasten.github.io/spielkasten/fairness/';

/** The facts that the board has about the fairness of its table, and those that others need to check it. */
export function tableFairnessDialog(
  { words }: BoardView,
  board: AnyBoard,
  { status, fault, unchecked, commitments, code, log }: TableFairness,
): TemplateResult {
  const { table } = dialogWords(words).fairness;
  const open = unchecked.map((claim) => table.unchecked[claim]).filter(Boolean);
  return dialogFrame(
    { kind: 'fairness', title: table[status], words, close: () => board.store.closeDialog() },
    html`${fault ? html`<p class="intro">${faultSentence(fault, board.words())}</p>` : nothing}
      <p class="intro">${table.about[status]}</p>
      ${open.map((text) => html`<p class="intro">${text}</p>`)} ${value(table.code, code(), 1)}
      ${commitments ? value(table.commitments, commitments) : nothing} ${value(table.log, log())}
      <p class="answers"><a href=${PAGE} target="_blank" rel="noopener">${table.page}</a></p>`,
  );
}

/** The commitment to the seed of the match, undefined until it is computed, and after the end the seed. */
export function fairnessDialog(
  view: BoardView,
  board: AnyBoard,
  commitment: string | undefined,
): TemplateResult {
  const { words } = view;
  const texts = dialogWords(words).fairness;
  const close = () => board.store.closeDialog();
  return dialogFrame(
    { kind: 'fairness', title: texts.title, words, close },
    commitment === undefined
      ? html`<p>${words.loading}</p>`
      : html`<p class="intro">${texts.intro}</p>
          ${value(texts.commitment, commitment)} ${seedPart(view, board)}`,
  );
}
