import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import type { AnyBoard, Driver } from '../support/board.js';
import { focus } from './ask.js';

/** Fires a key at the focused element, as a browser does. */
function fire<E extends AnyBoard>({ focused }: Driver<E>, init: KeyboardEventInit): void {
  for (const type of ['keydown', 'keyup'])
    focused!.dispatchEvent(
      new KeyboardEvent(type, { bubbles: true, composed: true, cancelable: true, ...init }),
    );
}

/** The events of an input method. */
// eslint-disable-next-line typescript/no-deprecated -- only the old code tells it in Safari
const composing: readonly KeyboardEventInit[] = [{ isComposing: true }, { keyCode: 229 }];

describe('the keys of a board, on a keyboard without Latin letters', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('answer, choose and open the field', async () => {
    const board = await fluctus({ names: 'Ada,Bo' });
    focus(board, 'ro');
    const last = () => board.root.querySelector('.live')!.lastElementChild;
    for (const key of ['ы', 'σ', 'س', 'ד', 'ห', 'と']) {
      const before = last();
      fire(board, { key, code: 'KeyS' });
      await board.until(() => last() !== before);
      expect(board.spoken.at(-1), key).to.equal('Ada: 8 stones; Bo: 8 stones.');
    }
    fire(board, { key: '؟', code: 'Slash', shiftKey: true });
    await board.until(() => board.spoken.at(-1)?.startsWith('Keys: '));
    fire(board, { key: 'ظ', code: 'Slash' });
    await board.until(() => board.focused?.matches('.command input'));
  });

  it('choose dice and sides by digits of any script', async () => {
    const tray = await luzi({ position: '29,32 3/5 A 3 11124456' });
    focus(tray, 'd5');
    for (const key of ['٤', '४', 'ภ']) {
      fire(tray, { key, code: 'Digit4' });
      await tray.settled();
    }
    expect(tray.chosen).to.deep.equal([4]);
    const hall = await glux({ record: '+25 5@a1 +16 6@m9 +34 +25', seats: 'human remote' });
    focus(hall, 'b1');
    fire(hall, { key: '٣', code: 'Numpad3' });
    await hall.settled();
    expect(hall.at('face-3').getAttribute('aria-pressed')).to.equal('true');
    fire(hall, { key: 'а', code: 'KeyF' });
    await hall.settled();
    expect(hall.at('face-4').getAttribute('aria-pressed')).to.equal('true');
  });

  it('are those that the layout writes, where it has Latin letters', async () => {
    const tray = await luzi({ position: '29,32 3/5 A 3 11124456' });
    focus(tray, 'd5');
    // AZERTY, without and with Shift
    fire(tray, { key: "'", code: 'Digit4' });
    fire(tray, { key: '5', code: 'Digit5', shiftKey: true });
    // Dvorak: what is written, not where
    fire(tray, { key: 'o', code: 'KeyS' });
    await tray.until(() => tray.spoken.length > 0);
    expect(tray.chosen).to.deep.equal([5]);
    expect(tray.spoken.join(' ')).not.to.match(/points/);
    // German
    fire(tray, { key: '/', code: 'Digit7', shiftKey: true });
    await tray.until(() => tray.focused?.matches('.command input'));
  });
});

describe('while an input method composes', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  for (const init of composing)
    it(`a key does nothing on the board, and leaves no field and no dialog (${Object.keys(init).join()})`, async () => {
      const board = await fluctus({ record: '@ro @go @ri @gi', seats: 'human human', command: '' });
      const press = (...keys: string[]) => {
        for (const key of keys) fire(board, { key, ...init });
      };
      await board.tap('ro');
      const chosen = board.drawn('chosen');
      expect(chosen).to.deep.equal(['ro']);
      const said = board.spoken.length;
      press('Escape', 's', 'ArrowRight', '/');
      await board.settled();
      expect(board.drawn('chosen')).to.deep.equal(chosen);
      expect((board.focused as HTMLElement).dataset.square).to.equal('ro');
      await board.until(() => board.root.querySelector('.command input'));
      const field = board.root.querySelector<HTMLInputElement>('.command input')!;
      field.focus();
      press('Escape', 'Enter');
      await board.settled();
      expect(board.focused).to.equal(field);
      await board.menu();
      board.find('textbox', 'Type a move').focus();
      press('Escape');
      await board.settled();
      expect(board.has('dialog', 'More')).to.equal(true);
      expect(board.spoken.length).to.equal(said);
    });
});
