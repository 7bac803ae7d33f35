import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import type { Stone } from '../src/games/fluctus/drawing/piece.js';
import { closeUp, type CloseUp } from './support/close-up.js';
import { board, game, people, positions } from './support/fluctus.js';
import { Hands } from './support/hands.js';
import { page, pageMeta, prose, section } from './support/page.js';

const meta: Meta = { title: 'Design/States', tags: ['!autodocs'], ...pageMeta };
export default meta;

const red: Stone = { seat: 0, color: 'red' };
const green: Stone = { seat: 1, color: 'green' };

/** How each mark is made, and how it is told without its colour. */
const marks: readonly (readonly [title: string, drawn: string, look: CloseUp])[] = [
  [
    'Chosen',
    'The stone is lifted: larger, a longer shadow, one lit ring.',
    { of: ['ro'], pieces: { ro: { stone: red, chosen: true } } },
  ],
  [
    'May step here',
    'A pale disc with a ring and a point.',
    { of: ['wo'], pieces: { wo: { target: 'step' } } },
  ],
  ['May enter here', 'The same disc with a cross.', { of: ['ro'], pieces: { ro: { target: 'enter' } } }],
  [
    'May be captured',
    'A broken ring with four ticks round the stone.',
    { of: ['vi'], pieces: { vi: { stone: green, target: 'capture' } } },
  ],
  [
    'The way of a capture',
    'Dashes along the line, which bow round the stone that is leapt over.',
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
    'Through the centre',
    'The dashes cross where the lines do.',
    {
      of: ['vi', 'yi'],
      pieces: { ro: { stone: red }, vi: { stone: red }, yi: { stone: green, target: 'capture' } },
      routes: [['ro', 'vi', 'yi']],
    },
  ],
  ['Barred', 'A disc with a bar: no to and fro (F5).', { of: ['ri'], pieces: { ri: { barred: true } } }],
  [
    'Last move',
    'Four corners round the stone, a broken ring where it came from, a pale thread between.',
    {
      of: ['ri', 'wo'],
      pieces: { ri: { last: 'from' }, wo: { stone: red, last: 'to' } },
      last: { seat: 0, fields: ['ri', 'wo'] },
    },
  ],
  [
    'Hint',
    'Four heads that point out of where to start, and into where to go.',
    {
      of: ['go', 'yo'],
      pieces: { go: { stone: green, hint: 'from' }, yo: { hint: 'to' } },
      routes: [['go', 'yo']],
    },
  ],
  [
    'Start fields',
    'The sign of the seat in the ring of the field: a line for A, squares for B.',
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
    <div class="both">
      <div class="day">${closeUp(look)}</div>
      <div class="lamp">${closeUp(look)}</div>
    </div>
    <figcaption><b>${title}</b><br />${prose(drawn)}</figcaption>
  </figure>`;

const live = (id: string, title: string, args: object, drawn: string): TemplateResult =>
  html`<figure id=${id}>
    ${board({ ...people, controls: 'basic', ...args })}
    <figcaption><b>${title}</b><br />${prose(drawn)}</figcaption>
  </figure>`;

/** Every state of the board and of what stands round it, by day and by lamplight. */
export const States: StoryObj = {
  render: () =>
    page(
      'States',
      'No state is told by colour alone: each has a shape of its own, and is named in the label of its field for those who hear the board.',
      html`${section('On the board', 'As the element draws them, by day and by lamplight.', html`<div class="marks">${marks.map(mark)}</div>`)}
      ${section(
        'Round the board',
        'Real boards; try them.',
        html`<div class="sides">
          ${live('to-move', 'To move', { position: positions.middle }, 'A bar under the seat, and the words in the accent. While a computer thinks, three dots count, and the element matches `:state(thinking)`.')}
          ${live('focus', 'Focus', { position: positions.middle }, 'Two closed rings, an inner and an outer colour: one of them shows on any ground.')}
          ${live('error', 'What a rule forbids', { position: positions.corner }, 'A slip with a bar, an icon, one sentence that names the fields, and a link to the rule. The board does not shake.')}
          ${live('over', 'The game is over', { record: game }, 'The large sentence says who has won, the small one why. The element matches `:state(over)`.')}
        </div>`,
      )}`,
    ),
  play: async ({ canvasElement }) => {
    const error = await Hands.on(canvasElement, '#error fluctus-board');
    await error.field('ro');
    await error.field('yo');
    await error.says('message', 'turn a corner');
    const over = await Hands.on(canvasElement, '#over fluctus-board');
    await expect(over.board.matches(':state(over)')).toBe(true);
    const focus = await Hands.on(canvasElement, '#focus fluctus-board');
    focus.get('button', /^wi,/).focus({ preventScroll: true });
    await expect(focus.board.matches(':focus-within')).toBe(true);
  },
};
