import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { FluctusBoard } from '../src/games/fluctus/index.js';
import { GluxBoard } from '../src/games/glux/index.js';
import { LuckyNumbersGrid } from '../src/games/lucky-numbers/index.js';
import { LuziDice } from '../src/games/luzi/index.js';
import { seatTokens } from '../src/element/styles/seat-colors.js';
import { markTokens } from '../src/element/styles/mark-colors.js';
import { colors, otherTokens } from '../src/element/styles/tokens.js';
import { gameTokens, type GameToken } from './support/game-tokens.js';
import { interfaceOf } from './support/manifest.js';
import { page, pageSetup, prose, section, table } from './support/page.js';

const meta: Meta = {
  title: 'Design/Tokens: colours, fonts, lengths',
  id: 'design-tokens',
  ...pageSetup,
  tags: ['!autodocs'],
};
export default meta;

/** The games: an introduction to the tokens of each, and the style sheets that define them. */
const games = [
  {
    name: 'Fluctus',
    lead: 'The colours of the six lines and of the marks inlaid in them. Stones have the colours of the lines.',
    documented: interfaceOf('fluctus-board').cssProperties,
    tokens: gameTokens('fluctus', FluctusBoard.styles),
  },
  {
    name: 'Glüx',
    lead: 'Paths, rooms and walls. Chips have the colours of the seats.',
    documented: interfaceOf('glux-board').cssProperties,
    tokens: gameTokens('glux', GluxBoard.styles),
  },
  {
    name: 'Lucky Numbers',
    lead: 'The tray and its tiles. Everything else is wood and uses the shared tokens.',
    documented: interfaceOf('lucky-numbers-grid').cssProperties,
    tokens: gameTokens('lucky', LuckyNumbersGrid.styles),
  },
  {
    name: 'Luzi und Joe',
    lead: 'The felt, the faces of the dice, and two durations.',
    documented: interfaceOf('luzi-dice').cssProperties,
    tokens: gameTokens('luzi', LuziDice.styles),
  },
];

const cssProperties = games.flatMap(({ documented }) => documented);
const meaning = (token: string) => prose(cssProperties.find(({ name }) => name === token)?.description ?? '');

const swatch = (color: string, mode: 'light' | 'dark') =>
  html`<span class="swatch ${mode}-mode" style="background: ${color}" aria-hidden="true"></span>`;

const colorRow = (token: string, light: string, dark: string): readonly unknown[] => [
  html`<code>${token}</code>`,
  html`<span class="swatches">${swatch(light, 'light')}${swatch(dark, 'dark')}</span>`,
  html`<code>${light}</code><br /><code>${light === dark ? nothing : dark}</code>`,
  meaning(token),
];

const isDuration = (value: string) => /^\d+m?s$/.test(value);

const gameRow = ({ name, light, dark }: GameToken): readonly unknown[] =>
  isDuration(light)
    ? [html`<code>${name}</code>`, durationBar(light), html`<code>${light}</code>`, meaning(name)]
    : colorRow(name, light, dark);

const colorTable = (label: string, rows: readonly (readonly unknown[])[]) =>
  html`<div class="tokens">${table(label, ['Token', 'Light, dark', 'Values', 'Meaning'], rows)}</div>`;

/** The groups of colours: the first token of each group, in the order of declaration. */
const groups: readonly (readonly [first: string, title: string, lead: string])[] = [
  ['linen', 'Backgrounds', 'A linen mat with a stitched hem, and paper for messages and dialogs.'],
  [
    'ink',
    'Ink',
    'Three colours for text, all of them legible on linen and on paper, and colours for hairlines and outlines.',
  ],
  ['accent', 'Accent', 'One colour that attracts attention. It is used sparingly.'],
  [
    'wood',
    'Wood and bone',
    'The board: its face, highlight, shade, side and grain, and the recesses and inlays in it.',
  ],
  ['lit', 'States', 'Each state also has a shape of its own: see Design/States.'],
];

const names = Object.keys(colors);

function colorGroup([first, title, lead]: (typeof groups)[number], i: number): TemplateResult {
  const next = groups[i + 1]?.[0];
  const from = names.indexOf(first);
  const own = names.slice(from, next === undefined ? undefined : names.indexOf(next));
  const rows = own.map((name) => colorRow(`--spiel-${name}`, ...(colors[name] ?? ['', ''])));
  return section(title, lead, colorTable(title, rows));
}

/** A bar that grows with a duration or an easing. */
const durationBar = (value: string) =>
  html`<span
    class="duration"
    style="--duration: ${value.startsWith('cubic') ? `1200ms ${value}` : `${value} linear`}"></span>`;

/** A sample of a token that is not a colour. */
function sample(name: string, value: string): TemplateResult {
  if (/^(serif|sans)$/.test(name))
    return html`<span style="font: 24px/1.2 ${value}">Red to move, 7 stones</span>`;
  if (name.startsWith('radius')) return html`<span class="shape" style="border-radius: ${value}"></span>`;
  if (name === 'shadow') return html`<span class="shape" style="box-shadow: ${value}"></span>`;
  if (/^\d+px$/.test(value)) return html`<span class="length" style="inline-size: ${value}"></span>`;
  return durationBar(value);
}

const otherRow = ([name, value]: readonly [string, string]): readonly unknown[] => {
  const token = `--spiel-${name}`;
  return [html`<code>${token}</code>`, sample(name, value), html`<code>${value}</code>`, meaning(token)];
};

/** All custom properties with their defaults, as the style sheets define them. */
export const Tokens: StoryObj = {
  name: 'Tokens: colours, fonts, lengths',
  render: () =>
    page(
      'Tokens',
      'Every colour, length and duration is a custom property (token). A page can set it on the element or on any ancestor. The defaults below follow the `color-scheme` of the container. Move the pointer over a row with a bar to see its duration.',
      html`${groups.map(colorGroup)}
      ${section('Fonts, shape and motion', 'The default fonts are system fonts; the elements load none.', html`<div class="tokens">${table('Fonts, shape and motion', ['Token', 'Sample', 'Value', 'Meaning'], Object.entries(otherTokens).map(otherRow))}</div>`)}
      ${section(
        'Seats',
        'For games whose pieces have no colours of their own: the piece, the writing on it, and a rim that is visible on wood and linen. Each seat also has a shape and a letter.',
        colorTable(
          'Seats',
          Object.entries(seatTokens).map(([name, pair]) => colorRow(`--spiel-${name}`, ...pair)),
        ),
      )}
      ${section(
        'Marks',
        'Rings and arrows of the attribute `marks`. Each colour also has a pattern of its own.',
        colorTable(
          'Marks',
          Object.entries(markTokens).map(([name, pair]) => colorRow(`--spiel-${name}`, ...pair)),
        ),
      )}
      ${games.map(({ name, lead, tokens }) => section(name, lead, colorTable(name, tokens.map(gameRow))))}`,
    ),
  play: async () => {
    const seats = Object.keys(seatTokens).map((name) => `--spiel-${name}`);
    const shared = [...names, ...Object.keys(otherTokens), ...Object.keys(markTokens)].map(
      (name) => `--spiel-${name}`,
    );
    for (const { documented, tokens } of games) {
      const described = documented.filter(({ description }) => description).map(({ name }) => name);
      // a game uses the colours of the seats or its own
      const ofSeats = described.some((name) => seats.includes(name)) ? seats : [];
      await expect(described.sort()).toEqual(
        [...shared, ...ofSeats, ...tokens.map(({ name }) => name)].sort(),
      );
    }
    await expect(names[0]).toBe(groups[0]?.[0]);
  },
};
