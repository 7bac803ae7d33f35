import { expect, fixtureCleanup } from '@open-wc/testing';
import { definition } from '../../src/games/fluctus/definition.js';
import { fluctus as rules } from '../../src/games/fluctus/engine/index.js';
import type { FluctusMove, FluctusState } from '../../src/games/fluctus/engine/types.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import { audit } from '../support/audit.js';
import { heard, textOf, type AnyBoard, type Driver } from '../support/board.js';
import { recordingBot, valuesKnown } from './analysis-bot.js';
import { refused, replaceBot } from './bot-client-fakes.js';

const source = { ...definition.bot };

const fieldOf = <E extends AnyBoard>(board: Driver<E>) =>
  board.root.querySelector<HTMLInputElement>('.command input');

/** Opens the field by its key and waits until it has the focus. */
async function open<E extends AnyBoard>(board: Driver<E>): Promise<HTMLInputElement> {
  board.element.focus();
  await board.press('/');
  await board.until(() => board.focused !== null && board.focused === fieldOf(board));
  return fieldOf(board)!;
}

/** Types a text into the field, sends it, and waits for the next paragraph of the live region; returns it. */
async function send<E extends AnyBoard>(board: Driver<E>, text: string): Promise<string | undefined> {
  const last = () => board.root.querySelector('.live')!.lastElementChild;
  const before = last();
  fieldOf(board)!.value = '';
  await board.type(text);
  await board.press('Enter');
  await board.until(() => last() && last() !== before);
  return board.spoken.at(-1);
}

/** Expects the answers to words that a person types into the field. */
async function expectAnswers<E extends AnyBoard>(
  board: Driver<E>,
  answers: Readonly<Record<string, string | RegExp>>,
): Promise<void> {
  await open(board);
  for (const [word, answer] of Object.entries(answers))
    expect(await send(board, word), word).to.match(textOf(answer));
}

const shown = <E extends AnyBoard>(board: Driver<E>) => board.text('.command p');

