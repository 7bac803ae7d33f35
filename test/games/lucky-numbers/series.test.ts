import { expect, fixtureCleanup } from '@open-wc/testing';
import { luckyNumbers } from '../../../src/games/lucky-numbers/engine/index.js';
import { heard, lucky, type LuckyDriver } from './lucky-driver.js';
import { clearSaved, savedUnder } from '../../support/storage.js';

/** Short games: ten tiles for each. */
const two = { series: '', sets: '1', setup: 'sorted', seed: 'linen', names: 'Ada,Bo' };
const three = { ...two, players: '3', names: 'Ada,Bo,Cleo' };

/** Plays the game to its end by code: Ada lays tiles on empty cells, the others leave every tile. */
function playOut(board: LuckyDriver): void {
  const { element } = board;
  while (element.winners === undefined) {
    const { moves } = element;
    const state = board.game;
    const score = (text: string) =>
      luckyNumbers.scores(luckyNumbers.play(state, luckyNumbers.parseMove(text)))[0];
    const grows = (text: string) => text.includes('@') && score(text)! > element.scores[0]!;
    const lay = state.seat === 0 && state.hands[0]!.length > 0 ? moves.find(grows) : undefined;
    element.play(lay ?? (moves.includes('pass') ? 'pass' : 'draw'));
  }
}

const seatsSay = (board: LuckyDriver) =>
  [...board.root.querySelectorAll('.under')].map((each) => /\(.*\)/.exec(each.textContent)?.[0]);

