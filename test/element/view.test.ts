import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import { en } from '../../src/words/en/ui.js';
import { forceColors } from '../support/engine.js';
import { sessionOf } from '../../src/element/model/session.js';
import { emulates, mountView, moves, question, seat, type ViewFixture } from './view-fixture.js';

const error = { kind: 'error', text: 'That does not go.', rule: 'F5', answers: [] } as const;

describe('the layout', () => {
  it('shows the headline as a paragraph, not as a heading', async () => {
    const driver = await mountView();
    expect(driver.text('.headline')).to.equal('Ada to move');
    expect(driver.all('h1, h2, h3, h4')).to.deep.equal([]);
  });

  it('shows only the board in a diagram', async () => {
    const driver = await mountView({ session: sessionOf('diagram') });
    expect(driver.all('.board svg').length).to.equal(1);
    expect(driver.all('.seats, .say, .tools, .record, button')).to.deep.equal([]);
  });

  it('shows messages under a diagram', async () => {
    const driver = await mountView({ session: sessionOf('diagram'), message: error });
    expect(driver.text('.message p')).to.equal('That does not go.');
  });

  it('has the language of its words if the page is in another one', async () => {
    const driver = await mountView({ lang: 'de' });
    expect(driver.get('.frame').lang).to.equal('de');
    await driver.set({ lang: undefined });
    expect(driver.get('.frame').hasAttribute('lang')).to.equal(false);
  });

  it('is rendered once with a dialog whose module is loaded', async () => {
    await mountView({ dialog: { kind: 'more' } });
    const element = document.createElement('view-fixture') as ViewFixture;
    let updates = 0;
    element.addController({ hostUpdated: () => updates++ });
    element.set({ dialog: { kind: 'more' } });
    document.body.append(element);
    while (!(await element.updateComplete));
    expect(updates).to.equal(1);
    expect(element.shadowRoot?.activeElement?.closest('.panel')).to.exist;
    element.remove();
  });

  it('keeps the board when the mode changes', async () => {
    const driver = await mountView();
    const board = driver.get('.board svg');
    await driver.set({ session: sessionOf('replay') });
    await driver.set({ session: sessionOf('diagram') });
    expect(driver.get('.board svg')).to.equal(board);
  });

  it('has status and seats but no toolbar with controls none', async () => {
    const driver = await mountView({ controls: 'none' });
    expect(driver.all('.seat').length).to.equal(2);
    expect(driver.all('.tools, .record')).to.deep.equal([]);
  });

  it('has undo, redo and new game with controls basic', async () => {
    const driver = await mountView({ controls: 'basic' });
    expect(driver.texts('.tool')).to.deep.equal(['Undo', 'Redo', 'New']);
  });

  it('does not inherit text styles from the page', async () => {
    const driver = await mountView();
    driver.element.style.cssText =
      'font: 900 50px/3 cursive; letter-spacing: 9px; text-transform: uppercase; white-space: pre; text-align: center';
    const { fontSize, letterSpacing, textTransform, whiteSpace, textAlign } = getComputedStyle(
      driver.get('.detail'),
    );
    expect([fontSize, letterSpacing, textTransform, whiteSpace, textAlign]).to.deep.equal([
      '16px',
      'normal',
      'none',
      'normal',
      'start',
    ]);
  });

  it('runs from left to right in any page, with the caption and the tools of the page as the page does', async () => {
    const driver = await mountView();
    driver.element.parentElement!.dir = 'rtl';
    const direction = (part: string) => getComputedStyle(driver.get(part)).direction;
    expect(direction('.detail')).to.equal('ltr');
    expect(direction('slot[name=caption]')).to.equal('rtl');
    expect(direction('slot[name=toolbar]')).to.equal('rtl');
    driver.button('Undo').focus();
    await driver.press('ArrowRight');
    expect(driver.focused).to.equal('Redo');
  });

  it('takes a token from the page', async () => {
    const driver = await mountView();
    driver.element.parentElement?.style.setProperty('--spiel-ink', 'rgb(1, 2, 3)');
    expect(getComputedStyle(driver.get('.headline')).color).to.equal('rgb(1, 2, 3)');
  });

  it('hides with the hidden attribute', async () => {
    const driver = await mountView();
    driver.element.hidden = true;
    expect(getComputedStyle(driver.element).display).to.equal('none');
  });

  for (const width of [280, 360, 600, 900]) {
    it(`fits into ${width} px`, async () => {
      const driver = await mountView(
        { movesShown: true, message: error, headline: 'Donaudampfschifffahrtskapitän' },
        width,
      );
      const frame = driver.element.getBoundingClientRect();
      const outside = driver
        .all('.in *')
        .filter((each) => !each.closest('.vh'))
        .filter((each) => each.getBoundingClientRect().right > frame.right + 0.5);
      expect(outside.map(({ className }) => className)).to.deep.equal([]);
    });
  }

  it('has the same height with two hundred moves', async () => {
    const few = await mountView({ moves: moves(20), ply: 20 }, 900);
    const many = await mountView({ moves: moves(200), ply: 200 }, 900);
    expect(many.element.offsetHeight).to.equal(few.element.offsetHeight);
  });
});

