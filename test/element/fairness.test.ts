import { expect } from '@open-wc/testing';
import { boardOf } from '../../src/element/model/board.js';
import type { Driver } from '../support/board.js';
import { reach } from '../support/reach.js';
import { clearSaved, savedUnder } from '../support/storage.js';
import { mountBoard, removeBoards, snapshotOf } from './all-boards.js';

const KEY = 'fairness';
const SHA256 = /^[\da-f]{64}$/;
const chanceTags = ['glux-board', 'lucky-numbers-grid', 'luzi-dice'];
const events = ['ready', 'before-move', 'move', 'score', 'turn', 'over', 'navigate', 'error'];

/** A board for people with a seed of its own. */
const fair = (tag: string, attributes: Readonly<Record<string, string>> = {}) =>
  mountBoard(tag, { seed: '', ...attributes });

/** Plays a number of moves of the seats, or to the end: the middle one of all legal moves. */
function play({ element }: Driver, count = Infinity): void {
  for (let i = 0; i < count && element.winners === undefined; i++) {
    const { game, state } = snapshotOf(element).match;
    const moves = game.moves(state);
    element.play(moves[moves.length >> 1]);
  }
}

/** Everything that a page can read of a board, and what is stored. */
const readable = ({ element, root }: Driver): string =>
  JSON.stringify([element.outerHTML, root.innerHTML, reach(element), savedUnder(KEY)]);

type Verify = (game: string, record: string, seed: string, commitment: string) => Promise<void>;

/** The function in docs/fairness.md. */
async function documented(): Promise<Verify> {
  const text = await (await fetch('/docs/fairness.md')).text();
  const [, code] = /^## Dice and draws\n.*?^```js\n(.*?)^```/ms.exec(text)!;
  const source = code!.replace("'spielkasten/engine'", `'${location.origin}/src/engine.ts'`);
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const { verify } = (await import(/* @vite-ignore */ url)) as { verify: Verify };
  URL.revokeObjectURL(url);
  return verify;
}

/** The error with which a promise rejects. */
const failure = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  );

