import { expect } from '@open-wc/testing';
import { heard, placePuzzle, type PuzzleDriver } from './puzzles.js';

/** A choice of Luzi und Joe: to throw the twos again scores most on average. */
const table = '0,0 1/5 A 1 11225555';
/** A last run with chances. */
const lastRun =
  'roll:23 {[%chance 0.288]} (roll:25? {[%chance 0.188]}) (roll:35? {Keep them. [%text de Behalte sie.] [%chance 0.188]})';

const rows = ({ root }: PuzzleDriver) =>
  [...root.querySelectorAll('.finale tr')].map((row) => row.textContent.trim().replaceAll(/\s+/g, ' '));

describe('a puzzle with one choice', () => {
  it('ends with the values of the answers; the position stands as before the throw, with the right dice', async () => {
    const driver = await placePuzzle('luzi-dice', { position: table, goal: 'points' });
    await driver.ready();
    expect(driver.text('.say')).to.contain('Which choice scores most on average in this run?');
    expect(rows(driver)).to.deep.equal([]);
    const solved = heard(driver, 'game-solved');
    await driver.tap('d3', 'd4', 'cup');
    await driver.until(() => driver.element.solved);
    await driver.settled();
    expect(solved[0]!.detail.record).to.match(/roll:22$/m);
    expect(driver.text('.headline')).to.equal('Solved');
    expect(driver.text('.seats')).to.not.contain('your turn');
    expect(rows(driver)[0]).to.equal('Throw 2 and 2 again 34.1 points');
    expect(rows(driver).length).to.equal(6);
    expect(driver.root.querySelectorAll('.board [data-square^=d]').length).to.equal(8);
    expect(driver.at('cup').getAttribute('aria-label')).to.contain('empty');
    expect(driver.root.activeElement?.closest('.board') === null).to.equal(false);
    expect(driver.spoken.at(-1)).to.contain(
      'Solved. Without a wrong move. Throw 2 and 2 again: 34.1 points.',
    );
    expect(driver.spoken.join(' ')).not.to.contain('Start');
    await driver.click('button', 'Again');
    await driver.ready();
    expect(rows(driver)).to.deep.equal([]);
    await driver.click('button', 'Solution');
    await driver.until(() =>
      driver.spoken.at(-1)?.includes('The solution. Throw 2 and 2 again: 34.1 points.'),
    );
  });

  it('tells the value of a wrong answer against the best', async () => {
    const driver = await placePuzzle('luzi-dice', { position: table, goal: 'points' });
    await driver.ready();
    await driver.tap('stop');
    await driver.until(() => driver.element.tries === 1);
    await driver.ready();
    expect(driver.message).to.equal('Not this one: 0 points. The best answer: 34.1 points.');
  });

  it('takes chances and texts in several languages from a record', async () => {
    for (const [lang, message] of [
      ['en', 'Keep them.'],
      ['de', 'Behalte sie.'],
    ] as const) {
      const driver = await placePuzzle('luzi-dice', {
        position: '82,51 5/5 B 1 23444566',
        record: `{Which? [%text de Welche?]} ${lastRun}`,
        lang,
      });
      await driver.ready();
      await driver.until(() => driver.text('.say').includes(lang === 'de' ? 'Welche?' : 'Which?'));
      await driver.tap('d2', 'd6', 'cup');
      await driver.until(() => driver.element.tries === 1);
      await driver.ready();
      expect(driver.message).to.equal(message);
      await driver.clickOn(driver.tool(1)!);
      await driver.until(() => rows(driver).length === 3);
      expect(rows(driver).map((row) => row.slice(-6))).to.deep.equal(
        lang === 'de' ? ['28,8 %', '18,8 %', '18,8 %'] : ['28.8 %', '18.8 %', '18.8 %'],
      );
    }
  });

  it('says which value cannot be read, where it is and how to write it', async () => {
    for (const [lang, fault] of [
      ['en', 'Move 1a1: A chance is a number from 0 to 1, such as [%chance 0.38], not “chance 38”.'],
      ['de', 'Zug 1a1: Eine Chance ist eine Zahl von 0 bis 1, etwa [%chance 0.38], nicht „chance 38“.'],
    ] as const) {
      const driver = await placePuzzle('luzi-dice', {
        position: '82,51 5/5 B 1 23444566',
        record: 'roll:23 {[%chance 0.288]} (roll:25? {[%chance 38]})',
        lang,
      });
      await driver.until(() => driver.message === fault);
      await driver.ready();
    }
  });
});

describe('a puzzle of Lucky Numbers with the goal to fill the board', () => {
  const position = '3,4,7,12/4,10,11,14/6,12,17,./9,17,.,19 A - 5,5,10,16,18,19 0';
  const goal = { position, goal: 'fill in 3', players: '1' };

  it('accepts every order that fills it in time, and no other move', async () => {
    for (const ways of [
      ['16@c2', '17@d2', '18@c1'],
      ['18@c1', '16@c2', '17@d2'],
    ]) {
      const driver = await placePuzzle('lucky-numbers-grid', goal);
      await driver.ready();
      expect(driver.text('.say')).to.contain('Fill the board in 3 turns. Take face-up tiles only.');
      const tried = heard(driver, 'game-try');
      driver.element.play('18@d2');
      await driver.until(() => tried.length === 1);
      await driver.ready();
      for (const [i, move] of ways.entries()) {
        driver.element.play(move);
        await driver.until(() => tried.length === i + 2);
        await driver.ready();
      }
      expect(tried.map(({ detail }) => detail.right)).to.deep.equal([false, true, true, true]);
      expect([driver.element.solved, driver.element.tries]).to.deep.equal([true, 1]);
    }
  });

  for (const [more, fault] of [
    [{ goal: 'fill in 2' }, 'The goal cannot be reached from this position: “fill in 2”.'],
    [{ goal: 'fill' }, 'A puzzle of this game cannot have the goal: “fill”.'],
    [{ goal: 'points' }, 'A puzzle of this game cannot have the goal: “points”.'],
  ] as const)
    it(`is refused: ${more.goal}`, async () => {
      const driver = await placePuzzle('lucky-numbers-grid', { ...goal, ...more });
      await driver.until(() => driver.message !== undefined);
      expect(driver.message).to.contain(fault);
      expect(driver.isOpen).to.equal(false);
    });
});
