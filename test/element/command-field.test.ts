import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import { audit } from '../support/audit.js';
import { heard, type AnyBoard, type Driver } from '../support/board.js';

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
  await board.until(() => last() !== before);
  return board.spoken.at(-1);
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
    expect(board.name(field)).to.equal('Type a move or a word');
    expect(shown(board)).to.equal('The word “help” lists all words.');
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
    expect(await send(board, 'zz')).to.match(/^A move is written as @ro, ro-wo or roxbi/);
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
      moves: 'ri can step to wo. ro can step to vi, vo or wo.',
      'moves ri': 'ri can step to wo.',
      board: 'Fluctus board, Ada against Bo: red stones on ro and ri; green stones on go and gi.',
      help: 'Words: last, score, hand, moves, board, undo, redo, hint, help; “moves” also with a square. Moves are typed like this: ri-wo.',
      undo: 'Taken back: Bo enters on gi. Bo to move.',
      redo: 'Bo enters on gi. Ada to move.',
    };
    for (const [word, answer] of Object.entries(answers)) {
      expect(await send(board, word), word).to.equal(answer);
      if (word !== 'undo') expect(shown(board), word).to.equal(answer);
      expect(fieldOf(board)!.value).to.equal('');
    }
    expect(await send(board, 'redo')).to.equal('This is not possible now.');
    expect(board.focused).to.equal(fieldOf(board));
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
    for (const word of ['undo', 'hint'])
      expect(await send(board, word), word).to.equal('This is not possible now.');
    expect(board.element.ply).to.equal(2);
  });

  it('stays visible with the attribute, in play mode', async () => {
    const board = await fluctus({ command: '', record: '@ro @go' });
    await board.until(() => fieldOf(board));
    expect(board.focused).to.equal(null);
    await open(board);
    await board.press('Escape');
    expect(fieldOf(board)).not.to.equal(null);
    expect(board.focused?.closest('[role=grid]')).not.to.equal(null);
    board.element.mode = 'replay';
    await board.settled();
    expect(fieldOf(board)).to.equal(null);
    board.element.mode = 'play';
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
    expect(board.message).to.match(/<img src=x>/);
  });
});
