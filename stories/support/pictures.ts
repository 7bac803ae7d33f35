import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { picture } from '../../src/picture.js';
import { page, pageSetup, section } from './page.js';

/** The themes with the captions of their pictures. */
const themes = { light: 'Light', dark: 'Dark', print: 'For print' } as const;

type Theme = keyof typeof themes;

/** A position with marks, and a sentence about it, which is the text alternative in the story. */
export interface PictureCase {
  readonly game: Parameters<typeof picture>[0];
  readonly position: string;
  readonly marks: string;
  readonly alt: string;
}

/** The picture as an `<img>`: nothing of the page reaches it. */
function figure({ game, alt, ...look }: PictureCase, theme: Theme): TemplateResult {
  const svg = picture(game, { ...look, theme });
  return html`<figure class="picture ${theme === 'dark' ? 'dark-mode' : 'light-mode'}">
    <img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="${alt} ${themes[theme]}." />
    <figcaption>${themes[theme]}: <code>theme: '${theme}'</code></figcaption>
  </figure>`;
}

const code = ({ game, position, marks }: PictureCase) => `import { picture } from 'spielkasten/picture.js';

const svg = picture('${game}', {
  position: '${position}',
  marks: '${marks}',
  theme: 'light', // or 'dark', 'print', or an object of tokens
});`;

const command = ({ game, position, marks }: PictureCase) =>
  `npx spielkasten picture ${game} "${position}" \\
  --marks "${marks}" --theme print --output position.svg`;

/** The pictures of a position in all themes, with the code that writes them. */
export const pictureStory = (shown: PictureCase): StoryObj => ({
  ...pageSetup,
  render: () =>
    page(
      'Picture',
      '`picture()` writes a position as an SVG that needs nothing else: for feeds, newsletters, print, and pages without scripts.',
      html`<div class="examples">
          ${(Object.keys(themes) as Theme[]).map((theme) => figure(shown, theme))}
        </div>
        ${section('The code', 'In Node, in a worker or at build time:', html`<pre tabindex="0"><code>${code(shown)}</code></pre>`)}
        ${section('The command', '', html`<pre tabindex="0"><code>${command(shown)}</code></pre>`)}
        <p>
          A reader saves the picture of a position from the menu More of a board, as SVG or as PNG. A page
          asks the board:
          <code>board.toSVG()</code> and <code>board.toBlob()</code>.
        </p>`,
    ),
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await waitFor(() => expect(images.map(({ naturalWidth }) => naturalWidth)).toEqual([480, 480, 480]));
    await expect(new Set(images.map(({ src }) => src)).size).toBe(3);
  },
});
