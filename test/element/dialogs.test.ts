import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { lazy } from '../../src/element/lifecycle/lazy.js';
import { de } from '../../src/element/i18n/de.js';
import { en } from '../../src/element/i18n/en.js';
import { lay, seat, type Hands } from './parts-table.js';

const press = async (hands: Hands, name: string) => {
  await hands.click(hands.button(name));
};
const choose = async (hands: Hands, name: string, value: string) => {
  const select = hands.get(`select[name=${name}]`) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await hands.settled();
};

describe('a panel', () => {
  for (const [tool, panel] of [
    ['New', 'new'],
    ['Rules', 'rules'],
    ['More', 'more'],
  ] as const) {
    it(`${panel} takes the focus and gives it back to ${tool}`, async () => {
      const hands = await lay();
      await press(hands, tool);
      expect(hands.root.activeElement).to.equal(hands.get('.panel'));
      await hands.press('Tab', 'Escape');
      expect(hands.all('.panel')).to.deep.equal([]);
      expect(hands.focused).to.equal(tool);
    });

    for (const width of [300, 900]) {
      it(`${panel} passes the audit at ${width} px`, async () => {
        const hands = await lay({ panel }, width);
        await expect(hands.element).to.be.accessible();
      });
    }
  }

  it('has the name of its heading', async () => {
    const hands = await lay({ panel: 'new' });
    const { root } = hands;
    const id = hands.get('[role=dialog]').getAttribute('aria-labelledby') ?? '';
    expect(root.getElementById(id)?.textContent).to.equal('New game');
  });

  it('closes by its button', async () => {
    const hands = await lay({ panel: 'new' });
    await press(hands, 'Close');
    expect(hands.asked).to.deep.equal([['close']]);
  });

  it('closes by a click beside it', async () => {
    const hands = await lay();
    await press(hands, 'More');
    hands.get('.over').click();
    await hands.settled();
    expect(hands.all('.panel')).to.deep.equal([]);
  });

  it('stays open at a click in it and at other keys', async () => {
    const hands = await lay({ panel: 'more' });
    await hands.click(hands.get('.panel h2'));
    await hands.press('a');
    expect(hands.asked).to.deep.equal([]);
  });

  it('gives the focus to its tool where the opener is gone', async () => {
    const message = { kind: 'error', text: 'No.', rule: 'F5' } as const;
    const hands = await lay({ message });
    await press(hands, 'Rule F5');
    await hands.set({ message: undefined });
    await hands.press('Escape');
    expect(hands.focused).to.equal('Rules');
  });

  it('says that it is being loaded until it has come', async () => {
    const hands = await lay({ words: de });
    const { parts } = lazy;
    delete lazy.parts;
    hands.element.set({ panel: 'new' });
    await hands.element.updateComplete;
    expect(hands.text('.over .waits')).to.equal('Lädt …');
    await hands.settled();
    expect(hands.texts('.field').length).to.equal(5);
    expect(lazy.parts).to.equal(parts);
  });

  it('leaves the focus where it has gone meanwhile', async () => {
    const hands = await lay();
    await press(hands, 'More');
    const other = document.createElement('button');
    hands.element.after(other);
    other.focus();
    await hands.set({ panel: 'none' });
    expect(document.activeElement).to.equal(other);
  });
});

describe('more', () => {
  it('asks for what is pressed', async () => {
    const hands = await lay({ panel: 'more' });
    for (const name of ['Show the moves', 'Copy the record', 'Flip the board', 'Offer a draw'])
      await press(hands, name);
    expect(hands.asked).to.deep.equal([['showMoves', true], ['copyRecord'], ['flip'], ['offerDraw']]);
  });

  it('hands the focus on to the question that follows', async () => {
    const hands = await lay();
    await press(hands, 'More');
    await press(hands, 'Resign');
    expect(hands.root.activeElement?.getAttribute('aria-label')).to.equal('Resign as Ada?');
    await press(hands, 'No');
    expect(hands.focused).to.equal('More');
  });

  it('leaves out what cannot be done now', async () => {
    const none = {
      undo: false,
      redo: false,
      hint: false,
      flip: false,
      draw: false,
      resign: false,
      type: false,
    };
    const hands = await lay({ panel: 'more', can: none, mode: 'replay' });
    expect(hands.texts('.item')).to.deep.equal(['Copy the record']);
    expect(hands.all('form')).to.deep.equal([]);
  });

  it('hides the moves again', async () => {
    const hands = await lay({ panel: 'more', movesShown: true });
    await press(hands, 'Hide the moves');
    expect(hands.asked).to.deep.equal([['showMoves', false]]);
  });

  it('plays a typed move with Enter and empties the field', async () => {
    const hands = await lay({ panel: 'more' });
    const field = hands.get('#type-move') as HTMLInputElement;
    expect(field.labels?.[0]?.textContent).to.equal('Type a move');
    field.focus();
    await sendKeys({ type: ' ro-wo' });
    await hands.press('Enter');
    expect(hands.asked).to.deep.equal([['type', 'ro-wo']]);
    expect(field.value).to.equal('');
  });

  it('keeps a typed move that was not played, and shows why', async () => {
    const hands = await lay({ panel: 'more' });
    const field = hands.get('#type-move') as HTMLInputElement;
    field.value = 'zz';
    await press(hands, 'Play');
    await hands.set({ message: { kind: 'error', text: 'zz is no move.' } });
    expect(field.value).to.equal('zz');
    expect(hands.text('.panel .message p')).to.equal('zz is no move.');
    await expect(hands.element).to.be.accessible();
  });
});

