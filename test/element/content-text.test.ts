import { expect } from '@open-wc/testing';
import type { GameEvents } from '../../src/element/model/events.js';
import { calm, Driver, type AnyBoard } from '../support/board.js';
import { removeBoards, snapshotOf } from './all-boards.js';

/** Mounts a replay of Fluctus with this content, and returns its record and the messages of its errors. */
async function replay(content: string, lang = 'en'): Promise<{ record: string; errors: string[] }> {
  const errors: string[] = [];
  const listen = ({ detail }: { detail: GameEvents['game-error'] }) => errors.push(detail.message);
  document.addEventListener('game-error', listen);
  const holder = document.createElement('p');
  holder.innerHTML = `<fluctus-board mode="replay" lang="${lang}">${content}</fluctus-board>`;
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

  it('is not a comment alone, which is for readers without scripts: the position stays', async () => {
    const holder = document.createElement('p');
    const position = 'A..B../...... A 7,7 1,1 -,-';
    holder.innerHTML = `<fluctus-board mode="diagram" position="${position}">{A position}</fluctus-board>`;
    const element = holder.firstElementChild as unknown as AnyBoard;
    document.body.append(element);
    await new Driver(element).settled();
    expect(element.position).to.equal(position);
    element.textContent = '{Other words.} 1. @ro';
    await new Driver(element).settled();
    expect(element.record).to.contain('1. @ro');
  });

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
    [
      'a picture in the place of an emoji',
      '1. @ro @go {So <img class="emoji" alt="🙂" src="data:,">} 2. @ri @gi',
      `${record} So 🙂`,
    ],
    ['a mention, which forums make of @ro', '1. <a href="/u/ro">@ro</a> @go 2. @ri @gi'],
    ['parts of a line', '1. @ro @go <span>2. @ri @g</span><b>i</b>'],
    [
      'a block of highlighted code',
      '<figure><figcaption>A</figcaption><code><i>1.</i> @r<u>o</u> @go</code> 2. @ri @gi</figure>',
    ],
    ['lines that are elements', '<div>1. @ro @go</div><div>2. @ri</div><section>@gi</section>'],
    ['a table', '<table><tr><td>1.</td><td>@ro</td><td>@go</td></tr><tr><td>2.<td>@ri<td>@gi</table>'],
    ['a quotation', '<blockquote><p>1. @ro @go</p><h2>2. @ri</h2></blockquote><x-move>@gi</x-move>'],
    ['words for readers without scripts', '<noscript>Play here.</noscript>1. @ro @go 2. @ri @gi'],
    ['a drawing and a script', '<svg><title>A</title></svg><script type="x">1</script>1. @ro @go 2. @ri @gi'],
    ['a caption in its slot', '<p slot="caption">A game</p>1. @ro @go 2. @ri @gi'],
  ] as const)
    it(`is read from ${what}`, async () => {
      expect(await replay(content)).to.deep.equal({ record: expected, errors: [] });
    });

  it('is read without form controls and unknown slots, which are reported', async () => {
    for (const [lang, ...messages] of [
      [
        'en',
        'The text of <button> is not part of the record: “Copy”.',
        'The text of <p> is not part of the record: “@wi”.',
      ],
      [
        'de',
        'Der Text von <button> gehört nicht zur Aufzeichnung: „Copy“',
        'Der Text von <p> gehört nicht zur Aufzeichnung: „@wi“',
      ],
    ] as const) {
      const content = '<button>Copy</button>1. @ro @go <p slot="captoin">@wi</p> 2. @ri @gi<select></select>';
      expect(await replay(content, lang)).to.deep.equal({ record, errors: messages });
    }
  });

  it('is refused with its place if a paragraph is none', async () => {
    const { record: found, errors } = await replay('<p>Please switch on scripts.</p>');
    expect(found).to.equal('');
    expect(errors.length).to.equal(1);
    expect(errors[0]).to.contain('Please');
  });
});

