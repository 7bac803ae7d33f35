import { expect, fixtureCleanup } from '@open-wc/testing';
import { boardOf } from '../../src/element/model/board.js';
import { statisticsModule } from '../../src/element/model/count-matches.js';
import { fluctus, type FluctusDriver } from '../games/fluctus/fluctus-driver.js';
import { puzzle } from '../games/lucky-swap/swap-driver.js';
import { luzi, type LuziDriver } from '../games/luzi/luzi-driver.js';
import { frame, type AnyBoard, type Driver } from '../support/board.js';
import { clearSaved } from '../support/storage.js';

const autosave = 'statistics';
const place = (game: string) => `spielkasten-statistics:${game}:${autosave}`;
const clear = () => {
  clearSaved(autosave);
};
const tally = { opponent: 'easy', played: 3, won: 2 };

/** A visible board that may use the storage. */
async function awake<D extends Driver>(board: D): Promise<D> {
  await board.seen();
  await board.until(() => boardOf(board.element).store.snapshot.awake);
  return board;
}

const kept = async (attributes: Readonly<Record<string, string>> = {}): Promise<FluctusDriver> =>
  awake(await fluctus({ autosave, seats: 'human computer:easy', ...attributes }));

/** The tallies that are stored, once everything is counted: `easy 1/2` is one win in two matches. */
async function tallies(game = 'fluctus'): Promise<string[]> {
  await statisticsModule.load();
  await frame();
  const { tallies: all = [] } = JSON.parse(localStorage.getItem(place(game)) ?? '{}') as {
    tallies?: (typeof tally)[];
  };
  return all.map(({ opponent, played, won }) => `${opponent} ${won}/${played}`);
}

/** Plays a match of one round by code: each seat throws once and stops. Returns the score of seat A. */
function playRound({ element }: LuziDriver): number {
  for (let seat = 0; seat < 2; seat++)
    for (const move of ['roll', 'stop']) if (element.moves.includes(move)) element.play(move);
  expect(element.winners).to.be.an('array');
  return element.scores[0]!;
}

