import type { Meta } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import sheet from './page.css?raw';
import { adopt } from './sheet.js';

adopt(sheet);

/** What a page of explanations needs of Storybook: its own space, no table of controls. */
export const pageMeta = {
  globals: { width: '1000px' },
  parameters: { controls: { disable: true }, options: { showPanel: false } },
  // what the play function pressed may lie far down
  afterEach: () => {
    window.scrollTo(0, 0);
  },
} satisfies Partial<Meta>;

/** Words with `code` in back quotes, as docstrings have it. */
export const prose = (text: string): readonly (string | TemplateResult)[] =>
  text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));

/** A page with its title and the paragraph that says what it is for. */
export const page = (title: string, lead: string, body: unknown): TemplateResult =>
  html`<main class="page">
    <h1>${title}</h1>
    <p class="lead">${prose(lead)}</p>
    ${body}
  </main>`;

/** A part of a page. */
export const section = (title: string, lead: string, body: unknown): TemplateResult =>
  html`<section>
    <h2>${title}</h2>
    ${lead ? html`<p>${prose(lead)}</p>` : ''} ${body}
  </section>`;

/** A table whose first column names its rows. Wide ones scroll by themselves. */
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
