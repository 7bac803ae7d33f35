import { expect } from '@open-wc/testing';
import { random } from '../../src/core/random.js';
import { earGames } from '../games/by-ear.js';
import type { Driver } from '../support/board.js';
import { keepTime, Listener, type EarGame } from '../support/by-ear.js';
import { needsChromium } from '../support/engine.js';
import { mountBoard, removeBoards } from '../element/all-boards.js';

/** The most keys for a move, on average, with the questions. */
const most: Readonly<Record<string, number>> = {
  'fluctus-board': 5.2,
  'glux-board': 5.3,
  'lucky-numbers-grid': 3.2,
  'luzi-dice': 3.1,
};

/** Plays a game to its end; resolves with the number of moves of the person who listens. */
async function play(game: EarGame, ears: Listener): Promise<number> {
  await ears.press('Tab');
  await ears.ask('l', /to move\.|Your turn\./);
  const act = game.player(ears);
  let moves = 0;
  for (; await ears.isToMove(); moves++) await act();
  return moves;
}

/** The moves of the record from a ply on that everybody hears. */
const recorded = ({ element }: Driver, { isTold }: EarGame, from: number): readonly string[] =>
  element.record
    .replace(/\[[^\]]*\]|\d+\.\s/g, '')
    .trim()
    .split(/\s+/)
    .slice(from)
    .filter(isTold);

describe('a game without the picture', () => {
  before(needsChromium);
  let endTime = () => {};
  beforeEach(() => {
    endTime = keepTime();
  });
  afterEach(() => {
    endTime();
    removeBoards();
  });

  for (const game of earGames) {
    const total = { keys: 0, questions: 0, moves: 0 };
    const faults: string[] = [];

    /** Plays a game by what is spoken alone, and then compares what was heard with the board. */
    async function playByEar(seats: string, seed: string): Promise<void> {
      const attributes = { ...game.attributes, seats, seed, names: 'Ada,Bo', pace: 'fast' };
      const board = await mountBoard(game.tag, attributes);
      const { ply } = board.element;
      const ears = new Listener(board, random(seed, 0), seats.includes('computer'));
      total.moves += await play(game, ears);
      total.keys += ears.keys;
      total.questions += ears.questions;
      faults.push(...ears.faults);

      const sentences = ears.heard.flatMap((text) => text.split(/(?<=\.) /));
      const told = sentences.flatMap((sentence) => game.told(sentence) ?? []);
      expect(told).to.deep.equal(recorded(board, game, ply));
      // The scores are told in a sentence: that of the winner first, or with the names if nobody or both have won.
      const { scores, winners = [] } = board.element;
      const margin = sentences.map((each) => /^(−?\d+) \w+ to (−?\d+)\.$/.exec(each)).find(Boolean);
      const named = sentences.at(-1)!.matchAll(/\w+: (-?\d+)/g);
      const [one] = winners;
      if (winners.length === 1)
        expect(margin?.slice(1).map((score) => Number(score.replace('−', '-')))).to.deep.equal([
          scores[one!],
          scores[1 - one!],
        ]);
      else expect(Array.from(named, ([, score]) => Number(score))).to.deep.equal(scores);
      removeBoards();
    }

    it(`is played to its end against the computer: ${game.tag}`, () =>
      playByEar('human computer:easy', 'computer'));

    it(`is played to its end by two people, for 100 moves: ${game.tag}`, async () => {
      let games = 0;
      do await playByEar('human human', `people ${++games}`);
      while (total.moves < 100);
    });

    it(`says something after each key, and keeps the focus: ${game.tag}`, () => {
      expect(faults).to.deep.equal([]);
    });

    it(`needs few keys for a move: ${game.tag}`, () => {
      const { keys, questions, moves } = total;
      const each = (count: number) => (count / moves).toFixed(1);
      console.log(
        `${game.tag}: ${each(keys)} keys for a move, of them ${each(questions)} questions; ${moves} moves`,
      );
      expect(keys / moves).to.be.below(most[game.tag]!);
    });
  }
});
