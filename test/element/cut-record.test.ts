import { expect } from '@open-wc/testing';
import type { GameEvent, GameEvents } from '../../src/element/model/events.js';
import { calm, Driver, type AnyBoard } from '../support/board.js';
import { createBoard, removeBoards } from './all-boards.js';

/** Shows HTML with a board, as a page has it. */
async function show(html: string): Promise<Driver> {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  holder.className = 'cut-record';
  for (const each of holder.querySelectorAll<AnyBoard>('fluctus-board, luzi-dice')) calm(each);
  document.body.append(holder);
  const driver = new Driver(holder.querySelector<AnyBoard>('fluctus-board, luzi-dice')!);
  await driver.settled();
  return driver;
}

/** The errors that the board in some HTML reports, up to those of another one that is shown later. */
async function errorsIn(html: string): Promise<readonly GameEvents['game-error'][]> {
  const errors: [Element, GameEvents['game-error']][] = [];
  const listen = ({ target, detail }: GameEvent<'game-error'>) => errors.push([target as Element, detail]);
  document.addEventListener('game-error', listen);
  const driver = await show(html);
  const { element } = driver;
  if (element.mode === 'replay') await driver.until(() => driver.all('[part=replay]').length > 0);
  const later = await show(`<article><p>${board}</p><p>${rest}</p></article>`);
  await later.until(() => errors.some(([target]) => target === later.element));
  document.removeEventListener('game-error', listen);
  return errors.flatMap(([target, detail]) => (target === element ? detail : []));
}

const board = '<fluctus-board mode="replay">';
const end = '</fluctus-board>';
const rest = '1. @ro @go 2. @ri @gi';

describe('a record that stands after its board', () => {
  before(() => createBoard('fluctus-board'));
  afterEach(() => {
    removeBoards();
    for (const holder of document.querySelectorAll('.cut-record')) holder.remove();
  });

  for (const [what, html, found = rest] of [
    ['a paragraph that an empty line has ended', `<p>${board}</p>\n<p>${rest}</p>\n<p>${end}</p>`],
    [
      'lines with breaks of a classic editor',
      `<p>${board}<br>\n[Game "fluctus"]</p>\n<p>1. @ro @go<br>\n2. @ri @gi</p>`,
    ],
    [
      'tags alone',
      `<p>${board}</p><p>[SeatA “Ada”]<br>[SeatB “Bo”]</p><p>${rest}</p>`,
      '[SeatA “Ada”] [SeatB “Bo”]',
    ],
    ['a list of Markdown', `<p>${board}</p><ol><li>@ro @go</li><li>@ri @gi</li></ol>`, '@ro @go @ri @gi'],
    ['a wrapper', `<div class="post"><figure><p>${board}</p></figure></div><p></p><div><p>${rest}</p></div>`],
    ['text without a paragraph', `<div>${board}${end}</div>1. @ro @go <em>2. @ri</em> @gi`],
    ['a line in the same paragraph', `<p>${board}${end}<br>${rest}<br>And more.</p>`],
    [
      'comments and scripts',
      `<p>${board}</p><!-- more --><script type="x">1</script><p>${rest} {good}</p>`,
      `${rest} {good}`,
    ],
    ['the rest of a record', `<p>${board}1. @ro @go</p><p>2. @ri @gi</p>`, '2. @ri @gi'],
  ] as const)
    it(`is reported: ${what}`, async () => {
      const errors = await errorsIn(html);
      expect(errors.map(({ attribute, code }) => [attribute, code])).to.deep.equal([
        ['record', 'record-after'],
      ]);
      expect(errors[0]!.message).to.equal(
        `The board ends before its record: “${found}” follows it. Write the record without empty lines, or into the attribute record.`,
      );
    });

  for (const [what, html] of [
    ['prose', `<p>${board}</p><p>The game began on ro.</p>`],
    ['a numbered heading', `<p>${board}${end}</p><h2>1. Introduction</h2>`],
    ['a numbered sentence', `<p>${board}${end}</p><p>1. @ro was played.</p>`],
    ['a single word that is a move', '<p><luzi-dice mode="replay"></luzi-dice></p><p>stop</p>'],
    ['moves of the text', `<p>${board}${end}</p><p><game-move board="x">1. @ro</game-move></p>`],
    ['an example', `<p>${board}${end}</p><pre>${rest}</pre>`],
    ['another board', `<p>${board}${end}</p><p><fluctus-board>${rest}</fluctus-board></p>`],
    ['another board, and a record', `<p>${board}${end}</p><fluctus-board></fluctus-board><p>${rest}</p>`],
    ['a record in another article', `<article>${board}${end}</article><article>${rest}</article>`],
    ['a record of another game', `<p>${board}${end}</p><p>1. roll stop</p>`],
    [
      'a record in the attribute',
      `<p><fluctus-board mode="replay" record="1. @ro"></fluctus-board></p><p>2. @ri @gi</p>`,
    ],
    ['another part of a record', `<p>${board}${rest}${end}</p><p>1. @ro @go</p>`],
    ['a board to play on', `<p><fluctus-board></fluctus-board></p><p>${rest}</p>`],
  ] as const)
    it(`is none: ${what}`, async () => {
      expect(await errorsIn(html)).to.deep.equal([]);
    });

  it('is reported in German', async () => {
    const [error] = await errorsIn(`<p><fluctus-board mode="replay" lang="de"></p><p>${rest}</p>`);
    expect(error!.message).to.contain(`Danach steht „${rest}“.`);
  });
});
