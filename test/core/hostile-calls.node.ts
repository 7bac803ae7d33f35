/** The functions of the entries without a page refuse hostile values with a documented error. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BadEntry, BadNotation, BadOption, IllegalMove } from '../../src/core/errors.js';
import { gameOf } from '../../src/core/parse-record.js';
import { Match } from '../../src/core/match.js';
import type { Game } from '../../src/core/game.js';
import { games, parseRecord, random, verifyChance } from '../../src/engine.js';
import { fence } from '../../src/markdown.js';
import { picture } from '../../src/picture.js';
import { rulebook, rulebookLanguages } from '../../src/rules.js';
import { parseAction, parseEntry } from '../../src/table.js';
import { oddValues } from '../support/odd-values.js';

type Call = (value: never) => unknown;

const values: readonly (readonly [string, unknown])[] = [
  ...oddValues,
  ['undefined', undefined],
  ['null', null],
  ['Infinity', Infinity],
  ['a huge number', 1e9],
  ['an empty text', ''],
  ['a text', 'zz'],
  ['the name of a property of every object', '__proto__'],
];

const documented = [BadEntry, BadNotation, BadOption, IllegalMove, RangeError];

const playedGame = () => {
  const match = new Match<unknown, unknown>(games.fluctus);
  match.play(games.fluctus.parseMove('@ro'));
  return match;
};

const calls: Record<string, Call> = {
  'Match.goTo': (value) => {
    playedGame().goTo(value);
  },
  'Match.stateAt': (value) => playedGame().stateAt(value),
  'Match.resign': (value) => {
    playedGame().resign(value);
  },
  'Match.end, the winners': (value) => {
    playedGame().end([value], 'Time is up.');
  },
  'Match.end, the reason': (value) => {
    playedGame().end([0], value);
  },
  'Match.play': (value) => playedGame().play(value),
  'Match.options': (value) => new Match<unknown, unknown>(games.luzi, { options: { more: value } }),
  gameOf,
  fence: (value) => fence(value, ''),
  'fence, the text': (value) => fence('fluctus', value),
  'fence, the text of a diagram': (value) => fence('fluctus diagram', value),
  rulebookLanguages,
  rulebook,
  'rulebook, the language': (value) => rulebook('fluctus', value),
  parseEntry,
  parseAction,
  'random.below': (value) => random('x', 0).below(value),
  'picture, the game': (value) => picture(value),
  'verifyChance, the seed': (value) =>
    typeof value === 'function' ? undefined : verifyChance(playedGame(), value),
};
for (const [id, game] of Object.entries(games) as unknown as [keyof typeof games, Game<unknown, unknown>][])
  Object.assign(calls, {
    [`${id}.parseMove`]: (value: never) => game.parseMove(value),
    [`${id}.parsePosition`]: (value: never) => game.parsePosition(value),
    [`${id}.parsePosition, the options`]: (value: never) =>
      game.parsePosition(game.formatPosition(game.setup()), value),
    [`${id}.setup`]: (value: never) => game.setup(value),
    [`${id}.play`]: (value: never) => game.play(game.setup(), value),
    [`parseRecord of ${id}`]: (value: never) => parseRecord(game, value),
    [`picture of ${id}`]: (value: never) => picture(id, value),
    [`picture of ${id}, the options`]: (value: never) => picture(id, { options: value }),
  });

for (const name of ['position', 'marks', 'orientation', 'width', 'theme', 'coordinates', 'lang'])
  calls[`picture, ${name}`] = (value) => picture('luzi', { [name]: value });

describe('a hostile value', () => {
  for (const [name, call] of Object.entries(calls))
    it(`is taken or refused with a documented error: ${name}`, async () => {
      for (const [what, value] of values)
        try {
          await call(value as never);
        } catch (error) {
          const known = documented.some((Kind) => error instanceof Kind);
          assert.ok(known, `${what}: ${error instanceof Error ? error.stack : typeof error}`);
          assert.doesNotMatch((error as Error).message, /\[object/, what);
        }
    });
});
