import { expect, fixtureCleanup } from '@open-wc/testing';
import { aComputerAnswers, fluctus, heard } from '../games/fluctus/fluctus-driver.js';

const capture = 'A....A/....B. A 6,7 2,1 -,-';

describe('the events of a board', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('tell the source of each move', async () => {
    const board = await fluctus({ seats: 'human computer:easy' });
    const moves = heard(board, 'game-move');
    await board.seen();
    board.element.play('@ro');
    await board.until(() => board.element.ply === 2);
    await board.settled();
    await board.tap('ri');
    await board.until(() => board.element.ply === 4);
    const sources = moves.map(({ detail }) => detail.source);
    expect(sources).to.deep.equal(['api', 'computer', 'pointer', 'computer']);
  });

  it('tell the score after a capture, with its rule', async () => {
    const board = await fluctus({ position: capture });
    const scores = heard(board, 'game-score');
    board.element.play('roxbi');
    expect(scores.map(({ detail }) => detail)).to.deep.equal([
      { game: 'fluctus', scores: [8, 7], changes: [{ seat: 1, by: -1, kind: 'captured', rule: 'F6' }] },
    ]);
  });

  it('are announced completely, even if several moves are played at once', async () => {
    const board = await fluctus();
    for (const move of ['@ro', '@go', '@ri', '@gi']) board.element.play(move);
    await board.settled();
    expect(board.spoken).to.deep.equal([
      'Red enters on ro. Green to move. Green enters on go. Red to move. ' +
        'Red enters on ri. Green to move. Green enters on gi. Red to move.',
    ]);
    for (let i = 0; i < 4; i++) {
      board.element.play(board.element.moves[0]!);
      await board.settled();
    }
    expect(board.spoken).to.have.length(4);
  });

  it('tell the score when another ply or match with other scores is shown', async () => {
    const board = await fluctus({ position: capture });
    board.element.play('roxbi');
    const told: unknown[] = [];
    for (const type of ['game-navigate', 'game-score'] as const)
      board.element.addEventListener(type, ({ detail }) => told.push([type, detail]));
    const score = (...scores: number[]) => ['game-score', { game: 'fluctus', scores, changes: [] }];
    const navigate = (ply: number) => [
      'game-navigate',
      { game: 'fluctus', ply, path: String(ply), position: board.element.position },
    ];
    const heardAt = async (act: () => unknown) => {
      told.length = 0;
      act();
      await board.element.updateComplete;
      return told;
    };
    expect(await heardAt(() => board.element.undo())).to.deep.equal([navigate(0), score(8, 8)]);
    expect(await heardAt(() => board.element.redo())).to.deep.equal([navigate(1), score(8, 7)]);
    expect(await heardAt(() => (board.element.record = '@ro @go'))).to.deep.equal([navigate(2), score(8, 8)]);
    expect(await heardAt(() => board.element.goTo(1))).to.deep.equal([navigate(1)]);
    expect(await heardAt(() => (board.element.position = 'AA..../....B. A 6,6 2,1 -,-'))).to.deep.equal([
      navigate(0),
      score(8, 7),
    ]);
  });

  it('do not contain game-score if no score has changed', async () => {
    const board = await fluctus({ position: capture });
    const scores = heard(board, 'game-score');
    board.element.play('ro-wo');
    expect(scores).to.deep.equal([]);
  });

  it('include game-before-move, which can be cancelled', async () => {
    const board = await fluctus({ position: capture });
    board.element.addEventListener('game-before-move', (event) => {
      expect(event.detail.position).to.equal(board.element.position);
      event.preventDefault();
    });
    await board.tap('ro', 'wo');
    expect(board.element.ply).to.equal(0);
    expect(board.field('ro').querySelector('.stone')).not.to.equal(null);
  });

  it('do not follow if a listener of game-before-move has played another move', async () => {
    const board = await fluctus({ position: capture });
    board.element.addEventListener('game-before-move', () => board.element.newGame({}), { once: true });
    expect(board.element.play('ro-wo')).to.equal(false);
    expect(board.element.position).to.equal('....../...... A 8,8 0,0 -,-');
  });

  it('continue after a listener has thrown', async () => {
    const board = await fluctus();
    const told = window.onerror;
    const thrown: unknown[] = [];
    window.onerror = (...args) => thrown.push(args) > 0;
    try {
      board.element.addEventListener(
        'game-move',
        () => {
          throw new Error('the page is at fault');
        },
        { once: true },
      );
      board.element.play('@ro');
      board.element.play('@go');
    } finally {
      window.onerror = told;
    }
    await board.settled();
    expect(thrown.length).to.equal(1);
    expect(board.stones).to.equal('A..B../......');
  });

  it('allow a listener to start a new game during a move', async () => {
    const board = await fluctus({ seats: 'human computer:easy' });
    const plies: string[] = [];
    for (const type of ['game-move', 'game-navigate'] as const) {
      board.element.addEventListener(type, ({ detail }) => plies.push(`${type} ${detail.ply}`));
    }
    board.element.addEventListener('game-move', () => board.element.newGame(), { once: true });
    board.element.play('@ro');
    await board.settled();
    expect(plies).to.deep.equal(['game-move 1', 'game-navigate 0']);
    expect(board.element.ply).to.equal(0);
    expect(board.headline).to.equal('Your turn');
  });

  it('do not contain an answer of the computer if the move is undone during its animation', async () => {
    const board = await fluctus({ seats: 'human computer:easy' });
    await board.seen();
    board.element.addEventListener('game-animated', () => board.element.undo(), { once: true });
    const moves = heard(board, 'game-move');
    const rest = board.next('game-animated');
    board.element.play('@ro');
    await rest;
    await board.settled();
    await aComputerAnswers();
    expect(moves.length).to.equal(1);
    expect(board.element.ply).to.equal(0);
  });

  it('include game-navigate for steps through the record', async () => {
    const board = await fluctus({ record: '@ro @go' });
    const steps = heard(board, 'game-navigate');
    board.element.goTo(0);
    board.element.redo();
    board.element.undo();
    board.element.newGame();
    expect(steps.map(({ detail }) => detail.ply)).to.deep.equal([0, 1, 0, 0]);
  });

  it('include game-over only once, also after stepping back', async () => {
    const board = await fluctus();
    const over = heard(board, 'game-over');
    board.element.play('@ro');
    board.element.resign();
    expect(over.map(({ detail }) => [detail.reason, detail.winners])).to.deep.equal([['resign', [0]]]);
    expect(over[0]?.detail.record).to.equal(board.element.record);
  });
});

