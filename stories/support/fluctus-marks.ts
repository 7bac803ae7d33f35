import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { Stone } from '../../src/games/fluctus/drawing/piece.js';
import { closeUp, type CloseUp } from './close-up.js';
import { page, pageSetup, prose } from './page.js';

const red: Stone = { seat: 0, color: 'red' };
const green: Stone = { seat: 1, color: 'green' };

/** The marks on the board: each with a title, its shape, and an example. */
const marks: readonly (readonly [title: string, drawn: string, look: CloseUp])[] = [
  [
    'Chosen',
    'The stone is larger, with a longer shadow and a ring.',
    { of: ['ro'], pieces: { ro: { stone: red, chosen: true } } },
  ],
  ['Possible step', 'A disc with a ring and a dot.', { of: ['wo'], pieces: { wo: { target: 'step' } } }],
  [
    'Possible entry',
    'The same disc with a cross instead of the dot.',
    { of: ['ro'], pieces: { ro: { target: 'enter' } } },
  ],
  [
    'Possible capture',
    'A dashed ring with four ticks around the stone.',
    { of: ['vi'], pieces: { vi: { stone: green, target: 'capture' } } },
  ],
  [
    'Route of a capture',
    'Dashes along the line. They bend around the stone that the capture leaps over.',
    {
      of: ['wo', 'vi'],
      pieces: {
        wo: { stone: red, chosen: true },
        ro: { stone: red },
        vi: { stone: green, target: 'capture' },
      },
      routes: [['wo', 'ro', 'vi']],
    },
  ],
  [
    'Route through the centre',
    'The dashes cross in the centre, where the lines cross.',
    {
      of: ['vi', 'yi'],
      pieces: { ro: { stone: red }, vi: { stone: red }, yi: { stone: green, target: 'capture' } },
      routes: [['ro', 'vi', 'yi']],
    },
  ],
  [
    'Barred',
    'A disc with a bar: rule F5 forbids going to and fro.',
    { of: ['ri'], pieces: { ri: { target: 'barred' } } },
  ],
  [
    'Last move',
    'Four corners around the stone, a dashed ring on the field that it left, and an arrow between them.',
    {
      of: ['ri', 'wo'],
      pieces: { ri: { last: 'from' }, wo: { stone: red, last: 'to' } },
      last: { seat: 0, fields: ['ri', 'wo'] },
    },
  ],
  [
    'Hint',
    'Four arrowheads that point away from the field to start from, and four that point at the field to go to.',
    {
      of: ['go', 'yo'],
      pieces: { go: { stone: green, hint: 'from' }, yo: { hint: 'to' } },
      routes: [['go', 'yo']],
    },
  ],
  [
    'Start fields',
    'The pattern of the seat in the ring of the field: a line for A, squares for B.',
    {
      of: ['gi', 'go'],
      pieces: {},
      reserves: [
        { ...red, left: 8, size: 8, taken: 0 },
        { ...green, left: 8, size: 8, taken: 0 },
      ],
    },
  ],
];

const mark = ([title, drawn, look]: (typeof marks)[number]): TemplateResult =>
  html`<figure>
    <div class="modes">
      <div class="light-mode">${closeUp(look)}</div>
      <div class="dark-mode">${closeUp(look)}</div>
    </div>
    <figcaption><b>${title}</b><br />${prose(drawn)}</figcaption>
  </figure>`;

/** The marks on the board of Fluctus, enlarged, in light and dark mode. */
export const fluctusMarks: StoryObj = {
  ...pageSetup,
  render: () =>
    page(
      'Marks of Fluctus',
      'No state is shown by colour alone. Each mark has its own shape, drawn by the element in light and dark mode.',
      html`<div class="marks">${marks.map(mark)}</div>`,
    ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.marks figure').length).toBe(marks.length);
    const figure = canvasElement.querySelector('.marks figure');
    await waitFor(() =>
      expect(figure?.querySelector('.dark-mode > *')?.shadowRoot?.querySelector('svg')).toBeVisible(),
    );
  },
};