describe('the commitment to the seed of a match', () => {
  afterEach(() => {
    removeBoards();
    clearSaved(KEY);
  });

  for (const tag of chanceTags)
    it(`is checked after a whole game as the docs show it: ${tag}`, async () => {
      const board = await fair(tag);
      const { element } = board;
      const commitment = await element.getCommitment();
      expect(commitment).to.match(SHA256);
      play(board);
      const seed = await element.revealSeed();
      expect(await element.getCommitment()).to.equal(commitment);
      const verify = await documented();
      const { id } = snapshotOf(element).match.game;
      await verify(id, element.record, seed!, commitment!);
      expect(await failure(verify(id, element.record, `${seed}0`, commitment!))).to.match(
        /^The commitment to/,
      );
      const other = await fair(tag);
      play(other);
      expect(await failure(verify(id, other.element.record, seed!, commitment!))).to.match(/^Ply \d+ is /);
    });

  for (const tag of chanceTags)
    it(`reveals nothing of the seed before the end: ${tag}`, async () => {
      const board = await fair(tag, { autosave: KEY });
      const { element } = board;
      const texts: string[] = [];
      for (const type of events)
        element.addEventListener(`game-${type}`, (event) =>
          texts.push(JSON.stringify((event as CustomEvent).detail)),
        );
      boardOf(element).store.openDialog({ kind: 'fairness' });
      await board.until(() => board.root.querySelector('.panel.fairness textarea'));
      play(board, 3);
      await board.until(() => savedUnder(KEY).length > 0);
      texts.push(readable(board));
      expect(await element.revealSeed()).to.equal(undefined);
      element.undo();
      await board.settled();
      texts.push(readable(board));
      play(board);
      await board.settled();
      texts.push(readable(board));
      const seed = await element.revealSeed();
      expect(seed).to.be.a('string').and.have.length.above(20);
      expect(texts.filter((text) => text.includes(seed!))).to.deep.equal([]);
      expect(texts.length).to.be.greaterThan(3);
    });

  it('is another one in each match, and stays the same through moves and undo', async () => {
    const { element } = await fair('luzi-dice');
    const first = await element.getCommitment();
    play({ element } as Driver, 2);
    element.undo();
    expect(await element.getCommitment()).to.equal(first);
    element.newGame();
    expect(await element.getCommitment())
      .to.match(SHA256)
      .and.not.equal(first);
    expect(await element.revealSeed()).to.equal(undefined);
  });

  it('stays when an end is taken back; nobody takes back the end of a match whose seed is known', async () => {
    const board = await fair('glux-board', { autosave: KEY });
    const { element } = board;
    play(board, 2);
    const commitment = await element.getCommitment();
    element.resign(0);
    expect(element.undo()).to.equal(true);
    expect([await element.getCommitment(), await element.revealSeed()]).to.deep.equal([
      commitment,
      undefined,
    ]);
    element.resign(0);
    expect(await element.revealSeed()).to.be.a('string');
    expect([element.undo(), element.winners]).to.deep.equal([false, [1]]);
    element.goTo(0);
    await board.settled();
    expect(snapshotOf(element).movableSeat).to.equal(undefined);
    element.goTo(element.ply + 1);
    await board.until(() => savedUnder(KEY).join().includes('revealed'));
    const reloaded = await fair('glux-board', { autosave: KEY });
    await reloaded.until(() => reloaded.element.winners ?? reloaded.element.ply > 0);
    expect([reloaded.element.undo(), snapshotOf(reloaded.element).movableSeat]).to.deep.equal([
      false,
      undefined,
    ]);
    reloaded.element.newGame();
    expect(await reloaded.element.getCommitment()).to.match(SHA256);
    expect(snapshotOf(reloaded.element).undoBarrier).to.equal('start');
  });

  it('does not exist for a match that autosave restores: its seed is not stored', async () => {
    const first = await fair('luzi-dice', { autosave: KEY });
    play(first, 2);
    await first.until(() => savedUnder(KEY).length > 0);
    const { ply } = first.element;
    removeBoards();
    const { element } = await fair('luzi-dice', { autosave: KEY });
    expect([element.ply, await element.getCommitment()]).to.deep.equal([ply, undefined]);
    element.resign(0);
    expect(await element.revealSeed()).to.equal(undefined);
    expect(element.undo()).to.equal(true);
    element.newGame();
    expect(await element.getCommitment()).to.match(SHA256);
  });

  const without: readonly (readonly [
    name: string,
    tag: string,
    attributes: Readonly<Record<string, string>>,
  ])[] = [
    ['with a seed of the page', 'luzi-dice', { seed: 'felt' }],
    ['in a game without chance', 'fluctus-board', {}],
    ['in a replay', 'luzi-dice', { mode: 'replay' }],
    ['in a diagram', 'luzi-dice', { mode: 'diagram' }],
  ];
  for (const [name, tag, attributes] of without)
    it(`does not exist ${name}`, async () => {
      const { element } = await fair(tag, attributes);
      expect(await element.getCommitment()).to.equal(undefined);
      if (!attributes.mode) element.resign(0);
      expect(await element.revealSeed()).to.equal(undefined);
    });

  it('does not exist before a board is seen', async () => {
    const element = document.createElement('luzi-dice');
    element.hidden = true;
    document.body.append(element);
    await element.updateComplete;
    expect(await element.getCommitment()).to.equal(undefined);
  });

  it('does not exist in an insecure context', async () => {
    const { element } = await fair('luzi-dice');
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
    try {
      element.resign(0);
      expect([await element.getCommitment(), await element.revealSeed()]).to.deep.equal([
        undefined,
        undefined,
      ]);
    } finally {
      Reflect.deleteProperty(crypto, 'subtle');
    }
  });

  for (const [lang, menu, show, later, back] of [
    ['en', 'More', 'Show the seed', /after the game you can show the seed/, 'Undo'],
    ['de', 'Mehr', 'Startwert zeigen', /nach der Partie prüfen/, 'Zurück'],
  ] as const)
    it(`is in the menu, and after the end the seed: ${lang}`, async () => {
      const board = await fair('luzi-dice', { lang });
      const { element } = board;
      await board.until(() => board.has('button', menu));
      const open = async () => {
        await board.click('button', menu);
        await board.until(() => board.has('button', 'Fairness'));
        await board.click('button', 'Fairness');
        await board.until(() => board.all('.fairness textarea').length > 0);
      };
      const values = () => board.all('.fairness textarea').map((each) => (each as HTMLTextAreaElement).value);
      await open();
      expect(values()).to.deep.equal([await element.getCommitment()]);
      expect(board.text('.panel.fairness')).to.match(later);
      await expect(element).to.be.accessible();
      await board.press('Escape');
      element.resign(0);
      await board.settled();
      await open();
      await board.click('button', show);
      expect(values()).to.deep.equal([await element.getCommitment(), await element.revealSeed()]);
      await expect(element).to.be.accessible();
      await board.press('Escape');
      expect(board.find('button', back).getAttribute('aria-disabled')).to.equal('true');
    });

  it('is not in the menu of a match without one', async () => {
    const board = await mountBoard('luzi-dice');
    await board.click('button', 'More');
    await board.until(() => board.has('button', 'Resign'));
    expect(board.has('button', 'Fairness')).to.equal(false);
  });
});
