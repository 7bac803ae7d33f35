import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { FluctusBoard } from '../src/games/fluctus/index.js';
import * as glux from '../src/games/glux/drawing/finish.js';
import { GluxBoard } from '../src/games/glux/index.js';
import * as lucky from '../src/games/lucky-numbers/drawing/finish.js';
import { LuckyNumbersGrid } from '../src/games/lucky-numbers/index.js';
import * as luzi from '../src/games/luzi/finish.js';
import { LuziDice } from '../src/games/luzi/index.js';
import { seatTokens } from '../src/element/styles/seat-colors.js';
import { colors, others } from '../src/element/styles/tokens.js';
import { gameTokens, type GameToken } from './support/game-tokens.js';
import { faceOf } from './support/manifest.js';
import { page, pageMeta, prose, section, table } from './support/page.js';

const meta: Meta = { title: 'Design/Tokens', tags: ['!autodocs'], ...pageMeta };
export default meta;

/** The games with tokens of their own: what they colour, and the sheets that are read. */
const games = [
  {
    name: 'Fluctus',
    lead: 'The six line colours and what is inlaid in them. The stones have the colours of their lines.',
    documented: faceOf('fluctus-board').cssProperties,
    tokens: gameTokens('fluctus', FluctusBoard.styles),
  },
  {
    name: 'Glüx',
    lead: 'Corridors, rooms and walls. Chips have the colours of the seats.',
    documented: faceOf('glux-board').cssProperties,
    tokens: gameTokens('glux', [GluxBoard.styles, ...glux.sheets]),
  },
  {
    name: 'Lucky Numbers',
    lead: 'The tray and its tiles. All else is of wood, and follows the shared tokens.',
    documented: faceOf('lucky-numbers-grid').cssProperties,
    tokens: gameTokens('lucky', [LuckyNumbersGrid.styles, ...lucky.sheets]),
  },
  {
    name: 'Luzi und Joe',
    lead: 'The felt, the two faces that matter, and how long things take.',
    documented: faceOf('luzi-dice').cssProperties,
    tokens: gameTokens('luzi', [LuziDice.styles, ...luzi.sheets]),
  },
];

const cssProperties = games.flatMap(({ documented }) => documented);
const meaning = (token: string) => prose(cssProperties.find(({ name }) => name === token)?.description ?? '');

const swatch = (color: string, time: 'day' | 'lamp') =>
  html`<span class="swatch ${time}" style="background: ${color}" aria-hidden="true"></span>`;

const colorRow = (token: string, light: string, dark: string): readonly unknown[] => [
  html`<code>${token}</code>`,
  html`<span class="swatches">${swatch(light, 'day')}${swatch(dark, 'lamp')}</span>`,
  html`<code>${light}</code><br /><code>${light === dark ? nothing : dark}</code>`,
  meaning(token),
];

const isTime = (value: string) => /^\d+m?s$/.test(value);

const gameRow = ({ name, light, dark }: GameToken): readonly unknown[] =>
  isTime(light)
    ? [html`<code>${name}</code>`, run(light), html`<code>${light}</code>`, meaning(name)]
    : colorRow(name, light, dark);

const colorTable = (label: string, rows: readonly (readonly unknown[])[]) =>
  html`<div class="tokens">
    ${table(label, ['Token', 'By day, by lamplight', 'Values', 'Meaning'], rows)}
  </div>`;

/** The token each group of colours begins with, in the order in which they are declared. */
const groups: readonly (readonly [first: string, title: string, lead: string])[] = [
  ['linen', 'Ground', 'A linen mat with a stitched hem, and paper slips on it.'],
  [
    'ink',
    'Ink',
    'Text in three strengths, all of them readable on linen and on paper; hairlines and outlines.',
  ],
  ['wood', 'Wood and bone', 'The board: its face, the light on it, its side, and what is cut into it.'],
  ['accent', 'Accent', 'One colour that asks for attention, used sparingly.'],
  ['lit', 'States', 'None of them is told by its colour alone: see States.'],
];

const names = Object.keys(colors);

function colorGroup([first, title, lead]: (typeof groups)[number], i: number): TemplateResult {
  const next = groups[i + 1]?.[0];
  const from = names.indexOf(first);
  const own = names.slice(from, next === undefined ? undefined : names.indexOf(next));
  const rows = own.map((name) => colorRow(`--spiel-${name}`, ...(colors[name] ?? ['', ''])));
  return section(title, lead, colorTable(title, rows));
}

/** A bar that runs for a time, or at a pace. */
const run = (value: string) =>
  html`<span
    class="run"
    style="--run: ${value.startsWith('cubic') ? `1200ms ${value}` : `${value} linear`}"
  ></span>`;

/** How a token that is no colour looks. */
function sample(name: string, value: string): TemplateResult {
  if (/^(serif|sans)$/.test(name))
    return html`<span style="font: 24px/1.2 ${value}">Red to move, 7 stones</span>`;
  if (name.startsWith('radius')) return html`<span class="shape" style="border-radius: ${value}"></span>`;
  if (name === 'shadow') return html`<span class="shape" style="box-shadow: ${value}"></span>`;
  if (/^\d+px$/.test(value)) return html`<span class="length" style="inline-size: ${value}"></span>`;
  return run(value);
}

const otherRow = ([name, value]: readonly [string, string]): readonly unknown[] => {
  const token = `--spiel-${name}`;
  return [html`<code>${token}</code>`, sample(name, value), html`<code>${value}</code>`, meaning(token)];
};

/** Everything that a page may set, with the defaults that the sheets really have. */
export const Tokens: StoryObj = {
  render: () =>
    page(
      'Tokens',
      'Every colour, length and time of a board is a custom property that a page may set: on the element, or anywhere above it. What is not set keeps the default below, which follows the `color-scheme` of its place. Rest the pointer on a bar to see its time.',
      html`${groups.map(colorGroup)}
      ${section('Type, form and motion', 'System faces only.', html`<div class="tokens">${table('Type, form and motion', ['Token', 'Sample', 'Value', 'Meaning'], Object.entries(others).map(otherRow))}</div>`)}
      ${section(
        'Seats',
        'For games whose pieces have no colours of their own: body, writing on it, and a rim that shows on wood and linen. Each seat has a shape and a letter too.',
        colorTable(
          'Seats',
          Object.entries(seatTokens).map(([name, pair]) => colorRow(`--spiel-${name}`, ...pair)),
        ),
      )}
      ${games.map(({ name, lead, tokens }) => section(name, lead, colorTable(name, tokens.map(gameRow))))}`,
    ),
  play: async () => {
    const seats = Object.keys(seatTokens).map((name) => `--spiel-${name}`);
    const shared = [...names, ...Object.keys(others)].map((name) => `--spiel-${name}`);
    for (const { documented, tokens } of games) {
      const described = documented.filter(({ description }) => description).map(({ name }) => name);
      // pieces have the colours of the seats, or colours of their own
      const ofSeats = described.some((name) => seats.includes(name)) ? seats : [];
      await expect(described.sort()).toEqual(
        [...shared, ...ofSeats, ...tokens.map(({ name }) => name)].sort(),
      );
    }
    await expect(names[0]).toBe(groups[0]?.[0]);
  },
};
