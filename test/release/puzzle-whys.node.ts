import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import { forcesWin, winningMoves } from '../../lab/puzzles/prove-fluctus.mjs';
import { waysToFill } from '../../lab/puzzles/prove-lucky-numbers.mjs';
import { boardOf, disorder, exchanged, exchanges, ways } from '../../lab/puzzles/prove-lucky-swap.mjs';
import { parseRecord } from '../../src/core/parse-record.js';
import { fields } from '../../src/games/fluctus/engine/index.js';
import { games } from '../../src/lists/engines.js';
import {
  packKinds,
  readPuzzle,
  type PackKind,
  type PuzzleAttributes,
  type PuzzleGame,
} from '../../src/puzzles/packed.js';
import { dailyPuzzle } from '../../src/words/en/puzzles.js';

const { fluctus, glux, 'lucky-numbers': lucky } = games;

/** What a fact claims, checked on the engine and by the second program. */
type Claim = (told: readonly string[], attributes: PuzzleAttributes, fields: readonly string[]) => boolean;

const same = (one: readonly unknown[], other: readonly unknown[]): boolean => one.join() === other.join();

/** The states of the record of a puzzle of Fluctus. */
const fluctusOf = ({ position = '', record = '' }: PuzzleAttributes) => {
  const { match } = parseRecord(fluctus, record, {}, position);
  const line = match.moves.map((move) => fluctus.formatMove(move));
  return { match, line, start: match.stateAt(0), after: match.stateAt(1), end: match.stateAt(line.length) };
};

type Position = ReturnType<typeof fluctusOf>['start'];

const names = (state: Position) => fluctus.moves(state).map((move) => fluctus.formatMove(move));
const play = (state: Position, ...moves: readonly string[]): Position =>
  moves.reduce((now, move) => fluctus.play(now, fluctus.parseMove(move)), state);
/** The moves of the seat that is not to move, if it were. */
const passed = ({ ending: _, ...state }: Position) => names({ ...state, seat: 1 - state.seat });

/** The stones that the loser has at the end. */
const left = ({ stones, seat }: Position) => fields.filter((_, i) => stones[i] === seat);

/** The rows and the exchanges of a swap puzzle, and those without one of them. */
const swapOf = ({ position = '', wrap }: PuzzleAttributes) => {
  const board = boardOf(position);
  const all = exchanges(wrap !== undefined);
  const nameOf = (pair: readonly number[]) =>
    pair.map((cell) => 'abcd'[cell % 4]! + (4 - (cell >> 2))).join('-');
  return { board, all, nameOf, pairOf: (name: string) => all.find((pair) => nameOf(pair) === name)! };
};

/** True if every way has an exchange. */
const isNeeded = (attributes: PuzzleAttributes, move: string, par: string): boolean => {
  const { board, all, pairOf } = swapOf(attributes);
  const others = all.filter((pair) => pair !== pairOf(move));
  return par === attributes.par && others.length < all.length && ways(board, others, Number(par)).count === 0;
};

const showsTiles = (attributes: PuzzleAttributes, move: string, tiles: readonly string[]): boolean => {
  const { board, pairOf } = swapOf(attributes);
  return same(
    pairOf(move).map((cell) => board[cell]),
    tiles,
  );
};

/** The number of pairs in order more than at the start, after an exchange. */
const gain = (attributes: PuzzleAttributes, pair: readonly [number, number]): number => {
  const { board } = swapOf(attributes);
  return disorder(board) - disorder(exchanged(board, pair));
};

const begins = (attributes: PuzzleAttributes, pair: readonly number[], par: string): boolean => {
  const { board, all } = swapOf(attributes);
  return ways(exchanged(board, pair), all, Number(par) - 1).count > 0;
};

const firstsOf = (attributes: PuzzleAttributes, par: string): readonly string[] => {
  const { all, nameOf } = swapOf(attributes);
  return all.filter((pair) => begins(attributes, pair, par)).map(nameOf);
};

/** The distance of the best choice of a line to the next one. */
const leads =
  (kind: 'points' | 'chance'): Claim =>
  ([by, next], _, parts) => {
    const [[, first] = [], [name, second] = []] = parts[2]!.split(' ').map((each) => each.split('='));
    const isChance = Number(first) <= 1;
    return (
      name === next &&
      isChance === (kind === 'chance') &&
      Math.abs(Number(first) - Number(second) - Number(by)) < 1e-9
    );
  };

/** The number of face-down tiles that fit an empty cell after a move of the only player. */
function playable(position: string, move: string): number {
  const after = lucky.play(lucky.parsePosition(position, { players: 1 }), lucky.parseMove(move));
  const turned = lucky.play(after, lucky.parseMove('draw'));
  const isEmpty = (name: string) => {
    const cell = name.split('@')[1];
    return cell !== undefined && !after.boards[0]!['abcd'.indexOf(cell[0]!) + 4 * (4 - Number(cell[1]))];
  };
  return lucky
    .chances(turned)
    .filter(({ move: drawn }) => {
      const state = lucky.play(turned, drawn);
      return lucky.moves(state).some((each) => isEmpty(lucky.formatMove(each)));
    })
    .reduce((sum, { weight }) => sum + weight, 0);
}

