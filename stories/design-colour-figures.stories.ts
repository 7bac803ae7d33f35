import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { seatTokens } from '../src/element/styles/seat-colors.js';
import { colors } from '../src/element/styles/tokens.js';
import { contrast, cssColor, nearest, seen, visions, type Vision } from './support/colour.js';
import { FluctusBoard } from '../src/games/fluctus/index.js';
import { gameTokens } from './support/game-tokens.js';
import { page, pageMeta, section, table } from './support/page.js';

const meta: Meta = { title: 'Design/Colour figures', tags: ['!autodocs'], ...pageMeta };
export default meta;

type Time = 0 | 1;
const times: readonly (readonly [Time, string])[] = [
  [0, 'by day'],
  [1, 'by lamplight'],
];
const eyes = Object.keys(visions) as Vision[];

/** Least difference that is wanted between two colours that must be told apart. */
const apartEnough = 14;

const lines = gameTokens('fluctus', FluctusBoard.styles).filter(({ name }) => !/thread|edge/.test(name));
const bodies = (count: number, time: Time) =>
  Array.from({ length: count }, (_, i) => seatTokens[`seat-${i + 1}`]?.[time] ?? '#000');

const families: readonly (readonly [name: string, of: (time: Time) => readonly string[]])[] = [
  ['Lines of Fluctus', (time) => lines.map(({ light, dark }) => [light, dark][time] ?? light)],
  ['Seats A to D', (time) => bodies(4, time)],
  ['Seats A to E', (time) => bodies(5, time)],
];

const figures = families.flatMap(([name, of]) =>
  times.map(([time, when]) => ({ label: `${name}, ${when}`, hexes: of(time) })),
);

const strip = (hexes: readonly string[], vision: Vision) =>
  html`<span class="swatches" aria-hidden="true"
    >${hexes.map((hex) => html`<span class="chip" style="background: ${cssColor(seen(hex, vision))}"></span>`)}</span
  >`;

/** Which colours must be legible on which, and how much contrast that takes. */
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

const value = (name: string, time: Time) => colors[name]?.[time] ?? '#000';
const ratio = ([front, back]: (typeof pairs)[number], time: Time) =>
  contrast(value(front, time), value(back, time));

/** Contrast, and the difference of colours to eyes that see fewer of them, computed from the defaults. */
export const ColourFigures: StoryObj = {
  name: 'Colour figures',
  render: () =>
    page(
      'Colour figures',
      'Computed here and now from the defaults, so that whoever changes one sees what follows.',
      html`${section(
        'Colours that must be told apart',
        'The smallest difference (CIEDE2000) among the colours of each family, to eyes that see all colours and, by Machado 2009 at full strength, to eyes that do not. Wanted: 14. Threads, shapes and letters tell the same besides.',
        table(
          'Smallest differences',
          ['Family', ...eyes],
          figures.map(({ label, hexes }) => [
            label,
            ...eyes.map((eye) => html`${strip(hexes, eye)} <b>${nearest(hexes, eye).apart.toFixed(1)}</b>`),
          ]),
        ),
      )}
      ${section(
        'Colours that must be legible',
        'Contrast as WCAG 2 has it: 4.5 for text, 3 for what is drawn.',
        table(
          'Contrasts',
          ['On', 'By day', 'By lamplight', 'Wanted'],
          pairs.map((pair) => [
            html`<code>${pair[0]}</code> on <code>${pair[1]}</code>`,
            ...times.map(
              ([time]) =>
                html`<span
                    class="specimen"
                    aria-hidden="true"
                    style="color: ${value(pair[0], time)}; background: ${value(pair[1], time)}"
                    >${pair[2] < 4.5 ? html`<i></i>` : 'Ro'}</span
                  >
                  ${ratio(pair, time).toFixed(1)}`,
            ),
            String(pair[2]),
          ]),
        ),
      )}`,
    ),
  play: async () => {
    await expect(lines.length).toBe(6);
    for (const { label, hexes } of figures)
      for (const eye of eyes)
        await expect(nearest(hexes, eye).apart, `${label}, ${eye}`).toBeGreaterThanOrEqual(apartEnough);
    for (const pair of pairs)
      for (const [time, when] of times)
        await expect(ratio(pair, time), `${pair[0]} on ${pair[1]} ${when}`).toBeGreaterThanOrEqual(pair[2]);
  },
};
