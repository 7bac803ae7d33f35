import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { board, drive, people, positions } from './support/fluctus.js';
import { page, pageSetup, prose, section } from './support/page.js';
import { adopt } from './support/sheet.js';
import themes from './support/themes.css?raw';

adopt(themes);

const meta: Meta = { title: 'Design/Theming', ...pageSetup, tags: ['!autodocs'] };
export default meta;

const themed = (name: string, mode: 'light' | 'dark', caption: string): TemplateResult =>
  html`<figure class="${name} ${mode}-mode">
    ${board({ ...people, controls: 'basic', position: positions.captures })}
    <figcaption>${prose(caption)}</figcaption>
  </figure>`;

/** Two themes, made with tokens and one part, and their complete style sheet. */
export const Theming: StoryObj = {
  render: () =>
    page(
      'Theming',
      'A theme is a set of custom properties in the style sheet of a page. Set them on the element or on any ancestor. Use `light-dark()` for different values in light and dark mode.',
      html`<div class="columns">
          ${themed('slate', 'light', 'Slate, light')} ${themed('slate', 'dark', 'Slate, dark')}
          ${themed('print', 'light', 'Paper, light')} ${themed('print', 'dark', 'Paper, dark')}
        </div>
        ${section('The style sheet', 'This is the complete style sheet. The default colours have enough contrast. If you change colours of text, lines or marks, check their contrast with an accessibility checker.', html`<pre tabindex="0"><code>${themes}</code></pre>`)}`,
    ),
  play: async ({ canvasElement }) => {
    const slate = await drive(canvasElement, '.slate fluctus-board');
    await expect(getComputedStyle(slate.part('mat')).backgroundColor).toBe('rgb(232, 236, 239)');
    const paper = await drive(canvasElement, '.print fluctus-board');
    await expect(getComputedStyle(paper.part('mat')).borderRadius).toBe('2px');
  },
};
