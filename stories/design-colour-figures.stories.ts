import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { seatTokens } from '../src/element/styles/seat-colors.js';
import { colors } from '../src/element/styles/tokens.js';
import { contrast, cssColor, nearest, seen, visions, type Vision } from '../site/studio/colour.js';
import { FluctusBoard } from '../src/games/fluctus/index.js';
import { gameTokens } from './support/game-tokens.js';
import { page, pageSetup, section, table } from './support/page.js';

const meta: Meta = {
  title: 'Design/Contrast, colour blindness',
  id: 'design-colour-figures',
  ...pageSetup,
  tags: ['!autodocs'],
};
export default meta;

/** Index of the light or the dark value of a token. */
type Mode = 0 | 1;
const modes: readonly (readonly [Mode, string])[] = [
  [0, 'light'],
  [1, 'dark'],
];
const kindsOfVision = Object.keys(visions) as Vision[];

/** The least difference between two colours that must be distinguishable. */
const leastDifference = 14;

const lines = gameTokens('fluctus', FluctusBoard.styles).filter(({ name }) => !/thread|edge/.test(name));
const seatColours = (count: number, mode: Mode) =>
  Array.from({ length: count }, (_, i) => seatTokens[`seat-${i + 1}`]?.[mode] ?? '#000');

/** Groups of colours that appear together. */
const groups: readonly (readonly [name: string, of: (mode: Mode) => readonly string[]])[] = [
  ['Lines of Fluctus', (mode) => lines.map(({ light, dark }) => [light, dark][mode] ?? light)],
  ['Seats A to D', (mode) => seatColours(4, mode)],
  ['Seats A to E', (mode) => seatColours(5, mode)],
];

const figures = groups.flatMap(([name, of]) =>
  modes.map(([mode, modeName]) => ({ label: `${name}, ${modeName}`, hexes: of(mode) })),
);

const strip = (hexes: readonly string[], vision: Vision) =>
  html`<span class="swatches" aria-hidden="true"
    >${hexes.map((hex) => html`<span class="chip" style="background: ${cssColor(seen(hex, vision))}"></span>`)}</span
  >`;

/** Foreground and background tokens, and the least contrast between them. */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['linen', 'paper', 'sunk'].flatMap((back) =>
    ['ink', 'ink-2', 'ink-3'].map((front) => [front, back, 4.5] as const),
  ),
  ['accent', 'linen', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['wood-ink', 'wood', 4.5],
  ['wood-ink', 'wood-low', 4.5],
  ['lit', 'lit-fill', 3],
  ['kerf', 'wood', 3],
  ['edge', 'linen', 3],
  ['edge', 'paper', 3],
];

const value = (name: string, mode: Mode) => colors[name]?.[mode] ?? '#000';
const ratio = ([front, back]: (typeof pairs)[number], mode: Mode) =>
  contrast(value(front, mode), value(back, mode));

/** Contrast, and the difference between colours for people with colour blindness, computed from the default tokens. */
export const ColourFigures: StoryObj = {
  name: 'Contrast, colour blindness',
  render: () =>
    page(
      'Colour figures',
      'Contrasts and colour differences, computed from the default tokens. Look here after you change a default.',
      html`${section(
        'Colours that must be distinguishable',
        'The smallest difference (CIEDE2000) between two colours of a group, for normal vision and for simulated colour blindness (Machado 2009, full severity). It must be at least 14. Threads, shapes and letters also distinguish what the colours distinguish.',
        table(
          'Smallest differences',
          ['Group', ...kindsOfVision],
          figures.map(({ label, hexes }) => [
            label,
            ...kindsOfVision.map(
              (vision) => html`${strip(hexes, vision)} <b>${nearest(hexes, vision).apart.toFixed(1)}</b>`,
            ),
          ]),
        ),
      )}
      ${section(
        'Colours that must be legible',
        'Contrast ratios (WCAG 2). They must be at least 4.5 for text and 3 for graphics.',
        table(
          'Contrasts',
          ['Colours', 'Light', 'Dark', 'At least'],
          pairs.map((pair) => [
            html`<code>${pair[0]}</code> on <code>${pair[1]}</code>`,
            ...modes.map(
              ([mode]) =>
                html`<span
                    class="specimen"
                    aria-hidden="true"
                    style="color: ${value(pair[0], mode)}; background: ${value(pair[1], mode)}"
                    >${pair[2] < 4.5 ? html`<i></i>` : 'Ro'}</span
                  >
                  ${ratio(pair, mode).toFixed(1)}`,
            ),
            String(pair[2]),
          ]),
        ),
      )}`,
    ),
  play: async () => {
    await expect(lines.length).toBe(6);
    for (const { label, hexes } of figures)
      for (const vision of kindsOfVision)
        await expect(nearest(hexes, vision).apart, `${label}, ${vision}`).toBeGreaterThanOrEqual(
          leastDifference,
        );
    for (const pair of pairs)
      for (const [mode, modeName] of modes)
        await expect(ratio(pair, mode), `${pair[0]} on ${pair[1]}, ${modeName}`).toBeGreaterThanOrEqual(
          pair[2],
        );
  },
};
