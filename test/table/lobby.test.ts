import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { render } from 'lit';
import type { Level } from '../../src/core/bot.js';
import { noTable } from '../../src/core/table/state.js';
import { boardOf } from '../../src/element/model/board.js';
import type { ServerGame } from '../../src/element/parts/table/server-game.js';
import { ServerView } from '../../src/element/parts/table/server-view.js';
import { boardsOf } from './boards.js';

describe('the lobby of a table', () => {
  afterEach(() => fixtureCleanup());

  it('shows the computer that the host has seated, not the one that was chosen', async () => {
    const [driver] = await boardsOf('glux-board', 1);
    const board = boardOf(driver!.element);
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const asked: (Level | undefined)[] = [];
    const ada = { name: 'Ada', salt: '00' };
    const game = {
      phase: { kind: 'table' },
      seat: 0,
      state: { ...noTable, n: 2, seats: [ada, undefined, undefined] as object[] },
      online: true,
      stored: true,
      address: location.href,
      nameOf: String,
      awayFor: () => 0,
      setComputer: (_: number, level?: Level) => asked.push(level),
    };
    const view = new ServerView(board, game as unknown as ServerGame<unknown, unknown, object>, () => show());
    const show = () => render(view.render()!.content, box);
    show();
    const select = box.querySelector('select')!;
    const shown = () => select.selectedOptions[0]!.textContent;
    select.focus();
    await sendKeys({ press: 'End' });
    show();
    expect([asked, shown()]).to.deep.equal([['best'], 'Person']);
    game.state.seats[1] = { name: '', salt: '', computer: 'hard' };
    show();
    expect(shown()).to.equal('Computer (hard)');
    await sendKeys({ press: 'Home' });
    show();
    expect([asked, shown()]).to.deep.equal([['best', undefined], 'Computer (hard)']);
  });
});
