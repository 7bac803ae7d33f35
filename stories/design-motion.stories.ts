import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { otherTokens } from '../src/element/styles/tokens.js';
import { board, drive, people, positions } from './support/fluctus.js';
import { page, pageSetup, prose, section, table } from './support/page.js';

const meta: Meta = { title: 'Design/Motion', ...pageSetup, tags: ['!autodocs'] };
export default meta;

/** A kind of motion, and a move that shows it. */
interface Motion {
  readonly id: string;
  readonly title: string;
  readonly position: string;
  readonly move: string;
  readonly description: string;
}

const motions: readonly Motion[] = [
  {
    id: 'enter',
    title: 'Enter',
    // here ro is free
    position: '.A...A/A.BABB A 4,5 2,2 -,-',
    move: '@ro',
    description: 'The stone leaves the reserve and grows to its full size. Duration: `--spiel-move`.',
  },
  {
    id: 'step',
    title: 'Step',
    position: positions.captures,
    move: 'wo-yo',
    description: 'The stone moves along its line. Duration: `--spiel-move`, easing: `--spiel-ease`.',
  },
  {
    id: 'capture',
    title: 'Capture',
    position: positions.captures,
    move: 'woxvi',
    description:
      'The stone moves along its line, rises over a stone of its own colour and lands on the captured stone, which fades out in the last third. Duration: `--spiel-hop`, easing: `--spiel-ease-land`.',
  },
  {
    id: 'centre',
    title: 'Through the centre',
    position: positions.middle,
    move: 'roxyi',
    description: 'The same motion. The line continues through the centre, where it changes its colour.',
  },
];

/** Undoes the move if it was played, and plays it. */
function replay(event: Event, move: string): void {
  const shown = (event.currentTarget as Element).closest('figure')?.querySelector('fluctus-board');
  if (!shown) return;
  shown.undo();
  shown.play(move);
}

/** Sets the durations for all boards of the page, with custom properties as any page can. */
function setSpeed(event: Event): void {
  const slow = (event.currentTarget as HTMLInputElement).checked;
  const main = (event.currentTarget as Element).closest('main');
  for (const name of ['quick', 'move', 'hop']) {
    const time = `${parseFloat(otherTokens[name] ?? '0') * 4}ms`;
    if (slow) main?.style.setProperty(`--spiel-${name}`, time);
    else main?.style.removeProperty(`--spiel-${name}`);
  }
}

const shown = (motion: Motion): TemplateResult =>
  html`<figure id=${motion.id}>
    ${board({ ...people, controls: 'none', position: motion.position })}
    <figcaption>
      <div class="row">
        <b>${motion.title}</b>
        <button
          type="button"
          @click=${(event: Event) => {
            replay(event, motion.move);
          }}
        >
          Play ${motion.move}
        </button>
      </div>
      ${prose(motion.description)}
    </figcaption>
  </figure>`;

const times = Object.entries(otherTokens).filter(
  ([, value]) => value.endsWith('ms') || value.startsWith('cubic'),
);

/** The motions of stones, with their durations. */
export const Motions: StoryObj = {
  name: 'Motion',
  render: () =>
    page(
      'Motion',
      'Motion is short and shows what happened. Stones move along their lines, which shows where the lines lead. Only the dots of a thinking computer repeat. If the reader prefers reduced motion, moves appear at once, and the marks of the last move show what happened.',
      html`<label class="row"><input type="checkbox" @change=${setSpeed} /> Four times slower</label>
        <div class="columns">${motions.map(shown)}</div>
        ${section(
          'Durations and easings',
          'A page can set each of these tokens. The event `game-animated` fires when the motion of a move has ended.',
          table(
            'Durations and easings',
            ['Token', 'Value'],
            times.map(([name, value]) => [html`<code>--spiel-${name}</code>`, html`<code>${value}</code>`]),
          ),
        )}`,
    ),
  play: async ({ canvasElement, canvas }) => {
    const driver = await drive(canvasElement, '#capture fluctus-board');
    const button = canvas.getByRole('button', { name: 'Play woxvi' });
    for (const time of [1, 2]) {
      const rest = new Promise((resolve) => {
        driver.board.addEventListener('game-animated', resolve, { once: true });
      });
      await userEvent.click(button);
      await rest;
      await expect(driver.board.ply, `time ${time}`).toBe(1);
    }
    await expect(driver.board.scores).toEqual([8, 7]);
  },
};
