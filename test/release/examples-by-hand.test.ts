import { expect } from '@open-wc/testing';
import { rulebook as fluctus } from '../../src/games/fluctus/rulebook/index.js';
import { rulebook as glux } from '../../src/games/glux/rulebook/index.js';
import { rulebook as lucky } from '../../src/games/lucky-numbers/rulebook/index.js';
import { rulebook as luzi } from '../../src/games/luzi/rulebook/index.js';
import { Driver, type AnyBoard } from '../support/board.js';
import { mountBoard, removeBoards } from '../element/all-boards.js';

const rulebooks = {
  'fluctus-board': fluctus,
  'glux-board': glux,
  'lucky-numbers-grid': lucky,
  'luzi-dice': luzi,
};

const faces = ['Joe', 'two', 'three', 'four', 'five', 'six'];
/** The squares to press for a move, as patterns of their `data-square` or, for dice, of their names. */
const games: Readonly<Record<string, (move: string) => readonly string[]>> = {
  'fluctus-board': (move) => move.replace('@', 'reserve-A-').split(/(?<!reserve)[-x]/),
  'glux-board': (move) => [`face-${move.charAt(0)}`, move.split('@')[1] ?? ''],
  'lucky-numbers-grid'(move) {
    const [tile = '', cell] = move.split('@');
    if (cell) return [`hand-${tile}`, `open-${tile}`, cell];
    return move === 'draw' ? ['pile'] : move.split('-');
  },
  'lucky-numbers-swap': (move) => move.split('-'),
  'luzi-dice': (move) =>
    move === 'stop' ? [move] : Array.from(move.split(':')[1] ?? '', (face) => `die ${face}`).concat('cup'),
};

/** Opens an example, makes its move and returns the answer. */
async function answerTo(driver: Driver, id: string): Promise<string> {
  driver.root.querySelector<HTMLElement>(`#example-${id} > button`)!.click();
  const find = () => driver.root.querySelector<AnyBoard>(`#example-${id} :is(${Object.keys(games).join()})`);
  await driver.until(() => find()?.renderRoot.querySelector('[data-square], .picture'));
  const example = new Driver(find()!);
  await example.settled();
  if (driver.has('button', 'Show what happens')) await press(driver, 'Show what happens');
  else {
    const move = driver.all('.playing [data-move]')[0]!.dataset.move!;
    await playByHand(example, move, () => right.test(driver.text('.answer')));
  }
  await driver.settled();
  const answer = driver.text('.answer');
  await press(driver, 'Show the picture');
  return answer;
}

async function press(driver: Driver, name: string): Promise<void> {
  driver.find('button', name).click();
  await driver.settled();
}

/** Presses the squares of a move, until the answer is right. */
async function playByHand(example: Driver, move: string, solved: () => boolean): Promise<void> {
  const steps = games[example.element.localName]!(move);
  const used = new Set<HTMLElement>();
  const find = (step: string) => {
    const face = faces[Number(/^die (\d)/.exec(step)?.[1]) - 1];
    if (!face) return example.all(`[data-square="${step}"]`)[0];
    const isDie = (each: HTMLElement) => !used.has(each) && example.name(each).includes(face);
    return example.all('[data-square^="d"]').find(isDie);
  };
  const stop = move === 'stop' ? example.find('button', /^Stop/) : undefined;
  for (const step of steps) {
    const square = stop ?? find(step);
    if (!square) continue;
    used.add(square);
    square.click();
    await example.settled();
    if (solved()) break;
  }
}

const right = /^(Right\.|This is what happens\.|The game ends by|Rule [A-Z]\d+ forbids it\. .)/;

for (const [tag, rulebook] of Object.entries(rulebooks))
  describe(`an example of ${tag} is solved by hand, or shown when the reader asks`, () => {
    let driver: Driver;
    before(async () => {
      driver = await mountBoard(tag);
      driver.element.openRules();
      await driver.until(() => driver.root.querySelector('.guide'));
    });
    after(removeBoards);

    const all = rulebook.rules.flatMap(({ examples }) => examples);
    for (const { id } of all)
      it(id, async () => {
        expect(await answerTo(driver, id)).to.match(right);
      });

    it('and counts as played, as all of them can be', () => {
      const { length } = rulebook.guide!;
      expect(driver.text('.guide span')).to.equal(`${length} of ${length} examples played`);
      expect(driver.all('.examples li > button').length).to.equal(all.length);
    });
  });
