import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { LuckyNumbersGrid } from '../../src/games/lucky-numbers/lucky-numbers-grid.js';
import { luckyNumbers } from '../../src/games/lucky-numbers/engine/index.js';
import type { GameSeries } from '../../src/series/game-series.js';
import type { GameEvents } from '../../src/element/model/events.js';
import { placed, rested } from '../support/board.js';
import { LuckyDriver } from '../games/lucky-numbers/lucky-driver.js';
import { clearSaved, fillStorage, savedUnder } from '../support/storage.js';

/** Short games: ten tiles for each. */
const two = { seats: 'human human', sets: '1', setup: 'sorted', seed: 'linen', names: 'Ada,Bo', first: 'A' };
const three = { ...two, seats: 'human human human', players: '3', names: 'Ada,Bo,Cleo' };

type Board = LuckyNumbersGrid;

interface Series {
  readonly series: GameSeries;
  readonly board: Board;
  readonly told: GameEvents['game-standing'][];
  readonly text: string;
  readonly button: HTMLButtonElement | null;
}

async function settled({ series, board }: { series: GameSeries; board: Board }): Promise<void> {
  await board.updateComplete;
  await series.updateComplete;
  await series.updateComplete;
}

/** Adds a series with a board with these attributes to the page. */
async function seriesOf(attributes: Readonly<Record<string, string>>, autosave = ''): Promise<Series> {
  const series = await fixture<GameSeries>(html`<game-series autosave=${autosave}></game-series>`);
  const board = await placed('lucky-numbers-grid', attributes);
  const told: GameEvents['game-standing'][] = [];
  series.addEventListener('game-standing', ({ detail }) => told.push(detail));
  series.append(board);
  await rested(new LuckyDriver(board));
  await settled({ series, board });
  const find = (part: string) => series.shadowRoot!.querySelector<HTMLElement>(`[part=${part}]`);
  return {
    series,
    board,
    told,
    get text() {
      return find('standing')!.textContent;
    },
    get button() {
      return find('button') as HTMLButtonElement | null;
    },
  };
}

/** Plays the game to its end by code: Ada lays tiles on empty cells, the others leave every tile. */
function playOut(board: Board): void {
  while (board.winners === undefined) {
    const { moves, state } = board;
    const score = (text: string) =>
      luckyNumbers.scores(luckyNumbers.play(state, luckyNumbers.parseMove(text)))[0]!;
    const grows = (text: string) => text.includes('@') && score(text) > board.scores[0]!;
    const lay = board.turn === 0 ? moves.find(grows) : undefined;
    board.play(lay ?? (moves.includes('pass') ? 'pass' : 'draw'));
  }
}

/** The seat that began the game. */
const firstOf = ({ state }: Board) => ('first' in state ? state.first : -1);

/** The number of empty cells of a seat. */
const empty = (board: Board, seat: number) => 16 - board.scores[seat]!;

