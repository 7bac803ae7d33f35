import { expect } from '@open-wc/testing';
import { frame } from '../support/board.js';
import { createBoard, mountBoard, removeBoards, tags } from './all-boards.js';

describe('the language of a board', () => {
  afterEach(() => {
    removeBoards();
    document.documentElement.lang = 'en';
    for (const each of document.querySelectorAll('.outer')) each.remove();
  });

  for (const tag of tags) {
    it(`follows the document: ${tag}`, async () => {
      document.documentElement.lang = 'en';
      const board = await mountBoard(tag);
      expect(board.has('button', 'Undo')).to.equal(true);
      document.documentElement.lang = 'de';
      await board.until(() => board.has('button', 'Zurück'));
      document.documentElement.lang = 'en';
      // Both languages are loaded now: the words change with the next update.
      await Promise.resolve();
      await board.settled();
      expect(board.has('button', 'Undo')).to.equal(true);
    });

    it(`follows an ancestor outside the shadow root that contains the board: ${tag}`, async () => {
      const outer = document.createElement('div');
      outer.className = 'outer';
      const middle = document.createElement('div');
      const host = document.createElement('div');
      document.body.append(outer);
      const outerHost = document.createElement('div');
      outer.append(outerHost);
      outerHost.attachShadow({ mode: 'open' }).append(middle);
      middle.append(host);
      const board = await mountBoard(tag);
      host.attachShadow({ mode: 'open' }).append(board.element);
      await board.settled();
      for (const ancestor of [middle, outer]) {
        ancestor.lang = 'de';
        await board.until(() => board.has('button', 'Zurück'));
        ancestor.lang = 'en';
        await board.until(() => board.has('button', 'Undo'));
        ancestor.removeAttribute('lang');
      }
    });
  }

  it('is that of a hint, a question and the last answer, too', async () => {
    const position = 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi';
    const board = await mountBoard('fluctus-board', { position, command: '' });
    const { element } = board;
    await board.until(() => board.root.querySelector('.command'));
    element.play('ro-wo');
    const inGerman = async (english: RegExp, german: RegExp, text: () => string) => {
      element.lang = 'en';
      await board.until(() => english.test(text()));
      element.lang = 'de';
      await board.until(() => german.test(text()));
    };
    const message = () => board.text('.message');
    await inGerman(/Red/, /Rot/, () => board.text('.command p'));
    element.lang = 'en';
    await board.until(() => board.has('button', 'Undo'));
    await element.hint();
    await inGerman(
      /^(Enter|Leap|Step)\b/,
      /^(Setze|Überspringe|Ziehe)\b.*?(: .*(du gewinnst|gewinnt|verliert|unentschieden).*)?$/,
      message,
    );
    element.lang = 'en';
    await element.offerDraw();
    await inGerman(/offers a draw\..*Accept/, /bietet.*(Annehmen|annehmen)/, message);
  });

  it('is watched by one observer for all boards', async () => {
    const observers = new Set<MutationObserver>();
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (...args) {
      // Each board watches its own text.
      if (args[1]?.attributeFilter?.includes('lang')) observers.add(this);
      observe.apply(this, args);
    };
    try {
      for (let i = 0; i < 20; i++) document.body.append(createBoard(tags[i % tags.length]!));
      await frame();
    } finally {
      MutationObserver.prototype.observe = observe;
    }
    expect(observers.size).to.equal(1);
  });
});
