import { expect } from '@open-wc/testing';
import { handsFor, pliesIn, type ElementSpec } from './element-hands.js';

/** The part of every board's contract that is about its place in a page: language, size, being moved. */
export function describeInThePage<S, M, O extends object>(spec: ElementSpec<S, M, O>): void {
  const { moves, middle, record = moves.join(' ') } = spec;
  const { board } = handsFor(spec);

  describe('in the page', () => {
    it('keeps its game when it is moved elsewhere', async () => {
      const driver = await board();
      driver.element.play(moves[0]!);
      const box = document.createElement('div');
      document.body.append(box);
      box.append(driver.element);
      await driver.settled();
      expect(driver.element.ply).to.equal(pliesIn(record, moves)(1));
      box.remove();
    });

    it('says in which language it speaks where that is not the one of its place', async () => {
      const driver = await board({ lang: 'fr-CA' });
      const { element } = driver;
      const said = () =>
        ['.frame', '.live'].map((part) => driver.root.querySelector(part)?.getAttribute('lang') ?? '');
      expect(said()).to.deep.equal(['en', 'en']);
      element.lang = 'de-AT';
      await driver.until(() => driver.has('button', 'Zurücknehmen'));
      expect(said()).to.deep.equal(['', '']);
      element.lang = 'it';
      await driver.until(() => driver.has('button', 'Undo'));
      expect(said()).to.deep.equal(['en', 'en']);
      element.lang = 'en-GB';
      await driver.settled();
      expect(said()).to.deep.equal(['', '']);
    });

    it('speaks German where the page does, and English again', async () => {
      const driver = await board({ lang: 'de' });
      const { element } = driver;
      await driver.until(() => driver.has('button', 'Zurücknehmen'));
      element.lang = 'en';
      await driver.until(() => driver.has('button', 'Undo'));
    });

    it('follows the language of the page', async () => {
      const driver = await board();
      document.documentElement.lang = 'de';
      await driver.until(() => driver.has('button', 'Zurücknehmen'));
      document.documentElement.lang = 'en';
      await driver.until(() => driver.has('button', 'Undo'));
    });

    it('is still in a diagram: nothing to press', async () => {
      const driver = await board({ mode: 'diagram', position: middle });
      expect(driver.all('button')).to.deep.equal([]);
      expect(driver.name(driver.all('img')[0]!)).to.match(/\w/);
    });

    it('has targets of at least 24 pixels at a width of 320', async () => {
      const driver = await board();
      driver.element.style.width = '320px';
      await driver.settled();
      const small = spec.forFingers === undefined ? [] : driver.all('[role=grid] button');
      if (spec.forFingers !== undefined) expect(driver.all(spec.forFingers)).not.to.deep.equal([]);
      for (const button of driver.all('button').filter((each) => !small.includes(each))) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), driver.name(button)).to.be.at.least(24);
      }
    });

    it('never grows wider than its place', async () => {
      for (const width of [280, 320, 600, 900]) {
        const driver = await board();
        driver.element.style.width = `${width}px`;
        await driver.settled();
        expect(driver.element.scrollWidth, String(width)).to.be.at.most(width);
      }
    });
  });
}
