import { fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../src/index.js';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import type { FluctusBoard } from '../../src/games/fluctus/index.js';
import { frame } from '../support/board.js';

export const record = '1. @ro @go 2. @ri @gi 3. ro-wo (3. ri-wo gi-bo) 3... gi-bo';
export interface Text {
  readonly board: FluctusBoard;
  readonly links: readonly MoveInText[];
}

export const buttonOf = (link: MoveInText) => link.shadowRoot?.querySelector<HTMLElement>('[role=button]');

/** A text with links to a replay, once the links are buttons. */
export async function text(links: ReturnType<typeof html>, attributes = html``): Promise<Text> {
  const root = await fixture<HTMLElement>(
    html`<div>
      <fluctus-board id="g1" mode="replay" .record=${record}></fluctus-board>
      ${attributes}
      <p>${links}</p>
    </div>`,
  );
  const board = root.querySelector('fluctus-board')!;
  await board.updateComplete;
  const all = [...root.querySelectorAll('game-move')];
  for (const link of all) while (!buttonOf(link)) await frame();
  return { board, links: all };
}

export async function click(link: MoveInText): Promise<void> {
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = buttonOf(link)!.getBoundingClientRect();
  const middle = [left + width / 2, top + height / 2].map(Math.round) as [number, number];
  await sendMouse({ type: 'click', position: middle });
  await link.updateComplete;
}