describe('the new-game form', () => {
  it('starts from the running match', async () => {
    const hands = await lay({ panel: 'new' });
    await press(hands, 'Start');
    const request = {
      players: 2,
      first: 'A',
      seats: 'human computer:hard',
      options: { variant: 'classic', colors: 'white blue' },
    };
    expect(hands.asked).to.deep.equal([['newGame', request]]);
  });

  it('asks who plays, who begins and for the options of the game', async () => {
    const hands = await lay({ panel: 'new' });
    expect(hands.texts('.field > span')).to.deep.equal([
      'A Ada',
      'B Bo',
      'First player',
      'the variant',
      'the colors',
    ]);
    await choose(hands, 'seat-0', 'computer:best');
    await choose(hands, 'seat-1', 'human');
    await choose(hands, 'first', 'random');
    await press(hands, 'Start');
    expect(hands.asked[0]?.[1]).to.include({ seats: 'computer:best human', first: 'random' });
  });

  it('offers the choices that go with the others', async () => {
    const hands = await lay({ panel: 'new' });
    await choose(hands, 'option-variant', 'return');
    expect(hands.texts('select[name=option-colors] option')).to.deep.equal(['red blue', 'red white']);
    await press(hands, 'Start');
    expect(hands.asked[0]?.[1]).to.deep.include({ options: { variant: 'return', colors: 'red blue' } });
  });

  it('grows and shrinks with the players', async () => {
    const seats = ['Ada', 'Bo', 'Cy'].map((name, i) => seat(i, name));
    const players = { min: 1, max: 4, now: 3 };
    const hands = await lay({ panel: 'new', seats, players, names: ['Ada', 'Bo', 'Cy'], first: 'C' });
    await choose(hands, 'players', '4');
    expect(hands.texts('.field .tag').join('')).to.equal('ABCD');
    await choose(hands, 'players', '2');
    await press(hands, 'Start');
    expect(hands.asked[0]?.[1]).to.include({ players: 2, seats: 'human computer:hard', first: 'A' });
  });

  it('can be submitted with Enter and cancelled', async () => {
    const hands = await lay({ panel: 'new' });
    await press(hands, 'Cancel');
    await hands.set({ panel: 'new' });
    hands.button('Start').focus();
    await hands.press('Enter');
    expect(hands.asked.map(([what]) => what)).to.deep.equal(['close', 'newGame']);
  });

  it('keeps a seat that is played elsewhere', async () => {
    const remote = { kind: 'remote' } as const;
    const hands = await lay({ panel: 'new', seats: [seat(0, 'Ada'), seat(1, 'Bo', { player: remote })] });
    await press(hands, 'Start');
    expect(hands.asked[0]?.[1]).to.include({ seats: 'human remote' });
  });
});

