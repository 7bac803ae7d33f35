import { html, type TemplateResult } from 'lit';
import type { UiWords } from '../../../words/en/ui.js';

/** Buttons in a line of text as a toolbar: with the focus on them, screen readers pass letters on to the board. */
export const withKeys = ({ toolbar }: UiWords, buttons: TemplateResult): TemplateResult =>
  html`<span role="toolbar" aria-label=${toolbar.label}>${buttons}</span>`;
