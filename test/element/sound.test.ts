import { expect, fixtureCleanup } from '@open-wc/testing';
import { placed, Driver, frame } from '../support/board.js';
import { nearEnd } from '../games/glux/positions.js';
import { fakeAudio, played, realAudio } from '../support/fake-audio.js';
import { ownPreferences } from '../support/storage.js';
import '../../src/index.js';

/** True once the module with the sounds was requested. */
const loaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/sound/sounds'));

type Tag = 'fluctus-board' | 'glux-board' | 'lucky-numbers-grid' | 'luzi-dice';

async function board(tag: Tag, attributes: Readonly<Record<string, string>>): Promise<Driver> {
  const driver = new Driver(await placed(tag, { seats: 'human human', ...attributes }));
  await driver.settled();
  await driver.seen();
  await driver.settled();
  return driver;
}

/** Waits as long as a sound could take to be loaded. */
async function quiet(): Promise<void> {
  for (let i = 0; i < 5; i++) await frame();
}

describe('sounds', () => {
  before(fakeAudio);
  let release = () => {};
  beforeEach(() => {
    release = ownPreferences();
    played.length = 0;
  });
  afterEach(() => {
    fixtureCleanup();
    release();
  });
  after(realAudio);

  it('are not loaded while they are off', async () => {
    const { element } = await board('fluctus-board', {});
    element.play('@ro');
    await quiet();
    expect(loaded()).to.equal(false);
  });

  const tray = '1,.,.,./.,9,.,./.,.,10,./.,.,.,12';
  const games: readonly (readonly [
    Tag,
    attributes: Readonly<Record<string, string>>,
    moves: readonly string[],
    sounds: readonly string[],
  ])[] = [
    [
      'fluctus-board',
      { colors: 'blue white' },
      ['@bi', '@wi', '@bo', '@wo', 'bo-go', 'wo-yo', 'go-bo', 'yoxbi'],
      ['place', 'place', 'place', 'place', 'move', 'move', 'move', 'capture', 'end'],
    ],
    [
      'lucky-numbers-grid',
      { position: `${tray}|${tray} A -|- 5,20 0`, sets: '3', seed: 'x' },
      ['5@b4', '20@d1', 'draw'],
      ['place', 'capture', 'move'],
    ],
    [
      'glux-board',
      { position: nearEnd, seed: 'contract' },
      ['5@a6', '5@b6', '5@a6', '5@b1'],
      ['place', 'capture', 'capture', 'place', 'end'],
    ],
    ['luzi-dice', { seed: 'c' }, ['roll', 'stop'], ['dice', 'dice', 'place']],
  ];
  for (const [tag, attributes, moves, sounds] of games)
    it(`of <${tag}> tell ${[...new Set(sounds)].join(', ')}`, async () => {
      const driver = await board(tag, { ...attributes, sound: '' });
      for (const [i, move] of moves.entries()) {
        driver.element.play(move);
        await driver.until(() => played.length > i);
      }
      await driver.until(() => played.length >= sounds.length);
      await quiet();
      expect(played).to.deep.equal(sounds);
      if (driver.element.winners) return;
      driver.element.resign();
      await driver.until(() => played.at(-1) === 'end');
    });

  it('tell the border of the board, beside its name, a choice, and a refused move', async () => {
    const driver = await board('fluctus-board', { record: '@ro @go @ri @gi', sound: '' });
    const label = driver.name(driver.root.querySelector('[data-square=ro]')!);
    const presses = [
      ['ri', 'ArrowUp', undefined],
      ['ro', 'ArrowUp', 'border'],
      ['ro', 'Enter', 'select'],
      ['bi', 'Enter', 'error'],
    ] as const;
    for (const [square, key, sound] of presses) {
      driver.root.querySelector<HTMLElement>(`[data-square=${square}]`)!.focus();
      const { length } = played;
      await driver.press(key);
      if (sound) await driver.until(() => played.length > length);
    }
    expect(played).to.deep.equal(['border', 'select', 'error']);
    // The border is also told, once.
    expect(driver.spoken.filter((said) => said === label).length).to.equal(1);
  });

  it('are switched by the menu, without a change of the attribute', async () => {
    const driver = await board('fluctus-board', {});
    await driver.click('button', 'More');
    await driver.until(() => driver.has('button', 'Turn the sound on'));
    await driver.click('button', 'Turn the sound on');
    await driver.until(() => driver.has('button', 'Turn the sound off'));
    await driver.press('Escape');
    driver.element.play('@ro');
    await driver.until(() => played.length > 0);
    expect(driver.element.hasAttribute('sound')).to.equal(false);
    await driver.click('button', 'More');
    await driver.click('button', 'Turn the sound off');
    driver.element.play(driver.element.moves[0]!);
    await quiet();
    expect(played).to.deep.equal(['place']);
  });

  it('are silent in diagrams', async () => {
    const { element } = await board('fluctus-board', { mode: 'diagram', sound: '' });
    element.play('@ro');
    await quiet();
    expect(played).to.deep.equal([]);
  });
});
