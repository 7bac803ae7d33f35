import { expect } from '@open-wc/testing';
import { boardOf } from '../../src/element/model/board.js';
import { mountBoard, removeBoards, tags } from './all-boards.js';

describe('the region of a board', () => {
  afterEach(removeBoards);

  /** The role and the name that screen readers hear, unless the page has others. */
  const regionOf = ({ element }: Awaited<ReturnType<typeof mountBoard>>) => {
    const { role, ariaLabel } = boardOf(element).internals;
    return [role, ariaLabel];
  };

  it('is named by the game and the players, without an attribute or a heading', async () => {
    const games = ['Fluctus', 'Glüx', 'Lucky Numbers', 'Luzi und Joe'];
    for (const [i, tag] of tags.entries()) {
      const board = await mountBoard(tag, { names: 'Ada,Bo' });
      expect(regionOf(board)).to.deep.equal(['region', `${games[i]}: Ada, Bo`]);
      expect(board.element.getAttributeNames()).not.to.include.members(['role', 'aria-label']);
      expect(board.root.querySelector('h1, h2, h3, h4, h5, h6, [role=heading]')).to.equal(null);
    }
  });

  it('follows the names of the players', async () => {
    const board = await mountBoard('fluctus-board', { names: 'Ada,Bo' });
    board.element.names = ['Cleo', 'Dan'];
    await board.settled();
    expect(regionOf(board)).to.deep.equal(['region', 'Fluctus: Cleo, Dan']);
  });

  it('is not set again by a move: Firefox would show the whole board anew to screen readers', async () => {
    const { prototype } = ElementInternals;
    const set: string[] = [];
    const own = (['role', 'ariaLabel'] as const).map(
      (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)!] as const,
    );
    for (const [name, accessors] of own)
      Object.defineProperty(prototype, name, {
        ...accessors,
        set(this: ElementInternals, value: string | null) {
          set.push(name);
          accessors.set!.call(this, value);
        },
      });
    try {
      for (const tag of tags) {
        const board = await mountBoard(tag, { names: 'Ada,Bo', seats: 'human remote' });
        set.length = 0;
        board.element.play(board.element.moves[0]!);
        await board.settled();
        expect([tag, ...set]).to.deep.equal([tag]);
      }
    } finally {
      for (const [name, accessors] of own) Object.defineProperty(prototype, name, accessors);
    }
  });

  it('has a number if another board of the page has its name', async () => {
    const names = 'Ada,Bo';
    const boards = [];
    for (const each of [names, names, names]) boards.push(await mountBoard('fluctus-board', { names: each }));
    expect(boards.map((board) => regionOf(board)[1])).to.deep.equal([
      'Fluctus: Ada, Bo',
      'Fluctus: Ada, Bo (2)',
      'Fluctus: Ada, Bo (3)',
    ]);
    boards[0]!.element.remove();
    boards[1]!.element.requestUpdate();
    await boards[1]!.settled();
    expect(regionOf(boards[1]!)[1]).to.equal('Fluctus: Ada, Bo (2)');
    expect(regionOf(await mountBoard('fluctus-board', { names }))[1]).to.equal('Fluctus: Ada, Bo');
  });

  it('is none around a diagram, which is an image', async () => {
    const board = await mountBoard('fluctus-board', { mode: 'diagram' });
    expect(regionOf(board)).to.deep.equal([null, null]);
  });
});
