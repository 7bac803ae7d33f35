import { html, type TemplateResult } from 'lit';
import type { Panel } from '../view-model.js';
import type { UiWords } from '../../i18n/types.js';
import { icon, icons } from '../icons.js';

export interface PanelFrame {
  readonly kind: Panel;
  readonly title: string;
  readonly words: UiWords;
  readonly close: () => void;
}

/** A slip that lies over the mat, in the page, not before it: nothing outside the element is blocked. */
export const panelFrame = ({ kind, title, words, close }: PanelFrame, content: unknown): TemplateResult =>
  html`<section class="panel ${kind}" part="panel" role="dialog" aria-labelledby="panel-title" tabindex="-1">
    <header>
      <h2 id="panel-title">${title}</h2>
      <button class="small" type="button" aria-label=${words.dialogs.close} @click=${close}>
        ${icon(icons.close)}
      </button>
    </header>
    ${content}
  </section>`;
