import { sessionOf } from '../../src/element/model/session.js';
import { words as de } from '../../src/words/de/ui.js';
import { dialogWords, rulesWords } from '../../src/words/en/dialogs.js';
import { replayWords } from '../../src/words/en/parts.js';
import { en, type UiWords } from '../../src/words/en/ui.js';
import { mountView, seat, type ViewDriver } from './view-fixture.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { partKinds } from '../../src/element/parts/registry.js';

const press = (driver: ViewDriver, name: string) => driver.click(driver.button(name));
const choose = async (driver: ViewDriver, name: string, value: string) => {
  const select = driver.get(`select[name=${name}]`) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await driver.settled();
};

describe('a dialog', () => {
  for (const [tool, kind] of [
    ['New', 'new'],
    ['Rules', 'rules'],
    ['More', 'more'],
  ] as const) {
    it(`${kind} takes the focus and returns it to ${tool}`, async () => {
      const driver = await mountView();
      await press(driver, tool);
      expect(driver.root.activeElement?.closest('.panel')).to.exist;
      await driver.press('Tab', 'Escape');
      expect(driver.all('.panel')).to.deep.equal([]);
      expect(driver.focused).to.equal(tool);
    });

    for (const width of [300, 900]) {
      it(`${kind} passes the audit at ${width} px`, async () => {
        const driver = await mountView({ dialog: { kind } }, width);
        await expect(driver.element).to.be.accessible();
      });
    }
  }

  it('makes everything else inert, once screen readers have told its focus', async () => {
    const driver = await mountView();
    await press(driver, 'More');
    await waitUntil(() => driver.get('.in').inert);
    expect(driver.root.activeElement?.closest('.panel')).to.exist;
    await driver.press('Escape');
    expect(driver.get('.in').inert).to.equal(false);
    expect(driver.focused).to.equal('More');
  });

  it('is named by its heading', async () => {
    const driver = await mountView({ dialog: { kind: 'new' } });
    const { root } = driver;
    const id = driver.get('[role=dialog]').getAttribute('aria-labelledby') ?? '';
    expect(root.getElementById(id)?.textContent).to.equal('New game');
  });

  it('closes with its button', async () => {
    const driver = await mountView({ dialog: { kind: 'new' } });
    await press(driver, 'Close');
    expect(driver.log).to.deep.equal([['closeDialog']]);
  });

  it('closes on a click beside it', async () => {
    const driver = await mountView();
    await press(driver, 'More');
    driver.get('.over').click();
    await driver.settled();
    expect(driver.all('.panel')).to.deep.equal([]);
  });

  it('gives the focus to its heading, in a section with all of its fields', async () => {
    // Orca reads the choice of a field that is new, unless the nearest element around it and the focus is a section.
    const driver = await mountView();
    await press(driver, 'More');
    const heading = driver.get('.panel h2');
    expect(driver.focused).to.equal('More');
    expect(heading.matches(':focus')).to.equal(true);
    const section = heading.closest('section')!;
    expect(section.parentElement!.getAttribute('role')).to.equal('dialog');
    expect(section.hasAttribute('role')).to.equal(false);
    expect(driver.get('.panel').querySelectorAll('section :is(select, input, li)').length).to.be.above(3);
  });

  it('stays open on a click in it and on other keys', async () => {
    const driver = await mountView({ dialog: { kind: 'more' } });
    await driver.click(driver.get('.panel h2'));
    await driver.press('a');
    expect(driver.log).to.deep.equal([]);
  });

  it('returns the focus to its toolbar button if the opener is gone', async () => {
    const message = { kind: 'error', text: 'No.', rule: 'F5', answers: [] } as const;
    const driver = await mountView({ message });
    await press(driver, 'Rule F5');
    await driver.set({ message: undefined });
    await driver.press('Escape');
    expect(driver.focused).to.equal('Rules');
  });

  it('shows that it is being loaded', async () => {
    const driver = await mountView({ words: de });
    const { dialogs } = partKinds;
    await dialogs.load();
    const { value } = dialogs;
    dialogs.value = undefined;
    driver.element.set({ dialog: { kind: 'new' } });
    await driver.element.updateComplete;
    expect(driver.text('.over .waits')).to.equal('Lädt …');
    await driver.settled();
    expect(driver.texts('.field').length).to.equal(5);
    expect(dialogs.value).to.equal(value);
  });

  it('leaves the focus elsewhere on the page', async () => {
    const driver = await mountView();
    await press(driver, 'More');
    const other = document.createElement('button');
    driver.element.after(other);
    other.focus();
    await driver.set({ dialog: undefined });
    expect(document.activeElement).to.equal(other);
  });
});