describe('the statistics', () => {
  beforeEach(clear);
  afterEach(() => {
    fixtureCleanup();
    clear();
  });

  it('count a finished match and who won it', async () => {
    const board = await kept();
    board.element.resign(0);
    expect(await tallies()).to.deep.equal(['easy 0/1']);
    board.element.newGame();
    board.element.resign(1);
    expect(await tallies()).to.deep.equal(['easy 1/2']);
  });

  it('count a shared win as won, and a draw as not won', async () => {
    const tray = await awake(
      await luzi({ autosave, seats: 'human remote', position: '12,36 5/5 A 1 33344556' }),
    );
    tray.element.endGame({ winners: [0, 1], reason: 'Time is up.' });
    expect(await tallies('luzi')).to.deep.equal(['people 1/1']);
    const board = await kept();
    board.element.endGame({ winners: [0, 1], reason: 'Time is up.' });
    expect(await tallies()).to.deep.equal(['easy 0/1']);
  });

  it('count a match only once, whatever is taken back', async () => {
    const board = await kept();
    board.element.resign(0);
    board.element.undo();
    board.element.resign(1);
    expect(await tallies()).to.deep.equal(['easy 0/1']);
  });

  it('do not count a match again after a reload', async () => {
    const first = await kept();
    first.element.play('@ro');
    first.element.resign(0);
    expect(await tallies()).to.deep.equal(['easy 0/1']);
    fixtureCleanup();
    const second = await kept();
    await second.until(() => second.element.winners);
    second.element.undo();
    second.element.resign(0);
    expect(await tallies()).to.deep.equal(['easy 0/1']);
    second.element.newGame();
    second.element.resign(0);
    expect(await tallies()).to.deep.equal(['easy 0/2']);
  });

  const opponents: readonly (readonly [seats: string, count: string[]])[] = [
    ['human remote', ['people 0/1']],
    ['computer:best human', ['best 1/1']],
    ['human human', []],
    ['computer remote', []],
  ];
  for (const [seats, count] of opponents)
    it(`of the seats ${seats} are ${count.join() || 'none'}`, async () => {
      const board = await kept({ seats });
      board.element.resign(0);
      expect(await tallies()).to.deep.equal(count);
    });

  it('name the strongest of several computers', async () => {
    const board = await awake(
      await luzi({ autosave, players: '3', seats: 'human computer:hard computer:easy' }),
    );
    board.element.resign(0);
    expect(await tallies('luzi')).to.deep.equal(['hard 0/1']);
  });

  it('do not count a draw as won', async () => {
    const board = await kept({ seats: 'human remote' });
    boardOf(board.element).store.conclude('all');
    expect(await tallies()).to.deep.equal(['people 0/1']);
  });

  for (const attributes of [{ mode: 'replay' }, { mode: 'diagram' }, { autosave: '' }])
    it(`do not count with ${JSON.stringify(attributes)}`, async () => {
      const board = await kept(attributes);
      board.element.resign(0);
      expect(await tallies()).to.deep.equal([]);
      expect(boardOf(board.element).store.snapshot.outcome?.reason).to.equal('resign');
    });

  it('count before the page starts the next match at the end', async () => {
    const board = await kept();
    board.element.addEventListener('game-over', () => board.element.newGame(), { once: true });
    board.element.resign(0);
    expect(await tallies()).to.deep.equal(['easy 0/1']);
  });

  it('keep the highest score of games with the same options', async () => {
    const board = await awake(await luzi({ autosave, rounds: '1', seats: 'human remote' }));
    const scores = [playRound(board)];
    for (let i = 0; i < 3; i++) {
      board.element.newGame();
      scores.push(playRound(board));
    }
    expect(new Set(scores).size).to.be.above(1);
    await tallies();
    await board.click('button', 'More');
    await board.until(() => board.has('button', 'Delete'));
    expect(board.text('.statistics > p')).to.equal(`Best score: ${Math.max(...scores)}`);
    board.element.rounds = '2';
    await board.settled();
    expect(board.all('.statistics > p')).to.deep.equal([]);
  });

  it('keep no score of a match that was given up', async () => {
    const board = await awake(await luzi({ autosave, seats: 'human remote' }));
    board.element.resign(0);
    expect(await tallies('luzi')).to.deep.equal(['people 0/1']);
    expect(localStorage.getItem(place('luzi'))).to.contain('"best":[]');
  });

  it('keep the fewest moves of a puzzle', async () => {
    const board = await awake(await puzzle({ autosave, seed: 'x', par: '1' }));
    const solve = () => {
      for (const { from, to } of board.solution) board.element.play({ from, to });
    };
    const [detour] = board.element.moves;
    board.element.play(detour!);
    solve();
    expect(board.element.scores[0]).to.be.above(1);
    board.element.newGame();
    solve();
    expect(board.element.scores).to.deep.equal([1]);
    expect(await tallies('lucky-swap')).to.deep.equal(['alone 2/2']);
    await board.click('button', 'More');
    await board.until(() => board.has('button', 'Delete'));
    expect(board.text('.statistics > p')).to.equal('Fewest moves: 1');
  });

  it('keep the fewest moves of a game that was won', async () => {
    const board = await awake(await fluctus({ autosave, seats: 'human remote', first: 'A' }));
    const short = '@ri @go ri-gi go-bo @ri @go rixbo'.split(' ');
    for (const move of short) board.element.play(move);
    expect(board.element.winners).to.deep.equal([0]);
    board.element.newGame();
    board.element.play('@ro');
    board.element.resign(1);
    expect(await tallies()).to.deep.equal(['people 2/2']);
    await board.click('button', 'More');
    await board.until(() => board.has('button', 'Delete'));
    expect(board.text('.statistics > p')).to.equal('Fewest moves: 4');
  });

  it('keep no fewest moves of a game that was lost', async () => {
    const board = await awake(await fluctus({ autosave, seats: 'remote human', first: 'A' }));
    for (const move of '@ri @go ri-gi go-bo @ri @go rixbo'.split(' ')) board.element.play(move);
    expect(await tallies()).to.deep.equal(['people 0/1']);
    expect(localStorage.getItem(place('fluctus'))).to.contain('"best":[]');
  });

  const garbage = [
    '',
    '{',
    'null',
    '[]',
    '{"version":2,"tallies":[{"opponent":"easy","played":9,"won":9}]}',
    '{"version":1,"tallies":{},"best":7}',
    '{"version":1,"tallies":[null,7,{"opponent":"<b>","played":1,"won":1},{"opponent":"easy","played":1,"won":2},{"opponent":"easy","played":-1,"won":-1}],"best":[null,{"options":1,"score":1},{"options":"x","score":"<b>"}]}',
  ];
  for (const text of garbage)
    it(`start again if the stored text is ${text || 'empty'}`, async () => {
      localStorage.setItem(place('fluctus'), text);
      const board = await kept();
      await board.menu();
      expect(board.all('.statistics')).to.deep.equal([]);
      board.element.resign(0);
      expect(await tallies()).to.deep.equal(['easy 0/1']);
    });

  it('cause no error if storage is denied', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
    try {
      const board = await kept();
      board.element.resign(0);
      await statisticsModule.load();
      await board.menu();
      expect(board.all('.statistics')).to.deep.equal([]);
      expect(board.message).to.equal('');
    } finally {
      if (own) Object.defineProperty(window, 'localStorage', own);
      else Reflect.deleteProperty(window, 'localStorage');
    }
  });
});

