import { expect } from '@open-wc/testing';
import { calm, heard, type Driver } from '../support/board.js';
import { clearSaved } from '../support/storage.js';
import { createBoard, mountBoard, removeBoards, snapshotOf, tags } from './all-boards.js';
import { placePuzzle } from './puzzles.js';
import { chooseItem, copy, messageOf as text, withClipboard } from './menu-items.js';

const position = 'A...A./.BBAAA A 3,4 2,2 ri-ro,yo-wi';

/** Sets the fragment without an entry in the history; the hashchange event is not fired. */
const openAt = (fragment: string) => {
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);
};

/** Changes the fragment as a link on the page does, and waits for the event. */
async function follow(change: () => void): Promise<void> {
  const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  change();
  await changed;
}

const shared = (attributes: Readonly<Record<string, string>> = {}, tag = 'fluctus-board') =>
  mountBoard(tag, { share: '', id: 'g1', ...attributes });

const ply = ({ element }: Driver) => element.ply;

describe('a link', () => {
  afterEach(() => {
    removeBoards();
    openAt('');
  });

  it('opens its game before the first render, and game-ready and game-score tell it', async () => {
    openAt('#g1=@ro_@go_@ri');
    const element = createBoard('fluctus-board');
    calm(element);
    Object.assign(element, { share: true, id: 'g1', seats: 'human human' });
    const events: unknown[] = [];
    for (const type of ['game-ready', 'game-navigate', 'game-score'] as const)
      element.addEventListener(type, ({ detail }) => events.push([type, detail]));
    document.body.append(element);
    await element.updateComplete;
    const detail = { game: 'fluctus', ply: 3, position: element.position, turn: 1, scores: [8, 8] };
    expect(events).to.deep.equal([
      ['game-ready', detail],
      ['game-score', { game: 'fluctus', scores: [8, 8], changes: [] }],
    ]);
  });

  for (const tag of tags)
    it(`copied from the menu restores the position: ${tag}`, async () => {
      const board = await shared({}, tag);
      await board.until(() => board.element.moves.length > 0 || board.all('[part=curtain]').length > 0);
      const [curtain] = board.all('[part=curtain]');
      if (curtain) await board.clickOn(curtain);
      board.element.play(board.element.moves[0]!);
      await board.settled();
      const link = await copy(board, 'Copy the link');
      expect(link.startsWith(`${location.href.replace(/#.*/, '')}#g1=`)).to.equal(true);
      const before = [board.element.publicPosition, board.element.record];
      removeBoards();
      openAt(new URL(link).hash);
      const { element } = await shared({ mode: 'diagram' }, tag);
      expect([element.publicPosition, element.record]).to.deep.equal(before);
    });

  it('to a puzzle opens on a board without one', async () => {
    const board = await shared({ seats: '' }, 'lucky-numbers-swap');
    board.element.play(board.element.moves[0]!);
    await board.settled();
    const link = await copy(board, 'Copy the link');
    const before = board.element.position;
    removeBoards();
    openAt(new URL(link).hash);
    const again = await shared({}, 'lucky-numbers-swap');
    await again.until(() => ply(again) === 1);
    expect([again.element.position, link.includes('seed')]).to.deep.equal([before, false]);
  });

  it('ignores the options that the page declares', async () => {
    openAt('#g1=@ro');
    const board = await shared({ first: 'B', position });
    expect(board.element.record).to.contain('1. @ro');
    expect(ply(board)).to.equal(1);
  });

  it('opens for each board its own game, and none for others', async () => {
    openAt('#top&g2=@ro_@go&g1=@ri');
    const all = [await shared(), await shared({ id: 'g2' }), await shared({ id: 'g3' })];
    const other = await mountBoard('fluctus-board', { id: 'g1' });
    expect([...all, other].map(ply)).to.deep.equal([1, 2, 0, 0]);
  });

  it('is followed while the board is on the page', async () => {
    const board = await shared();
    await follow(() => (location.hash = 'g1=@ro'));
    expect(ply(board)).to.equal(1);
    await follow(() => (location.hash = 'g1=@ro_@go'));
    expect(ply(board)).to.equal(2);
    await follow(() => history.back());
    expect(ply(board)).to.equal(1);
    await follow(() => history.forward());
    expect(ply(board)).to.equal(2);
    await follow(() => history.go(-2));
    expect(ply(board)).to.equal(0);
    const { element } = board;
    element.remove();
    await follow(() => (location.hash = 'g1=@ro'));
    expect(ply(board)).to.equal(0);
  });

  it('of another place of the page leaves the game alone', async () => {
    openAt('#g1=@ro');
    const board = await shared();
    board.element.play('@go');
    await follow(() => (location.hash = 'chapter'));
    await follow(() => (location.hash = 'g1=@ro'));
    await follow(() => (location.hash = ''));
    expect(ply(board)).to.equal(2);
  });

  it('keeps the comments of the record that the page declares', async () => {
    openAt('#g1=@ro_@go');
    const { element } = await shared({ record: '@ro {Best.} @go', mode: 'replay' });
    expect(element.record).to.contain('{Best.}');
  });

  it('shows a replay from its beginning', async () => {
    openAt('#g1=@ro_@go');
    const board = await shared({ mode: 'replay' });
    expect([ply(board), board.element.record.includes('@go')]).to.deep.equal([0, true]);
  });

  it('replaces a saved game', async () => {
    clearSaved('share');
    const first = await shared({ autosave: 'share' });
    first.element.play('@ri');
    removeBoards();
    openAt('#g1=@ro_@go');
    const board = await shared({ autosave: 'share' });
    expect(ply(board)).to.equal(2);
    clearSaved('share');
  });

  it('is followed once the board gets share and an id', async () => {
    openAt('#g1=@ro');
    const board = await mountBoard('fluctus-board');
    board.element.id = 'g1';
    board.element.setAttribute('share', '');
    await board.until(() => ply(board) === 1);
  });

  it('scrolls to its board', async () => {
    openAt('#g1=@ro');
    const space = document.createElement('div');
    space.style.height = '9000px';
    document.body.append(space);
    const element = createBoard('fluctus-board');
    Object.assign(element, { share: true, id: 'g1', seats: 'human human' });
    document.body.append(element);
    const ready = new Promise((resolve) => element.addEventListener('game-ready', resolve));
    await ready;
    await element.updateComplete;
    const { top } = element.getBoundingClientRect();
    expect(top).to.be.below(innerHeight);
    space.remove();
  });

  for (const [fragment, at, words] of [
    ['#g1=@ro_@ro', '1:5', /Rule|F\d|@ro|ro/],
    ['#g1=@ro_<img>', '1:5', /img/],
    ['#g1=%E0%A4%A', '1:2', /%E0/],
    [`#g1=${'@ro_'.repeat(5000)}`, undefined, /too long/],
  ] as const)
    it(`that is bad leaves the declared game, and tells the place: ${fragment.slice(0, 20)}`, async () => {
      openAt(fragment);
      const element = createBoard('fluctus-board');
      calm(element);
      Object.assign(element, { share: true, id: 'g1', seats: 'human human' });
      element.setAttribute('position', position);
      const errors: unknown[] = [];
      element.addEventListener('game-error', ({ detail }) => errors.push(detail));
      document.body.append(element);
      await element.updateComplete;
      expect(element.position).to.equal(position);
      expect(errors).to.have.length(1);
      expect(errors[0]).to.deep.include({ attribute: 'share', at });
      const message = element.shadowRoot?.querySelector('.message')?.textContent ?? '';
      expect(message).to.match(words);
      expect(element.shadowRoot?.querySelector('.live')?.textContent).to.match(words);
      expect(element.shadowRoot?.querySelector('.message img')).to.equal(null);
    });

  it('that is good removes the message about a bad one', async () => {
    openAt('#g1=zz');
    const board = await shared();
    expect(text(board)).not.to.equal('');
    await follow(() => (location.hash = 'g1=@ro'));
    await board.settled();
    expect([text(board), ply(board)]).to.deep.equal(['', 1]);
  });

  it('to Glüx contains no hand, and its board stays usable', async () => {
    const board = await shared({ seats: 'human computer:easy', first: 'A' }, 'glux-board');
    await board.until(() => board.element.moves.length > 0);
    board.element.play(board.element.moves[0]!);
    await board.until(() => snapshotOf(board.element).turn === 0);
    const link = await copy(board, 'Copy the link');
    expect(link).to.contain('+?').and.not.to.match(/\+\d/);
    expect(link).not.to.contain('seed');
    removeBoards();
    openAt(new URL(link).hash);
    const again = await shared({ seats: 'human computer:easy' }, 'glux-board');
    expect(again.element.ply).to.be.above(2);
    const errors = heard(again, 'game-error');
    again.element.newGame();
    await again.settled();
    expect([again.element.ply < 3, errors.length]).to.deep.equal([true, 0]);
  });
});

