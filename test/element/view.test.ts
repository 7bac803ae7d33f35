import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { html } from 'lit';
import { en } from '../../src/element/i18n/en.js';
import { emulates, lay, moves, seat, type PartsTable } from './parts-table.js';

const error = { kind: 'error', text: 'That does not go.', rule: 'F5' } as const;

describe('the shell', () => {
  it('shows the headline as a paragraph, not as a heading of the page', async () => {
    const hands = await lay();
    expect(hands.text('.headline')).to.equal('Ada to move');
    expect(hands.all('h1, h2, h3, h4')).to.deep.equal([]);
  });

  it('shows the board alone in a diagram', async () => {
    const hands = await lay({ mode: 'diagram' });
    expect(hands.all('.board svg').length).to.equal(1);
    expect(hands.all('.seats, .say, .tools, .record, button')).to.deep.equal([]);
  });

  it('shows bad input under a diagram too', async () => {
    const hands = await lay({ mode: 'diagram', message: error });
    expect(hands.text('.message p')).to.equal('That does not go.');
  });

  it('marks its words where they are in another language than the page', async () => {
    const hands = await lay({ lang: 'de' });
    expect(hands.get('.frame').lang).to.equal('de');
    await hands.set({ lang: undefined });
    expect(hands.get('.frame').hasAttribute('lang')).to.equal(false);
  });

  it('is drawn once, panels and record too, when its parts have come', async () => {
    await lay({ panel: 'more' });
    const element = document.createElement('parts-table') as PartsTable;
    let drawn = 0;
    element.addController({ hostUpdated: () => drawn++ });
    element.set({ panel: 'more' });
    document.body.append(element);
    while (!(await element.updateComplete));
    expect(drawn).to.equal(1);
    expect(element.shadowRoot?.activeElement?.classList.contains('panel')).to.equal(true);
    element.remove();
  });

  it('keeps the board when the mode changes', async () => {
    const hands = await lay();
    const board = hands.get('.board svg');
    await hands.set({ mode: 'replay' });
    await hands.set({ mode: 'diagram' });
    expect(hands.get('.board svg')).to.equal(board);
  });

  it('has status and seats but no tools with controls none', async () => {
    const hands = await lay({ controls: 'none' });
    expect(hands.all('.seat').length).to.equal(2);
    expect(hands.all('.tools, .record')).to.deep.equal([]);
  });

  it('has undo, redo and new game with controls basic', async () => {
    const hands = await lay({ controls: 'basic' });
    expect(hands.texts('.tool')).to.deep.equal(['Undo', 'Redo', 'New']);
  });

  it('makes all but the panel inert under an open panel', async () => {
    const hands = await lay({ panel: 'more' });
    expect(hands.get('.in').inert).to.equal(true);
    expect(hands.get('.panel').closest('[inert]')).to.equal(null);
  });

  it('lets no page reach in through inheritance', async () => {
    const hands = await lay();
    hands.element.style.cssText =
      'font: 900 50px/3 cursive; letter-spacing: 9px; text-transform: uppercase; white-space: pre; text-align: center';
    const { fontSize, letterSpacing, textTransform, whiteSpace, textAlign } = getComputedStyle(
      hands.get('.detail'),
    );
    expect([fontSize, letterSpacing, textTransform, whiteSpace, textAlign]).to.deep.equal([
      '17px',
      'normal',
      'none',
      'normal',
      'start',
    ]);
  });

  it('takes a token from the page', async () => {
    const hands = await lay();
    hands.element.parentElement?.style.setProperty('--spiel-ink', 'rgb(1, 2, 3)');
    expect(getComputedStyle(hands.get('.headline')).color).to.equal('rgb(1, 2, 3)');
  });

  it('hides with the hidden attribute', async () => {
    const hands = await lay();
    hands.element.hidden = true;
    expect(getComputedStyle(hands.element).display).to.equal('none');
  });

  for (const width of [280, 360, 600, 900]) {
    it(`stays within ${width} px`, async () => {
      const hands = await lay(
        { movesShown: true, message: error, headline: 'Donaudampfschifffahrtskapitän' },
        width,
      );
      const frame = hands.element.getBoundingClientRect();
      const outside = hands
        .all('.in *')
        .filter((each) => !each.closest('.vh'))
        .filter((each) => each.getBoundingClientRect().right > frame.right + 0.5);
      expect(outside.map(({ className }) => className)).to.deep.equal([]);
    });

    it(`has targets of at least 24 px at ${width} px`, async () => {
      const hands = await lay({ movesShown: true, message: error }, width);
      const small = hands.all('button, select, input').filter((each) => {
        const { width: w, height: h } = each.getBoundingClientRect();
        return w > 0 && (w < 24 || h < 24);
      });
      expect(small.map((each) => each.outerHTML)).to.deep.equal([]);
    });
  }

  it('grows no higher with two hundred moves', async () => {
    const few = await lay({ moves: moves(20), ply: 20 }, 900);
    const many = await lay({ moves: moves(200), ply: 200 }, 900);
    expect(many.element.offsetHeight).to.equal(few.element.offsetHeight);
  });
});

