import { html, type TemplateResult } from 'lit';
import type { UiWords } from '../../../words/en/ui.js';
import type { Dialog } from '../../model/snapshot.js';
import { closeButton } from '../../ui/icons.js';
import { keyOf, take } from '../../ui/input/key-events.js';

export interface DialogFrame {
  readonly kind: Dialog['kind'];
  readonly title: string;
  readonly words: UiWords;
  readonly close: () => void;
}

/** A dialog over the board. It is part of the page's flow and blocks nothing outside the element. */
export const dialogFrame = ({ kind, title, words, close }: DialogFrame, content: unknown): TemplateResult =>
  html`<section class="panel ${kind}" part="panel" role="dialog" aria-labelledby="panel-title" tabindex="-1">
    <header>
      <h2 id="panel-title">${title}</h2>
      ${closeButton(words.message.close, close)}
    </header>
    ${content}
  </section>`;

/** The overlay under a dialog: a click on it, or Escape, closes the dialog. */
export const overlay = (dialog: unknown, close: () => void): TemplateResult =>
  html`<div
    class="over"
    @click=${(event: Event) => {
      if (event.target === event.currentTarget) close();
    }}
    @keydown=${(event: KeyboardEvent) => {
      if (keyOf(event) !== 'Escape') return;
      take(event);
      close();
    }}>
    ${dialog}
  </div>`;
