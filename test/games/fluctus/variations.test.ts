import { BadNotation } from '../../../src/core/errors.js';
import { expect, fixtureCleanup } from '@open-wc/testing';
import { boardOf } from '../../../src/element/model/board.js';
import { fluctus, type FluctusDriver } from './fluctus-driver.js';

const record =
  '@ro {A good start. [%marks ro]} (@ri !? @go {The answer.} @ro) (@ri @gi) @gi (@go @ri (ro-wo @gi) go-bo) ro-vi gi-bo';

async function replay(attributes: Readonly<Record<string, string>> = {}): Promise<FluctusDriver> {
  const board = await fluctus({ mode: 'replay', record, ...attributes });
  await board.until(
    () => board.has('button', 'Next move') && board.all('[part=record] .variation').length > 0,
  );
  return board;
}

/** The paths of all events while an action runs. */
async function pathsOf({ element }: FluctusDriver, action: () => unknown): Promise<readonly string[]> {
  const paths: string[] = [];
  const listen = (event: GlobalEventHandlersEventMap['game-navigate']) => paths.push(event.detail.path);
  element.addEventListener('game-navigate', listen);
  await action();
  element.removeEventListener('game-navigate', listen);
  return paths;
}

describe('the variations of a Fluctus record', () => {
  afterEach(fixtureCleanup);

  it('are groups of buttons under the move that they replace', async () => {
    const board = await replay();
    expect(board.names('.variation')).to.deep.equal([
      'Variation of 1',
      'Variation of 1',
      'Variation of 1',
      'Variation of 2',
    ]);
    const shown = board.all('.record [data-path]').map((button) => button.dataset.path);
    expect(shown).to.deep.equal([
      ...['1', '2', '1a1', '1a2', '1a3', '1b1', '1b2', '2a1', '2a2', '2a2a1', '2a2a2', '2a3', '3', '4'],
    ]);
  });

  it('show comments without commands', async () => {
    const board = await replay();
    expect(board.text('.comment')).to.equal('A good start.');
    expect(board.text('.aside')).to.equal('The answer.');
  });

  it('are shown by a press, and the main line again', async () => {
    const board = await replay();
    const paths = await pathsOf(board, async () => {
      await board.click('button', '1. @go');
      expect(board.element.ply).to.equal(2);
      expect(board.element.position).to.match(/^\.\.\.B\.\.\/A\.\.\.\.\. A/);
      await board.click('button', '2. Red steps from ro to vi. ro-vi');
    });
    expect(paths).to.deep.equal(['1a2', '3']);
    expect(board.element.path).to.equal('3');
    expect(board.text('.record [aria-current]')).to.equal('ro-vi');
  });

  it('are stepped through by the replay bar', async () => {
    const board = await replay();
    board.element.goTo('2a1');
    await board.settled();
    const paths = await pathsOf(board, async () => {
      await board.click('button', 'Next move');
      await board.click('button', 'Previous move');
      await board.click('button', 'Previous move');
      await board.click('button', 'Next move');
      await board.click('button', 'To the end');
    });
    expect(paths).to.deep.equal(['2a2', '2a1', '1', '2a1', '2a3']);
  });

  it('are stepped through by the arrow keys', async () => {
    const board = await replay();
    board.element.goTo('1');
    await board.settled();
    board.find('button', '1. Red enters on ro. @ro').focus();
    const paths = await pathsOf(board, () =>
      board.press(...['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft']),
    );
    expect(paths).to.deep.equal(['1a1', '1a2', '1b1', '2a1', '2a2a1', '2a1']);
    expect((board.focused as HTMLElement).dataset.path).to.equal('2a1');
    const up = await pathsOf(board, () => board.press(...['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']));
    expect(up).to.deep.equal(['1b1', '1a1', '1']);
  });

  it('are one tab stop with the main line', async () => {
    const board = await replay();
    board.element.goTo('2a2a2');
    await board.settled();
    expect(board.all('.record button[tabindex="0"]').map(({ dataset }) => dataset.path)).to.deep.equal([
      '2a2a2',
    ]);
  });

  it('stay in the record while one is shown', async () => {
    const board = await replay();
    const before = board.element.record;
    board.element.goTo('1b2');
    expect(board.element.record).to.equal(before);
    expect(before).to.contain('(1. @ri @gi)');
  });

  it('are refused if there is no such path', async () => {
    const board = await replay();
    for (const path of ['9', '1c1', '1a4', 'x', '1a']) expect(() => board.element.goTo(path)).to.throw();
    expect(board.element.path).to.equal('0');
  });

  it('are not shown outside replays', async () => {
    const board = await fluctus({ record });
    expect(() => board.element.goTo('1a1')).to.throw(BadNotation);
    board.element.goTo('1');
    expect(board.element.path).to.equal('1');
  });

  it('have faults that name the place in the language of the board', async () => {
    const board = await fluctus({ lang: 'de', record: '@ro (@ri' });
    await board.until(() => board.text('.message') !== '');
    expect(board.text('.message')).to.contain('Die Variante in Zeile 1, Spalte 5 ist nicht geschlossen.');
  });
});

