import { expect, fixtureCleanup } from '@open-wc/testing';
import { keysModule } from '../../src/element/ui/a11y/key-hook.js';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import type { Driver } from '../support/board.js';
import { answer, expectAnswers, focus } from './ask.js';

const { setTimeout } = window;

describe('the keys that speak', () => {
  // A message that a key interrupts would be said again.
  beforeEach(() => {
    window.setTimeout = ((act: () => void, time = 0) =>
      time === 1000 ? 0 : setTimeout(act, time)) as typeof window.setTimeout;
  });
  afterEach(() => {
    window.setTimeout = setTimeout;
    fixtureCleanup();
  });

  it('give an answer again, as another text', async () => {
    const board = await fluctus({ names: 'Ada,Bo' });
    focus(board, 'ro');
    const texts = new Set<string | null>();
    for (let i = 0; i < 2; i++) {
      expect(await answer(board, 's')).to.equal('Ada: 8 stones; Bo: 8 stones.');
      texts.add(board.root.querySelector('.live')!.lastElementChild!.textContent);
    }
    expect(texts.size).to.equal(2);
  });

  it('make an announcement that is equal to the last one another text', async () => {
    const board = await fluctus({ names: 'Ada,Bo', record: '@ro @go @ri @gi' });
    focus(board, 'ro');
    expect(await answer(board, 'm')).to.equal('ro can step to wo, vo or vi.');
    // The stone is chosen.
    expect(await answer(board, 'Enter')).to.equal('ro can step to wo, vo or vi.');
    const [last, before] = [...board.root.querySelectorAll('.live p')].reverse();
    expect(last!.textContent).to.equal(`${before!.textContent}\u00a0`);
  });

  it('tell a position of Fluctus', async () => {
    const board = await fluctus({ record: '@ro @go @ri @gi', names: 'Ada,Bo' });
    focus(board, 'ro');
    await expectAnswers(board, {
      l: 'Bo enters on gi. Ada to move.',
      s: 'Ada: 8 stones; Bo: 8 stones.',
      h: 'red reserve, 6 stones; green reserve, 6 stones.',
      m: /^ro can step to .*\.$/,
      t: 'ro can step to wo, vo or vi. ri can step to wo.',
      b: 'Fluctus board, Ada against Bo: red stones on ro and ri; green stones on go and gi. Ada to move.',
      r: 'outer ring: ro red stone, wo free, yo free, go green stone, bo free, vo free.',
      x: 'Line 1 of 4 from ro: vo free, bi free.',
      '?': /^Keys: (Shift B [^.]*\. )?L, the last moves\. .*N, to the next square for a piece\..*O, this square again\. Shift M, .*Question mark, this list\. .*guide for blind players\.$/,
    });
  });

  it('tell what a stone of the other side could do, and who can enter on a field', async () => {
    const board = await fluctus({ record: '@ro @go @ri @gi', names: 'Ada,Bo', seats: 'human remote' });
    const told = { go: /^If this stone were to move: go can step to .*\.$/, yo: 'No moves from yo.' };
    for (const [field, expected] of Object.entries(told)) {
      focus(board, field);
      await expectAnswers(board, { m: expected });
    }
    const start = await fluctus();
    focus(start, 'ri');
    await expectAnswers(start, { m: 'Enter a stone on ri.' });
    // While the other side is to move, an own stone cannot.
    const waits = await fluctus({ record: '@ro @go @ri', seats: 'human remote' });
    focus(waits, 'ro');
    await expectAnswers(waits, { m: /^If this stone were to move: ro can step to / });
  });

  it('list the keys of a game', async () => {
    const board = await glux({ names: 'Ada,Bo' });
    focus(board, 'a1');
    expect(await answer(board, '?')).to.match(
      /^Keys: (Shift B leaves out [^.]*\. )?A digit, choose a side of the chip; .* W, which squares change a room, the best first\. U, uncover the hand\. V, the position as a list\. L, .* R, the room\. /,
    );
    const trays = await lucky();
    focus(trays, 'a1');
    expect(await answer(trays, '?')).to.match(
      /^Keys: The fifth row is the middle: [^.]*\. A number, choose this tile\. D, turn over a tile\. Control End [^.]*“leave”\. L, .* R, the row\. .* P, to the next tile on the board\. (?!.*capture)(?!.*piece of others)/,
    );
    const tray = await luzi();
    focus(tray, 'cup');
    expect(await answer(tray, '?')).to.match(
      /^Keys: A digit, choose the die with this number, its place in the throw\. Enter on the cup throws .* stop\. .*\. X, what the dice score\. L, (?!.*from here)(?!.*captures)(?!.*piece of others)/,
    );
  });

  it('tell a position of Glüx, and no hand that is covered', async () => {
    const board = await glux({ names: 'Ada,Bo', record: '+25 5@a1 +16 6@m9 +34 +25' });
    focus(board, 'a1');
    expect(await answer(board, 'h')).to.equal('Hand the device to Ada.');
    expect(await answer(board, 't')).to.equal('Hand the device to Ada.');
    board.root.querySelector<HTMLElement>('.curtain')!.click();
    await board.settled();
    focus(board, 'a1');
    await expectAnswers(board, {
      l: 'Bo places a 6 on the start square m9. Bo is in first position in room C. Ada to move.',
      h: /^Your chip: \d or \d\. 22 left in the bag\.$/,
      m: 'a1: your chip can go here: without counting. With the 3, room G: Ada 3, Bo 0. With the 4, room G: Ada 4, Bo 0. Possible squares: a6, f1.',
      t: 'Possible squares: Room G: a1; Room H: f1; Corridor: a6.',
      b: /^Glüx: Ada, Bo\. Ada: 5 a1; Bo: 6 m9\. Room [A-Z]: .*Ada 5 pips, 4 points\./,
      s: 'Ada: 4 points; Bo: 4 points.',
      r: 'Room G: a2, b2 empty, a1 5 of Ada, b1 empty. Ada 5 pips, 4 points. The most pips bring 4 points.',
      x: 'Line 1 of 2 from a1: a6 empty.',
    });
  });

  it('tell a position of Lucky Numbers', async () => {
    const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
    const board = await lucky({
      names: 'Ada,Bo',
      position: `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 15,16 0`,
    });
    focus(board, 'c1');
    await expectAnswers(board, {
      l: 'No moves yet. Ada to move.',
      s: 'Ada: 15 of 16 cells filled; Bo: 13 of 16 cells filled.',
      h: /^Face up: 15, 16; \d+ face down\.$/,
      m: 'c1: 15 and 16 can go here.',
      t: 'Turn over a tile or take a face-up tile. The 15 and 16 fit on c1; they can replace the 12 on d2, the 14 on b1 or the 20 on d1.',
      b: /^Board of Ada: row 4: 1, 2, 3, 4; row 3: .*Board of Bo: row 4: .*Face up: 15, 16; \d+ face down\. Ada to move\.$/,
      r: 'row 1: a1 13, b1 14, c1 empty, d1 20.',
      x: 'column c: c4 3, c3 7, c2 11, c1 empty.',
    });
  });

  it('answer a number that cannot be chosen with the hand', async () => {
    const board = await glux({ names: 'Ada,Bo', record: '+25 5@a1 +16 6@m9 +34 +25', seats: 'human remote' });
    focus(board, 'c3');
    expect(await answer(board, '5')).to.equal('Your chip: 3 or 4. 22 left in the bag.');
    const rows = '1,.,.,./.,7,.,./.,.,14,./.,.,.,20';
    const trays = await lucky({ position: `${rows}|${rows} A -|- 3,15 0` });
    focus(trays, 'pile');
    expect(await answer(trays, '9')).to.match(/^Face up: 3, 15; \d+ face down\.$/);
    // the first digit of 15
    expect(await answer(trays, '1')).to.equal('1: 15.');
    expect(await answer(trays, '5')).to.match(/^The 15 fits on /);
    const tray = await luzi();
    focus(tray, 'cup');
    expect(await answer(tray, '9')).to.equal('cup, 8 dice.');
  });

  it('tell the first tiles of Lucky Numbers, and empty rows in a word', async () => {
    const board = await lucky({ names: 'Ada,Bo', seed: 'x', seats: 'human remote' });
    focus(board, 'a4');
    await expectAnswers(board, {
      t: /^Choose a tile and lay it on the diagonal\. The [\d, ]+ and \d+ fit on a4, b3, c2 or d1\.$/,
      b: /^Your board: row 4: all empty; row 3: all empty; row 2: all empty; row 1: all empty\. /,
    });
    const [, tiles] = /^a4: (.*) can go here\.$/.exec((await answer(board, 'm'))!)!;
    const offered = tiles!.match(/\d+/g)!.map(Number);
    expect(offered).to.deep.equal([...offered].sort((one, other) => one - other));
  });

  it('name every cell for a tile in Lucky Numbers, and that it may be left', async () => {
    const rows = '1,.,.,./.,7,.,./.,.,14,./.,.,.,20';
    const board = await lucky({ position: `${rows}|${rows} A 10|- 3 0` });
    focus(board, 'pile');
    expect(await answer(board, 't')).to.equal(
      'The 10 fits on c4, d4, c3, d3, a2, b2, a1 or b1; it can replace the 1 on a4, the 7 on b3, the 14 on c2 or the 20 on d1. Leave the 10.',
    );
  });

  it('say the numbers of the dice as they lie there', async () => {
    const tray = await luzi({ position: '29,32 3/5 A 1 22222245', seed: 'felt' });
    focus(tray, 'd1');
    await tray.press('1', '2', '3', '4');
    await tray.click('button', 'Throw 4 again');
    const dice = tray.all('[part=die]').map((each) => tray.name(each).split(', ').slice(0, 2).join(' '));
    const told = (await answer(tray, 'h'))!.match(/die \d \w+/g)!;
    expect(told.sort()).to.deep.equal(dice.sort());
  });

  it('tell a tray of Luzi und Joe', async () => {
    const tray = await luzi({ position: '29,32 3/5 A 3 11124456' });
    focus(tray, 'd4');
    await expectAnswers(tray, {
      s: /^Ada: 29 points; Bo: 32 points\. Round 3 of 5\. Stop for \d+\.$/,
      h: 'locked dice: die 1 Joe, die 2 Joe, die 3 Joe, die 8 six; free dice: die 4 two, die 5 four, die 6 four, die 7 five.',
      m: /^Choose dice to throw again, or stop\. free dice: two, four, four, five\. Stop for \d+\.$/,
      r: 'locked: Joe, Joe, Joe and six; free: two, four, four and five.',
      x: 'If Ada stops now: Trinity: 3 pips, row of three: 6; Two; Fours: 8 pips; Five: 5 pips; Six: two more until the stand-off. Total: 22 points.',
      b: /^Luzi und Joe, Ada and Bo\. Round 3 of 5\. Ada: 29 points; Bo: 32 points\. third throw: locked: .*\. If Ada stops now: .* two more until the stand-off\. Total: \d+ points\. Ada to move\.$/,
    });
  });

  it('tell that all dice are in the cup before a run, and that a game is over', async () => {
    const tray = await luzi({ record: 'roll =22235566 stop', rounds: '1' });
    focus(tray, 'cup');
    await expectAnswers(tray, {
      h: 'cup, 8 dice.',
      r: 'cup, 8 dice.',
      // nothing about the run before
      b: /Round 1 of 1\. .*Bo: 0 points\. cup, 8 dice\. Bo to move\.$/,
    });
    // A question on a button is about the square that had the focus last.
    tray.find('button', 'Throw').focus();
    expect(await answer(tray, 'x')).to.match(/^Fours and fives score /);
    const over = await luzi({ position: '31,12 5/5 - 0 -' });
    focus(over, 'cup');
    expect(await answer(over, 't')).to.match(/won|win/);
    expect(await answer(over, 'b')).to.match(
      /^Luzi und Joe, Ada and Bo\. Round 5 of 5\. Ada: 31 points; Bo: 12 points\. Ada has won\. /,
    );
  });

  it('visit everything that can be done: fields for a stone that enters, and stones that can move', async () => {
    const board = await fluctus({ record: '@ro @go @ri @gi' });
    focus(board, 'ro');
    const visited = new Set<string>();
    for (let i = 0; i < 12; i++) {
      await board.press('n');
      visited.add((board.focused as HTMLElement).dataset.square ?? '');
    }
    const can = new Set(board.element.moves.map((move) => move.replace('@', '').slice(0, 2)));
    expect([...visited].sort()).to.deep.equal([...can].sort());
    // A stone is chosen that can only go where one can enter, too: the other stone is no place for it.
    const next = await fluctus({ record: '@ri @gi @ro @go ro-wo go-yi' });
    focus(next, 'ri');
    await next.press('Enter', 'n');
    await next.until(() => (next.focused as HTMLElement | null)?.dataset.square === 'ro');
    expect(await answer(next, 'n')).to.match(/^ro, free/);
  });

  it('move the focus to the next piece', async () => {
    const squareOf = ({ focused }: Driver) => (focused as HTMLElement).dataset.square;
    const board = await fluctus({ record: '@ro @go @ri @gi' });
    focus(board, 'ro');
    for (const [key, square] of [
      ['p', 'ri'],
      ['p', 'ro'],
      ['P', 'go'],
      ['P', 'gi'],
      ['p', 'ro'],
    ] as const) {
      await board.press(key);
      await board.until(() => squareOf(board) === square);
    }
    const hall = await glux({ names: 'Ada,Bo', record: '+25 5@a1 +16 6@m9 +34 +25' });
    focus(hall, 'c3');
    await hall.press('P');
    await hall.until(() => squareOf(hall) === 'm9');
    // The focus is on the only piece: its name is announced.
    expect(await answer(hall, 'P')).to.match(/^m9, 6 of Bo, room C/);
    const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
    const trays = await lucky({ position: `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 15,16 0` });
    focus(trays, 'c1');
    await trays.press('p');
    await trays.until(() => squareOf(trays) === 'd1');
    await trays.press('P');
    await trays.until(() => squareOf(trays) === 'open-15');
    // Dice are those of the player whose run it is.
    const dice = await luzi({ position: '29,32 3/5 A 3 11124456' });
    focus(dice, 'cup');
    await dice.press('p');
    await dice.until(() => squareOf(dice) === 'd1');
    const empty = await fluctus();
    focus(empty, 'ro');
    expect(await answer(empty, 'P')).to.equal('Nothing.');
  });

  it('move the focus to the next place for a piece', async () => {
    const squareOf = ({ focused }: Driver) => (focused as HTMLElement).dataset.square;
    const through = async (board: Driver, expected: readonly (readonly [key: string, square: string])[]) => {
      for (const [key, square] of expected) {
        await board.press(key);
        await board.answered();
        expect(squareOf(board), key).to.equal(square);
      }
    };
    const board = await fluctus({ record: '@ro @go @ri @gi' });
    focus(board, 'ro');
    // A stone can enter.
    const entries = ['wo', 'yo', 'bo', 'vo', 'wi', 'yi', 'bi', 'vi', 'wo'] as const;
    const free = board.element.moves.filter((move) => move.startsWith('@')).map((move) => move.slice(1));
    await through(
      board,
      entries.filter((field) => free.includes(field)).map((field) => ['n', field] as const),
    );
    focus(board, 'ro');
    await board.press('Enter');
    await through(board, [
      ['n', 'wo'],
      ['n', 'vo'],
      ['n', 'vi'],
      ['n', 'wo'],
      ['N', 'vi'],
    ]);

    const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
    const trays = await lucky({ position: `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 15,16 0` });
    focus(trays, 'c3');
    // Nothing is chosen: the pile and the tiles.
    await through(trays, [
      ['n', 'pile'],
      ['n', 'open-15'],
      ['n', 'open-16'],
      ['N', 'open-15'],
    ]);
    await trays.press('Enter');
    await through(trays, [
      ['n', 'd2'],
      ['n', 'b1'],
      ['N', 'd2'],
    ]);

    const tray = await luzi({ position: '29,32 3/5 A 3 11124456' });
    focus(tray, 'd1');
    await through(tray, [
      ['n', 'd4'],
      ['n', 'd5'],
      ['N', 'd4'],
    ]);
  });

  it('choose a tile of Lucky Numbers by its number, and turn one over', async () => {
    const rows = '2,.,.,./.,7,.,./.,.,13,./.,.,.,20';
    const trays = await lucky({ names: 'Ada,Bo', position: `${rows}|${rows} A -|- 1,4,14,16 0` });
    const chosen = () => trays.all('.chosen').map((tile) => tile.dataset.square);
    focus(trays, 'c3');
    const typed = [
      ['4', 'open-4'],
      ['1', 'open-1'],
      ['6', 'open-16'],
      ['4', 'open-4'],
      ['x', 'open-4'],
      // No tile has the number 17.
      ['1', 'open-1'],
      ['7', 'open-1'],
      // A tile that is chosen is put back.
      ['1', undefined],
      ['4', 'open-14'],
    ] as const;
    for (const [i, [key, tile]] of typed.entries()) {
      await trays.press(key);
      await trays.answered();
      expect(chosen(), `${i}: ${key}`).to.deep.equal(tile ? [tile] : []);
    }
    expect((trays.focused as HTMLElement).dataset.square).to.equal('c3');
    expect(await answer(trays, 't')).to.match(/^14, chosen\. The 14 fits on [^.]+\.$/);
    await trays.press('Escape');
    expect(await answer(trays, 't')).to.match(/^Turn over a tile or take a face-up tile\. /);
    expect(await answer(trays, 'd')).to.match(/^Ada turns over the \d+\./);
    expect((trays.focused as HTMLElement).dataset.square).to.equal('c3');
  });

  it('uncover a hand of Glüx, and place the chip on the focused square', async () => {
    const board = await glux({ names: 'Ada,Bo', record: '+25 5@a1 +16 6@m9 +34 +25' });
    focus(board, 'a1');
    expect(await answer(board, 'u')).to.equal('Your chip: 3 or 4.');
    expect((board.focused as HTMLElement).dataset.square).to.equal('a1');
    expect(await answer(board, 'u')).to.equal('Nothing.');
    // The chip cannot go to b1: the digit chooses a side.
    focus(board, 'b1');
    await board.press('3');
    expect(board.at('face-3').getAttribute('aria-pressed')).to.equal('true');
    await board.press('n');
    await board.answered();
    await board.press('4');
    expect(board.element.record).to.match(/4@f1/);
  });

  it('speak German', async () => {
    const board = await fluctus({ lang: 'de', record: '@ro @go', names: 'Ada,Bo' });
    await board.until(() => board.has('grid', /^Fluctus-Brett/));
    focus(board, 'ro');
    await expectAnswers(board, {
      '?': /^Tasten: (Umschalt B [^.]*\. )?L, die letzten Züge\..* R, der Ring\./,
      l: /^Bo setzt auf go ein\. Ada ist/,
    });
  });

  it('are off with no-keys, and so are the digits of a game', async () => {
    await keysModule.load();
    const tray = await luzi({ position: '29,32 3/5 A 3 11124456', 'no-keys': '' });
    focus(tray, 'd5');
    await tray.press('s', '4', 'l', 'n');
    expect((tray.focused as HTMLElement).dataset.square).to.equal('d5');
    expect(tray.spoken).to.deep.equal([]);
    expect(tray.chosen).to.deep.equal([]);
    tray.root.querySelector<HTMLElement>('[part=throw]')!.focus();
    await tray.press('4');
    expect(tray.chosen).to.deep.equal([]);
    focus(tray, 'd5');
    await tray.press('Enter');
    expect(tray.chosen).to.deep.equal([5]);
  });

  it('do nothing with a modifier, or in a text field', async () => {
    await keysModule.load();
    const board = await fluctus({ record: '@ro @go' });
    focus(board, 'ro');
    await board.press('Control+s', 'Alt+l');
    await board.click('button', 'More');
    await board.until(() => board.has('textbox', 'Type a move'));
    (board.find('textbox', 'Type a move') as HTMLInputElement).focus();
    await board.press('s', 'l');
    expect(board.spoken).to.deep.equal([]);
  });
});