describe('the menu', () => {
  afterEach(() => {
    removeBoards();
    openAt('');
  });

  it('offers a link only to a board with share and an id', async () => {
    for (const attributes of [{}, { id: 'g1' }, { share: '' }] as Record<string, string>[]) {
      const board = await mountBoard('fluctus-board', attributes);
      await board.click('button', 'More');
      await board.until(() => board.has('button', 'Copy the embed code'));
      expect(board.has('button', 'Copy the link')).to.equal(false);
      removeBoards();
    }
  });

  it('keeps the other parts of the fragment in the link', async () => {
    openAt('#top&g2=@ro&g1=@ri');
    const board = await shared();
    board.element.play('@go');
    const link = await copy(board, 'Copy the link');
    expect(new URL(link).hash).to.equal('#top&g2=@ro&g1=@ri_@go');
    expect(location.hash).to.equal('#top&g2=@ro&g1=@ri');
    expect(text(board)).to.equal('Link copied');
    expect(board.spoken).to.include('Link copied');
  });

  for (const [name, message, content] of [
    ['Copy the link', 'The link could not be copied', /#g1=@ro$/],
    ['Copy the moves', 'The moves could not be copied', /1\. @ro/],
    ['Copy the embed code', 'The embed code could not be copied', /<\/fluctus-board>$/],
  ] as const)
    it(`shows the text to copy by hand if the clipboard is refused: ${name}`, async () => {
      const board = await shared();
      board.element.play('@ro');
      await withClipboard(false, () => chooseItem(board, name));
      await board.settled();
      expect(text(board)).to.equal(message);
      expect(board.spoken).to.include(message);
      const field = board.focused as HTMLTextAreaElement;
      expect(board.name(field)).to.equal('The text to copy');
      expect(field.value.trim()).to.match(content);
      expect(field.value.slice(field.selectionStart, field.selectionEnd)).to.equal(field.value);
      await board.press('Escape');
      expect(board.all('.panel')).to.deep.equal([]);
      await expect(board.element).to.be.accessible();
    });

  it('passes the audit with a text to copy by hand', async () => {
    const board = await shared();
    await withClipboard(false, () => chooseItem(board, 'Copy the link'));
    await board.settled();
    await expect(board.element).to.be.accessible();
  });

  for (const [error, field] of [
    [undefined, false],
    ['AbortError', false],
    ['NotAllowedError', true],
  ] as const)
    it(`hands the link to the browser's share dialog: ${error ?? 'shared'}`, async () => {
      const told: ShareData[] = [];
      const share = (data: ShareData) => {
        told.push(data);
        return error ? Promise.reject(new DOMException('', error)) : Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { configurable: true, value: share });
      try {
        const board = await shared();
        board.element.play('@ro');
        await board.click('button', 'More');
        await board.until(() => board.has('button', 'Share the link'));
        board.find('button', 'Share the link').focus();
        await board.press('Enter');
        await board.until(() => !field || board.focused?.localName === 'textarea');
        expect(told.map(({ url }) => new URL(url!).hash)).to.deep.equal(['#g1=@ro']);
        expect(board.all('textarea').length).to.equal(Number(field));
      } finally {
        Reflect.deleteProperty(navigator, 'share');
      }
    });
});

describe('the embed code', () => {
  afterEach(() => {
    removeBoards();
    openAt('');
  });

  it('is a script tag and the element, which shows the game', async () => {
    const board = await mountBoard('fluctus-board', { names: 'Ada <b>,"Bo" & Co' });
    board.element.play('@ro');
    const code = await copy(board, 'Copy the embed code');
    expect(code).to.match(
      /^<script type="module" src="https:\/\/cdn\.jsdelivr\.net\/npm\/spielkasten@[^/]+\/cdn\/fluctus-board\.min\.js"><\/script>\n<fluctus-board mode="replay">[^\n]+<\/fluctus-board>$/,
    );
    const box = document.createElement('div');
    box.innerHTML = code;
    expect(box.querySelectorAll('b').length).to.equal(0);
    const { record } = board.element;
    document.body.append(box);
    const [copied] = box.getElementsByTagName('fluctus-board');
    await copied!.updateComplete;
    expect(copied!.record).to.equal(record);
    box.remove();
  });

  it('names the ply of a replay', async () => {
    const board = await mountBoard('fluctus-board', { mode: 'replay', record: '@ro @go', ply: '1' });
    expect(await copy(board, 'Copy the embed code')).to.contain('<fluctus-board mode="replay" ply="1">');
  });

  it('shows the place where a variation leaves the main line', async () => {
    const record = '1. @ro @go 2. @ri (2. ro-wo @gi) 2... @gi';
    const board = await mountBoard('fluctus-board', { mode: 'replay', record });
    board.element.goTo('3a2');
    await board.until(() => board.element.path === '3a2');
    expect(await copy(board, 'Copy the embed code')).to.contain('<fluctus-board mode="replay" ply="2">');
  });

  it('is a frame with the embed page that the page names', async () => {
    const board = await shared({ embed: '/embed.html?a&b' });
    board.element.play('@ro');
    const code = await copy(board, 'Copy the embed code');
    expect(code).to.contain(`<iframe src="${location.origin}/embed.html?a&amp;b#g1=@ro"`);
    expect(code).to.contain('title="Fluctus"');
    // what a visual editor keeps
    const box = document.createElement('template');
    box.innerHTML = code;
    expect(box.content.querySelector('iframe')!.textContent).to.match(/^<a href=".*">Fluctus<\/a>$/);
  });

  it('is a frame with the board in the query of an address that ends with it', async () => {
    const board = await mountBoard('fluctus-board', {
      embed: 'https://play.example/embed?',
      names: 'Ada, Bo',
    });
    board.element.play('@ro');
    const box = document.createElement('template');
    box.innerHTML = await copy(board, 'Copy the embed code');
    const { origin, pathname, searchParams } = new URL(box.content.querySelector('iframe')!.src);
    expect([origin, pathname, ...searchParams]).to.deep.equal([
      'https://play.example',
      '/embed',
      ['game', 'fluctus'],
      ['mode', 'replay'],
      ['record', '@ro'],
    ]);
  });

  it('is refused for an embed page that is no web page', async () => {
    const board = await shared({ embed: 'javascript:alert(1)' });
    const errors = heard(board, 'game-error');
    await chooseItem(board, 'Copy the embed code');
    await board.settled();
    expect(errors.map(({ detail }) => detail.attribute)).to.deep.equal(['embed']);
    expect(text(board)).to.contain('javascript:alert(1)');
  });
});

describe('the link for a forum', () => {
  afterEach(removeBoards);

  it('has the picture of a server that serves boards by a query', async () => {
    const board = await mountBoard('fluctus-board', { embed: 'https://play.example/embed?', position });
    const address = /https:\/\/play\.example\/embed\?game=fluctus&record=[\w%+.-]*/;
    const bbcode = await copy(board, 'Copy for a forum (BBCode)');
    const [link = ''] = address.exec(bbcode)!;
    expect(bbcode).to.equal(`[url=${link}][img]${link.replace('?', '.png?')}[/img][/url]`);
    await board.press('Escape');
    const markdown = await copy(board, 'Copy for a forum (Markdown)');
    expect(markdown).to.equal(`[![Fluctus](${link.replace('?', '.png?')})](${link})`);
    expect(new URL(link).searchParams.get('record')).to.equal(`[Position "${position}"]`);
  });

  it('is text for a page of a folder, and for a link to this page', async () => {
    const framed = await mountBoard('luzi-dice', { embed: '/cdn/embed.html?' });
    expect(await copy(framed, 'Copy for a forum (Markdown)')).to.match(
      /^\[Luzi und Joe\]\(http[^()\s]*\/cdn\/embed\.html\?game=luzi&[^()\s]*\)$/,
    );
    const linked = await shared();
    linked.element.play('@ro');
    expect(await copy(linked, 'Copy for a forum (BBCode)')).to.match(
      /^\[url=[^\]]*#g1=@ro\]Fluctus\[\/url\]$/,
    );
  });

  it('has the position of a long game, which a server accepts', async () => {
    const board = await mountBoard('lucky-numbers-swap', { embed: 'https://play.example/embed?', seats: '' });
    const { element } = board;
    for (let i = 0; i < 400; i++) element.play(element.moves[0]!);
    const code = await copy(board, 'Copy for a forum (Markdown)');
    const [, link = ''] = /\]\(([^)]*)\)$/.exec(code)!;
    const { searchParams } = new URL(link);
    expect(searchParams.get('mode')).to.equal('diagram');
    expect(searchParams.get('record')).to.match(/^\[Position "/);
  });

  it('contains no solution of a puzzle', async () => {
    const board = await placePuzzle('fluctus-board', {
      embed: 'https://play.example/embed?',
      position: 'A....A/....B. A 6,7 2,1 -,-',
      record: '1. roxbi {Straight through the centre.}',
    });
    await board.ready();
    for (const code of ['BBCode', 'Markdown']) {
      expect(await copy(board, `Copy for a forum (${code})`)).not.to.match(/roxbi|centre/);
      await board.press('Escape');
    }
  });

  it('is not offered without an address', async () => {
    const board = await mountBoard('fluctus-board');
    await board.click('button', 'More');
    await board.until(() => board.has('button', 'Copy the embed code'));
    expect(board.has('button', 'Copy for a forum (BBCode)')).to.equal(false);
  });
});

describe('the public position', () => {
  afterEach(removeBoards);

  it('has no hand, where the position has that of the person', async () => {
    const board = await mountBoard('glux-board', { seats: 'human remote', first: 'A' });
    await board.until(() => board.element.moves.length > 0);
    const { position: own, publicPosition } = board.element;
    expect(own.split(' ')[2]).to.match(/^\d\d,/);
    expect(publicPosition.split(' ')[2]).to.match(/^\?,/);
  });

  for (const tag of tags)
    it(`can be set as a position: ${tag}`, async () => {
      const board = await mountBoard(tag);
      const { element } = board;
      await board.until(() => snapshotOf(element).turn !== 'chance');
      const { publicPosition } = element;
      const again = await mountBoard(tag, { position: publicPosition, mode: 'diagram' });
      expect(again.element.publicPosition).to.equal(publicPosition);
    });
});
