import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { annotated, board, drive, people, positions } from './support/fluctus.js';
import { interfaceOf } from './support/manifest.js';
import { page, pageSetup, prose, section, table } from './support/page.js';

const meta: Meta = { title: 'Design/Parts', ...pageSetup, tags: ['!autodocs'] };
export default meta;

const { cssParts, cssStates, slots } = interfaceOf('fluctus-board');

/** A style sheet of the page with one `::part()` rule for each part. */
const outlines = new CSSStyleSheet();
outlines.replaceSync(
  cssParts
    .map(
      ({ name }) =>
        `[data-outlined='${name}'] fluctus-board::part(${name}) { outline: 3px dashed #c2185b; outline-offset: 2px; }`,
    )
    .join('\n'),
);

function outline(event: Event, name: string): void {
  const button = event.currentTarget as HTMLElement;
  const main = button.closest('main');
  if (!main) return;
  main.dataset.outlined = main.dataset.outlined === name ? '' : name;
  for (const each of main.querySelectorAll('button[aria-pressed]')) {
    each.setAttribute('aria-pressed', String(each === button && main.dataset.outlined === name));
  }
}

const toggle = (name: string): TemplateResult =>
  html`<button
    type="button"
    aria-pressed="false"
    @click=${(event: Event) => {
      outline(event, name);
    }}
  >
    <code>${name}</code>
  </button>`;

/** Everything that a page can style with `::part()` and `:state()`, and the slots. */
export const Parts: StoryObj = {
  decorators: [
    (story) => {
      if (!document.adoptedStyleSheets.includes(outlines)) document.adoptedStyleSheets.push(outlines);
      return story();
    },
  ],
  render: () =>
    page(
      'Parts, states and slots',
      'Use a part for styles that no token covers: `fluctus-board::part(tools)`. Press a name to outline that part on the boards below. Some parts are only there at times, such as an open dialog.',
      html`<div class="row">${cssParts.map(({ name }) => toggle(name))}</div>
        <div class="columns">
          ${board({
            ...people,
            position: positions.corner,
            content: html`<p slot="caption">Slot <code>caption</code></p>
              <button slot="toolbar" type="button">Slot toolbar</button>`,
          })}
          ${board({ mode: 'replay', record: annotated, ply: 24 })}
        </div>
        ${section(
          'Parts',
          '',
          table(
            'Parts',
            ['Part', 'Meaning'],
            cssParts.map(({ name, description = '' }) => [html`<code>${name}</code>`, prose(description)]),
          ),
        )}
        ${section(
          'States',
          'Use them as `fluctus-board:state(…)`.',
          table(
            'States',
            ['State', 'Meaning'],
            cssStates.map(({ name, description = '' }) => [html`<code>${name}</code>`, prose(description)]),
          ),
        )}
        ${section(
          'Slots',
          '',
          table(
            'Slots',
            ['Slot', 'Content'],
            slots.map(({ name, description = '' }) => [
              name ? html`<code>${name}</code>` : '(default)',
              prose(description),
            ]),
          ),
        )}`,
    ),
  play: async ({ canvasElement, canvas }) => {
    const driver = await drive(canvasElement);
    await driver.pressField('ro');
    await driver.pressField('yo');
    for (const { name } of cssParts) await expect(name).toMatch(/^[a-z-]+$/);
    for (const name of ['tools', 'message', 'field']) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await expect(getComputedStyle(driver.part(name)).outlineStyle).toBe('dashed');
      await userEvent.click(button);
      await expect(getComputedStyle(driver.part(name)).outlineStyle).not.toBe('dashed');
    }
  },
};
