import { html, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { committedSeed, isOver, revealSeed } from '../../model/fairness.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { dialogFrame } from './dialog.js';
import { dialogWords } from '../../words/en/dialogs.js';

/** A value that a reader copies, with its label. */
const value = (label: string, text: string) =>
  html`<label class="field by-hand">
    <span>${label}</span>
    <textarea rows="3" readonly .value=${text}></textarea>
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
