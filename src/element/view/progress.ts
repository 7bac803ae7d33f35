import { html, nothing, type TemplateResult } from 'lit';

/** A button beside the bar. */
interface Way {
  readonly word: string;
  readonly run: () => void;
}

/** A bar that fills as work is done, 0 to 1, and what may be done instead of waiting. Lies in a line of text. */
export const progress = (label: string, done: number, way?: Way): TemplateResult =>
  html`<span class="wait"
    ><progress aria-label=${label} max="100" .value=${Math.round(done * 100)}></progress>${
      way ? html`<button class="now" type="button" @click=${way.run}>${way.word}</button>` : nothing
    }</span
  >`;
