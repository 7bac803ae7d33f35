import { expect, fixtureCleanup, html } from '@open-wc/testing';
import type { GameEvent } from '../../src/element/model/events.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { createBoard, mountBoard, removeBoards } from './all-boards.js';
import { buttonOf, click, text } from './move-links.js';

/** The messages of `game-error` of an element, from now on. */
function errorsOf(element: EventTarget): readonly string[] {
  const messages: string[] = [];
  element.addEventListener('game-error', (event) =>
    messages.push((event as GameEvent<'game-error'>).detail.message),
  );
  return messages;
}

const record = '1. @ro @go 2. @ri @gi 3. ro-wo (3. ro-vo) gi-bo';

describe('pasted text on a board', () => {
  afterEach(() => {
    fixtureCleanup();
    removeBoards();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('is read as a move, a place, a position, a record and marks', async () => {
    const board = await mountBoard('fluctus-board', { mode: 'replay', editable: '' });
    const { element } = board;
    const errors = errorsOf(element);
    element.textContent = `\ufeff${record.replaceAll('-', '–').replace('ro', 'r\u200bo')}‼`;
    await element.updateComplete;
    expect(element.record).to.contain('3. ro-wo (3. ro-vo) 3... gi-bo !!');
    element.goTo('5\u200ba1');
    await board.until(() => element.path === '5a1');
    element.goTo('４\u2060');
    expect(element.ply).to.equal(4);
    element.goTo(6);
    element.play('＠ｒ\u00adｏ');
    expect(element.ply).to.equal(7);
    element.marks = 'r\u200bo　ri–wi:ｒｅｄ';
    await element.updateComplete;
    element.position = 'A...A./.\u200bBBAAA\u00a0A 3，4 2,2 ri‑ro,yo-wi';
    await element.updateComplete;
    expect(element.position).to.equal('A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi');
    expect(errors).to.deep.equal([]);
  });

  it('is refused with the name of the character, in the language of the board', async () => {
    const { element } = await mountBoard('fluctus-board', { lang: 'de' });
    await element.updateComplete;
    const errors = errorsOf(element);
    expect(() => element.play('@rо')).to.throw('Character 3 is U+043E CYRILLIC.');
    element.setAttribute('mode', 'repl\u200bay');
    await element.updateComplete;
    expect(errors.at(-1)).to.contain('„repl\u200bay“. Zeichen 5 ist U+200B ZERO WIDTH SPACE.');
    element.setAttribute('mode', 'play');
    element.position = 'А...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi';
    await element.updateComplete;
    expect(errors.at(-1)).to.contain('Zeichen 1 ist U+0410 CYRILLIC.');
  });

  it('is read in the address, and at its end', async () => {
    history.replaceState(null, '', '#g1=@ro_%E2%80%8B@g\u2060o_@ri\u200d\u00a0');
    const element = createBoard('fluctus-board');
    Object.assign(element, { share: true, id: 'g1' });
    const errors = errorsOf(element);
    document.body.append(element);
    await element.updateComplete;
    expect([element.ply, errors]).to.deep.equal([3, []]);
  });

  it('is read in the command field', async () => {
    const board = await fluctus({ seats: 'human human', command: '' });
    const field = () => board.root.querySelector<HTMLInputElement>('.command input')!;
    await board.until(() => field() !== null);
    field().focus();
    field().value = '\u2066＠ｒ\u200bｏ\u2069';
    await board.press('Enter');
    await board.until(() => board.element.ply === 1);
    expect(board.element.record).to.contain('1. @ro');
  });

  it('is read in a move of the text', async () => {
    const page = await text(
      html`<game-move board="g1">3. r​o‑wo‼</game-move>
        <game-move board="g1" ply="​2">@go</game-move>
        <game-move board="g1" path="1﻿" marks="r⁠o">there</game-move>
        <game-move board="g1" position="A...A./.BBAAA A 3,4 2,2 ri–ro,yo-wi">there</game-move>`,
    );
    const errors = errorsOf(page.board);
    for (const [i, ply] of [5, 2, 1, 0].entries()) {
      const link = page.links[i]!;
      await click(link);
      expect([page.board.ply, buttonOf(link)!.hasAttribute('aria-current')], `${i}`).to.deep.equal([
        ply,
        true,
      ]);
    }
    expect(errors).to.deep.equal([]);
  });
});