// Media can be emulated in Chromium alone.
if (emulates)
  describe('the shell in other media', () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [300, 900]) {
        it(`passes the audit at ${width} px, ${colorScheme}`, async () => {
          await emulateMedia({ colorScheme });
          document.documentElement.style.colorScheme = 'light dark';
          const hands = await lay({ movesShown: true, message: error, result: 'A' }, width);
          await expect(hands.element).to.be.accessible();
          document.documentElement.style.colorScheme = '';
          await emulateMedia({ colorScheme: 'light' });
        });
      }
    }

    it('passes the audit in forced colours', async () => {
      await emulateMedia({ forcedColors: 'active' });
      const hands = await lay({ movesShown: true, message: error }, 900);
      await expect(hands.element).to.be.accessible();
      await emulateMedia({ forcedColors: 'none' });
    });

    it('keeps the dots still for whoever wants no motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const hands = await lay({ seats: [seat(0, 'Ada', { thinking: true }), seat(1, 'Bo')] }, 900);
      expect(getComputedStyle(hands.get('.dots')).animationName).to.equal('none');
      expect(getComputedStyle(hands.element).getPropertyValue('--_move')).to.equal('1ms');
      await emulateMedia({ reducedMotion: 'no-preference' });
    });

    it('prints the record but no tools', async () => {
      await emulateMedia({ media: 'print' });
      const hands = await lay({ message: error }, 360);
      expect(getComputedStyle(hands.get('.record')).display).to.equal('block');
      expect(getComputedStyle(hands.get('.tools')).display).to.equal('none');
      expect(getComputedStyle(hands.get('.message')).display).to.equal('none');
      await emulateMedia({ media: 'screen' });
    });
  });

describe('the seats', () => {
  it('say letter, name, state and score', async () => {
    const hands = await lay();
    expect(hands.spoken('.seat')).to.deep.equal(['A Ada to move 8 stones', 'B Bo hard 7 stones']);
  });

  it('mark who is to move for the ear', async () => {
    const hands = await lay();
    expect(hands.all('.seat').map((each) => each.getAttribute('aria-current'))).to.deep.equal(['true', null]);
  });

  it('say that a person waits while the game is on', async () => {
    const human = { kind: 'human' } as const;
    const hands = await lay({ seats: [seat(0, 'Ada'), seat(1, 'Bo', { player: human })] });
    expect(hands.texts('.under')).to.deep.equal(['to move', 'waiting']);
    await hands.set({
      seats: [seat(0, 'Ada', { toMove: false, won: true }), seat(1, 'Bo', { player: human })],
    });
    expect(hands.texts('.under')).to.deep.equal(['won', '']);
  });

  it('show that a seat is thinking', async () => {
    const hands = await lay({
      seats: [seat(0, 'Ada', { toMove: false }), seat(1, 'Bo', { toMove: true, thinking: true })],
    });
    expect(hands.text('.turn .under')).to.equal('thinking');
  });

  it('show who won, and a note of the game', async () => {
    const hands = await lay({
      seats: [seat(0, 'Ada', { toMove: false, won: true }), seat(1, 'Bo', { note: 'has taken gi' })],
    });
    expect(hands.texts('.under')).to.deep.equal(['won', 'has taken gi']);
  });

  it('take marks and words as the game gives them', async () => {
    const mark = html`<i class="own"></i>`;
    const remote = { kind: 'remote' } as const;
    const hands = await lay({ seats: [seat(0, 'Ada', { mark }), seat(1, 'Bo', { player: remote })] });
    expect(hands.all('.mark .own').length).to.equal(1);
    expect(hands.texts('.under')[1]).to.equal('remote');
  });
});

