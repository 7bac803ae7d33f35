import { expect } from '@open-wc/testing';
import { answer } from './ask.js';
import { heard, placePuzzle, type PuzzleDriver } from './puzzles.js';
import type { GameEvent } from '../../src/element/model/events.js';

/** Red to move wins with every move, at once by yi-go (F8). */
const won = '..B.A./..AAAA A 3,4 2,2 -,yo-wi-yo';

/** Green to move draws by gixyo, and loses with every other move. */
const drawn = 'AAAB../A..B.. B 0,1 2,2 -,-';

/** Red to move wins in two moves by roxyi only; every other move wins later. */
const soon = 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi';

async function goalPuzzle(attributes: Readonly<Record<string, string>>): Promise<PuzzleDriver> {
  const driver = await placePuzzle('fluctus-board', attributes);
  await driver.ready();
  return driver;
}

describe('a puzzle with a goal', () => {
  it('takes back a move that gives the goal away, and replies to one that keeps it', async () => {
    const driver = await goalPuzzle({ position: drawn, goal: 'draw' });
    const tried = heard(driver, 'game-try');
    await driver.tap('go', 'bo');
    await driver.until(() => tried.length === 1);
    await driver.ready();
    expect([driver.message, driver.element.ply, driver.element.tries]).to.deep.equal(['Not this one.', 0, 1]);
    await driver.tap('gi', 'yo');
    await driver.until(() => tried.length === 2);
    await driver.until(() => driver.element.ply === 2);
    await driver.ready();
    expect(tried.map(({ detail: { notation, right } }) => [notation, right])).to.deep.equal([
      ['go-bo', false],
      ['gixyo', true],
    ]);
    expect(driver.element.solved).to.equal(false);
  });

  it('is solved when the reader has won, by any move that wins', async () => {
    const driver = await goalPuzzle({ position: won, goal: 'win' });
    const tried = heard(driver, 'game-try');
    const solved = driver.next('game-solved');
    await driver.tap('bi', 'vo');
    await driver.until(() => tried.length === 1);
    await driver.ready();
    expect(tried.map(({ detail }) => detail.right)).to.deep.equal([true]);
    await driver.click('button', 'Again');
    await driver.ready();
    await driver.tap('yi', 'go');
    expect((await solved).detail).to.include({ tries: 0, hints: 0 });
    expect(driver.element.winners).to.deep.equal([0]);
  });

  it('is solved in time only: a move that wins too late is taken back', async () => {
    const driver = await goalPuzzle({ position: soon, goal: 'win in 2' });
    expect(driver.text('.say')).to.contain('Win in 2 moves.');
    const tried = heard(driver, 'game-try');
    await driver.tap('bo', 'vo');
    await driver.until(() => tried.length === 1);
    await driver.ready();
    expect([driver.message, driver.element.ply]).to.deep.equal(['Not this one.', 0]);
    const solved = driver.next('game-solved');
    await driver.tap('ro', 'yi');
    await driver.until(() => driver.element.ply === 2);
    await driver.ready();
    expect(driver.element.play((await driver.element.hint())!)).to.equal(true);
    expect((await solved).detail).to.include({ tries: 1, hints: 1 });
    expect([driver.element.ply, driver.element.winners]).to.deep.equal([3, [0]]);
  });

  for (const [position, goal] of [
    [drawn, 'win'],
    [soon, 'win in 1'],
  ] as const)
    it(`is refused if the goal cannot be reached: ${goal}`, async () => {
      // The board may find the fault before it can be listened to.
      const fault = new Promise<GameEvent<'game-error'>>((resolve) => {
        addEventListener('game-error', resolve, { once: true });
      });
      const driver = await placePuzzle('fluctus-board', { position, goal });
      const { detail } = await fault;
      expect(detail).to.include({ code: 'puzzle-value', attribute: 'goal' });
      expect(detail.message).to.equal(`The goal cannot be reached from this position: “${goal}”.`);
      await driver.settled();
      expect(driver.isOpen).to.equal(false);
    });

  it('tells its task in German', async () => {
    const driver = await goalPuzzle({ position: soon, goal: 'win in 2', lang: 'de' });
    await driver.until(() => driver.text('.say').includes('Gewinne in 2 Zügen.'));
  });

  it('gives hints by the best player', async () => {
    const driver = await goalPuzzle({ position: drawn, goal: 'draw' });
    expect(await driver.element.hint()).to.equal('gixyo');
    expect(driver.message).to.match(/^Hint: gi, green stone/);
    expect(await driver.element.hint()).to.equal('gixyo');
    expect(driver.message).to.equal('Leap from gi over go and capture on yo.');
  });
});