describe('the table of the statistics in the menu', () => {
  beforeEach(() => {
    const people = { ...tally, opponent: 'people', played: 1, won: 0 };
    localStorage.setItem(
      place('fluctus'),
      JSON.stringify({ version: 1, tallies: [people, tally], best: [] }),
    );
  });
  afterEach(() => {
    fixtureCleanup();
    clear();
  });

  const rows = (board: AnyDriver) =>
    board.all('.statistics tr').map(({ textContent }) => textContent.trim().split(/\s+/).join(' '));
  type AnyDriver = Driver<FluctusDriver['element'] & AnyBoard>;

  it('has a row for each opponent, and passes the audit', async () => {
    const board = await kept();
    await board.menu();
    expect(board.text('.statistics caption')).to.equal('Statistics');
    expect(rows(board)).to.deep.equal(['Against Played Won', 'easy 3 2', 'people 1 0']);
    await expect(board.element).to.be.accessible();
  });

  it('is deleted after a confirmation, with the keyboard alone', async () => {
    const board = await kept();
    await board.menu();
    board.find('button', 'Delete').focus();
    await board.press('Enter');
    expect(board.name(board.focused!)).to.equal('Delete your statistics?');
    await board.press('Tab', 'Tab', 'Enter');
    expect(rows(board).length).to.equal(3);
    board.find('button', 'Delete').focus();
    await board.press('Enter', 'Tab', 'Enter');
    expect(board.all('.statistics')).to.deep.equal([]);
    expect(localStorage.getItem(place('fluctus'))).to.equal(null);
    expect(board.spoken.at(-1)).to.equal('Your statistics are deleted.');
    expect(board.all('dialog')[0]!.contains(board.focused)).to.equal(true);
  });

  it('forgets the question when the menu is closed', async () => {
    const board = await kept();
    await board.menu();
    await board.click('button', 'Delete');
    await board.press('Escape');
    await board.menu();
    expect(board.has('button', 'Delete')).to.equal(true);
    expect(rows(board).length).to.equal(3);
  });

  it('is not shown without autosave', async () => {
    const board = await kept({ autosave: '' });
    await board.menu();
    expect(board.all('.statistics')).to.deep.equal([]);
  });
});