// Media can be emulated in Chromium alone.
if (emulates)
  describe('the layout in other media', () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [300, 900]) {
        it(`passes the audit at ${width} px, ${colorScheme}`, async () => {
          await emulateMedia({ colorScheme });
          document.documentElement.style.colorScheme = 'light dark';
          const driver = await mountView({ movesShown: true, message: error, winners: [0] }, width);
          await expect(driver.element).to.be.accessible();
          document.documentElement.style.colorScheme = '';
          await emulateMedia({ colorScheme: 'light' });
        });
      }
    }

    it('passes the audit in forced colours', async () => {
      await forceColors('active');
      const driver = await mountView({ movesShown: true, message: error }, 900);
      await expect(driver.element).to.be.accessible();
      await forceColors('none');
    });

    it('does not animate with reduced motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const driver = await mountView({ seats: [seat(0, 'Ada', { thinking: true }), seat(1, 'Bo')] }, 900);
      expect(getComputedStyle(driver.get('.dots')).animationName).to.equal('none');
      expect(getComputedStyle(driver.element).getPropertyValue('--_move')).to.equal('1ms');
      await emulateMedia({ reducedMotion: 'no-preference' });
    });

    it('prints the record but no toolbar and no message', async () => {
      await emulateMedia({ media: 'print' });
      const driver = await mountView({ message: error }, 360);
      expect(getComputedStyle(driver.get('.record')).display).to.equal('block');
      expect(getComputedStyle(driver.get('.tools')).display).to.equal('none');
      expect(getComputedStyle(driver.get('.message')).display).to.equal('none');
      await emulateMedia({ media: 'screen' });
    });
  });

describe('the seats', () => {
  it('show letter, name, state and score', async () => {
    const driver = await mountView();
    expect(driver.spoken('.seat')).to.deep.equal(['A Ada to move 8 stones', 'B Bo hard 7 stones']);
  });

  it('mark the seat to move for screen readers', async () => {
    const driver = await mountView();
    expect(driver.all('.seat').map((each) => each.getAttribute('aria-current'))).to.deep.equal([
      'true',
      null,
    ]);
  });

  it('show that a person waits while the game is open', async () => {
    const human = { kind: 'human' } as const;
    const driver = await mountView({ seats: [seat(0, 'Ada'), seat(1, 'Bo', { player: human })] });
    expect(driver.texts('.under')).to.deep.equal(['to move', 'waiting']);
    await driver.set({
      seats: [seat(0, 'Ada', { toMove: false, won: true }), seat(1, 'Bo', { player: human })],
    });
    expect(driver.texts('.under')).to.deep.equal(['won', '']);
  });

  it('show that a seat is thinking', async () => {
    const driver = await mountView({
      seats: [seat(0, 'Ada', { toMove: false }), seat(1, 'Bo', { toMove: true, thinking: true })],
    });
    expect(driver.text('.turn .under')).to.equal('thinking');
  });

  it('show the winner, and a note of the game', async () => {
    const driver = await mountView({
      seats: [seat(0, 'Ada', { toMove: false, won: true }), seat(1, 'Bo', { note: 'has taken gi' })],
    });
    expect(driver.texts('.under')).to.deep.equal(['won', 'has taken gi']);
  });

  it('show the mark of the game, and remote players', async () => {
    const mark = html`<i class="own"></i>`;
    const remote = { kind: 'remote' } as const;
    const driver = await mountView({ seats: [seat(0, 'Ada', { mark }), seat(1, 'Bo', { player: remote })] });
    expect(driver.all('.mark .own').length).to.equal(1);
    expect(driver.texts('.under')[1]).to.equal('elsewhere');
  });
});

