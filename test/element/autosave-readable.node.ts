/** Whatever a board saves can be read back: random games, options, endings, names and comments. */
import type { GameTypes } from '../../src/core/game.js';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { BadNotation, BadOption, IllegalMove } from '../../src/core/errors.js';
import { random } from '../../src/core/random.js';
import { MatchLoader } from '../../src/element/model/match-loader.js';
import { MatchStore } from '../../src/element/model/match-store.js';
import { defaultTexts } from '../../src/element/model/settings.js';
import type { GameDefinition } from '../../src/element/model/game-definition.js';
import type { GameWords } from '../../src/element/words/game-words.js';
import { definition as fluctus } from '../../src/games/fluctus/definition.js';
import { definition as glux } from '../../src/games/glux/definition.js';
import { definition as lucky } from '../../src/games/lucky-numbers/definition.js';
import { definition as luckySwap } from '../../src/games/lucky-swap/definition.js';
import { definition as luzi } from '../../src/games/luzi/definition.js';

type Definition = GameDefinition<GameTypes, GameWords>;

const definitions = [fluctus, glux, lucky, luckySwap, luzi] as unknown as readonly Definition[];

const stored = new Map<string, string>();

const { localStorage, addEventListener, removeEventListener } = globalThis;

/** A board without an element, which has read the storage. */
async function open(definition: Definition, texts: object) {
  const store = new MatchStore<GameTypes>(definition, () => true);
  const loader = new MatchLoader(definition, store);
  store.subscribe((effect) => {
    if (effect?.type === 'save') loader.save();
  });
  const { players: most } = definition.game;
  const seats = Array<string>(most.max).fill('human').join(' ');
  loader.configure({ ...defaultTexts, autosave: 'x', ...texts });
  loader.configure({ ...defaultTexts, autosave: 'x', ...texts, seats });
  await loader.wake();
  return { store, loader };
}

/** Texts with everything that a record, JSON or HTML could take for its own. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      '\\',
      '[',
      ']',
      '{',
      '}',
      '(',
      ')',
      ';',
      '%',
      '\n',
      '\u2028',
      'A',
      ' ',
      '“',
      '…',
      '$1',
      '!',
    ),
    maxLength: 30,
  }),
);

const games = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  plies: fc.nat(60),
  players: fc.constantFrom('2', '3', '4'),
  names: fc.array(texts, { maxLength: 4 }),
  note: texts,
  options: fc.dictionary(texts, fc.jsonValue(), { maxKeys: 3 }),
  end: fc.oneof(
    fc.record({ by: fc.oneof(fc.nat(5), fc.constantFrom('0', 'A', NaN, null)) }),
    fc.record({ winners: fc.uniqueArray(fc.nat(3), { maxLength: 4 }), reason: texts }),
    fc.constantFrom('agreed', 'open'),
  ),
});
type RandomGame = typeof games extends fc.Arbitrary<infer T> ? T : never;

/** Calls what may be refused with an error of the library. */
function attempt(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    const known = [BadNotation, BadOption, IllegalMove, RangeError].some((Kind) => error instanceof Kind);
    if (!known) throw error;
  }
}

function play({ store, loader }: Awaited<ReturnType<typeof open>>, each: RandomGame): void {
  const { seed, plies, players, options, end } = each;
  attempt(() => {
    loader.newGameWith({ ...options, players });
  });
  const { below } = random(seed, 1);
  for (let ply = 0; ply < plies; ply++) {
    const { legalMoves } = store.snapshot;
    if (legalMoves.length === 0) break;
    store.play(legalMoves[below(legalMoves.length)], 'api');
  }
  attempt(() => {
    if (end === 'agreed') store.conclude('all');
    else if (end !== 'open' && 'by' in end) store.conclude(end.by as number);
    else if (end !== 'open') store.end(end.winners, end.reason);
  });
}

describe('a saved match', () => {
  before(() => {
    const fake = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    };
    const ignore = () => undefined;
    Object.assign(globalThis, { localStorage: fake, addEventListener: ignore, removeEventListener: ignore });
  });
  after(() => {
    Object.assign(globalThis, { localStorage, addEventListener, removeEventListener });
  });

  for (const definition of definitions)
    it(`can be read back: ${definition.tag}`, async () => {
      await fc.assert(
        fc.asyncProperty(games, async (each) => {
          stored.clear();
          const { names, note, seed } = each;
          const declared = { names: JSON.stringify(names), seed };
          const first = await open(definition, declared);
          play(first, each);
          // comments and names come from records
          const record = first.store.record.replace(/\n[^[]*$/, `\n{${note.replaceAll('}', '')}}$&`);
          const second = await open(definition, { ...declared, autosave: 'y' });
          attempt(() => {
            second.loader.declare('record', record);
            second.loader.configure();
          });
          second.loader.save();
          for (const [autosave, { store, loader }] of [
            ['x', first],
            ['y', second],
          ] as const) {
            loader.leave();
            if (![...stored.keys()].some((key) => key.endsWith(`:${autosave}`))) continue;
            const again = await open(definition, { ...declared, autosave, players: 99 });
            again.loader.leave();
            assert.equal(again.store.record, store.record);
          }
        }),
        { numRuns: 40 },
      );
    });
});
