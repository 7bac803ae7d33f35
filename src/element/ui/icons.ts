import { html, type TemplateResult } from 'lit';

/** Icons, drawn as lines in a square of 20. */
export const icons = {
  undo: 'M7.5 4 3.5 8l4 4M3.5 8H12a4.2 4.2 0 0 1 0 8.4H8.5',
  redo: 'm12.5 4 4 4-4 4M16.5 8H8a4.2 4.2 0 0 0 0 8.4h3.5',
  hint: 'M8 3.6a2 2 0 0 1 4 0M6.2 5.5h7.6M6.8 5.5 5.5 15h9l-1.3-9.5M5 17.5h10M10 12.6c-1.3 0-2-.8-2-1.8 0-1.3 1.3-1.7 1.9-3.2.9 1.3 2.1 2 2.1 3.2 0 1-.7 1.8-2 1.8Z',
  rules:
    'M10 5C8.2 3.7 6 3.5 3 3.8v11.6c3-.3 5.2 0 7 1.2 1.8-1.2 4-1.5 7-1.2V3.8c-3-.3-5.2-.1-7 1.2Zm0 0v11.6',
  new: 'M3 8.2 10 11.5l7-3.3M3 8.2v6L10 17.5l7-3.3v-6M10 11.5v6M3 8.2 1.6 5.6l6.8-3L10 5.2l1.6-2.6 6.8 3L17 8.2',
  more: 'M4 9v2h2V9ZM9 9v2h2V9ZM14 9v2h2V9Z',
  close: 'm5 5 10 10M15 5 5 15',
  error: 'M10 2.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6ZM10 5.8v5.4M10 14v.1',
};

/** An icon beside a word or in a named button, hidden from screen readers. */
export const icon = (drawing: string): TemplateResult =>
  html`<svg
    width="20"
    fill="none"
    stroke="url(#_) currentColor"
    class="icon"
    viewBox="0 0 20 20"
    aria-hidden="true">
    <path d=${drawing}></path>
  </svg>`;

/** The button that closes a message or a dialog. */
export const closeButton = (label: string, close: () => void): TemplateResult =>
  html`<button class="small" type="button" aria-label=${label} @click=${close}>${icon(icons.close)}</button>`;
