import { expect } from '@open-wc/testing';
import { html, unsafeStatic } from 'lit/static-html.js';
import '../../src/index.js';
import type { GameEvents } from '../../src/element/model/events.js';
import { Driver, mount, type AnyBoard } from '../support/board.js';

const events = [
  ...['ready', 'before-move', 'move', 'score', 'turn', 'over', 'illegal', 'navigate', 'error', 'animated'],
].map((name) => `game-${name}`);

/** A board with its rules open. */
async function mountRules(
  tag: string,
  attributes = '',
): Promise<{ driver: Driver; tries: GameEvents['game-try'][] }> {
  const driver = await mount(
    html`<${unsafeStatic(tag)} seats="human human" ${unsafeStatic(attributes)}></${unsafeStatic(tag)}>`,
  );
  const tries: GameEvents['game-try'][] = [];
  driver.element.addEventListener('game-try', ({ detail }) => tries.push(detail));
  driver.element.openRules();
  await driver.until(() => driver.root.querySelector('.guide'));
  return { driver, tries };
}

/** Resolves with the board of the open example when it has rendered. */
async function exampleOf(driver: Driver): Promise<Driver> {
  const find = () => driver.root.querySelector<AnyBoard>(`.playing ${driver.element.localName}`);
  await driver.until(() => find()?.hasUpdated);
  return new Driver(find()!);
}

const moveOf = (driver: Driver) => driver.all('.playing [data-move]')[0]!.dataset.move!;
const tryButtons = (driver: Driver) => driver.all('.examples li > button');
const squareOf = (driver: Driver, square: string) => driver.all(`[data-square="${square}"]`)[0]!;

for (const tag of ['fluctus-board', 'glux-board', 'lucky-numbers-grid', 'luzi-dice']) {
  it(`the examples of ${tag} can be played, and the page receives only their game-try events`, async () => {
    const { driver, tries } = await mountRules(tag);
    const heard: string[] = [];
    for (const name of events)
      driver.element.addEventListener(name, (event) => {
        if (event.composedPath()[0] !== driver.element) heard.push(name);
      });
    for (let i = 0; i < 3; i++) {
      tryButtons(driver)[i]!.click();
      await driver.settled();
      const example = await exampleOf(driver);
      const move = moveOf(driver);
      const { element } = example;
      const legal = element.moves.includes(move);
      if (legal) element.play(move);
      await driver.settled();
      expect(legal ? tries.at(-1) : element.why(move), move).to.include(
        legal ? { notation: move, right: true } : {},
      );
      driver.find('button', 'Show the picture').click();
      await driver.settled();
    }
    expect(heard).to.deep.equal([]);
  });
}