describe('undo against the computer', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('goes back to where the person was to move, and redo goes forward again', async () => {
    const board = await fluctus({ seats: 'human computer:easy' });
    await board.seen();
    board.element.play('@ro');
    await board.until(() => board.element.ply === 2);
    await board.settled();
    await board.click('button', 'Undo');
    expect(board.element.ply).to.equal(0);
    expect(board.headline).to.equal('Your turn');
    await board.click('button', 'Redo');
    expect(board.element.ply).to.equal(2);
  });

  it('stops the computer that is thinking', async () => {
    const board = await fluctus({ seats: 'human computer:easy' });
    await board.seen();
    board.element.play('@ro');
    expect(board.element.undo()).to.equal(true);
    await aComputerAnswers();
    expect(board.element.ply).to.equal(0);
  });

  it('is disabled if there is nothing to undo', async () => {
    const board = await fluctus();
    expect(board.find('button', 'Undo').getAttribute('aria-disabled')).to.equal('true');
    expect(board.element.undo()).to.equal(false);
    expect(board.element.redo()).to.equal(false);
  });

  it('lets another move replace those that were undone', async () => {
    const board = await fluctus();
    board.element.play('@ro');
    board.element.undo();
    board.element.play('@ri');
    expect(board.element.redo()).to.equal(false);
    expect(board.element.record).to.match(/1\. @ri\n$/);
  });
});
