/** Puzzles, annotated replays, moves in a text and rules by keyboard, in the words of screen readers, in forced colours and on paper. */
import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import '../../src/index.js';
import type { MoveInText } from '../../src/element/prose/game-move.js';
import { audit } from '../support/audit.js';
import { Driver, frame, placed } from '../support/board.js';
import { canEmulate, forceColors, needsChromium } from '../support/engine.js';
import { puzzleOf, puzzles } from './puzzles.js';

interface ReplayCase {
  readonly tag: 'fluctus-board' | 'glux-board' | 'lucky-numbers-grid' | 'luzi-dice';
  readonly record: string;
  /** The path of a move in a variation, of the move that it replaces, and the number of that move. */
  readonly variation: string;
  readonly main: string;
  readonly number: number;
}

const replays: readonly ReplayCase[] = [
  {
    tag: 'fluctus-board',
    record: '1. @ro {[%marks ro:red]} @go 2. @ri (ro-vo {Another way.} @gi) @gi',
    variation: '3a1',
    main: '3',
    number: 2,
  },
  {
    tag: 'glux-board',
    record: '+34 3@a1 (4@a1 {Another way. [%marks a1:red]}) +34 3@m9',
    variation: '2a1',
    main: '2',
    number: 1,
  },
  {
    tag: 'lucky-numbers-grid',
    record: '+17 +7 +6 +5 +19 +16 +7 +3 5@d1 (17@a4 {Another way. [%marks a4:red]}) 17@b3 6@c2',
    variation: '9a1',
    main: '9',
    number: 1,
  },
  {
    tag: 'luzi-dice',
    record: 'roll =22235666 roll =33334455 roll:445 (roll:33 {Another way. [%marks 1:red]}) =123 stop',
    variation: '5a1',
    main: '5',
    number: 1,
  },
];

/** A replay whose replay bar and variations are shown. */
async function replay({ tag, record }: ReplayCase): Promise<Driver> {
  const driver = new Driver(await placed(tag, { mode: 'replay', id: 'game', record }));
  await driver.settled();
  await driver.seen();
  await driver.until(() => driver.has('button', 'Next move') && driver.all('.record .variation').length > 0);
  return driver;
}

/** A link in a text to a place in the record of the replay. */
async function linkTo(path: string): Promise<HTMLElement> {
  const link = await fixture<MoveInText>(html`<game-move board="game" path=${path}>another way</game-move>`);
  const buttonOf = () => link.shadowRoot?.querySelector<HTMLElement>('[part=move]');
  while (!buttonOf()) await frame();
  return buttonOf()!;
}

for (const puzzle of puzzles)
  describe(`a puzzle of ${puzzle.tag}`, () => {
    afterEach(fixtureCleanup);

    it('is solved with the keyboard alone, and tells its answers', async () => {
      const driver = await puzzleOf(puzzle);
      await driver.keys(...puzzle.wrong);
      await driver.until(() => driver.spoken.some((line) => line.includes('Not this one.')));
      await driver.ready();
      expect(driver.focused, 'after a wrong move').to.not.equal(null);
      for (const squares of puzzle.right) {
        await driver.keys(...squares);
        await driver.ready();
        expect(driver.focused, squares.join(' ')).to.not.equal(null);
      }
      expect([driver.element.solved, driver.element.tries]).to.deep.equal([true, 1]);
      await driver.until(() => driver.spoken.some((line) => line.includes('Solved. After 1 wrong move.')));
    });
  });

