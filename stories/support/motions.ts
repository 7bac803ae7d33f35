import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { boardOf, type AnyBoardArgs } from './board.js';
import { interfaceOf, type Entry } from './manifest.js';
import { page, pageSetup, prose, section, table } from './page.js';

/** A kind of motion, and a record whose last move shows it. */
export interface Motion<Args extends AnyBoardArgs> {
  readonly title: string;
  readonly record: string;
  /** The number of moves before the last one. */
  readonly ply: number;
  readonly description: string;
  readonly args?: Args;
}

/** A page with the motions of a game. */
interface MotionsPage<Args extends AnyBoardArgs> {
  readonly name: string;
  readonly tag: string;
  readonly lead: string;
  /** The arguments of all boards. */
  readonly args: Args;
  readonly motions: readonly Motion<Args>[];
}

type Board = HTMLElement & {
  readonly ply: number;
  readonly updateComplete: Promise<boolean>;
  goTo(ply: number): void;
};

/** Takes the last move back if it is shown, and plays it again. */
function replay(event: Event, tag: string, ply: number): void {
  const shown = (event.currentTarget as Element).closest('figure')?.querySelector<Board>(tag);
  shown?.goTo(ply);
  shown?.goTo(ply + 1);
}

const isDuration = ({ default: value = '' }: Entry) => /^\d+m?s$/.test(value);

/** Sets the durations for all boards of the page, with custom properties as any page can. */
function setSpeed(event: Event, durations: readonly Entry[]): void {
  const slow = (event.currentTarget as HTMLInputElement).checked;
  const main = (event.currentTarget as Element).closest('main');
  for (const { name, default: value = '' } of durations) {
    if (slow) main?.style.setProperty(name, `calc(4 * ${value})`);
    else main?.style.removeProperty(name);
  }
}

const figure = <Args extends AnyBoardArgs>(
  { tag, args }: MotionsPage<Args>,
  board: ReturnType<typeof boardOf>,
  motion: Motion<Args>,
): TemplateResult =>
  html`<figure>
    ${board({ ...args, ...motion.args, controls: 'none', record: motion.record, ply: motion.ply })}
    <figcaption>
      <div class="row">
        <b>${motion.title}</b>
        <button
          type="button"
          aria-label="Play: ${motion.title}"
          @click=${(event: Event) => {
            replay(event, tag, motion.ply);
          }}>
          Play
        </button>
      </div>
      ${prose(motion.description)}
    </figcaption>
  </figure>`;

/** The story with the motions of a game, and their durations. The play function plays all of them, and the first one twice. */
export function motions<Args extends AnyBoardArgs>(shown: MotionsPage<Args>): StoryObj {
  const { name, tag, lead } = shown;
  const board = boardOf(tag);
  const { cssProperties } = interfaceOf(tag);
  const durations = cssProperties.filter(isDuration);
  const times = cssProperties.filter((entry) => isDuration(entry) || entry.default?.startsWith('cubic'));
  return {
    ...pageSetup,
    render: () =>
      page(
        `Motion of ${name}`,
        `Motion is short and shows what happened. ${lead} If the reader prefers reduced motion, moves appear at once, and the marks of the last move show what happened.`,
        html`<label class="row"
            ><input
              type="checkbox"
              @change=${(event: Event) => {
                setSpeed(event, durations);
              }} />
            Four times slower</label
          >
          <div class="columns">${shown.motions.map((motion) => figure(shown, board, motion))}</div>
          ${section(
            'Durations and easings',
            'A page can set each of these tokens. The event `game-animated` fires when the motion of a move has ended.',
            table(
              'Durations and easings',
              ['Token', 'Value', 'Meaning'],
              times.map((entry) => [
                html`<code>${entry.name}</code>`,
                html`<code>${entry.default}</code>`,
                prose(entry.description ?? ''),
              ]),
            ),
          )}`,
      ),
    play: async ({ canvasElement, canvas }) => {
      const boards = [...canvasElement.querySelectorAll<Board>(tag)];
      const buttons = canvas.getAllByRole('button', { name: /^Play: / });
      await expect(boards.length).toBe(shown.motions.length);
      for (const each of boards) {
        each.scrollIntoView({ block: 'nearest' });
        await each.updateComplete;
      }
      const playAll = async (played: readonly Board[]) => {
        const ends = played.map(
          (each) =>
            new Promise((resolve) => {
              each.addEventListener('game-animated', resolve, { once: true });
            }),
        );
        for (const i of played.keys()) if (buttons[i]) await userEvent.click(buttons[i]);
        await Promise.all(ends);
        // a chip may be drawn after the move
        for (const [i, each] of played.entries())
          await expect(each.ply, shown.motions[i]?.title).toBeGreaterThan(shown.motions[i]?.ply ?? 0);
      };
      await playAll(boards);
      await playAll(boards.slice(0, 1));
    },
  };
}