describe('the reader of a Fluctus replay', () => {
  afterEach(fixtureCleanup);

  async function reader(attributes: Readonly<Record<string, string>> = {}): Promise<FluctusDriver> {
    const board = await replay(attributes);
    await board.until(() => boardOf(board.element).store.snapshot.explorable);
    return board;
  }

  it('plays a variation that is marked and not part of the record', async () => {
    const board = await reader();
    const before = board.element.record;
    const heard: string[] = [];
    for (const type of ['game-move', 'game-before-move', 'game-turn'] as const)
      board.element.addEventListener(type, () => heard.push(type));
    board.element.goTo('2');
    await board.settled();
    const paths = await pathsOf(board, async () => {
      await board.tap('ri');
      const [cue, move] = board.spoken.slice(board.spoken.indexOf('Your variation.'));
      expect(cue).to.equal('Your variation.');
      expect(move).to.include('ri');
      await board.tap('go');
      expect(board.spoken.filter((line) => line.includes('Your variation')).length).to.be.at.most(1);
    });
    expect(paths).to.deep.equal(['3a1', '3a2']);
    expect(board.names('.own')).to.deep.equal(['Your variation']);
    expect(board.text('.own [aria-current]')).to.equal('@go');
    expect(board.element.record).to.equal(before);
    expect(heard).to.deep.equal([]);
  });

  it('goes back to the game', async () => {
    const board = await reader();
    board.element.goTo('2a1');
    await board.settled();
    await board.tap('ri');
    expect(board.element.path).to.equal('2a2');
    await board.tap('gi');
    expect(board.element.path).to.equal('2a3a1');
    await board.click('button', 'Back to the game');
    expect(board.element.path).to.equal('2a2');
    expect(board.all('.own').length).to.equal(0);
  });

  it('follows the record with its own moves', async () => {
    const board = await reader();
    await board.tap('ro');
    await board.tap('go');
    expect(board.element.path).to.equal('2a1');
    expect(board.all('.own').length).to.equal(0);
  });

  it('adds to the record of an editable board', async () => {
    const board = await reader({ editable: '' });
    board.element.goTo('4');
    await board.settled();
    await board.tap('ro');
    expect(board.element.path).to.equal('5');
    expect(board.element.record).to.match(/gi-bo 3\. @ro\n$/);
    board.element.goTo('4');
    await board.settled();
    await board.tap('ri');
    expect(board.element.path).to.equal('5a1');
    expect(board.element.record).to.match(/gi-bo 3\. @ro \(3\. @ri\)\n$/);
    board.element.goTo('1b2');
    await board.settled();
    await board.tap('ro');
    expect(board.element.record).to.contain('(1. @ri @gi 2. @ro)');
  });

  it('cannot play where the record is not shown', async () => {
    const board = await fluctus({ mode: 'replay', controls: 'basic', record });
    await board.until(() => boardOf(board.element).store.snapshot.explorable);
    await board.tap('ro');
    expect(board.element.path).to.equal('0');
  });
});
