import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { others } from '../src/element/styles/tokens.js';
import { board, people, positions } from './support/fluctus.js';
import { Hands } from './support/hands.js';
import { page, pageMeta, prose, section, table } from './support/page.js';

const meta: Meta = { title: 'Design/Motion', tags: ['!autodocs'], ...pageMeta };
export default meta;

interface Motion {
  readonly id: string;
  readonly title: string;
  readonly position: string;
  readonly move: string;
  readonly shown: string;
}

const motions: readonly Motion[] = [
  {
    id: 'enter',
    title: 'Enter',
    position: positions.captures,
    move: '@ro',
    shown: 'Out of its dimple, growing to its size: `--spiel-move`.',
  },
  {
    id: 'step',
    title: 'Step',
    position: positions.captures,
    move: 'wo-yo',
    shown: 'Along the line, never across the wood: `--spiel-move`, `--spiel-ease`.',
  },
  {
    id: 'capture',
    title: 'Capture',
    position: positions.captures,
    move: 'woxvi',
    shown:
      'Along the line, up over the own stone and down on the enemy, who fades in the last third: `--spiel-hop`, `--spiel-ease-land`.',
  },
  {
    id: 'centre',
    title: 'Through the centre',
    position: positions.middle,
    move: 'roxyi',
    shown: 'The same: the line runs on where it changes its colour.',
  },
];

/** What the page says of one motion, and the move it is shown by. `@ro` needs a free field. */
const positionOf = ({ id, position }: Motion) => (id === 'enter' ? '.A...A/A.BABB A 4,5 2,2 -,-' : position);

function again(event: Event, move: string): void {
  const shown = (event.currentTarget as Element).closest('figure')?.querySelector('fluctus-board');
  if (!shown) return;
  shown.undo();
  shown.play(move);
}

/** Sets the times of all boards of the page, as a page of one's own would: with custom properties. */
function pace(event: Event): void {
  const slow = (event.currentTarget as HTMLInputElement).checked;
  const main = (event.currentTarget as Element).closest('main');
  for (const name of ['quick', 'move', 'hop']) {
    const time = `${parseFloat(others[name] ?? '0') * 4}ms`;
    if (slow) main?.style.setProperty(`--spiel-${name}`, time);
    else main?.style.removeProperty(`--spiel-${name}`);
  }
}

const shown = (motion: Motion): TemplateResult =>
  html`<figure id=${motion.id}>
    ${board({ ...people, controls: 'none', position: positionOf(motion) })}
    <figcaption>
      <div class="row">
        <b>${motion.title}</b>
        <button
          type="button"
          @click=${(event: Event) => {
            again(event, motion.move);
          }}
        >
          Play ${motion.move}
        </button>
      </div>
      ${prose(motion.shown)}
    </figcaption>
  </figure>`;

const times = Object.entries(others).filter(([, value]) => value.endsWith('ms') || value.startsWith('cubic'));

/** How stones move, and for how long. */
export const Motions: StoryObj = {
  name: 'Motion',
  render: () =>
    page(
      'Motion',
      'Motion is short and shows what happened: a stone runs along its line, so that the eye learns where the line goes. Nothing loops but the dots of a computer that thinks. Where the reader wants less motion every time is 1 ms, and the marks of the last move tell the story.',
      html`<label class="row"><input type="checkbox" @change=${pace} /> Four times as slow</label>
        <div class="sides">${motions.map(shown)}</div>
        ${section(
          'Times',
          'A page may set each of them; `game-animated` tells when a move has come to rest.',
          table(
            'Times',
            ['Token', 'Value'],
            times.map(([name, value]) => [html`<code>--spiel-${name}</code>`, html`<code>${value}</code>`]),
          ),
        )}`,
    ),
  play: async ({ canvasElement, canvas }) => {
    const hands = await Hands.on(canvasElement, '#capture fluctus-board');
    const button = canvas.getByRole('button', { name: 'Play woxvi' });
    for (const time of [1, 2]) {
      const rest = new Promise((resolve) => {
        hands.board.addEventListener('game-animated', resolve, { once: true });
      });
      await userEvent.click(button);
      await rest;
      await expect(hands.board.ply, `time ${time}`).toBe(1);
    }
    await expect(hands.board.scores).toEqual([8, 7]);
  },
};
