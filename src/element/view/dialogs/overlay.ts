import { html, type TemplateResult } from 'lit';

/** The overlay under a dialog: a click on it, or Escape, closes the dialog. */
export const overlay = (dialog: TemplateResult, close: () => void): TemplateResult =>
  html`<div
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
    ${dialog}
  </div>`;