describe('the menu', () => {
  const actions: readonly (readonly [name: string, ...log: readonly (readonly unknown[])[]])[] = [
    ['Show the moves', ['set', { movesShown: true }], ['closeDialog']],
    [
      'Flip the board',
      ['set', { turnedTo: 'B' }],
      ['closeDialog'],
      ['announce', dialogWords({}).menu.flipped('B')],
    ],
    ['Offer a draw', ['showMessage', 'Bo declined the draw.']],
    ['Resign', ['closeDialog'], ['showMessage', 'ask']],
  ];
  for (const [name, ...log] of actions)
    it(`runs the action of "${name}"`, async () => {
      const driver = await mountView({ dialog: { kind: 'more' } });
      await press(driver, name);
      expect(driver.log).to.deep.equal(log);
    });

  for (const [granted, message] of [
    [true, 'Moves copied'],
    [false, 'The moves could not be copied'],
  ] as const)
    it(`copies the record, and shows the message ${message}`, async () => {
      const texts: string[] = [];
      const clipboard = {
        writeText(text: string) {
          texts.push(text);
          return granted ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'));
        },
      };
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
      try {
        const driver = await mountView({ dialog: { kind: 'more' } });
        await press(driver, 'Copy the moves');
        expect(texts).to.deep.equal(['1. ro-wo']);
        expect(driver.log).to.deep.equal([['showMessage', message]]);
      } finally {
        Reflect.deleteProperty(navigator, 'clipboard');
      }
    });

  it('moves the focus to the question that follows', async () => {
    const driver = await mountView();
    await press(driver, 'More');
    await press(driver, 'Resign');
    expect(driver.root.activeElement?.getAttribute('aria-label')).to.equal('Resign as Ada?');
    await press(driver, 'No');
    expect(driver.focused).to.equal('More');
  });

  it('contains only what can be done now', async () => {
    const none = {
      undo: false,
      redo: false,
      hint: false,
      flip: false,
      draw: false,
      resign: false,
      type: false,
    };
    const driver = await mountView({ dialog: { kind: 'more' }, can: none, session: sessionOf('replay') });
    expect(driver.texts('.item')).to.deep.equal([
      'Copy the moves',
      'Copy the embed code',
      'Save the picture (SVG)',
      'Save the picture (PNG)',
      'Turn the sound on',
      'Settings',
    ]);
    expect(driver.all('form')).to.deep.equal([]);
  });

  it('hides the moves again', async () => {
    const driver = await mountView({ dialog: { kind: 'more' }, movesShown: true });
    await press(driver, 'Hide the moves');
    expect(driver.log).to.deep.equal([['set', { movesShown: false }], ['closeDialog']]);
  });

  it('plays a typed move on Enter and empties the field', async () => {
    const driver = await mountView({ dialog: { kind: 'more' } });
    const field = driver.get('#type-move') as HTMLInputElement;
    expect(field.labels?.[0]?.textContent).to.equal('Type a move');
    field.focus();
    await sendKeys({ type: ' ro-wo' });
    await driver.press('Enter');
    expect(driver.log).to.deep.equal([['attempt', 'ro-wo', 'text']]);
    expect(field.value).to.equal('');
  });

  it('keeps a typed move that cannot be played, and explains why', async () => {
    const driver = await mountView({ dialog: { kind: 'more' } });
    const field = driver.get('#type-move') as HTMLInputElement;
    field.value = 'zz';
    await press(driver, 'Play');
    expect(field.value).to.equal('zz');
    expect(driver.text('.panel .message p')).to.equal('zz is no move.');
    await expect(driver.element).to.be.accessible();
  });
});

