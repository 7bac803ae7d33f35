import { expect, fixtureCleanup } from '@open-wc/testing';
import { clearSaved, savedUnder } from '../../support/storage.js';
import { heard, luzi } from './luzi-driver.js';

const key = 'first-player';

/** A tray without a seed: the first player is drawn. */
const drawn = (attributes: Readonly<Record<string, string>> = {}) => luzi({ seed: '', ...attributes });

describe('the first player of Luzi', () => {
  beforeEach(() => {
    clearSaved(key);
  });
  afterEach(() => {
    fixtureCleanup();
    clearSaved(key);
  });

  it('is drawn again for each new game, shown and told to the page', async () => {
    const tray = await drawn();
    const shown = heard(tray, 'game-navigate');
    const headlines = new Set<string>();
    // all 40 are equal once in 10^12 runs
    for (let i = 0; i < 40; i++) {
      tray.element.newGame();
      await tray.element.updateComplete;
      headlines.add(tray.text('.headline'));
    }
    expect([...headlines].sort()).to.deep.equal(['Ada to move', 'Bo to move']);
    const positions = new Set(shown.map(({ detail }) => detail.position));
    expect([...positions].sort()).to.deep.equal(['0,0 1/5 A 0 -', '0,0 1/5 B 0 -']);
  });

  it('stays the same when an unfinished game is opened again, and the seed stays secret', async () => {
    for (let i = 0; i < 6; i++) {
      const tray = await drawn({ autosave: key });
      await tray.until(() => savedUnder(key).length === 1);
      const { position } = tray.element;
      expect(savedUnder(key).join()).not.to.contain('seed');
      fixtureCleanup();
      const again = await drawn({ autosave: key });
      expect(again.element.position).to.equal(position);
      fixtureCleanup();
      clearSaved(key);
    }
  });

  it('is the one that the page declares', async () => {
    for (const [first, headline] of [
      ['A', 'Ada to move'],
      ['B', 'Bo to move'],
    ] as const) {
      const tray = await drawn({ first });
      expect(tray.text('.headline')).to.equal(headline);
      fixtureCleanup();
    }
  });

  it('is offered as random in the new-game form', async () => {
    const tray = await drawn();
    await tray.click('button', 'New');
    await tray.until(() => tray.root.querySelector('form'));
    expect(tray.root.querySelector<HTMLSelectElement>('form [name=first]')?.value).to.equal('random');
  });
});
