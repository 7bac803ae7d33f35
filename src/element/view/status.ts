import { html, type TemplateResult } from 'lit';
import type { TableView } from './view-model.js';

/** Whose turn it is, large, and under it what can be done, and what computers make of it. No heading: the page's outline is not ours. */
export const say = ({ headline, detail }: TableView, chances: unknown): TemplateResult =>
  html`<div class="say" part="status">
    <p class="headline">${headline}</p>
    <p class="detail">${detail}</p>
    ${chances}
  </div>`;
