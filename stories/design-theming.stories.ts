import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { board, people, positions } from './support/fluctus.js';
import { Hands } from './support/hands.js';
import { page, pageMeta, prose, section } from './support/page.js';
import { adopt } from './support/sheet.js';
import themes from './support/themes.css?raw';

adopt(themes);

const meta: Meta = { title: 'Design/Theming', tags: ['!autodocs'], ...pageMeta };
export default meta;

const themed = (name: string, time: 'day' | 'lamp', words: string): TemplateResult =>
  html`<figure class="${name} ${time}">
    ${board({ ...people, controls: 'basic', position: positions.captures })}
    <figcaption>${prose(words)}</figcaption>
  </figure>`;

/** Two themes made with tokens and one part, and their whole style sheet. */
export const Theming: StoryObj = {
  render: () =>
    page(
      'Theming',
      'A theme is a few custom properties in the sheet of a page. Set them on the element, on a class, or on the body; one value for all, or `light-dark()` for two.',
      html`<div class="sides">
          ${themed('slate', 'day', 'Slate by day')} ${themed('slate', 'lamp', 'Slate by lamplight')}
          ${themed('print', 'day', 'Paper by day')} ${themed('print', 'lamp', 'Paper by lamplight')}
        </div>
        ${section('The sheet', 'All of it. Text, lines and marks were chosen for contrast: after a change look at Colour figures, and let an accessibility checker see the page.', html`<pre tabindex="0"><code>${themes}</code></pre>`)}`,
    ),
  play: async ({ canvasElement }) => {
    const slate = await Hands.on(canvasElement, '.slate fluctus-board');
    await expect(getComputedStyle(slate.part('mat')).backgroundColor).toBe('rgb(232, 236, 239)');
    const paper = await Hands.on(canvasElement, '.print fluctus-board');
    await expect(getComputedStyle(paper.part('mat')).borderRadius).toBe('2px');
  },
};
