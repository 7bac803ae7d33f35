import { expect } from '@open-wc/testing';
import { inputFor, pliesIn, type ElementSpec } from './element-input.js';

/** The part of every element's contract about the page around it: language, size, moving the element. */
export function describeInThePage<S, M, O extends object>(spec: ElementSpec<S, M, O>): void {
  const { moves, middle, touchTargets, record = moves.join(' ') } = spec;
  const { board } = inputFor(spec);

  describe('in the page', () => {
    it('keeps its game when it is moved to another place', async () => {
      const driver = await board();
      driver.element.play(moves[0]!);
      const { position } = driver.element;
      const box = document.createElement('div');
      document.body.append(box);
      box.append(driver.element);
      await driver.settled();
      expect(driver.element.ply).to.equal(pliesIn(record, moves)(1));
      expect(driver.element.position).to.equal(position);
      box.remove();
    });

    it('marks the language of its words if it is not the language of the page', async () => {
      const driver = await board({ lang: 'fr-CA' });
      const { element } = driver;
      const marked = () =>
        ['.frame', '.live'].map((part) => driver.root.querySelector(part)?.getAttribute('lang') ?? '');
      expect(marked()).to.deep.equal(['en', 'en']);
      element.lang = 'de-AT';
      await driver.until(() => driver.has('button', 'Zurück'));
      expect(marked()).to.deep.equal(['', '']);
      element.lang = 'it';
      await driver.until(() => driver.has('button', 'Undo'));
      expect(marked()).to.deep.equal(['en', 'en']);
      element.lang = 'en-GB';
      await driver.settled();
      expect(marked()).to.deep.equal(['', '']);
    });

    it('starts in German, and changes to English', async () => {
      const driver = await board({ lang: 'de' });
      const { element } = driver;
      await driver.until(() => driver.has('button', 'Zurück'));
      element.lang = 'en';
      await driver.until(() => driver.has('button', 'Undo'));
    });

    it('follows the language of the page', async () => {
      const driver = await board();
      document.documentElement.lang = 'de';
      await driver.until(() => driver.has('button', 'Zurück'));
      document.documentElement.lang = 'en';
      await driver.until(() => driver.has('button', 'Undo'));
    });

    it('has a name and no buttons in a diagram', async () => {
      const driver = await board({ mode: 'diagram', position: middle });
      expect(driver.all('button')).to.deep.equal([]);
      expect(driver.name(driver.all('img')[0]!)).to.match(/\w/);
    });

    it('has targets of at least 24 pixels at a width of 320', async () => {
      const driver = await board();
      driver.element.style.width = '320px';
      await driver.settled();
      const small = touchTargets === undefined ? [] : driver.all('[role=grid] button');
      if (touchTargets !== undefined) expect(driver.all(touchTargets)).not.to.deep.equal([]);
      const targets = driver.all('button').filter((each) => !small.includes(each));
      expect(targets).not.to.deep.equal([]);
      for (const button of targets) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), driver.name(button)).to.be.at.least(24);
      }
    });

    it('never grows wider than its container', async () => {
      const driver = await board();
      for (const width of [280, 320, 600, 900]) {
        driver.element.style.width = `${width}px`;
        await driver.settled();
        expect(driver.element.scrollWidth, String(width)).to.be.within(width / 2, width);
      }
    });
  });
}