describe('a tournament on the board (L10)', () => {
  afterEach(() => {
    fixtureCleanup();
  });

  it('fires its points after the end of each game', async () => {
    const board = await lucky(two);
    const told: string[] = [];
    board.element.addEventListener('game-over', ({ type }) => told.push(type));
    board.element.addEventListener('game-score', ({ type, detail }) => {
      if (detail.series) told.push(type);
    });
    const scores = heard(board, 'game-score');
    playOut(board);
    expect(told).to.deep.equal(['game-over', 'game-score']);
    const { detail } = scores.at(-1)!;
    const lost = board.element.scores[1]! - 16;
    expect(detail.changes).to.deep.equal([
      { seat: 0, by: 2, kind: 'series', rule: 'L10' },
      { seat: 1, by: lost, kind: 'series', rule: 'L10' },
    ]);
    expect(detail.series).to.deep.equal({ game: 1, games: 2, totals: [2, lost] });
    expect(detail.scores).to.deep.equal(board.element.scores);
  });

  it('shows and announces the totals, and asks for the next game', async () => {
    const board = await lucky(two);
    expect(seatsSay(board)).to.deep.equal(['(0 points)', '(0 points)']);
    playOut(board);
    await board.settled();
    const lost = 16 - board.element.scores[1]!;
    const standing = `After game 1 of 2: Ada 2, Bo −${lost}.`;
    expect(board.detail).to.contain(standing);
    expect(board.message).to.equal('Game 2 of 2 can begin.');
    expect(board.spoken.join(' ')).to.contain(`${standing} Game 2 of 2 can begin.`);
    expect(seatsSay(board)).to.deep.equal(['(2 points)', `(−${lost} points)`]);
  });

  it('is accessible while it asks for the next game, and after its end', async () => {
    const board = await lucky(two);
    for (const next of ['Next game', undefined]) {
      playOut(board);
      if (next) await board.until(() => board.has('button', next));
      await board.settled();
      await expect(board.element).to.be.accessible();
      if (next) await board.click('button', next);
    }
  });

  it('is played to its end with the pointer, begins once with each seat, and shows its result', async () => {
    const board = await lucky(two);
    const turns = heard(board, 'game-turn');
    playOut(board);
    await board.until(() => board.has('button', 'Next game'));
    const before = turns.length;
    await board.click('button', 'Next game');
    await board.settled();
    expect(board.spoken.join(' ')).to.contain('Game 2 of 2 of the tournament.');
    expect(turns[before]?.detail.seat).to.equal(1);
    playOut(board);
    await board.settled();
    const [ada, bo] = seatsSay(board);
    expect(ada).to.equal('(4 points)');
    expect(board.detail).to.match(/Ada wins the tournament: Ada 4, Bo −\d+\.$/);
    expect(board.spoken.join(' ')).to.contain('Ada wins the tournament');
    expect(bo).to.match(/^\(−\d+ points\)$/);
    expect(board.has('button', 'Next game')).to.equal(false);
    expect(board.message).to.equal('');
  });

  it('continues with the keyboard alone', async () => {
    const board = await lucky(two);
    await board.enterGrid();
    playOut(board);
    await board.until(() => board.has('button', 'Next game'));
    for (let i = 0; i < 30 && board.name(board.focused!) !== 'Next game'; i++) await board.press('Tab');
    await board.press('Enter');
    await board.settled();
    expect(board.game.first).to.equal(1);
    expect(board.focused?.closest('[role=grid]')).not.to.equal(null);
  });

  it('of three continues with newGame(), and starts again after its last game', async () => {
    const board = await lucky(three);
    const begun: number[] = [];
    for (let game = 0; game < 4; game++) {
      begun.push(board.game.first);
      playOut(board);
      board.element.newGame();
      if (game === 2) {
        await board.settled();
        expect(seatsSay(board)).to.deep.equal(['(0 points)', '(0 points)', '(0 points)']);
      }
    }
    expect(begun).to.deep.equal([0, 1, 2, 0]);
  });

  it('is played by computer seats', async () => {
    const board = await lucky({ ...two, seats: 'computer:easy computer:easy', pace: 'fast' });
    for (const number of [1, 2]) {
      await board.until(() => board.element.winners !== undefined);
      await board.settled();
      expect(board.detail).to.match(number === 1 ? /After game 1 of 2/ : /the tournament/);
      if (number === 1) board.element.newGame();
    }
  });

  it('starts again if newGame() is called during a game', async () => {
    const board = await lucky(two);
    playOut(board);
    board.element.newGame();
    board.element.newGame();
    expect(board.game.first).to.equal(0);
    expect(board.element.record).to.contain('[Series "1/2"]');
  });

  it('undoes no move of an earlier game', async () => {
    const board = await lucky(two);
    playOut(board);
    board.element.newGame();
    expect(board.element.undo()).to.equal(false);
    expect(board.element.record).to.contain('[Series "2/2"]');
  });

  it('removes the points if the end of a game is undone', async () => {
    const board = await lucky(two);
    playOut(board);
    expect(board.element.undo()).to.equal(true);
    await board.settled();
    expect(seatsSay(board)).to.deep.equal(['(0 points)', '(0 points)']);
    expect(board.message).to.equal('');
    board.element.play('pass');
    await board.settled();
    expect(board.message).to.equal('Game 2 of 2 can begin.');
  });

  it('counts a resignation as won by the others', async () => {
    const board = await lucky(three);
    board.element.resign(2);
    await board.settled();
    expect(seatsSay(board)).to.deep.equal(['(2 points)', '(2 points)', '(−12 points)']);
  });

  it('is read from its record, and continues', async () => {
    const board = await lucky(two);
    playOut(board);
    board.element.newGame();
    board.element.play('draw');
    const { record, position } = board.element;
    expect(record.match(/\[Series "./g)).to.have.length(2);
    const again = await lucky({ record });
    expect(again.element.position).to.equal(position);
    expect(seatsSay(again)).to.deep.equal(seatsSay(board));
    expect(again.element.record).to.equal(record);
    playOut(again);
    await again.settled();
    expect(again.detail).to.match(/wins the tournament/);
  });

  it('starts a replay at the first position of its last game', async () => {
    const board = await lucky(two);
    playOut(board);
    board.element.newGame();
    playOut(board);
    const { record, ply } = board.element;
    const replay = await lucky({ record, mode: 'replay' });
    expect(replay.element.ply).to.equal(0);
    replay.element.goTo(ply);
    await replay.settled();
    expect(replay.detail).to.match(/wins the tournament/);
    expect(replay.has('button', 'Next game')).to.equal(false);
  });

  it('survives a reload', async () => {
    const autosave = 'a tournament';
    clearSaved(autosave);
    const board = await lucky({ ...two, autosave });
    playOut(board);
    board.element.newGame();
    board.element.play('draw');
    const { ply, record } = board.element;
    await board.until(() => savedUnder(autosave).some((kept) => kept.includes('2/2')));
    const again = await lucky({ ...two, autosave });
    await again.until(() => again.element.ply === ply);
    expect(again.element.record).to.equal(record);
    clearSaved(autosave);
  });

  it('is switched on and off in the new-game form', async () => {
    const { series: _, ...single } = two;
    const board = await lucky(single);
    for (const [choice, points] of [
      ['true', '(0 points)'],
      ['false', undefined],
    ] as const) {
      await board.click('button', 'New');
      await board.until(() => board.root.querySelector('[name=option-series]') !== null);
      const field = board.root.querySelector<HTMLSelectElement>('[name=option-series]')!;
      field.value = choice;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      await board.settled();
      await board.click('button', 'Start');
      await board.settled();
      expect(seatsSay(board)[0]).to.equal(points);
    }
  });

  it('has German words', async () => {
    const board = await lucky({ ...two, lang: 'de' });
    playOut(board);
    await board.until(() => board.has('button', 'Nächstes Spiel'));
    expect(board.message).to.equal('Spiel 2 von 2 kann beginnen.');
    expect(board.detail).to.match(/Nach Spiel 1 von 2: Ada 2, Bo −\d+\.$/);
  });

  it('does not affect a puzzle', async () => {
    const board = await lucky({ game: 'swap', series: '', seats: 'human', seed: 'x' });
    expect(board.element.record).not.to.contain('Series');
    expect(seatsSay(board)).to.deep.equal([undefined]);
  });

  const bad: readonly (readonly [string, (record: string) => string, RegExp, RegExp])[] = [
    [
      'a game is missing',
      (text) => text.slice(text.lastIndexOf('[Format')),
      /^Line 1, column 1: Game 1 of 2/,
      /in Zeile 1, Spalte 1 .*2\/2/,
    ],
    [
      'the points are wrong',
      (text) => text.replace(/(2\/2"\]\n\[SeriesScore ")[^"]*/, '$17,7'),
      /not 7,7/,
      /Turnierpunkte.*7,7/,
    ],
  ];
  for (const [what, broken, en, de] of bad) {
    for (const [lang, sentence] of Object.entries({ en, de })) {
      it(`shows a message and changes nothing if ${what}: ${lang}`, async () => {
        const board = await lucky(two);
        playOut(board);
        board.element.newGame();
        const { record } = board.element;
        const other = await lucky({ lang });
        const { position } = other.element;
        const errors = heard(other, 'game-error');
        other.element.setAttribute('record', broken(record));
        await other.until(() => errors.length > 0);
        expect(errors[0]!.detail.attribute).to.equal('record');
        expect(errors[0]!.detail.message).to.match(sentence);
        expect(other.element.position).to.equal(position);
      });
    }
  }
});
