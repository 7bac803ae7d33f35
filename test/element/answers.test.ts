import { expect, fixtureCleanup } from '@open-wc/testing';
import { fluctus } from '../games/fluctus/fluctus-driver.js';
import { glux } from '../games/glux/glux-driver.js';
import { lucky } from '../games/lucky-numbers/lucky-driver.js';
import { luzi } from '../games/luzi/luzi-driver.js';
import type { Driver } from '../support/board.js';
import { answer, expectAnswers, focus } from './ask.js';

const squareOf = (board: Driver) => (board.focused as HTMLElement | null)?.dataset.square;

describe('the answers of the keys that speak', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('tell which side is that of the only person, by one name', async () => {
    const seats = 'human remote';
    const board = await fluctus({ record: '@ro @go @ri @gi', names: 'Ada,Bo', seats });
    focus(board, 'ro');
    await expectAnswers(board, {
      h: 'your reserve (red), 6 stones; green reserve, 6 stones.',
      b: 'Fluctus board, You against Bo: red stones on ro and ri; green stones on go and gi. You are Red. Your turn.',
    });
    expect(board.name(board.root.querySelector('[data-square=reserve-A]')!)).to.match(
      /^your reserve \(red\)/,
    );
    const hall = await glux({ names: 'Ada,Bo', record: '+25 5@a1 +16 6@m9 +34 +25', seats });
    focus(hall, 'a1');
    await expectAnswers(hall, {
      b: /^Glüx: You, Bo\. You: 5 a1; Bo: 6 m9\. Room C: Bo 6 pips, 4 points\. Room G: You 5 pips, 4 points\. Your turn\.$/,
      r: /a1 your 5, .* You 5 pips, 4 points\./,
      m: /With the 3, room G: You 3, Bo 0\./,
    });
    expect(hall.name(hall.focused!)).to.match(/^a1, your 5, room G, your start square, /);
    // The spoken sentence names all squares.
    focus(hall, 'b1');
    expect(await answer(hall, '3')).to.equal('Choose a square for the 3: a1, a6 or f1.');
    const rows = '1,2,3,4/5,6,7,8/9,10,11,12';
    const position = `${rows}/13,14,.,20|${rows}/.,.,.,20 A -|- 15,16 0`;
    const trays = await lucky({ names: 'You,Bo', position, seats });
    focus(trays, 'c1');
    expect(await answer(trays, 'b')).to.match(/^Your board: row 4: 1, 2, 3, 4; row 3: .*Board of Bo: /);
    expect(trays.has('grid', 'Your board')).to.equal(true);
  });

  it('tell the worth of an empty room of Glüx, and every square for a chip', async () => {
    const board = await glux({
      names: 'Ada,Bo',
      record: '+25 5@a1 +16 6@m9 +34',
      lang: 'de',
      seats: 'human remote',
    });
    await board.until(() => board.has('grid', /^Glüx/));
    focus(board, 'a9');
    expect(await answer(board, 'r')).to.match(/^Raum A: .* leer\. Die meisten Augen bringen 4 Punkte\.$/);
  });

  it('tell which dice are chosen, and what the others bring', async () => {
    const tray = await luzi({ position: '29,32 3/5 A 3 11124456' });
    focus(tray, 'd4');
    await tray.press('5', '6');
    await expectAnswers(tray, {
      h: /free dice: die 4 two, die 5 four chosen, die 6 four chosen, die 7 five\.$/,
      t: /^Chosen to throw again: four and four\. 14 from the dice you keep\. free dice: /,
    });
  });

  it('tell what rows score before the first throw', async () => {
    const tray = await luzi();
    focus(tray, 'cup');
    expect(await answer(tray, 'x')).to.match(
      /^Fours and fives score .* row of three 6, .* row of eight 56\.$/,
    );
  });

  it('list places in the order in which n visits them', async () => {
    const board = await fluctus({ record: '@ro @go @ri @gi', names: 'Ada,Bo' });
    const rows = '1,.,.,./.,7,.,./.,.,14,./.,.,.,20';
    const trays = await lucky({ position: `${rows}|${rows} A 10|- 3 0` });
    const cases: readonly (readonly [each: Driver, from: string, key: string])[] = [
      [board, 'ro', 'Enter'],
      [trays, 'd1', 't'],
    ];
    for (const [each, from, key] of cases) {
      focus(each, from);
      const said = (await answer(each, key))!.replace(/^ro/, '');
      // Free cells, and those with a tile.
      const told = said.split(';').map((part) => part.match(/\b([rwygbv][oi]|[a-d]\d)\b/g)!);
      const visited: string[] = [];
      for (let last = from; visited.length < told.flat().length; last = squareOf(each)!) {
        await each.press('n');
        await each.until(() => squareOf(each) !== last);
        if (squareOf(each) !== 'pass') visited.push(squareOf(each)!);
      }
      for (const list of told) expect(visited.filter((square) => list.includes(square))).to.deep.equal(list);
    }
  });

  it('tell why there is nothing to do', async () => {
    const board = await fluctus({ record: '@ro', names: 'Ada,Bo', seats: 'human remote' });
    focus(board, 'ro');
    for (const key of ['t', 'n', 'M']) expect(await answer(board, key), key).to.equal('Bo to move.');
    const hall = await glux({ seats: 'human remote' });
    hall.element.endGame({ winners: [0], reason: 'Time is up.' });
    await hall.settled();
    focus(hall, 'c3');
    const over = 'You have won. Time is up.';
    for (const key of ['t', 'm', 'n', 'M', '4']) expect(await answer(hall, key), key).to.equal(over);
    const trays = await lucky({ seats: 'human remote' });
    trays.element.endGame({ winners: [0], reason: 'Time is up.' });
    await trays.settled();
    focus(trays, 'a4');
    for (const key of ['d', '7', 'm']) expect(await answer(trays, key), key).to.equal(over);
  });

  it('do not follow a digit that was a move', async () => {
    const board = await glux({
      seats: 'human remote',
      names: 'Ada,Bo',
      record: '+25 5@a1 +16 6@m9 +34',
    });
    focus(board, 'a6');
    await board.press('Enter');
    expect(await answer(board, '3')).to.match(/^You place a 3 on a6, .* Bo to move\.$/);
    expect(await answer(board, 's')).to.match(/^You: /);
    expect(board.spoken).not.to.include('Bo to move.');
  });

  it('call the only person You in the name of the board, too', async () => {
    const options = { names: 'Ada,Bo', seats: 'human remote' };
    const boards = [await fluctus(options), await glux(options), await luzi(options)];
    const names = boards.map((board) => board.name(board.root.querySelector('[role=grid]')!));
    expect(boards[1]!.names('button')).to.include('Show where you can place a chip');
    expect(names).to.deep.equal([
      'Fluctus board, You against Bo',
      'Glüx: You, Bo',
      'Luzi und Joe, You and Bo',
    ]);
  });

  it('say the name of the square again at the border, and that of a button at the end of its toolbar', async () => {
    const board = await glux({ names: 'Ada,Bo' });
    focus(board, 'a1');
    expect(await answer(board, 'ArrowLeft')).to.match(/^a1, empty, room G/);
    board.find('button', 'More').focus();
    expect(await answer(board, 'ArrowRight')).to.equal('More');
    const other = await fluctus({ record: '@ro @go', seats: 'human remote' });
    await other.until(() => other.has('button', 'What happened?'));
    other.find('button', 'What happened?').focus();
    expect(await answer(other, 'ArrowLeft')).to.equal('What happened?');
  });
});
