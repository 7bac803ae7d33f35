import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import '../src/index.js';
import { page, pageSetup, prose, section } from './support/page.js';
import { adopt } from './support/sheet.js';

const sheets: Readonly<Record<string, string>> = import.meta.glob(
  ['../looks/*.css', '!../looks/{fonts,space}.css'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
for (const sheet of Object.values(sheets)) adopt(sheet);

const meta: Meta = {
  title: 'Design/Looks: ready-made themes',
  id: 'design-looks',
  ...pageSetup,
  tags: ['!autodocs'],
};
export default meta;

const names = Object.keys(sheets).map((path) => path.replace(/^.*\/|\.css$/g, ''));

const boards = (look: string, mode: 'light' | 'dark'): TemplateResult =>
  html`<div class="columns ${mode}-mode" data-look=${look}>
    <fluctus-board controls="none"></fluctus-board>
    <glux-board controls="none" players="4" seed="3"></glux-board>
    <lucky-numbers-grid controls="none" seed="3"></lucky-numbers-grid>
    <luzi-dice controls="none" seed="3"></luzi-dice>
  </div>`;

/** The looks of the package, on all boards, in light and dark mode. */
export const Looks: StoryObj = {
  name: 'Looks: ready-made themes',
  render: () =>
    page(
      'Looks',
      'A look is a style sheet of the package. Link it, and name it with `data-look` on the element or on any ancestor.',
      html`${names.map((name) =>
        section(
          name,
          `spielkasten/looks/${name}.css`,
          html`${boards(name, 'light')} ${boards(name, 'dark')}`,
        ),
      )}
      ${prose('`brand` derives all tokens from `--spiel-brand` and `--spiel-surface`.')}`,
    ),
  play: async ({ canvasElement }) => {
    await expect(names.length).toBe(8);
    const wood = (look: string) => {
      const board = canvasElement.querySelector(`[data-look='${look}'] > fluctus-board`);
      return board && getComputedStyle(board).getPropertyValue('--spiel-wood');
    };
    await expect(new Set(names.map(wood)).size).toBe(names.length);
  },
};