describe('a record that changes on the page', () => {
  afterEach(removeBoards);

  const moves = (element: AnyBoard) => {
    const { match } = snapshotOf(element);
    return match.moves.map((move) => match.game.formatMove(move)).join(' ');
  };

  for (const [what, content, change] of [
    ['a text node, as React and morphdom do', '1. @ro @go', (text: Text) => (text.data = '1. @ri @gi')],
    ['a text node in a paragraph', '<p>1. @ro @go</p>', (text: Text) => (text.data = '1. @ri @gi')],
    ['a paragraph', '<p>1. @ro @go</p>', (text: Text) => text.parentElement!.replaceChildren('1. @ri @gi')],
    [
      'all children',
      '<p>1. @ro @go</p>',
      (_: Text, element: AnyBoard) => (element.textContent = '1. @ri @gi'),
    ],
  ] as const)
    it(`is read again: ${what}`, async () => {
      const holder = document.createElement('p');
      holder.innerHTML = `<fluctus-board mode="replay">${content}</fluctus-board>`;
      const element = holder.firstElementChild as unknown as AnyBoard;
      document.body.append(element);
      await new Driver(element).settled();
      expect(moves(element)).to.equal('@ro @go');
      change(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text, element);
      await Promise.resolve();
      expect(moves(element)).to.equal('@ri @gi');
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

describe('the record of a board in a component', () => {
  afterEach(removeBoards);

  const record = '@ro @go @ri @gi';
  /** A component around a board, whose content the board shows in its place. */
  const wrapped = (content: string, inside = '<slot></slot>', tag = 'fluctus-board') => {
    const host = document.createElement('div');
    host.innerHTML = content;
    host.attachShadow({ mode: 'open' }).innerHTML = `<${tag} mode="replay">${inside}</${tag}>`;
    document.body.append(host);
    const element = host.shadowRoot!.firstElementChild as unknown as AnyBoard;
    calm(element);
    return { host, element };
  };
  const movesOf = (element: AnyBoard) => {
    const { match } = snapshotOf(element);
    return match.moves.map((move) => match.game.formatMove(move)).join(' ');
  };

  for (const [what, content, inside] of [
    ['its slot', '<p>1. @ro @go</p><p>2. @ri @gi</p>', '<slot></slot>'],
    ['a slot with a name', '<p slot="game">1. @ro @go 2. @ri @gi</p>No.', '<slot name="game"></slot>'],
    ['the text of an empty slot', '', '<slot>1. @ro @go 2. @ri @gi</slot>'],
    ['a slot in an element, after text', '2. @ri @gi', '1. @ro @go<p><slot></slot></p>'],
  ] as const)
    it(`is read from a component around the board: ${what}`, async () => {
      const { host, element } = wrapped(content, inside);
      await new Driver(element).settled();
      expect([movesOf(element), snapshotOf(element).message]).to.deep.equal([record, undefined]);
      host.remove();
    });

  it('is read from the slots of two components, one in the other', async () => {
    const { host, element } = wrapped('');
    const outer = document.createElement('div');
    outer.textContent = record;
    outer.attachShadow({ mode: 'open' }).append(host);
    host.append(document.createElement('slot'));
    document.body.append(outer);
    await new Driver(element).settled();
    expect(movesOf(element)).to.equal(record);
    outer.remove();
  });

  for (const [what, change] of [
    ['in place', (host) => (host.firstChild!.firstChild!.nodeValue = '1. @ri @gi')],
    ['by other elements', (host) => (host.innerHTML = '<b>@ri @gi</b>')],
    [
      'twice',
      async (host) => {
        host.innerHTML = '<p>1. @ro</p>';
        await new Promise(requestAnimationFrame);
        host.firstChild!.firstChild!.nodeValue = '1. @ri @gi';
      },
    ],
  ] as readonly (readonly [string, (host: HTMLElement) => unknown])[])
    it(`is read again from a component around the board when it is changed ${what}`, async () => {
      const { host, element } = wrapped('<p>1. @ro @go</p>');
      await new Driver(element).settled();
      await change(host);
      await new Promise(requestAnimationFrame);
      await new Driver(element).settled();
      expect(movesOf(element)).to.equal('@ri @gi');
      host.remove();
    });
});
