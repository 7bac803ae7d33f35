import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { annotated, board, people, positions } from './support/fluctus.js';
import { Hands } from './support/hands.js';
import { faceOf } from './support/manifest.js';
import { page, pageMeta, prose, section, table } from './support/page.js';

const meta: Meta = { title: 'Design/Parts', tags: ['!autodocs'], ...pageMeta };
export default meta;

const { cssParts, cssStates, slots } = faceOf('fluctus-board');

/** One rule a part, in a sheet of the page: that is all that `::part()` takes. */
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

/** What a page can reach with `::part()`, `:state()` and slots. */
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
      'Where a token is not enough, a page reaches the parts of a board from outside: `fluctus-board::part(tools)`. Press a name to outline that part on the boards below. Not every part is there at every time.',
      html`<div class="row">${cssParts.map(({ name }) => toggle(name))}</div>
        <div class="sides">
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
            ['Part', 'What it is'],
            cssParts.map(({ name, description = '' }) => [html`<code>${name}</code>`, prose(description)]),
          ),
        )}
        ${section(
          'States',
          'Matched by `fluctus-board:state(…)`.',
          table(
            'States',
            ['State', 'When'],
            cssStates.map(({ name, description = '' }) => [html`<code>${name}</code>`, prose(description)]),
          ),
        )}
        ${section(
          'Slots',
          '',
          table(
            'Slots',
            ['Slot', 'What goes there'],
            slots.map(({ name, description = '' }) => [
              name ? html`<code>${name}</code>` : 'without a name',
              prose(description),
            ]),
          ),
        )}`,
    ),
  play: async ({ canvasElement, canvas }) => {
    const hands = await Hands.on(canvasElement);
    await hands.field('ro');
    await hands.field('yo');
    for (const { name } of cssParts) await expect(name).toMatch(/^[a-z]+$/);
    for (const name of ['tools', 'message', 'field']) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await expect(getComputedStyle(hands.part(name)).outlineStyle).toBe('dashed');
      await userEvent.click(button);
      await expect(getComputedStyle(hands.part(name)).outlineStyle).not.toBe('dashed');
    }
  },
};
