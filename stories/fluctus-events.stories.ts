import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { board, people, positions } from './support/fluctus.js';
import { Hands } from './support/hands.js';
import { faceOf } from './support/manifest.js';
import { page, pageMeta, section } from './support/page.js';
import { allEvents } from './support/reference.js';
import { keepScores } from './support/score-table.js';
import source from './support/score-table.js?raw';

const meta: Meta = { title: 'Fluctus/Events', tags: ['!autodocs'], ...pageMeta };
export default meta;

const { events } = faceOf('fluctus-board');

/** A page's own log: every event, as it comes. */
function log(list: Element, event: Event): void {
  if (!(event instanceof CustomEvent)) return;
  const line = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = event.type;
  const said = JSON.stringify(event.detail, (key, value: unknown) => (key === 'record' ? '…' : value));
  line.append(name, ` ${said}`);
  list.prepend(line);
}

/** The scores, the moves and a log, kept by plain DOM code that listens to the board. */
export const Events: StoryObj = {
  render: () =>
    page(
      'Events',
      'Events bubble out of shadow roots and fire after the state has changed, before any motion. `event.detail` is frozen, can be cloned, and holds only what the table may know.',
      html`<div class="sides">
          ${board({ ...people, controls: 'basic', position: positions.captures })}
          <div>
            <table class="scores">
              <caption>
                Scores
              </caption>
              <thead>
                <tr>
                  <th scope="col">Seat</th>
                  <th scope="col">Stones</th>
                  <th scope="col">Last</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Ada</th>
                  <td>8</td>
                  <td></td>
                </tr>
                <tr>
                  <th scope="row">Bo</th>
                  <td>8</td>
                  <td></td>
                </tr>
              </tbody>
            </table>
            <h2>Moves</h2>
            <ol class="moves" aria-label="Moves"></ol>
            <h2>Log</h2>
            <ul class="log" aria-label="Log" tabindex="0"></ul>
          </div>
        </div>
        ${section('The code', 'All that the table and the list need:', html`<pre tabindex="0"><code>${source}</code></pre>`)}
        ${allEvents('fluctus-board')}`,
    ),
  play: async ({ canvasElement, canvas }) => {
    const hands = await Hands.on(canvasElement);
    const scores = canvasElement.querySelector('table');
    const [moves, lines] = [
      canvas.getByRole('list', { name: 'Moves' }),
      canvas.getByRole('list', { name: 'Log' }),
    ];
    if (!scores) throw new Error('The page has no table.');
    keepScores(hands.board, scores, moves);
    for (const { name } of events) {
      hands.board.addEventListener(name, (event) => {
        log(lines, event);
      });
    }
    await hands.field('wo');
    await hands.field('vi');
    await expect(canvas.getByRole('row', { name: 'Bo 7 -1' })).toBeVisible();
    await expect(moves).toHaveTextContent('woxvi (pointer)');
    await expect(lines).toHaveTextContent('game-score');
    await hands.press('Undo');
    await expect(moves).toBeEmptyDOMElement();
    await expect(canvas.getByRole('row', { name: /^Bo 8/ })).toBeVisible();
    await hands.field('wo');
    await hands.field('vi');
  },
};
