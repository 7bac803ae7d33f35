import type { StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { board, drive, people, positions } from './fluctus.js';
import { interfaceOf } from './manifest.js';
import { page, pageSetup, section } from './page.js';
import { allEvents } from './reference.js';
import { keepScores } from './score-table.js';
import source from './score-table.js?raw';

/** Adds an event with its detail to the log, the newest first. */
function log(list: Element, event: Event): void {
  if (!(event instanceof CustomEvent)) return;
  const line = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = event.type;
  const detail = JSON.stringify(event.detail, (key, value: unknown) => (key === 'record' ? '…' : value));
  line.append(name, ` ${detail}`);
  list.prepend(line);
}

/** The story Events of Fluctus: a score table, a list of moves and a log of all events beside the board. */
export const fluctusEvents: StoryObj = {
  ...pageSetup,
  render: () =>
    page(
      'Events',
      'Events bubble out of shadow roots. They fire after the state has changed and before any motion. `event.detail` is frozen, can be cloned, and contains only what everybody at the table may know.',
      html`<div class="columns">
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
                  <th scope="col">Last change</th>
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
        ${section('The code', 'The complete code of the table and the list of moves:', html`<pre tabindex="0"><code>${source}</code></pre>`)}
        ${allEvents('fluctus-board')}`,
    ),
  play: async ({ canvasElement, canvas }) => {
    const driver = await drive(canvasElement);
    const scores = canvasElement.querySelector('table');
    const [moves, lines] = [
      canvas.getByRole('list', { name: 'Moves' }),
      canvas.getByRole('list', { name: 'Log' }),
    ];
    if (!scores) throw new Error('The page has no table.');
    keepScores(driver.board, scores, moves);
    for (const { name } of interfaceOf('fluctus-board').events) {
      driver.board.addEventListener(name, (event) => {
        log(lines, event);
      });
    }
    await driver.pressField('wo');
    await driver.pressField('vi');
    await expect(canvas.getByRole('row', { name: 'Bo 7 -1' })).toBeVisible();
    await expect(moves).toHaveTextContent('woxvi (pointer)');
    await expect(lines).toHaveTextContent('game-score');
    await driver.press('Undo');
    await expect(moves).toBeEmptyDOMElement();
    await expect(canvas.getByRole('row', { name: /^Bo 8/ })).toBeVisible();
    await driver.pressField('wo');
    await driver.pressField('vi');
  },
};
