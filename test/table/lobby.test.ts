import { expect, fixture, fixtureCleanup, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { render } from 'lit';
import type { Level } from '../../src/core/bot.js';
import { noTable } from '../../src/core/table/state.js';
import { boardOf } from '../../src/element/model/board.js';
import type { ServerGame } from '../../src/element/parts/table/server-game.js';
import { ServerView } from '../../src/element/parts/table/server-view.js';
import { adoptSheets } from '../../src/element/styles/adopt-sheets.js';
import { fieldStyles } from '../../src/element/styles/field.styles.js';
import { tableStyles } from '../../src/element/styles/table.styles.js';
import { boardsOf } from './boards.js';

const ada = { name: 'Ada', commit: '00' };

/** The view of Ada's board at a table with these seats, and what she asked of the host, which does nothing. */
async function lobbyOf(seats: (object | undefined)[], more: object = {}) {
  const [driver] = await boardsOf('glux-board', 1);
  const { element, root } = driver!;
  const asked: (Level | undefined)[] = [];
  const game = {
    phase: { kind: 'table' },
    seat: 0,
    state: { ...noTable, n: 2, seats, host: 0, match: { turn: 0, game: {} } },
    online: true,
    seats: { stored: true, address: location.href, others: [] },
    nameOf: String,
    awayFor: () => 0,
    levelOf: (level: Level) => `Computer (${level})`,
    setComputer: (_: number, level?: Level) => asked.push(level),
    ...more,
  };
  const box = await fixture<HTMLElement>(html`<section class="elsewhere"></section>`);
  root.querySelector('.tools')!.append(box);
  adoptSheets(element, [fieldStyles, tableStyles]);
  const view = new ServerView(boardOf(element), game as unknown as ServerGame, 'https://play.example', () =>
    show(),
  );
  const show = () => render(view.render()!.content, box);
  show();
  return { box, asked, show };
}

describe('the lobby of a table', () => {
  afterEach(() => fixtureCleanup());

  it('shows the computer that the host has seated, not the one that was chosen', async () => {
    const seats: (object | undefined)[] = [ada, undefined, undefined];
    const { box, asked, show } = await lobbyOf(seats);
    const select = box.querySelector('select')!;
    const shown = () => select.selectedOptions[0]!.textContent;
    select.focus();
    await sendKeys({ press: 'End' });
    show();
    expect([asked, shown()]).to.deep.equal([['best'], 'Person']);
    seats[1] = { name: '', commit: '', computer: 'hard' };
    show();
    expect(shown()).to.equal('Computer (hard)');
    await sendKeys({ press: 'Home' });
    show();
    expect([asked, shown()]).to.deep.equal([['best', undefined], 'Computer (hard)']);
  });

  it('fits into the column beside a board', async () => {
    const { box } = await lobbyOf([ada, undefined]);
    (box.getRootNode() as ShadowRoot).querySelector('.in')!.append(box);
    box.style.cssText = 'box-sizing: border-box; inline-size: 226px';
    // the border and the padding of its column
    expect(box.querySelector('select')!.getBoundingClientRect().width).to.be.at.most(226 - 32);
  });

  it('has what people do during the game in one column', async () => {
    const { box } = await lobbyOf([ada, { name: 'Bo', commit: '11' }]);
    box.querySelector('summary')!.click();
    const lefts = Array.from(box.querySelectorAll('.at-table > div > *'), (each) =>
      Math.round(each.getBoundingClientRect().left),
    );
    expect(lefts.length).to.equal(5);
    expect(new Set(lefts).size, lefts.join()).to.equal(1);
  });

  it('shows a running clock of somebody who is away each second', async () => {
    const clock = { per: 'game', ms: 60_000 };
    const seats = [ada, { name: 'Bo', commit: '11' }];
    let left = 60_000;
    const { box } = await lobbyOf(seats, {
      state: { ...noTable, n: 3, seats, open: { clock }, match: { turn: 1, game: {} } },
      pressTime: Infinity,
      timeLeft: () => (left -= 1000),
      awayFor: (seat: number) => seat * 60_000,
    });
    const shown = box.querySelector('.clock')!.textContent;
    await waitUntil(() => box.querySelector('.clock')!.textContent !== shown, undefined, { timeout: 15_000 });
  });
});
