import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { boardOf, type AnyBoardArgs } from './board.js';
import { interfaceOf, type Entry } from './manifest.js';
import { page, pageSetup, prose, section, table } from './page.js';
import { adopt } from './sheet.js';

/** A page with the parts, states and slots of an element. */
interface PartsPage {
  readonly name: string;
  readonly tag: string;
  /** The arguments of the boards on which the parts are outlined. */
  readonly boards: readonly (AnyBoardArgs & Readonly<Record<string, unknown>>)[];
  /** Brings the first board into a state with more parts. */
  readonly prepare?: (canvas: HTMLElement) => Promise<void>;
  /** Parts that the play function outlines, all of them on the first board. */
  readonly check: readonly string[];
}

const slotted = html`<p slot="caption">Slot <code>caption</code></p>
  <button slot="toolbar" type="button">Slot toolbar</button>`;

/** A style sheet of the page with one `::part()` rule for each part. */
const outlines = (tag: string, parts: readonly Entry[]) =>
  parts
    .map(
      ({ name }) =>
        `[data-outlined='${name}'] ${tag}::part(${name}) { outline: 3px dashed #c2185b; outline-offset: 2px; }`,
    )
    .join('\n');

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
    }}>
    <code>${name}</code>
  </button>`;

const meanings = (label: string, entries: readonly Entry[]) =>
  table(
    label,
    [label.replace(/s$/, ''), 'Meaning'],
    entries.map(({ name, description = '' }) => [
      name ? html`<code>${name}</code>` : '(default)',
      prose(description),
    ]),
  );

/** The story with everything of an element that a page can style with `::part()` and `:state()`, and its slots. */
export function parts({ name, tag, boards, prepare, check }: PartsPage): StoryObj {
  const board = boardOf(tag);
  const { cssParts, cssStates, slots } = interfaceOf(tag);
  adopt(outlines(tag, cssParts));
  return {
    ...pageSetup,
    render: () =>
      page(
        `Parts, states and slots of ${name}`,
        `Use a part for styles that no token covers: \`${tag}::part(tools)\`. Press a name to outline that part on the boards below. Some parts are only there at times, such as an open dialog.`,
        html`<div class="row">${cssParts.map((part) => toggle(part.name))}</div>
          <div class="columns">
            ${boards.map((args, i) => board(i ? args : { ...args, content: slotted }))}
          </div>
          ${section('Parts', '', meanings('Parts', cssParts))}
          ${section('States', `Use them as \`${tag}:state(…)\`.`, meanings('States', cssStates))}
          ${section('Slots', '', meanings('Slots', slots))}`,
      ),
    play: async ({ canvasElement, canvas }) => {
      const shown = canvasElement.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>(tag);
      await shown?.updateComplete;
      await prepare?.(canvasElement);
      for (const part of cssParts) await expect(part.name).toMatch(/^[a-z-]+$/);
      for (const part of check) {
        const found = shown?.shadowRoot?.querySelector(`[part~=${part}]`);
        if (!found) throw new Error(`The board has no part ${part}.`);
        const button = canvas.getByRole('button', { name: part });
        await userEvent.click(button);
        await expect(getComputedStyle(found).outlineStyle).toBe('dashed');
        await userEvent.click(button);
        await expect(getComputedStyle(found).outlineStyle).not.toBe('dashed');
      }
    },
  };
}