describe('a message that a key interrupts', () => {
  /** The timers of a second, which the test ends. */
  const held = new Map<number, () => void>();
  const { clearTimeout } = window;
  const { now } = performance;
  let time = 0;
  beforeEach(() => {
    held.clear();
    time = 10_000;
    performance.now = () => time;
    window.setTimeout = ((act: () => void, ms = 0) => {
      if (ms !== 1000) return setTimeout(act, ms);
      const id = -1 - held.size;
      held.set(id, act);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!held.delete(Number(id))) clearTimeout(id);
    };
  });
  afterEach(() => {
    performance.now = now;
    Object.assign(window, { setTimeout, clearTimeout });
    fixtureCleanup();
  });

  /** A board whose module of the keys watches it. */
  async function watched() {
    const board = await fluctus({ record: '@ro @go @ri @gi', names: 'Ada,Bo', seats: 'human remote' });
    focus(board, 'ro');
    await answer(board, '?');
    return board;
  }

  it('is said again when the person stops typing', async () => {
    const board = await watched();
    board.element.play(board.element.moves[0]!);
    board.element.play(board.element.moves[0]!);
    await board.settled();
    const [said] = board.spoken.slice(-1);
    time += 400;
    await board.press('ArrowRight');
    expect(held.size).to.equal(1);
    expect(board.spoken.at(-1)).to.equal(said);
    held.get(-1)!();
    await board.settled();
    expect(board.spoken.at(-1)).to.match(/^Bo [^.]*\. Your turn\.$/);
    expect(board.spoken.length).to.equal(3);
  });

  it('is not said again after the key that played it', async () => {
    const board = await glux({ record: '+25', names: 'Ada,Bo', seats: 'human remote' });
    focus(board, 'a1');
    await answer(board, '?');
    await board.press('Enter');
    await board.press('5');
    expect(board.spoken.join(' ')).to.match(/You place a 5 on the start square a1\./);
    expect(held.size).to.equal(0);
  });

  it('is not said again if it was heard, or repeated by a key', async () => {
    const board = await watched();
    board.element.play(board.element.moves[0]!);
    time += 600;
    await board.press('ArrowRight');
    expect(held.size).to.equal(0);
    board.element.play(board.element.moves[0]!);
    time += 100;
    await board.press('l');
    await board.until(() => held.size === 0);
  });
});