const claims: Readonly<Record<string, Claim>> = {
  capture: ([move = '', reply = ''], attributes) => {
    const { start, line } = fluctusOf(attributes);
    const isLegal = names(start).includes(move) && names(play(start, move)).includes(reply);
    return isLegal && move.includes('x') && !forcesWin(play(start, move, reply), line.length - 2);
  },
  offer: ([move, capture = '', answer = ''], attributes) => {
    const { after, line } = fluctusOf(attributes);
    const isLegal = move === line[0] && capture.includes('x') && names(after).includes(capture);
    return isLegal && winningMoves(play(after, capture), line.length - 2).includes(answer);
  },
  threat: ([move, capture = ''], attributes) => {
    const { start, after, line } = fluctusOf(attributes);
    const isNew = passed(after).includes(capture) && !names(start).includes(capture);
    return move === line[0] && capture.includes('x') && isNew;
  },
  quiet: (told, attributes) => {
    const { line } = fluctusOf(attributes);
    return !told[0]!.includes('x') && same(told, line.slice(0, 3));
  },
  alone: ([move, ...squares], attributes) => {
    const { end, line } = fluctusOf(attributes);
    return end.ending?.rule === 'F8' && move === line.at(-1) && same(squares, left(end));
  },
  stuck: ([move, ...squares], attributes) => {
    const { end, line } = fluctusOf(attributes);
    return (
      end.ending?.rule === 'F7' && move === line.at(-1) && squares.length > 0 && same(squares, left(end))
    );
  },
  most: ([move = ''], { position = '', record = '' }) => {
    const state = glux.parsePosition(position);
    const seat = glux.turn(state) as number;
    const points = (each: Parameters<typeof glux.formatMove>[0]) => {
      const scores = glux.scores(glux.play(state, each));
      return scores[seat]! - scores[1 - seat]!;
    };
    const most = Math.max(...glux.moves(state).map(points));
    return points(glux.parseMove(move)) === most && record.split(' ')[0] !== move;
  },
  spoils: ([move = ''], { position = '' }, [, turns]) => {
    const state = lucky.parsePosition(position, { players: 1 });
    const after = lucky.formatPosition(lucky.play(state, lucky.parseMove(move)));
    return waysToFill(after, Number(turns) - 1).length === 0;
  },
  exchanges: ([count], { position = '' }, [, turns]) =>
    Number(count) === Number(turns) - position.split(' ')[0]!.split('.').length + 1 && Number(count) > 0,
  playable: ([move = ''], { position = '' }, [, , values = '']) => {
    const [best = ''] = values.split('=');
    return move !== best && playable(position, move) > playable(position, best);
  },
  points: leads('points'),
  chance: leads('chance'),
  tidies: ([move = '', one = '', other = '', par = ''], attributes) => {
    const { all, pairOf } = swapOf(attributes);
    const most = Math.max(...all.map((pair) => gain(attributes, pair)));
    return (
      gain(attributes, pairOf(move)) === most &&
      par === attributes.par &&
      showsTiles(attributes, move, [one, other]) &&
      !begins(attributes, pairOf(move), par)
    );
  },
  edge: ([move = '', par = ''], attributes) => {
    const { pairOf } = swapOf(attributes);
    const [one, other] = pairOf(move);
    return [3, 12].includes(other - one) && isNeeded(attributes, move, par);
  },
  against: ([move = '', one = '', other = '', par = ''], attributes) =>
    gain(attributes, swapOf(attributes).pairOf(move)) <= 0 &&
    showsTiles(attributes, move, [one, other]) &&
    isNeeded(attributes, move, par),
  needed: ([move = '', par = ''], attributes) => isNeeded(attributes, move, par),
  first: ([move = '', par = ''], attributes) => same(firstsOf(attributes, par), [move]),
  firsts: ([par = '', ...moves], attributes) => same(firstsOf(attributes, par), moves),
};

describe('Sentences why', () => {
  for (const game of Object.keys(packKinds) as PuzzleGame[])
    it(`are true in ${game}`, async () => {
      const { fact: common, load }: PackKind = packKinds[game];
      const { lines } = await load();
      const wrong = lines.split('\n').filter((line) => {
        const parts = line.split('|');
        const { attributes } = readPuzzle(game, line, dailyPuzzle.tasks);
        return !parts
          .at(-1)!
          .split(';')
          .map((fact) => (common ? `${common} ${fact}` : fact).split(' '))
          .every(([name = '', ...told]) => claims[name]!(told, attributes, parts));
      });
      assert.deepEqual(wrong, []);
    });
});