describe('the rules panel', () => {
  it('shows the preface and every rule with title, status and text', async () => {
    const hands = await lay({ panel: 'rules' });
    expect(hands.text('.rules > p')).to.equal('Thought up by somebody.');
    expect(hands.all('article').length).to.equal(5);
    expect(hands.text('#rule-F1 h3')).to.equal('F1 Title of F1 stated decided');
    expect(hands.texts('#rule-F1 p')).to.deep.equal(['A paragraph.', 'Another.']);
  });

  it('explains each status that occurs', async () => {
    const hands = await lay({ panel: 'rules' });
    expect(hands.texts('dt')).to.deep.equal(['stated', 'decided', 'rebuilt']);
  });

  it('draws the examples and says what follows', async () => {
    const hands = await lay({ panel: 'rules' });
    expect(hands.all('figure svg').map((each) => each.getAttribute('aria-label'))[0]).to.equal(
      'Through the centre. Move: roxbi',
    );
    expect(hands.texts('figcaption')).to.deep.equal([
      'Through the centre. Move: roxbi This is allowed.',
      'Round a corner. Move: roxyo Rule F5 forbids it.',
      'The end. The game ends by rule F2. Player B has won.',
      'Move: ro-wo The game ends by rule F3. Player A and Player B share the win.',
      'Move: ro-wo The picture shows the result.',
      '',
    ]);
  });

  it('opens at the rule that was asked for', async () => {
    const hands = await lay({ message: { kind: 'error', text: 'No.', rule: 'F5' } });
    const { scrollY } = window;
    await press(hands, 'Rule F5');
    expect(hands.root.activeElement?.id).to.equal('rule-F5');
    const panel = hands.get('.panel').getBoundingClientRect();
    const { top } = hands.get('#rule-F5').getBoundingClientRect();
    expect(top).to.be.within(panel.top, panel.bottom);
    expect(window.scrollY).to.equal(scrollY);
  });

  it('jumps by its index without moving the page', async () => {
    const hands = await lay({ panel: 'rules' });
    const { scrollY } = window;
    const entry = hands.all('nav button')[4];
    entry?.focus();
    await hands.press('Enter');
    expect(hands.root.activeElement?.id).to.equal('rule-F5');
    expect(hands.get('.panel').scrollTop).to.be.above(0);
    expect(window.scrollY).to.equal(scrollY);
  });
});

describe('the words', () => {
  it('are the same in every language', () => {
    const entries = (words: object): readonly string[] =>
      Object.entries(words).flatMap(([key, entry]: [string, unknown]) =>
        entry && typeof entry === 'object' ? entries(entry).map((each) => `${key}.${each}`) : key,
      );
    expect(entries(de).toSorted()).to.deep.equal(entries(en).toSorted());
  });

  it('are German in every part', async () => {
    const hands = await lay({ words: de, panel: 'new' });
    expect(hands.texts('.tool')).to.deep.equal(['Zurücknehmen', 'Vor', 'Tipp', 'Regeln', 'Neu', 'Mehr']);
    expect(hands.text('.panel h2')).to.equal('Neues Spiel');
    expect(hands.texts('select[name=seat-0] option')[3]).to.equal('Computer (schwer)');
  });

  for (const { sharedWin } of [en, de]) {
    it(`list names: ${sharedWin(['Ada', 'Bo', 'Cy'])}`, () => {
      expect(sharedWin(['Ada', 'Bo'])).to.match(/^Ada (and|und) Bo /);
      expect(sharedWin(['Ada', 'Bo', 'Cy'])).to.match(/^Ada, Bo (and|und) Cy /);
    });
  }

  for (const words of [en, de]) {
    it(`say what they are given: ${words.toMove('Ada')}`, () => {
      const given = ['Ada', 'ro-wo', 'classic'];
      const named: Partial<Record<string, unknown[]>> = {
        computer: ['hard'],
        sharedWin: [given],
        ply: [3, 7],
        pace: [0.5],
        recordMove: [4, 'Ada', 'ro-wo'],
      };
      for (const [key, say] of Object.entries({ ...words, ...words.dialogs })) {
        if (typeof say !== 'function' || key === 'fault') continue;
        const said: unknown = Reflect.apply(say, undefined, named[key] ?? given);
        expect(said, key).to.match(/Ada|hard|schwer|3.*7|0[.,]5/);
        expect(said, key).not.to.contain('undefined');
      }
    });
  }

  it('say each fault of a record in German', () => {
    const codes = [
      'long',
      'tag',
      'twice',
      'comment',
      'variation',
      'token',
      'format',
      'game',
      'options',
      'result',
    ];
    for (const code of codes)
      expect(de.fault({ code: `record-${code}`, at: '1:2', found: '(' }), code).to.match(/^[A-ZÄÖÜ].{10}/);
    for (const code of ['option', 'over', 'turn']) expect(de.fault({ code }), code).to.be.a('string');
    expect(de.fault({ code: 'constructor' })).to.equal(undefined);
    expect(en.fault({ code: 'record-tag' })).to.equal(undefined);
  });
});