for (const each of replays)
  describe(`an annotated replay of ${each.tag}`, () => {
    afterEach(fixtureCleanup);

    it('leads into a variation and back with the keyboard, and tells the line', async () => {
      const driver = await replay(each);
      const { element } = driver;
      element.goTo(Number(each.main) - 1);
      await driver.settled();
      driver.all('.record [tabindex="0"]')[0]!.focus();
      await driver.press('ArrowRight');
      await driver.until(() => driver.text('.record [aria-current]') !== '' && element.path === each.main);
      await driver.press('ArrowDown');
      await driver.until(() => element.path === each.variation);
      await driver.until(() => driver.focused?.getAttribute('data-path') === each.variation);
      await driver.until(() => driver.spoken.includes(`Variation of ${each.number}.`));
      expect(driver.focused!.closest('[role=group]')!.getAttribute('aria-label')).to.equal(
        `Variation of ${each.number}`,
      );
      await driver.press('ArrowUp');
      await driver.until(() => element.path === each.main);
      await driver.until(() => driver.spoken.includes('The game.'));
    });

    it('is led from a text with the keyboard, and tells the line', async () => {
      const driver = await replay(each);
      const button = await linkTo(each.variation);
      button.focus();
      await driver.press('Enter');
      await driver.until(() => driver.element.path === each.variation);
      await driver.until(() => button.getAttribute('aria-current') === 'true');
      await driver.until(() => driver.spoken.includes(`Variation of ${each.number}.`));
    });
  });

// Media can be emulated in Chromium alone.
describe('in forced colours, without a violation that axe finds, are', () => {
  before(needsChromium);
  afterEach(async () => {
    fixtureCleanup();
    if (canEmulate) await forceColors('none');
  });

  const violations = async (element: HTMLElement) => (await audit(element, 'colors')).violations;

  for (const puzzle of puzzles)
    it(`a puzzle with a hint: ${puzzle.tag}`, async () => {
      await forceColors('active');
      const driver = await puzzleOf(puzzle);
      await driver.click('button', 'Hint');
      const piece = await driver
        .until(() => driver.all('[data-piece]').length > 0)
        .then(() => driver.all('[data-piece]')[0]!);
      expect(getComputedStyle(piece).outlineStyle).to.equal('dashed');
      expect(await violations(driver.element)).to.deep.equal([]);
    });

  for (const each of replays)
    it(`a variation, and the link to it: ${each.tag}`, async () => {
      await forceColors('active');
      const driver = await replay(each);
      const button = await linkTo(each.variation);
      button.click();
      await driver.until(() => button.getAttribute('aria-current') === 'true');
      expect(await violations(driver.element)).to.deep.equal([]);
      expect(getComputedStyle(button).textDecorationStyle).to.equal('solid');
      const current = driver.all('.record [aria-current]')[0]!;
      expect(getComputedStyle(current).outlineStyle).to.equal('solid');
    });
});

describe('on paper', () => {
  before(needsChromium);
  afterEach(async () => {
    fixtureCleanup();
    if (canEmulate) await emulateMedia({ media: 'screen' });
  });

  const visible = (driver: Driver, selector: string) =>
    driver.all(selector).filter((each) => each.checkVisibility()).length;

  for (const puzzle of puzzles)
    it(`a puzzle has neither its solution nor buttons: ${puzzle.tag}`, async () => {
      const driver = await puzzleOf(puzzle);
      await driver.click('button', 'Hint');
      await driver.until(() => driver.all('[data-piece]').length > 0);
      expect(visible(driver, '.message, .tools')).to.equal(2);
      await emulateMedia({ media: 'print' });
      expect(visible(driver, '.message, .tools')).to.equal(0);
      expect(visible(driver, '.board [role=grid]')).to.be.above(0);
      const printed = driver.root.querySelector<HTMLElement>('.mat')!.innerText;
      for (const move of puzzle.record.match(/[a-z0-9]+(?:[@x-]|:)[a-z0-9]+/g) ?? [])
        expect(printed).not.to.contain(move);
    });

  for (const each of replays)
    it(`a replay has its moves, variations and comments, but no buttons to step: ${each.tag}`, async () => {
      const driver = await replay(each);
      await emulateMedia({ media: 'print' });
      expect(visible(driver, '.replay, .tools')).to.equal(0);
      const record = driver.all('.record')[0]!;
      expect(record.checkVisibility() && record.innerText).to.contain('Another way.');
      expect(getComputedStyle(driver.all('.moves')[0]!).maxHeight).to.equal('none');
    });
});