describe('the toolbar', () => {
  it('runs the action of a button', async () => {
    const driver = await mountView();
    for (const name of ['Undo', 'Hint']) await driver.click(driver.button(name));
    expect(driver.log).to.deep.equal([['undo'], ['hint']]);
  });

  it('tells why a button is disabled and keeps it focusable', async () => {
    const driver = await mountView();
    const redo = driver.button('Redo');
    await driver.click(redo);
    expect(redo.getAttribute('aria-disabled')).to.equal('true');
    expect(driver.log).to.deep.equal([['note', 'Nothing to play again']]);
    expect(driver.focused).to.equal('Redo');
  });

  it('is one tab stop; the arrow keys move the focus', async () => {
    const driver = await mountView();
    driver.button('Undo').focus();
    await driver.press('ArrowRight', 'ArrowRight');
    expect(driver.focused).to.equal('Hint');
    await driver.press('End');
    expect(driver.focused).to.equal('More');
    await driver.press('Home', 'ArrowLeft');
    expect(driver.focused).to.equal('Undo');
    expect(driver.all('.tool[tabindex="0"]').length).to.equal(1);
  });

  it('ignores keys with a modifier', async () => {
    const driver = await mountView();
    driver.button('Undo').focus();
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    driver.button('Undo').dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
    expect(driver.focused).to.equal('Undo');
  });

  it('marks the button of the open dialog', async () => {
    const driver = await mountView();
    const expanded = () => driver.all('[data-panel]').map((each) => each.getAttribute('aria-expanded'));
    expect(expanded()).to.deep.equal(['false', 'false', 'false']);
    await driver.set({ dialog: { kind: 'more' } });
    expect(expanded()).to.deep.equal(['false', 'false', 'true']);
  });

  it('marks the hint button as busy while a hint is computed', async () => {
    const driver = await mountView({ hinting: true });
    expect(driver.button('Hint').getAttribute('aria-busy')).to.equal('true');
  });
});

describe('the message', () => {
  it('opens the rules at its rule', async () => {
    const driver = await mountView({ message: error });
    await driver.click(driver.button('Rule F5'));
    expect(driver.log).to.deep.equal([['openDialog', 'rules', 'F5']]);
  });

  it('disappears when it is dismissed', async () => {
    const driver = await mountView({ message: { kind: 'note', text: 'Moves copied', answers: [] } });
    await driver.click(driver.button(en.message.close));
    expect(driver.all('.message')).to.deep.equal([]);
  });

  it('offers its answers, and takes the focus if it is in the element', async () => {
    const driver = await mountView();
    driver.button('Undo').focus();
    await driver.set({ message: question });
    expect(driver.root.activeElement?.getAttribute('aria-label')).to.equal('Resign as Ada?');
    await driver.press('Tab', 'Tab', 'Enter');
    expect(driver.log).to.deep.equal([['dismissMessage']]);
    expect(driver.focused).to.equal('Undo');
  });

  it('takes no focus from elsewhere on the page', async () => {
    const driver = await mountView();
    await driver.set({ message: question });
    expect(driver.root.activeElement).to.equal(null);
  });

  it('passes the audit as a question', async () => {
    const driver = await mountView();
    await driver.set({ message: question });
    await expect(driver.element).to.be.accessible();
  });
});

describe('a dialog on a mat that is taller than the window', () => {
  it('is within the window and does not scroll the page', async () => {
    const driver = await mountView({ movesShown: true, moves: moves(40) }, 690);
    driver.button('New').scrollIntoView({ block: 'end' });
    const { scrollY } = window;
    await driver.click(driver.button('New'));
    const { top, bottom } = driver.get('.panel').getBoundingClientRect();
    expect(driver.element.getBoundingClientRect().top).to.be.below(0);
    expect(window.scrollY).to.equal(scrollY);
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(window.innerHeight);
  });
});