describe('the toolbar', () => {
  it('asks for what is pressed', async () => {
    const hands = await lay();
    for (const name of ['Undo', 'Hint']) await hands.click(hands.button(name));
    expect(hands.asked).to.deep.equal([['undo'], ['hint']]);
  });

  it('does nothing with a tool that is off, and keeps it in reach', async () => {
    const hands = await lay();
    const redo = hands.button('Redo');
    await hands.click(redo);
    expect(redo.getAttribute('aria-disabled')).to.equal('true');
    expect(hands.asked).to.deep.equal([]);
    expect(hands.focused).to.equal('Redo');
  });

  it('is one tab stop, walked with the arrow keys', async () => {
    const hands = await lay();
    hands.button('Undo').focus();
    await hands.press('ArrowRight', 'ArrowRight');
    expect(hands.focused).to.equal('Hint');
    await hands.press('End');
    expect(hands.focused).to.equal('More');
    await hands.press('Home', 'ArrowLeft');
    expect(hands.focused).to.equal('Undo');
    expect(hands.all('.tool[tabindex="0"]').length).to.equal(1);
  });

  it('walks the other way from right to left', async () => {
    const hands = await lay({}, 360, 'rtl');
    hands.button('Undo').focus();
    await hands.press('ArrowLeft');
    expect(hands.focused).to.equal('Redo');
  });

  it('leaves keys with a modifier to the browser', async () => {
    const hands = await lay();
    hands.button('Undo').focus();
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    hands.button('Undo').dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
    expect(hands.focused).to.equal('Undo');
  });

  it('says which panel is open', async () => {
    const hands = await lay();
    const expanded = () => hands.all('[data-panel]').map((each) => each.getAttribute('aria-expanded'));
    expect(expanded()).to.deep.equal(['false', 'false', 'false']);
    await hands.set({ panel: 'more' });
    expect(expanded()).to.deep.equal(['false', 'false', 'true']);
  });

  it('is busy while a hint is sought', async () => {
    const hands = await lay({ hinting: true });
    expect(hands.button('Hint').getAttribute('aria-busy')).to.equal('true');
  });
});

describe('the message', () => {
  it('opens the rules at the rule it names', async () => {
    const hands = await lay({ message: error });
    await hands.click(hands.button('Rule F5'));
    expect(hands.asked).to.deep.equal([['open', 'rules', 'F5']]);
  });

  it('goes when it is dismissed', async () => {
    const hands = await lay({ message: { kind: 'note', text: 'Record copied' } });
    await hands.click(hands.button(en.dialogs.close));
    expect(hands.all('.message')).to.deep.equal([]);
  });

  it('asks with its answers, and takes the focus from whoever is here', async () => {
    const hands = await lay();
    hands.button('Undo').focus();
    await hands.set({ message: hands.element.question });
    expect(hands.root.activeElement?.getAttribute('aria-label')).to.equal('Resign as Ada?');
    await hands.press('Tab', 'Tab', 'Enter');
    expect(hands.asked).to.deep.equal([['dismiss']]);
    expect(hands.focused).to.equal('Undo');
  });

  it('takes no focus from the rest of the page', async () => {
    const hands = await lay();
    await hands.set({ message: hands.element.question });
    expect(hands.root.activeElement).to.equal(null);
  });

  it('passes the audit as a question', async () => {
    const hands = await lay();
    await hands.set({ message: hands.element.question });
    await expect(hands.element).to.be.accessible();
  });
});

describe('a panel on a mat that is taller than the window', () => {
  it('lies where one looks and scrolls no page', async () => {
    const hands = await lay({ movesShown: true, moves: moves(40) }, 690);
    hands.button('New').scrollIntoView({ block: 'end' });
    const { scrollY } = window;
    await hands.click(hands.button('New'));
    const { top, bottom } = hands.get('.panel').getBoundingClientRect();
    expect(hands.element.getBoundingClientRect().top).to.be.below(0);
    expect(window.scrollY).to.equal(scrollY);
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(window.innerHeight);
  });
});