describe('the swap puzzle of Lucky Numbers in the mode of puzzles', () => {
  it('names the tile of the next exchange as a first hint, in place of the offers of a chosen one', async () => {
    const position = '1,2,3,4/5,6,8,7/9,10,11,12/13,14,15,16 0';
    for (const [lang, text] of [
      ['en', 'Start with the 8 on c3.'],
      ['de', 'Beginne mit der 8 auf c3.'],
    ] as const) {
      const board = await placePuzzle('lucky-numbers-swap', { position, goal: 'par', par: '1', lang });
      await board.ready();
      await board.tap('a1');
      expect(board.at('a2').getAttribute('aria-label')).to.match(/change places|tauschen/);
      await board.element.hint();
      await board.settled();
      expect(board.message).to.equal(text);
      expect(board.at('a2').getAttribute('aria-label')).to.not.match(/change places|tauschen/);
    }
  });

  it('is solved in par; an exchange that needs more can be taken back', async () => {
    const driver = await placePuzzle('lucky-numbers-swap', { par: '2', seed: '5' });
    await driver.ready();
    expect(driver.text('.headline')).to.equal('Puzzle: Your turn');
    driver.element.focus();
    expect(await answer(driver, 'l')).to.contain(
      'Puzzle: Your turn. Exchange neighbouring tiles until every row and every column ascends.',
    );
    const { element } = driver;
    const tried = heard(driver, 'game-try');
    const best = await element.hint();
    const wrong = element.moves.find((move) => !best?.split('-').some((cell) => move.includes(cell)))!;
    const { position } = element;
    element.play(wrong);
    await driver.until(() => tried.length === 1);
    await driver.ready();
    expect([tried[0]?.detail.right, element.ply]).to.deep.equal([false, 1]);
    await driver.click('button', 'Undo');
    await driver.ready();
    expect([element.position, element.tries]).to.deep.equal([position, 1]);
    expect(driver.spoken.at(-1)).to.match(/^Your move is taken back\./);
    expect(driver.find('button', 'Undo').ariaDisabled).to.equal('true');
    for (let i = 0; i < 2; i++) {
      const move = await element.hint();
      const count = tried.length;
      element.play(move!);
      await driver.until(() => tried.length > count);
      await driver.ready();
    }
    expect([element.solved, element.tries, element.scores[0]]).to.deep.equal([true, 1, 2]);
    expect(driver.text('.seats')).to.equal('2 exchanges, par 2');
  });

  it('goes on after an exchange that needs more, counts it once, and tells the exchanges over par', async () => {
    const driver = await placePuzzle('lucky-numbers-swap', { par: '2', seed: '5' });
    await driver.ready();
    const { element } = driver;
    const tried = heard(driver, 'game-try');
    const solved = driver.next('game-solved');
    const best = await element.hint();
    const away = element.moves.find((move) => !best?.split('-').some((cell) => move.includes(cell)))!;
    // there, back, and the two exchanges of the solution
    const exchanges = [() => away, () => away, () => element.hint(), () => element.hint()];
    const messages: string[] = [];
    for (const [i, next] of exchanges.entries()) {
      element.play((await next())!);
      await driver.until(() => tried.length > i);
      await driver.ready();
      messages.push(driver.message);
    }
    expect(messages[0]).to.equal('This way needs more exchanges. Go on, or take the exchange back.');
    expect(messages[1]).to.equal('');
    expect(tried.map(({ detail }) => [detail.right, detail.tries])).to.deep.equal(Array(4).fill([false, 1]));
    expect((await solved).detail).to.include({ tries: 1, hints: 3 });
    expect(driver.text('.seats')).to.equal('4 exchanges, par 2');
  });

  it('is not won by a reader who is shown the solution', async () => {
    const driver = await placePuzzle('lucky-numbers-swap', { par: '2', seed: '5' });
    await driver.ready();
    await driver.click('button', 'Solution');
    await driver.until(() => driver.text('.headline') === 'The solution');
    await driver.until(() => driver.spoken.at(-1)?.endsWith('The solution.'));
    await driver.settled();
    expect(driver.root.querySelector('.ending') === null).to.equal(true);
    expect([...driver.spoken, driver.text('.in')].join(' ')).not.to.match(/you/i);
  });
});
