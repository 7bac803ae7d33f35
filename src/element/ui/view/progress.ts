import { html, nothing, type TemplateResult } from 'lit';

interface Button {
  readonly label: string;
  readonly action: () => void;
}

/**
 * A progress bar in a line of text, `done` from 0 to 1, with an optional button. Screen readers find only its label: they would say each
 * value.
 */
export const progressBar = (label: string, done: number, button?: Button): TemplateResult =>
  html`<span class="wait"
    ><label
      ><span class="vh">${label}</span
      ><progress aria-hidden="true" max="100" .value=${Math.round(done * 100)}></progress></label
    >${
      button
        ? html`<button class="now" type="button" @click=${button.action}>${button.label}</button>`
        : nothing
    }</span
  >`;
