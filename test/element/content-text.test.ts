import { expect } from '@open-wc/testing';
import type { GameErrorDetail } from '../../src/element/events.js';
import { calm, Driver, type AnyBoard } from '../support/board.js';
import { removeBoards, snapshotOf } from './all-boards.js';

/** Mounts a replay of Fluctus with this content, and returns its record and the messages of its errors. */
async function replay(content: string): Promise<{ record: string; errors: string[] }> {
  const errors: string[] = [];
  const listen = ({ detail }: { detail: GameErrorDetail }) => errors.push(detail.message);
  document.addEventListener('game-error', listen);
  const holder = document.createElement('p');
  holder.innerHTML = `<fluctus-board mode="replay">${content}</fluctus-board>`;
  const element = holder.firstElementChild as unknown as AnyBoard;
  calm(element);
  document.body.append(element);
  await new Driver(element).settled();
  document.removeEventListener('game-error', listen);
  const { match } = snapshotOf(element);
  const comments = Array.from(match.notes.values(), ({ comment }) => comment).filter(Boolean);
  return {
    record: [...match.moves.map((move) => match.game.formatMove(move)), ...comments].join(' '),
    errors,
  };
}

describe('the record in a board', () => {
  afterEach(removeBoards);

  const record = '@ro @go @ri @gi';
  for (const [what, content, expected = record] of [
    ['text', '1. @ro @go\n2. @ri @gi'],
    ['lines with breaks', '1. @ro @go<br>2. @ri @gi'],
    ['a paragraph', '<p>1. @ro @go<br>2. @ri @gi</p>'],
    [
      'a list, as Markdown makes it of numbers at the start of lines',
      '<ol><li>@ro @go</li><li>@ri @gi</li></ol>',
    ],
    ['paragraphs with tags', '<p>[Game “fluctus”]</p><p>1. @ro @go</p><p>2. @ri @gi</p>'],
    ['an indented block of Markdown', '<pre><code>1. @ro @go\n2. @ri @gi</code></pre>'],
    [
      'emphasis in a comment',
      '<p>1. @ro @go {a <em>great</em> move} 2. @ri @gi</p>',
      `${record} a great move`,
    ],
    ['a comment of HTML', '1. @ro @go <!-- 2. xx --> 2. @ri @gi'],
    ['a picture for readers without scripts', '<p><img alt="No." src="data:,"></p>1. @ro @go 2. @ri @gi'],
    ['a link for readers without scripts', '<a href="#">The game</a>1. @ro @go 2. @ri @gi'],
    ['a caption in its slot', '<p slot="caption">A game</p>1. @ro @go 2. @ri @gi'],
  ] as const)
    it(`is read from ${what}`, async () => {
      expect(await replay(content)).to.deep.equal({ record: expected, errors: [] });
    });

  it('is refused with its place if a paragraph is none', async () => {
    const { record: found, errors } = await replay('<p>Please switch on scripts.</p>');
    expect(found).to.equal('');
    expect(errors.length).to.equal(1);
    expect(errors[0]).to.contain('Please');
  });
});

describe('the position of a board', () => {
  afterEach(removeBoards);

  it('is read with the characters of word processors, and told with plain ones', async () => {
    const element = document.createElement('fluctus-board') as unknown as AnyBoard;
    const errors: unknown[] = [];
    element.addEventListener('game-error', (event) => errors.push(event));
    element.setAttribute('position', 'A…A./.BBAAA  A 3,4 2,2 ri–ro,yo–wi ');
    document.body.append(element);
    await new Driver(element).settled();
    expect(element.position).to.equal('A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi');
    expect(errors).to.deep.equal([]);
  });
});
