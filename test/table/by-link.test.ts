import { expect } from '@open-wc/testing';
import { formatLink, parseLink } from '../../src/core/table/game-link.js';
import { linkPlayer, readLink, replyByLink } from '../../src/core/table/link-play.js';
import { keptGames } from '../../src/element/parts/table/link-game.js';
import { audit } from '../support/audit.js';
import { heard, type Driver } from '../support/board.js';
import { mountBoard, removeBoards } from '../element/all-boards.js';
import { withClipboard } from '../element/menu-items.js';
import { games } from './play.js';

/** The storage of each person's browser. */
const browsers = new Map<string, string>();
let person = '';

const openAt = (fragment: string) => {
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`);
};

/** Gives the page the storage of a person, and opens a link in it: a visit to the page. */
async function visit(
  name: string,
  hash = '',
  attributes: Readonly<Record<string, string>> = {},
): Promise<Driver> {
  removeBoards();
  browsers.set(person, localStorage.getItem(keptGames.key) ?? '[]');
  person = name;
  localStorage.setItem(keptGames.key, browsers.get(name) ?? '[]');
  openAt(hash);
  const { tag = 'fluctus-board', ...rest } = attributes;
  const board = await mountBoard(tag, { table: 'link', id: 'game', seats: '', first: 'A', ...rest });
  if (!('table' in rest)) await board.until(() => box(board) ?? board.element.winners);
  return board;
}

const box = (board: Driver) => board.root.querySelector<HTMLElement>('.elsewhere');
const told = (board: Driver) => board.text('.elsewhere > section > p');

/** Presses the button that sends, and resolves with the fragment of the link. */
async function send(board: Driver, name = 'Copy the link'): Promise<string> {
  const [link = ''] = await withClipboard(true, async () => {
    await board.click('button', name);
    await board.until(() => board.has('button', 'Link copied.'));
  });
  return new URL(link).hash;
}

async function fill(board: Driver, label: string, text: string): Promise<void> {
  (board.find('textbox', label) as HTMLInputElement).select();
  await board.type(text);
}

/** Ada invites, and Bo accepts: the link that Bo sends. */
async function begun(attributes: Readonly<Record<string, string>> = {}): Promise<string> {
  const ada = await visit('Ada', '', attributes);
  await ada.click('button', 'Invite');
  await fill(ada, 'Your name', 'Ada');
  const invitation = await send(ada);
  const bo = await visit('Bo', invitation, attributes);
  await bo.until(() => /^Ada invites you to (Fluctus|Glüx)\.$/.test(told(bo)));
  await fill(bo, 'Your name', 'Bo');
  await bo.click('button', 'Play');
  return send(bo);
}

/** Opens a link, plays a move and sends the link that follows. */
async function answer(name: string, link: string, move: string): Promise<string> {
  const board = await visit(name, link);
  await board.until(() => told(board) === 'Make your move. Then send the link.');
  await board.clickOn(board.find('button', move));
  return send(board);
}

describe('a game by link', () => {
  afterEach(() => {
    removeBoards();
    openAt('');
    browsers.clear();
    person = '';
    localStorage.removeItem(keptGames.key);
  });

  it('is offered by a board with the attribute only, is begun by keyboard, and keeps its secret at home', async () => {
    expect((await mountBoard('fluctus-board')).has('button', 'Invite')).to.equal(false);
    const ada = await visit('Ada');
    const tables = heard(ada, 'game-table');
    ada.find('button', 'More').focus();
    await ada.press('ArrowRight');
    expect(ada.name(ada.focused!)).to.equal('Invite');
    await ada.press('Enter');
    expect(ada.name(ada.focused!)).to.equal('Your name');
    expect(ada.root.querySelectorAll('.bar [tabindex="0"]').length, 'tab stops of the toolbar').to.equal(1);
    expect((await audit(ada.element)).violations).to.deep.equal([]);
    await ada.type('Ada');
    const [link = ''] = await withClipboard(true, async () => {
      await ada.press('Enter');
      await ada.until(() => ada.has('button', 'Link copied.'));
    });
    expect(new URL(link).hash).to.match(/^#game=1\/[0-9a-f]{12}\/fluctus\/\/A\/\/\/Ada,[\w-]{22},0$/);
    expect(location.href).to.equal(link);
    const [kept] = JSON.parse(localStorage.getItem(keptGames.key)!) as { secret: string }[];
    expect(kept!.secret).to.match(/^[0-9a-f]{32}$/);
    expect(link).not.to.contain(kept!.secret);
    expect(tables.at(-1)!.detail).to.deep.equal({
      game: 'fluctus',
      status: 'waiting',
      seats: [{ name: 'Ada' }, undefined],
    });
    expect(ada.root.querySelectorAll('.can').length, 'nobody moves before the other is there').to.equal(0);
    expect((await audit(ada.element)).violations).to.deep.equal([]);
    await ada.click('button', 'Leave this game');
    await ada.until(() => ada.has('button', 'Invite'));
    expect([location.hash, tables.at(-1)!.detail.status]).to.deep.equal(['', 'left']);
  });

  it('calls nobody to move before the other one has answered', async () => {
    const attributes = { tag: 'glux-board', first: 'B' };
    // Bo begins, but his first chip follows from the answer of Ada
    const bo = await visit('Bo', await begun(attributes), attributes);
    await bo.until(() => told(bo)?.startsWith('The game goes on with the link'));
    expect(bo.headline).to.equal('Bo to move');
    const cards = [...bo.root.querySelectorAll('.seat .under')].map((card) => card.textContent);
    expect(cards, 'the own card').to.deep.equal(['elsewhere', 'you']);
    expect(bo.root.querySelectorAll('.can').length).to.equal(0);
  });

  it('goes to and fro, and a move can be taken back until it is sent', async () => {
    let link = await begun();
    const ada = await visit('Ada', link);
    await ada.until(() => told(ada) === 'Make your move. Then send the link.');
    await ada.clickOn(ada.find('button', 'ro'));
    await ada.until(() => told(ada) === 'Send this link to Bo.');
    expect(ada.spoken.join(' ').split('Send this link to Bo.').length, 'said once').to.equal(2);
    await ada.click('button', 'Take the move back');
    await ada.until(() => ada.element.ply === 0);
    await ada.clickOn(ada.find('button', 'ri'));
    link = await send(ada);
    expect(told(ada)).to.equal('The game goes on with the link that you get back from Bo.');
    expect(ada.has('button', 'Take the move back')).to.equal(false);
    const bo = await visit('Bo', link);
    const events = heard(bo, 'game-move');
    await bo.until(() => bo.element.ply === 1);
    expect(bo.text('.seats')).to.match(/Ada.*Bo/);
    await bo.clickOn(bo.find('button', 'go'));
    expect(events.at(-1)!.detail.source).to.equal('pointer');
    link = await send(bo);
    const again = await visit('Ada', link);
    await again.until(() => again.element.ply === 2);
    expect(again.element.record).to.contain('1. @ri @go');
    // a reload shows the same
    const reloaded = await visit('Ada', location.hash);
    await reloaded.until(() => reloaded.element.ply === 2);
  });

  it('is followed in the same tab, and an older link does not take it back', async () => {
    const accepted = await begun();
    const first = await answer('Ada', accepted, 'ro');
    const second = await answer('Bo', first, 'go');
    const ada = await visit('Ada', first);
    await ada.until(() => ada.element.ply === 1);
    await send(ada);
    location.hash = second;
    await ada.until(() => ada.element.ply === 2);
    location.hash = accepted;
    await ada.until(
      () => ada.message === 'This link is an older one. The board shows the game as it is now.',
    );
    expect([ada.element.ply, location.hash]).to.deep.equal([2, second]);
    ada.element.play(ada.element.moves[0]!);
    await ada.until(() => told(ada) === 'Send this link to Bo.');
    expect(ada.has('button', 'Copy the link'), 'the new link is not copied').to.equal(true);
  });

  it('ends with a draw that goes with a move, and goes on in another game', async () => {
    const accepted = await begun();
    const ada = await visit('Ada', accepted);
    await ada.until(() => ada.element.turn === 0 && told(ada));
    await ada.element.offerDraw();
    await ada.until(() => ada.message === 'Your draw offer will be sent with your next move.');
    await ada.clickOn(ada.find('button', 'ro'));
    const offer = await send(ada);
    const bo = await visit('Bo', offer);
    const events = heard(bo, 'game-ask');
    await bo.until(() => bo.has('button', 'Accept'));
    expect(bo.message).to.equal('Ada offers a draw.');
    await bo.click('button', 'Accept');
    await bo.until(() => bo.element.winners?.length === 2);
    expect(told(bo)).to.equal('The game is over. Send this last link, so that Ada sees the end.');
    expect(events.at(-1)?.detail.answer).to.equal(true);
    await bo.click('button', 'Play again');
    expect(bo.message).to.equal('Send this link first: it ends the game.');
    await bo.click('button', 'Close');
    const end = await send(bo);
    const again = await visit('Ada', end);
    await again.until(() => again.element.winners?.length === 2);
    await again.click('button', 'Play again');
    await again.until(() => again.element.winners === undefined);
    const rematch = await send(again);
    const invited = await visit('Bo', rematch);
    await invited.until(() => told(invited) === 'Ada invites you to Fluctus.');
    expect((invited.find('textbox', 'Your name') as HTMLInputElement).value).to.equal('Bo');
    await invited.click('button', 'Play');
    // the other one begins this time
    await invited.until(() => told(invited) === 'Make your move. Then send the link.');
    await invited.clickOn(invited.find('button', 'go'));
    const first = await send(invited);
    const last = await visit('Ada', first);
    await last.until(() => last.element.ply === 1 && last.element.turn === 0);
  });

  it('ends with a resignation', async () => {
    const accepted = await begun();
    const ada = await visit('Ada', accepted);
    await ada.until(() => told(ada));
    ada.element.resign();
    await ada.until(() => ada.element.winners);
    const end = await send(ada);
    const bo = await visit('Bo', end);
    await bo.until(() => bo.element.winners);
    expect(bo.headline).to.equal('You have won');
    // the result fades in
    await bo.until(() => bo.root.getAnimations().every(({ playState }) => playState !== 'running'));
    expect((await audit(bo.element)).violations).to.deep.equal([]);
  });

  it('is watched by somebody without a seat, and not opened by the board of another game', async () => {
    const link = await answer('Ada', await begun(), 'ro');
    const cy = await visit('Cy', link);
    await cy.until(() => told(cy).startsWith('You are watching'));
    expect([cy.element.ply, cy.root.querySelectorAll('.can').length]).to.deep.equal([1, 0]);
    const glux = await visit('Cy', link, { tag: 'glux-board' });
    await glux.until(() => glux.message);
    expect(glux.message).to.contain('The link belongs to a different game from this board. Open it');
  });

  it('names what was changed on the way, in the language of the page, and stays as it was', async () => {
    const accepted = await begun();
    const first = await answer('Ada', accepted, 'ro');
    const second = await answer('Bo', first, 'go');
    const forged: readonly [hash: string, english: RegExp, german: RegExp][] = [
      [second.replace('@ro', '@ri'), /something that player A sent was changed/, /Zug von Spieler A/],
      [second.replace('@go', '@wo'), /wo is not your start field.*F\d/, /Zug 2 im Link.*F\d/],
      [
        second.replace(/,@go.*/, ''),
        /incomplete, or was changed .* Copy the whole link/,
        /unvollständig .* Kopiere/,
      ],
      [second.replace(/[0-9a-f]{12}/, 'x'), /incomplete/, /unvollständig/],
      [second.slice(0, -30), /incomplete/, /unvollständig/],
      [second.replace('game=1/', 'game=2/'), /newer version .* Reload the page/, /neueren Version/],
      [`#game=${second.slice(6).toUpperCase()}`, /letters in the link/, /große und kleine Buchstaben/],
      ['#game=%22%3E%3Cb%3Enothing', /incomplete/, /unvollständig/],
    ];
    for (const lang of ['en', 'de'] as const)
      for (const [hash, english, german] of forged) {
        const ada = await visit('Ada', first, { lang });
        await ada.until(() => ada.element.ply === 1);
        location.hash = hash;
        await ada.until(() => ada.message);
        expect(ada.text('[part=message]'), hash).to.match(lang === 'de' ? german : english);
        expect(ada.element.ply).to.equal(1);
      }
  });

  it('is read as programs on the way have changed its link', async () => {
    const first = (await answer('Ada', await begun(), 'ro')).slice('#game='.length);
    const changed = [
      encodeURIComponent(first),
      encodeURIComponent(encodeURIComponent(first)),
      first.replaceAll('/', '%2F').replaceAll(',', '%2c'),
      `${first.slice(0, 40)}=\r\n${first.slice(40)}`,
      `${first.slice(0, 40)}%20%0A${first.slice(40)}`.replace('%20', ''),
      `3D${first}`,
      ...['.', ')', '>', '),', '!', '…', '”', '%22', '%22%3E', '%3E.', '%E2%80%9D', '\u200b'].map(
        (end) => first + end,
      ),
      `%3C${first}%3E`,
      `${first}?fbclid=abc123`,
      `${first}&utm_source=mail&utm_medium=x`,
      `${first}%3Futm_source%3Dmail`,
      `${first}%3C/a%3E`,
    ];
    for (const text of changed) {
      const bo = await visit('Bo', `#game=${text}`);
      await bo.until(() => told(bo) === 'Make your move. Then send the link.');
      expect([bo.element.ply, location.hash.includes(`game=${first}`)], text).to.deep.equal([1, true]);
      browsers.set('Bo', localStorage.getItem(keptGames.key)!);
    }
  });

  it('shows an own link that was answered as an older one', async () => {
    const accepted = await begun();
    const first = await answer('Ada', accepted, 'ro');
    const second = await answer('Bo', first, 'go');
    const played = await visit('Ada', second);
    await played.until(() => played.element.ply === 2);
    for (const own of [first, accepted]) {
      const ada = await visit('Ada', own);
      await ada.until(
        () => ada.message === 'This link is an older one. The board shows the game as it is now.',
      );
      expect(ada.element.ply).to.equal(2);
    }
  });

  it('tells both sides when a second person accepts an invitation', async () => {
    const ada = await visit('Ada');
    await ada.click('button', 'Invite');
    const invitation = await send(ada);
    const answers: string[] = [];
    for (const name of ['Bo', 'Cy']) {
      const board = await visit(name, invitation);
      await board.until(() => told(board)?.endsWith('invited to Fluctus.'));
      await fill(board, 'Your name', name);
      await board.click('button', 'Play');
      answers.push(await send(board));
      expect(told(board)).to.match(
        /If none comes, somebody else may have been faster: ask for an invitation/,
      );
    }
    const first = await answer('Ada', answers[0]!, 'ro');
    const again = await visit('Ada', answers[1]);
    await again.until(() => again.message);
    expect(again.message).to.match(/^Two people accepted your invitation\..* send the second an invitation/);
    expect(again.element.ply).to.equal(1);
    const cy = await visit('Cy', first);
    await cy.until(() => cy.message);
    expect(cy.message).to.match(/^Somebody else accepted this invitation before you/);
    expect(cy.element.ply).to.equal(0);
  });

  it('goes on in a page that may store nothing: the address has the seat, and links are pasted', async () => {
    const { getItem, setItem } = Storage.prototype;
    const deny = () => {
      throw new DOMException('', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: deny, setItem: deny });
    try {
      const ada = await mountBoard('fluctus-board', { table: 'link', id: 'game', seats: '', first: 'A' });
      await ada.until(() => box(ada));
      await ada.click('button', 'Invite');
      await fill(ada, 'Your name', 'Ada');
      const invitation = await send(ada);
      expect(invitation).not.to.contain('/kA');
      expect(location.hash).to.match(/\/kA[0-9a-f]{32}$/);
      expect(ada.text('.fine')).to.contain('do not share its address');
      const own = location.hash;
      const bo = linkPlayer(1, 'b'.repeat(32));
      const state = readLink(games, parseLink(invitation.slice('#game='.length)), bo);
      const accepted = formatLink(replyByLink(state, bo, { name: 'Bo' }));
      removeBoards();
      openAt(own);
      const later = await mountBoard('fluctus-board', { table: 'link', id: 'game', seats: '', first: 'A' });
      await later.until(() => later.has('textbox', 'The link that you got back'));
      (later.find('textbox', 'The link that you got back') as HTMLInputElement).value =
        `https://a.example/?x=1#a=b&game=${accepted}`;
      await later.click('button', 'Open');
      await later.until(() => told(later) === 'Make your move. Then send the link.');
    } finally {
      Object.assign(Storage.prototype, { getItem, setItem });
    }
  });

  it('shows the link in a field if it cannot be copied', async () => {
    const ada = await visit('Ada');
    await ada.click('button', 'Invite');
    await withClipboard(false, async () => {
      await ada.click('button', 'Copy the link');
      await ada.until(() => ada.has('textbox', 'The link to copy'));
    });
    expect((ada.find('textbox', 'The link to copy') as HTMLInputElement).value).to.equal(location.href);
  });

  it('is refused by games whose chance nobody could check, and for more than two', async () => {
    for (const [tag, words] of [
      ['luzi-dice', /cannot be played by link/],
      ['lucky-numbers-grid', /cannot be played by link/],
      ['lucky-numbers-swap', /game for one/],
    ] as const) {
      const board = await visit('Ada', '', { tag, table: 'link' });
      await board.until(() => board.message);
      expect(board.message).to.match(words);
      expect(box(board)).to.equal(null);
    }
    const three = await visit('Ada', '', { tag: 'glux-board', players: '3' });
    await three.click('button', 'Invite');
    await three.click('button', 'Copy the link');
    await three.until(() => three.message);
    expect(three.message).to.contain('the game must be for two');
    const wrong = await mountBoard('fluctus-board', { table: 'chess', id: 'other' });
    await wrong.until(() => wrong.message);
    expect(wrong.message).to.equal('The attribute table cannot be “chess”. It can be link or https://….');
    const nameless = await mountBoard('fluctus-board', { table: 'link' });
    await nameless.until(() => nameless.message);
    expect(nameless.message).to.equal('A board with the attribute table needs an id.');
  });

  it('hides the hands of Glüx, and is told in German', async () => {
    const accepted = await begun({ tag: 'glux-board' });
    const ada = await visit('Ada', accepted, { tag: 'glux-board', lang: 'de' });
    await ada.until(() => told(ada) === 'Mach deinen Zug. Sende dann den Link.');
    const { hands } = ada.element.state as { hands: readonly string[] };
    expect(hands[0]).to.match(/^(16|25|34)$/);
    expect(hands[1]).not.to.match(/\d/);
    expect(ada.headline).to.equal('Du bist dran');
    expect((await audit(ada.element)).violations).to.deep.equal([]);
  });
});