describe('an example of the rules', () => {
  it('is played with the pointer: another legal move is taken back, its own move is right', async () => {
    const { driver, tries } = await mountRules('fluctus-board');
    driver.find('button', /^Try it: .*capture the stone/i).click();
    await driver.settled();
    const example = await exampleOf(driver);
    expect(moveOf(driver)).to.equal('ro-wo');
    const { position } = example.element;
    await example.clickOn(squareOf(example, 'vo'));
    await example.clickOn(squareOf(example, 'yi'));
    await driver.settled();
    expect(example.element.position).to.equal(position);
    expect(driver.text('.answer')).to.match(/^Not this one\. /);
    await example.clickOn(squareOf(example, 'ro'));
    await example.clickOn(squareOf(example, 'wo'));
    await driver.settled();
    expect(driver.text('.answer')).to.equal('Right.');
    expect(tries.map(({ rule, notation, right }) => [rule, notation, right])).to.deep.equal([
      ['F2', 'vo-yi', false],
      ['F2', 'ro-wo', true],
    ]);
  });

  it('is played with the keyboard, and a forbidden move is answered by its rule', async () => {
    const { driver, tries } = await mountRules('fluctus-board');
    driver.find('button', /^Try it: .*are neighbours only|^Try it: ri and wi/).click();
    await driver.settled();
    const example = await exampleOf(driver);
    expect(moveOf(driver)).to.equal('ri-wi');
    expect(driver.focused).to.equal(example.element);
    squareOf(example, 'ri').focus();
    await driver.press('Enter');
    squareOf(example, 'wi').focus();
    await driver.press('Enter');
    expect(driver.text('.answer')).to.match(/^Right\. .*ri.*wi/);
    expect(tries.at(-1)).to.include({ rule: 'F4', notation: 'ri-wi', right: true });
    await driver.press('Escape', 'Escape');
    expect(driver.all('.panel')).to.deep.equal([]);
  });

  it('is played with a finger: a slide to another field is taken back, the own one is right', async () => {
    const { driver, tries } = await mountRules('fluctus-board');
    driver.find('button', /^Try it: .*capture the stone/i).click();
    await driver.settled();
    const example = await exampleOf(driver);
    await example.swipe(squareOf(example, 'vo'), squareOf(example, 'yi'));
    await driver.settled();
    expect(driver.text('.answer')).to.match(/^Not this one\. /);
    await example.swipe(squareOf(example, 'ro'), squareOf(example, 'wo'));
    await driver.settled();
    expect(driver.text('.answer')).to.equal('Right.');
    expect(tries.map(({ notation }) => notation)).to.deep.equal(['vo-yi', 'ro-wo']);
  });

  it('is played by the words that a screen reader says', async () => {
    const { driver } = await mountRules('fluctus-board');
    const start = driver.find('button', /^Try it: .*capture the stone/i);
    start.click();
    await driver.settled();
    const example = await exampleOf(driver);
    expect(example.all('[role=grid]').map((grid) => example.name(grid))).to.deep.equal([
      'Fluctus board, You against Green',
    ]);
    // A screen reader presses without a pointer.
    for (const name of [/^ro, red stone, can move/, /^wo, free, may step here/]) {
      example.find('button', name).click();
      await example.settled();
    }
    await driver.settled();
    expect(driver.text('.answer[role=status]')).to.equal('Right.');
    expect(example.spoken[0]).to.match(/^ro can step to /);
    // the move is told when the stone stands
    await example.until(() => example.spoken.length > 1);
    expect(example.spoken[1]).to.match(/ro to wo\./);
    for (const button of driver.all('.playing button')) expect(driver.name(button)).not.to.equal('');
  });

  it('is answered with a link to the rule that forbids a move, in the same panel', async () => {
    const { driver, tries } = await mountRules('fluctus-board');
    driver.find('button', /^Try it: .*capture the stone/i).click();
    await driver.settled();
    const example = await exampleOf(driver);
    for (const square of ['ro', 'bo']) await example.clickOn(squareOf(example, square));
    await driver.settled();
    expect(driver.text('.answer')).to.match(/^Not this one\. .*ro.* Rule F4$/);
    expect(tries.at(-1)).to.include({ notation: 'ro-bo', right: false });
    expect(example.all('.message')).to.deep.equal([]);
    // The answer is announced, and the board below it does not repeat it.
    expect(driver.text('.answer[role=status]')).to.match(/ro/);
    expect(example.spoken.join(' ')).to.match(/^ro can step to [^.]*\.$/);
    await driver.click('button', 'Rule F4');
    expect(driver.focused?.id).to.equal('rule-F4');
    expect(example.all('.panel')).to.deep.equal([]);
    expect(driver.all('.playing')).to.have.length(1);
  });

  it('can be played where the browser denies storage', async () => {
    const denied = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    try {
      const { driver } = await mountRules('fluctus-board');
      driver.find('button', /^Try it: .*capture the stone/i).click();
      await driver.settled();
      (await exampleOf(driver)).element.play(moveOf(driver));
      await driver.settled();
      expect(driver.text('.answer')).to.equal('Right.');
    } finally {
      Object.defineProperty(window, 'sessionStorage', denied);
    }
  });

  it('leads to the next one, and the progress is kept for the visit', async () => {
    const { driver } = await mountRules('fluctus-board');
    driver.find('button', /^Try it: .*capture the stone/i).click();
    await driver.settled();
    const first = await exampleOf(driver);
    first.element.play(moveOf(driver));
    await driver.settled();
    const done = driver.text('.guide span');
    driver.find('button', 'Next example').click();
    await driver.until(() => driver.root.querySelector('.playing fluctus-board') !== first.element);
    expect((await exampleOf(driver)).element).not.to.equal(first.element);
    const again = await mountRules('fluctus-board');
    expect(again.driver.text('.guide span')).to.equal(done);
    expect(done).to.match(/^[1-9]\d* of \d+ examples played$/);
    expect(JSON.parse(sessionStorage.getItem('spielkasten-examples:fluctus') ?? '')).to.include('no-duty');
  });
});