describe('the new-game form', () => {
  /** Submits the form; returns the opening and the seats of the new game. */
  const start = async (driver: ViewDriver) => {
    await press(driver, 'Start');
    expect(driver.log.map(([name]) => name)).to.deep.equal(['closeDialog', 'newGame']);
    const [, opening, seats, names] = driver.log[1]!;
    return { ...(opening as object), seats, names };
  };

  it('starts with the options of the match on the board', async () => {
    const driver = await mountView({ dialog: { kind: 'new' } });
    expect(await start(driver)).to.deep.equal({
      // the number of players cannot be chosen
      players: undefined,
      first: 'A',
      options: { variant: 'classic', colors: 'white blue' },
      position: 'start',
      seats: 'human computer:hard',
      names: ['Ada', 'Bo'],
    });
  });

  it('has fields for players, first seat and the options of the game', async () => {
    const driver = await mountView({ dialog: { kind: 'new' } });
    expect(driver.texts('.field > span')).to.deep.equal(['First player', 'the variant', 'the colors']);
    await choose(driver, 'seat-0', 'computer:best');
    await choose(driver, 'seat-1', 'human');
    await choose(driver, 'first', 'random');
    expect(await start(driver)).to.include({ seats: 'computer:best human', first: 'random' });
  });

  it('offers the choices that fit the others', async () => {
    const driver = await mountView({ dialog: { kind: 'new' } });
    await choose(driver, 'option-variant', 'return');
    expect(driver.texts('select[name=option-colors] option')).to.deep.equal(['red blue', 'red white']);
    const options = { variant: 'return', colors: 'red blue' };
    // another game does not begin at the position of the one before
    expect(await start(driver)).to.deep.include({ options, position: undefined });
  });

  it('has a field for each player', async () => {
    const seats = ['Ada', 'Bo', 'Cy'].map((name, i) => seat(i, name));
    const players = { min: 1, max: 4 };
    const driver = await mountView({ dialog: { kind: 'new' }, seats, players, first: 2 });
    await choose(driver, 'players', '4');
    expect(driver.texts('.field .tag').join('')).to.equal('ABCD');
    await choose(driver, 'players', '2');
    expect(await start(driver)).to.include({ players: 2, seats: 'human computer:hard', first: 'A' });
  });

  const type = async (driver: ViewDriver, name: string, text: string) => {
    const field = driver.get(`input[name=${name}]`) as HTMLInputElement;
    field.select();
    await sendKeys({ type: text });
    await driver.press('Tab');
    return field;
  };

  it('has a field for the name of each player, empty for the name of the seat', async () => {
    const driver = await mountView({ dialog: { kind: 'new' } });
    const field = await type(driver, 'name-0', ' <b>Zoë, "Z" ');
    expect(field.getAttribute('aria-label')).to.equal('Name of player A');
    expect(field.placeholder).to.equal('Seat 0');
    const other = driver.get('input[name=name-1]') as HTMLInputElement;
    other.focus();
    other.select();
    await driver.press('Delete', 'Tab');
    expect(driver.texts('select[name=first] option')).to.deep.equal(['<b>Zoë, "Z"', 'Seat 1', 'Random']);
    expect((await start(driver)).names).to.deep.equal(['<b>Zoë, "Z"', '']);
  });

  it('limits the length of a name', async () => {
    const driver = await mountView({ dialog: { kind: 'new' } });
    const field = await type(driver, 'name-0', 'x'.repeat(50));
    expect(field.value).to.equal('x'.repeat(40));
  });

  it('keeps the names while other fields change, and starts with Enter in a name', async () => {
    const driver = await mountView({ dialog: { kind: 'new' } });
    await type(driver, 'name-1', 'Cy');
    await choose(driver, 'seat-1', 'human');
    const field = driver.get('input[name=name-0]') as HTMLInputElement;
    field.select();
    await sendKeys({ type: 'Di' });
    await driver.press('Enter');
    expect(driver.log[1]?.[3]).to.deep.equal(['Di', 'Cy']);
  });

  it('is submitted with Enter, and can be cancelled', async () => {
    const driver = await mountView({ dialog: { kind: 'new' } });
    await press(driver, 'Cancel');
    await driver.set({ dialog: { kind: 'new' } });
    driver.button('Start').focus();
    await driver.press('Enter');
    expect(driver.log.map(([name]) => name)).to.deep.equal(['closeDialog', 'closeDialog', 'newGame']);
  });

  it('keeps a remote seat', async () => {
    const remote = { kind: 'remote' } as const;
    const driver = await mountView({
      dialog: { kind: 'new' },
      seats: [seat(0, 'Ada'), seat(1, 'Bo', { player: remote })],
    });
    const options = driver.root.querySelectorAll('option[value=remote]');
    expect([...options].map((option) => option.textContent.trim())).to.deep.equal(['Elsewhere', 'Elsewhere']);
    expect(await start(driver)).to.include({ seats: 'human remote' });
  });
});

