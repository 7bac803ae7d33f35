import type { Meta } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import sheet from './page.css?raw';
import { adopt } from './sheet.js';

adopt(sheet);

/**
 * Storybook settings of a story that is a page of explanations: its own width, no controls, not on the docs page. A file
 * that contains only such a page repeats the tags, because the index of Storybook reads only literal ones.
 */
export const pageSetup = {
  tags: ['!autodocs'],
  globals: { width: '1000px' },
  parameters: { controls: { disable: true }, options: { showPanel: false } },
  // the play function may have scrolled down
  afterEach: () => {
    window.scrollTo(0, 0);
  },
} satisfies Partial<Meta>;

/** Renders text in which back quotes mark `code`, as in docstrings. */
export const prose = (text: string): readonly (string | TemplateResult)[] =>
  text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));

/** A page with a title and an introduction. */
export const page = (title: string, lead: string, body: unknown): TemplateResult =>
  html`<main class="page">
    <h1>${title}</h1>
    <p class="lead">${prose(lead)}</p>
    ${body}
  </main>`;

/** A section of a page; an empty `lead` is omitted. */
export const section = (title: string, lead: string, body: unknown): TemplateResult =>
  html`<section>
    <h2>${title}</h2>
    ${lead ? html`<p>${prose(lead)}</p>` : ''} ${body}
  </section>`;

/** A table with row headers in its first column. A wide table scrolls. */
export const table = (
  label: string,
  head: readonly string[],
  rows: readonly (readonly unknown[])[],
): TemplateResult =>
  html`<div class="scroll" role="region" aria-label=${label} tabindex="0">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
