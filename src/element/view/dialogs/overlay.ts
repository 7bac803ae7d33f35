import { html, type TemplateResult } from 'lit';
import { more } from './more.js';
import { newGame } from './new-game.js';
import { panelFrame } from './dialog.js';
import type { Full } from '../layout.js';

function panel({ view, requests, rules }: Full) {
  const { words, panel: kind } = view;
  if (kind === 'new') return newGame(view, requests);
  if (kind === 'more') return more(view, requests);
  const { close } = requests;
  return (
    rules ?? panelFrame({ kind, title: words.dialogs.rules, words, close }, html`<p>${words.loading}</p>`)
  );
}

/** The veil under a panel: a click on it or Escape closes the panel. */
export const over = (full: Full): TemplateResult => {
  const { close } = full.requests;
  return html`<div
    class="over"
    @click=${(event: Event) => {
      if (event.target === event.currentTarget) close();
    }}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    }}
  >
    ${panel(full)}
  </div>`;
};