describe('the command field', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('opens below the board, keeps the focus and gives it back', async () => {
    const board = await fluctus({ record: '@ro @go', names: 'Ada,Bo' });
    const field = await open(board);
    expect(field.value).to.equal('');
    expect(board.name(field)).to.equal('Type a move or a command');
    expect(shown(board)).to.equal('The command “help” lists all commands.');
    const { bottom } = board.root.querySelector('.board')!.getBoundingClientRect();
    expect(field.getBoundingClientRect().top).to.be.at.least(bottom);
    expect(await send(board, 'ri')).to.equal('Ada enters on ri. Bo to move.');
    expect(board.element.record).to.match(/@ro @go 2\. @ri/);
    expect(board.focused).to.equal(field);
    expect(field.value).to.equal('');
    expect(shown(board)).to.equal('Ada enters on ri. Bo to move.');
    expect(field.hasAttribute('aria-describedby')).to.equal(false);
    await board.press('Escape');
    expect(board.focused?.closest('[role=grid]')).not.to.equal(null);
    await board.until(() => fieldOf(board) === null);
  });

  it('reads the rules', async () => {
    const board = await fluctus({ position: 'A....A/....B. A 6,7 2,1 -,-', names: 'Ada,Bo' });
    await expectAnswers(board, {
      rules: /^Rules: F1, [^;]+; F2, .*“rules” with a number reads one\.$/,
      'rules 5': /^F5, .+\. .+\.$/,
      'rule f5': /^F5, .+\. .+\.$/,
      'rules 99': /^There is no “99”\. Possible: F1, F2/,
    });
  });

  it('says why a move is refused, and keeps the text for correction', async () => {
    const board = await fluctus({ record: '@ro @go', names: 'Ada,Bo' });
    const field = await open(board);
    const illegal = heard(board, 'game-illegal');
    const why = await send(board, 'ro bi');
    expect(illegal.map(({ detail }) => [detail.notation, detail.rule])).to.deep.equal([['ro-bi', 'F4']]);
    expect(board.message).to.equal(why);
    expect(board.has('button', 'Rule F4')).to.equal(true);
    expect(field.value).to.equal('ro bi');
    expect(board.focused).to.equal(field);
    // it is selected: what is typed next replaces it
    await board.type('z');
    expect(field.value).to.equal('z');
    expect(await send(board, 'zz')).to.equal(
      '“zz” is neither a move nor a command. Moves are typed like this: ri. The command “help” lists all commands.',
    );
    expect(field.value).to.equal('zz');
    expect(board.element.ply).to.equal(2);
    // The next answer takes the place of the explanation.
    await send(board, 'score');
    expect(board.root.querySelector('.message')).to.equal(null);
  });

  it('answers words', async () => {
    const board = await fluctus({ record: '@ro @go @ri @gi', names: 'Ada,Bo', seats: 'human human' });
    await open(board);
    const answers = {
      last: 'Bo enters on gi. Ada to move.',
      ' SCORE ': 'Ada: 8 stones; Bo: 8 stones.',
      hand: 'red reserve, 6 stones; green reserve, 6 stones.',
      moves: 'ro can step to wo, vo or vi. ri can step to wo.',
      'moves ri': 'ri can step to wo.',
      board:
        'Fluctus board, Ada against Bo: red stones on ro and ri; green stones on go and gi. Ada to move.',
      help: /^Commands: last, score, hand, moves, captures, .*, help\. Examples: .*\. Moves are typed like this: ri wo\.$/,
      undo: 'Taken back: Bo enters on gi. Bo to move.',
      redo: 'Bo enters on gi. Ada to move.',
    };
    for (const [word, answer] of Object.entries(answers)) {
      expect(await send(board, word), word).to.match(textOf(answer));
      if (word !== 'undo') expect(shown(board), word).to.match(textOf(answer));
      expect(fieldOf(board)!.value).to.equal('');
    }
    expect(await send(board, 'redo')).to.equal('This is not possible now.');
    expect(board.focused).to.equal(fieldOf(board));
  });

  it('tells pieces, rows, lines and captures of Fluctus', async () => {
    const record = '@bi @wi @bo @wo bo-go wo-yo go-bo';
    const board = await fluctus({ colors: 'blue white', record, names: 'Ada,Bo', seats: 'human human' });
    await expectAnswers(board, {
      where: 'white stone: yo, wi; blue stone: bo, bi.',
      'where white': 'white stone: yo, wi.',
      'p ada': 'blue stone: bo, bi.',
      'p mine': 'white stone: yo, wi.',
      'where red': 'There is no “red”. Possible: Blue, White, Ada, others, Bo, mine.',
      'row inner': 'inner ring: ri free, wi white stone, yi free, gi free, bi blue stone, vi free.',
      's o': 'outer ring: ro free, wo free, yo white stone, go free, bo blue stone, vo free.',
      'row white': 'White: wo free, wi white stone.',
      'row bo': /^outer ring: /,
      row: /^outer ring: /,
      'row q': /^There is no “q”\. Possible: outer ring, inner ring, Red, .*, reserves\.$/,
      'lines bo': 'Lines from bo: bi blue stone; go free, yi free; vo free, vi free; gi free, ri free.',
      square: 'ro, free',
      captures: 'Leap from yo over wi and capture on bi.',
      capture: 'No captures.',
    });
    expect(fieldOf(board)!.value).to.equal('');
    await send(board, 'yobi');
    expect(await send(board, 'c')).to.match(/leaps? from yo over wi and captures? on bi\.$/);
  });

  it('tells pieces, rows, lines and captures of Glüx', async () => {
    const record = '+25 5@a1 +16 6@m9 +34 +25';
    const board = await glux({ seats: 'human remote', names: 'Ada,Bo', record });
    await expectAnswers(board, {
      'where 5': 'your 5: a1.',
      'where bo': '6 of Bo: m9.',
      'where 2': 'There is no “2”. Possible: 5, 6, Ada, mine, Bo, others.',
      'room g':
        'Room G: a2, b2 empty, a1 your 5, b1 empty. You 5 pips, 4 points. The most pips bring 4 points.',
      'row 1': 'row 1: a1 your 5, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1 empty.',
      'row column b': 'column b: b1, b2, b3, b4, b5, b6, b7, b8, b9 empty.',
      'lines a1': 'Lines from a1: a6 empty; f1 empty.',
      square: /^a1, your 5, room G, /,
      // The own start square can be covered.
      captures: 'No captures.',
    });
  });

  it('tells pieces, rows and captures of Lucky Numbers', async () => {
    const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
    const position = `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 15,16 0`;
    const board = await lucky({ names: 'Ada,Bo', position });
    await expectAnswers(board, {
      'where 15': '15: face up.',
      'where 2': '2: b4, Board of Bo b4.',
      'row 1': 'row 1: a1 13, b1 14, c1 empty, d1 20.',
      'row a': 'column a: a4 1, a3 5, a2 9, a1 13.',
      'row bo':
        'Board of Bo: row 4: 1, 2, 3, 4; row 3: 5, 6, 7, 8; row 2: 9, 10, 11, 12; row 1: empty, empty, empty, 20.',
      'row middle': /^Face up: 15, 16; \d+ face down\.$/,
      lines: 'column a: a4 1, a3 5, a2 9, a1 13.',
      captures: /^Lay the 15 on b1; .*; Lay the 16 on d2\.$/,
    });
  });

  it('tells the dice of Luzi und Joe', async () => {
    const tray = await luzi({ position: '29,32 3/5 A 3 11124456' });
    await expectAnswers(tray, {
      'where 4': 'four: die 5, die 6.',
      'where joe': 'Joe: die 1 locked, die 2 locked, die 3 locked.',
      'where 3': 'There is no “3”. Possible: 1, 2, 4, 5, 6, Ada, mine, Bo, others.',
      'row free': 'free dice: die 4 two, die 5 four, die 6 four, die 7 five.',
      'row locked': 'locked dice: die 1 Joe, die 2 Joe, die 3 Joe, die 8 six.',
      lines: /^If Ada stops now: .*; Six: two more until the stand-off\. Total: 22 points\.$/,
      captures: 'No captures.',
    });
  });

  it('steps through the game, and changes nothing', async () => {
    const board = await fluctus({ record: '@ro @go @ri @gi', names: 'Ada,Bo', seats: 'human computer' });
    const { record } = board.element;
    await expectAnswers(board, {
      previous: 'You enter on ri. Move 3 of 4. Bo to move.',
      board: /^Fluctus board, .*: red stones on ro and ri; green stones on go\. You are Red\. Bo to move\.$/,
      first: 'Start. Your turn.',
      next: 'You enter on ro. Bo to move.',
      end: 'Bo enters on gi. Move 4 of 4. Your turn.',
      ' next': 'Move 4 of 4.',
    });
    expect([board.element.ply, board.element.record]).to.deep.equal([4, record]);
  });

  it('tells the value of the position and the best move', async () => {
    const { bot } = recordingBot<FluctusState, FluctusMove>(rules, { error: 0.012 });
    replaceBot(definition, { createWorker: refused, load: () => Promise.resolve(bot) });
    const board = await fluctus({ seats: 'human human', analysis: '' });
    await board.seen();
    await valuesKnown(board, 'Red 75%');
    await open(board);
    expect(await send(board, 'value')).to.equal('Red: 75% ± 2 to win. Best: Enter a stone on ri.');
    board.element.analysis = false;
    await board.settled();
    expect(await send(board, 'best')).to.match(/^Enter a stone on /);
    replaceBot(definition, source);
  });

  it('moves the focus to a square', async () => {
    const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
    const position = `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 15,16 0`;
    const boards: readonly [Driver, readonly (readonly [typed: string, square: string])[]][] = [
      [
        await fluctus(),
        [
          ['b wi', 'wi'],
          ['b o', 'wo'],
          ['jump g', 'go'],
          ['b', 'go'],
        ],
      ],
      [
        await glux({ seats: 'human remote' }),
        [
          ['b c3', 'c3'],
          ['b 9', 'c9'],
          ['b m', 'm9'],
        ],
      ],
      [
        await lucky({ position }),
        [
          ['b d2', 'd2'],
          ['b 1', 'd1'],
          ['b 15', 'open-15'],
          ['b pile', 'pile'],
        ],
      ],
      [
        await luzi({ position: '29,32 3/5 A 3 11124456' }),
        [
          ['b 5', 'd5'],
          ['b die 2', 'd2'],
          ['b cup', 'cup'],
        ],
      ],
    ];
    for (const [board, jumps] of boards) {
      for (const [typed, square] of jumps) {
        await open(board);
        await board.type(typed);
        await board.press('Enter');
        await board.until(() => board.focused?.closest('form') === null);
        expect((board.focused as HTMLElement).dataset.square, typed).to.equal(square);
      }
      await open(board);
      expect(await send(board, 'b zz')).to.equal('There is no square “zz”.');
      expect(fieldOf(board)!.value).to.equal('b zz');
    }
  });

  it('replaces a text that was left in it, and repeats what it cannot read as it was typed', async () => {
    const board = await fluctus();
    await open(board);
    await board.type('tb');
    await board.press('Escape');
    await open(board);
    await board.type('/Löwe');
    expect(fieldOf(board)!.value).to.equal('/Löwe');
    await board.press('Enter');
    await board.until(() => board.spoken.at(-1)?.startsWith('“Löwe” is neither') === true);
    expect(await send(board, '/score')).to.equal('Red: 8 stones; Green: 8 stones.');
  });

  it('opens the guide, or the help that the page links, in the language of the board', async () => {
    const english = await fluctus();
    const german = await fluctus({ lang: 'de-AT' });
    await german.until(() => german.has('grid', /^Fluctus-Brett/));
    const { open: real } = window;
    const links = [
      { rel: 'help', href: '/english/', hreflang: 'en' },
      { rel: 'help', href: '/help/' },
      { rel: 'help', href: '/deutsch/', hreflang: 'de' },
    ].map((link) => Object.assign(document.createElement('link'), link));
    const opened: unknown[] = [];
    window.open = (url) => (opened.push(url), null);
    for (const [board, word] of [
      [english, 'guide'],
      [german, 'Anleitung'],
    ] as const) {
      await open(board);
      const count = opened.length;
      for (const link of [undefined, ...links]) {
        if (link) document.head.append(link);
        const before = opened.length;
        await board.type(word);
        await board.press('Enter');
        await board.until(() => opened.length > before);
      }
      for (const link of links) link.remove();
      expect(opened.length).to.equal(count + 4);
    }
    window.open = real;
    const [own, general, foreign] = links.map(({ href }) => href);
    expect([shown(english), shown(german)]).to.deep.equal([
      'You leave this page: the guide opens in a tab of its own.',
      'Du verlässt diese Seite: Die Anleitung öffnet sich in einem eigenen Tab.',
    ]);
    const guides = 'https://github.com/spielkasten/spielkasten/blob/main/docs';
    expect(opened).to.deep.equal([
      ...[`${guides}/blind.md`, own, own, own],
      ...[`${guides}/blind.de.md`, `${guides}/blind.de.md`, general, foreign],
    ]);
  });

  it('lists the words that mean something in the game', async () => {
    const [stones, dice] = [await fluctus(), await luzi()];
    await open(stones);
    await send(stones, 'help');
    await open(dice);
    await send(dice, 'help');
    const words = /captures, last capture|where, row, lines|“where” with a colour/g;
    expect(shown(stones).match(words)).to.have.length(3);
    expect(shown(dice).match(words)).to.equal(null);
  });

  it('says that it does not know a word, also when nobody can move', async () => {
    const board = await fluctus({ seats: 'human remote', record: '@ro' });
    await open(board);
    await send(board, 'xyzzy');
    expect(shown(board)).to.match(/^“xyzzy” is neither a move nor a command\./);
    await send(board, '@go');
    expect(shown(board)).to.match(/^This is not possible now\./);
  });

  it('plays in all games', async () => {
    const hand = await glux({ seats: 'human remote', record: '+25 5@a1 +16 6@m9 +34 +25' });
    await open(hand);
    await send(hand, 'f1 3');
    expect(hand.element.record).to.match(/3@f1/);

    const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
    const tiles = await lucky({ position: `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 15,16 0` });
    await open(tiles);
    await send(tiles, '15 c1');
    expect(tiles.element.record).to.match(/15@c1/);

    const dice = await luzi({ position: '29,32 3/5 A 3 11124456' });
    await open(dice);
    await send(dice, 'roll 4 2');
    expect(dice.element.record).to.match(/roll:24/);
  });

  it('tells why nobody can move here', async () => {
    const remote = await fluctus({ record: '@ro', names: 'Ada,Bo', seats: 'human remote' });
    await open(remote);
    expect(await send(remote, '@gi')).to.equal('This is not possible now. Bo to move.');
    expect(fieldOf(remote)!.value).to.equal('@gi');
    remote.element.resign(1);
    await remote.settled();
    expect(await send(remote, '@gi')).to.equal('This is not possible now. You have won. Bo has resigned.');

    const covered = await glux({ names: 'Ada,Bo', record: '+25 5@a1 +16 6@m9 +34 +25' });
    await open(covered);
    expect(await send(covered, '3 f1')).to.equal('Hand the device to Ada.');
    expect(covered.element.ply).to.equal(6);
  });

  it('obeys the controls of the page', async () => {
    const board = await fluctus({ record: '@ro @go', controls: 'none', command: '' });
    await board.until(() => fieldOf(board));
    fieldOf(board)!.focus();
    for (const word of ['undo', 'hint', 'value', 'previous'])
      expect(await send(board, word), word).to.equal('This is not possible now.');
    expect(board.element.ply).to.equal(2);
  });

  it('stays visible with the attribute, except in a diagram', async () => {
    const board = await fluctus({ command: '', record: '@ro @go' });
    await board.until(() => fieldOf(board));
    expect(board.focused).to.equal(null);
    await open(board);
    await board.press('Escape');
    expect(fieldOf(board)).not.to.equal(null);
    expect(board.focused?.closest('[role=grid]')).not.to.equal(null);
    board.element.mode = 'diagram';
    await board.settled();
    expect(fieldOf(board)).to.equal(null);
    board.element.mode = 'replay';
    await board.settled();
    expect(fieldOf(board)).not.to.equal(null);
    board.element.command = false;
    await board.settled();
    expect(fieldOf(board)).to.equal(null);
  });

  it('does not open with no-keys', async () => {
    const board = await fluctus({ 'no-keys': '', command: '' });
    await board.until(() => fieldOf(board));
    board.element.focus();
    const square = board.focused;
    await board.press('/');
    expect(board.focused).to.equal(square);
  });

  it('keeps the slash from the browser', async () => {
    const board = await fluctus();
    board.element.focus();
    const slash = (key: string) =>
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
    expect(board.focused!.dispatchEvent(slash('/'))).to.equal(false);
    expect(board.focused!.dispatchEvent(slash('z'))).to.equal(true);
  });

  it('speaks German', async () => {
    const board = await fluctus({ lang: 'de', record: '@ro @go', names: 'Ada,Bo' });
    await board.until(() => board.has('grid', /^Fluctus-Brett/));
    await open(board);
    expect(await send(board, 'Züge')).to.match(/^Der Stein kann auf ri/);
    expect(await send(board, 'zurueck')).to.match(/^Zurückgenommen: /);
    await expectAnswers(board, {
      'wo ist rot': 'roter Stein: ro.',
      'Figuren fremde': 'roter Stein: ro.',
      'Ring innerer': /^innerer Ring: ri frei, /,
      'Reihe xyz': /^„xyz“ gibt es nicht\. Möglich: /,
      Feld: 'ro, roter Stein, zuletzt gezogen',
      Schlagzüge: 'Keine Schlagzüge.',
      Anfang: 'Anfang. Ada ist dran.',
      nächster: /setzt auf ro ein\./,
      'springe zz': 'Ein Feld „zz“ gibt es nicht.',
    });
  });

  it('gives a move as an example in the language of the board, which it can read', async () => {
    const trays = await lucky({ lang: 'de', names: 'Ada,Bo', seed: 's', setup: 'sorted' });
    await trays.until(() => trays.has('grid', /^Spielplan/));
    await open(trays);
    expect(await send(trays, 'Hilfe')).to.match(/So wird ein Zug geschrieben: aufdecken\.$/);
    expect(await send(trays, 'aufdecken')).to.match(/ deckt die \d+ auf\. Die \d+ passt /);
    const tray = await luzi({ lang: 'de', names: 'Ada,Bo' });
    await tray.until(() => tray.has('grid', /Ada und Bo/));
    await open(tray);
    expect(await send(tray, 'Hilfe')).to.match(/So wird ein Zug geschrieben: würfeln\.$/);
  });

  it('passes the audit', async () => {
    const board = await fluctus({ command: '' });
    await board.until(() => fieldOf(board));
    fieldOf(board)!.focus();
    await send(board, 'help');
    expect((await audit(board.element)).violations).to.deep.equal([]);
  });

  it('takes a hostile text for a text', async () => {
    const board = await fluctus({ command: '' });
    await board.until(() => fieldOf(board));
    fieldOf(board)!.focus();
    await send(board, '<img src=x>');
    expect(board.root.querySelector('.mat img')).to.equal(null);
    expect(shown(board)).to.match(/<img src=x>/);
  });
});