describe('<game-series>', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('adds up the points of a tournament (L10), in the event, the property, and the text', async () => {
    const game = await seriesOf(two);
    expect(game.text).to.equal('Game 1 of 2: Ada 0, Bo 0.');
    playOut(game.board);
    await settled(game);
    const totals = [2, -empty(game.board, 1)];
    expect(game.told).to.deep.equal([{ finished: 1, games: 2, totals }]);
    expect(game.series.standing).to.deep.equal({ finished: 1, games: 2, totals });
    expect(game.text).to.equal(`After game 1 of 2: Ada 2, Bo −${empty(game.board, 1)}.`);
  });

  it('lets the next seat begin the next game, with the options of the board', async () => {
    const game = await seriesOf(three);
    const begun = [firstOf(game.board)];
    for (const _ of [2, 3]) {
      playOut(game.board);
      game.series.next();
      begun.push(firstOf(game.board));
      expect(game.board.scores).to.have.length(3);
      expect(game.board.record).to.contain('sorted');
    }
    expect(begun).to.deep.equal([0, 1, 2]);
    playOut(game.board);
    game.series.next();
    await settled(game);
    expect(game.board.winners, 'no game follows the last one').not.to.equal(undefined);
    expect(game.text).to.match(/(wins|share first place in) the series: Ada -?/);
  });

  it('goes on by keyboard alone, and moves the focus to the board', async () => {
    const game = await seriesOf(two);
    playOut(game.board);
    await settled(game);
    game.button!.focus();
    await sendKeys({ press: 'Enter' });
    await settled(game);
    expect(firstOf(game.board)).to.equal(1);
    expect(document.activeElement).to.equal(game.board);
    expect(game.button).to.equal(null);
    expect(game.text).to.match(/^Game 2 of 2: Ada 2, Bo −\d+\.$/);
  });

  it('begins again after its last game', async () => {
    const game = await seriesOf(two);
    playOut(game.board);
    game.series.next();
    playOut(game.board);
    await settled(game);
    expect(game.told.at(-1)!.winners).to.deep.equal([0]);
    expect(game.button!.textContent.trim()).to.equal('New series');
    game.button!.click();
    await settled(game);
    expect(game.text).to.equal('Game 1 of 2: Ada 0, Bo 0.');
    expect(game.board.winners).to.equal(undefined);
  });

  it('takes the points back if the end of a game is undone, and not if somebody looks back', async () => {
    const game = await seriesOf(two);
    playOut(game.board);
    game.board.goTo(3);
    await settled(game);
    expect(game.series.standing.finished).to.equal(1);
    const other = await seriesOf(two);
    other.board.resign(1);
    expect(other.series.standing.totals).to.deep.equal([2, -12]);
    expect(other.board.undo()).to.equal(true);
    await settled(other);
    expect(other.series.standing).to.deep.equal({ finished: 0, games: 2, totals: [0, 0] });
    expect(other.button).to.equal(null);
  });

  it('counts a game that the board itself starts as the next one', async () => {
    const game = await seriesOf(two);
    playOut(game.board);
    game.board.newGame({ first: 1, sets: 1, setup: 'sorted' });
    playOut(game.board);
    expect(game.series.standing.finished).to.equal(2);
  });

  it('starts anew with other players', async () => {
    const game = await seriesOf(two);
    playOut(game.board);
    game.board.newGame({ players: 3, sets: 1, setup: 'sorted' });
    playOut(game.board);
    expect(game.series.standing).to.deep.include({ finished: 1, games: 3 });
  });

  it('has the records of its games one after the other', async () => {
    const game = await seriesOf(two);
    playOut(game.board);
    expect(game.series.record.match(/\[Format/g)).to.have.length(1);
    game.series.next();
    expect(game.series.record.match(/\[Format/g)).to.have.length(2);
  });

  it('survives a reload, and ignores what it did not save', async () => {
    const autosave = 'a series';
    clearSaved(autosave);
    const game = await seriesOf(two, autosave);
    playOut(game.board);
    const { standing } = game.series;
    const [saved] = savedUnder(autosave);
    const again = await seriesOf(two, autosave);
    expect(again.series.standing).to.deep.equal(standing);
    expect(again.text).to.contain('Game 2 of 2: Ada 2');
    const key = `spielkasten:series:${autosave}`;
    for (const text of [
      '{',
      '{"version":2,"games":[]}',
      saved!.replace(/"winners":\[0\]/, '"winners":[7]'),
      saved!.replace(/\[Options [^\]]*\]/, '[Options \\"{\\"]'),
    ]) {
      localStorage.setItem(key, text);
      const other = await seriesOf(two, autosave);
      expect(other.series.standing.finished, text).to.equal(0);
    }
    clearSaved(autosave);
  });

  it('takes the points from a function, and gives one for a win in other games', async () => {
    const game = await seriesOf(two);
    game.series.points = (scores) => scores;
    playOut(game.board);
    expect(game.series.standing.totals).to.deep.equal(game.board.scores);
    const errors: string[] = [];
    game.series.addEventListener('game-error', ({ detail }) => errors.push(detail.message));
    Object.assign(game.series, { points: 'wins' });
    expect(errors).to.deep.equal(['The property points must be a function: “wins”.']);
    expect(game.series.standing.totals).to.deep.equal(game.board.scores);
    const series = await fixture<GameSeries>(html`
      <game-series lang="de"><fluctus-board seats="human human"></fluctus-board></game-series>
    `);
    series.querySelector('fluctus-board')!.resign(0);
    expect(series.standing.totals).to.deep.equal([0, 1]);
    await series.updateComplete;
    await series.updateComplete;
    expect(series.shadowRoot!.textContent).to.contain('Nach Partie 1 von 2: ');
    expect(series.shadowRoot!.textContent).to.contain('Nächste Partie');
  });

  it('takes points that are no numbers as none', async () => {
    const game = await seriesOf(two);
    playOut(game.board);
    for (const points of [null, 'x', [NaN, '1'], [Infinity, null], {}, [undefined]]) {
      game.series.points = () => points as number[];
      expect(game.series.standing.totals).to.deep.equal([0, 0]);
    }
  });

  it('tells once that the storage is full, and goes on', async () => {
    const game = await seriesOf(two, 'a full series');
    const errors: unknown[] = [];
    game.series.addEventListener('game-error', ({ detail }) => errors.push(detail.code));
    const room = fillStorage();
    try {
      playOut(game.board);
      await settled(game);
      expect(game.series.shadowRoot!.querySelector('[role=alert]')!.textContent).to.contain('is not saved');
      game.series.next();
      playOut(game.board);
      await settled(game);
      expect(game.series.standing.finished).to.equal(2);
      expect(errors).to.deep.equal(['autosave-full']);
    } finally {
      room();
    }
    game.series.restart();
    await settled(game);
    expect(game.series.shadowRoot!.querySelector('[role=alert]')).to.equal(null);
    clearSaved('a full series');
  });

  it('is accessible while it waits for the next game', async () => {
    const game = await seriesOf(two);
    playOut(game.board);
    await settled(game);
    await expect(game.series).to.be.accessible();
  });
});