describe('the rules', () => {
  it('show the idea, the sources and every rule with title, status and text', async () => {
    const driver = await mountView({ dialog: { kind: 'rules' } });
    expect(driver.texts('.rules .sheet > p:not(.guide)')).to.deep.equal([
      'Take the last one.',
      'An invented game.',
    ]);
    expect(driver.all('article').length).to.equal(5);
    expect(driver.text('#rule-F1 h3')).to.equal('F1, Title of F1');
    expect(driver.texts('#rule-F1 p')).to.deep.equal(['A paragraph.', 'Another.']);
    expect(driver.text('#rule-F1 > .origin')).to.equal('Where this rule comes from: stated decided');
  });

  it('explain each status that is used', async () => {
    const driver = await mountView({ dialog: { kind: 'rules' } });
    expect(driver.texts('dt')).to.deep.equal(['stated', 'decided', 'rebuilt']);
  });

  it('draw the examples and tell their outcomes', async () => {
    const driver = await mountView({ dialog: { kind: 'rules' } });
    expect(driver.get('figure svg').getAttribute('aria-label')).to.equal('Game: centre');
    expect(driver.texts('figcaption')).to.deep.equal([
      'Through the centre. Move: roxbi. This is allowed.',
      'Round a corner. Move: roxyo. Rule F5 forbids it.',
      'The end. The game ends by rule F2. Player B has won.',
      'Move: ro-wo. The game ends by rule F3. Draw.',
      'Move: ro-wo. The picture shows the result.',
      'Move: ro-wo. The picture shows the position before the move.',
      '',
    ]);
  });

  it('open at the rule that was asked for', async () => {
    const driver = await mountView({ message: { kind: 'error', text: 'No.', rule: 'F5', answers: [] } });
    driver.button('Rule F5').focus();
    const { scrollY } = window;
    await press(driver, 'Rule F5');
    expect(driver.root.activeElement?.id).to.equal('rule-F5');
    const panel = driver.get('.panel').getBoundingClientRect();
    const { top } = driver.get('#rule-F5').getBoundingClientRect();
    expect(top).to.be.within(panel.top, panel.bottom);
    expect(window.scrollY).to.equal(scrollY);
  });

  it('scroll from their contents without scrolling the page', async () => {
    const driver = await mountView({ dialog: { kind: 'rules' } });
    const { scrollY } = window;
    const entry = driver.all('nav button')[4];
    entry?.focus();
    await driver.press('Enter');
    expect(driver.root.activeElement?.id).to.equal('rule-F5');
    expect(driver.get('.panel').scrollTop).to.be.above(0);
    expect(window.scrollY).to.equal(scrollY);
  });
});

describe('the words', () => {
  it('are German in all parts', async () => {
    const driver = await mountView({ words: de, dialog: { kind: 'new' } });
    expect(driver.texts('.tool')).to.deep.equal(['Zurück', 'Vor', 'Tipp', 'Regeln', 'Neu', 'Mehr']);
    expect(driver.text('.panel h2')).to.equal('Neue Partie');
    expect(driver.texts('select[name=seat-0] option')[3]).to.equal('Computer (schwer)');
  });

  for (const { sharedWin } of [en, de]) {
    it(`form lists: ${sharedWin(['Ada', 'Bo', 'Cy'])}`, () => {
      expect(sharedWin(['Ada', 'Bo'])).to.match(/^Ada (and|und) Bo /);
      expect(sharedWin(['Ada', 'Bo', 'Cy'])).to.match(/^Ada, Bo (and|und) Cy /);
    });
  }

  for (const words of [en as UiWords, de]) {
    it(`contain their arguments: ${words.toMove('Ada')}`, () => {
      const given = ['Ada', 'ro-wo', 'classic'];
      const named: Partial<Record<string, unknown[]>> = {
        computer: ['hard'],
        sharedWin: [given],
        possible: [given],
        ply: [3, 7],
        pace: [0.5],
        move: [4, 'Ada', 'ro-wo'],
      };
      const { message, record } = words;
      const { menu, newGame } = dialogWords(words);
      const groups = [words, message, record, replayWords(words), menu, newGame, rulesWords(words)];
      for (const [key, say] of groups.flatMap((group) => Object.entries<unknown>(group))) {
        if (typeof say !== 'function' || key === 'fault') continue;
        const said: unknown = Reflect.apply(say, undefined, named[key] ?? given);
        expect(said, key).to.match(/Ada|hard|schwer|3.*7|0[.,]5/);
        expect(said, key).not.to.contain('undefined');
      }
    });
  }

  it('contain a German sentence for each fault of a record', () => {
    const codes = [
      'long',
      'tag',
      'twice',
      'comment',
      'variation-start',
      'variation-close',
      'variation-empty',
      'variation-open',
      'variation-deep',
      'variation-many',
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
