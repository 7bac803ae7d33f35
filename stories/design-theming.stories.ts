import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { expect } from 'storybook/test';
import brand from '../looks/brand.css?raw';
import { board, drive, people, positions } from './support/fluctus.js';
import { positions as rooms } from './support/glux.js';
import { positions as trays } from './support/lucky.js';
import { page, pageSetup, section } from './support/page.js';
import { adopt } from './support/sheet.js';
import themes from './support/themes.css?raw';

adopt(themes);
adopt(brand);

const meta: Meta = {
  title: 'Design/Theming: brand, colours, fonts',
  id: 'design-theming',
  ...pageSetup,
  tags: ['!autodocs'],
};
export default meta;

const themed = (name: string, mode: 'light' | 'dark', look?: string): TemplateResult =>
  html`<div class="columns theme ${mode}-mode">
    <div class=${name} data-look=${ifDefined(look)}>
      ${board({ ...people, controls: 'basic', position: positions.captures })}
    </div>
    <div class="pictures ${name}" data-look=${ifDefined(look)}>
      <glux-board mode="diagram" position=${rooms.middle}></glux-board>
      <lucky-numbers-grid mode="diagram" position=${trays.full} names="Ada,Bo"></lucky-numbers-grid>
      <luzi-dice mode="diagram" position="29,32 3/5 A 3 11124456"></luzi-dice>
    </div>
  </div>`;

/** Three themes on all games, made with tokens and one part, and their complete style sheet. */
export const Theming: StoryObj = {
  name: 'Theming: brand, colours, fonts',
  render: () =>
    page(
      'Theming',
      'A theme is a set of custom properties in the style sheet of a page. Set them on the element or on any ancestor. Use `light-dark()` for different values in light and dark mode.',
      html`${section('Brand', 'Two colours make a whole theme: link `spielkasten/looks/brand.css`, set `data-look="brand"` and these two tokens.', html`${themed('brand', 'light', 'brand')} ${themed('brand', 'dark', 'brand')}`)}
      ${section('Slate', 'A board of slate with chalk lines: single tokens.', html`${themed('slate', 'light')} ${themed('slate', 'dark')}`)}
      ${section('Paper', 'No wood, no weave, small corners, another font: tokens, and the part `mat`.', html`${themed('print', 'light')} ${themed('print', 'dark')}`)}
      ${section('The style sheet', 'This is the complete style sheet. The default colours have enough contrast. If you change colours of text, lines or marks, check their contrast with an accessibility checker.', html`<pre tabindex="0"><code>${themes}</code></pre>`)}`,
    ),
  play: async ({ canvasElement }) => {
    const slate = await drive(canvasElement, '.slate fluctus-board');
    await expect(getComputedStyle(slate.part('mat')).backgroundColor).toBe('rgb(232, 236, 239)');
    const paper = await drive(canvasElement, '.print fluctus-board');
    await expect(getComputedStyle(paper.part('mat')).borderRadius).toBe('2px');
    const woods = ['brand', 'slate', 'print'].flatMap((name) =>
      ['fluctus-board', 'glux-board', 'lucky-numbers-grid', 'luzi-dice'].map((tag) => {
        const picture = canvasElement.querySelector(`.${name} ${tag}`);
        return picture && getComputedStyle(picture).getPropertyValue('--spiel-wood');
      }),
    );
    await expect(new Set(woods).size).toBe(3);
  },
};
