/** The moves that follow a saved match under a key of their own. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import {
  addLine,
  emptyTail,
  readTail,
  storeBase,
  storedWithTail,
  type Tail,
} from '../../src/element/model/saved-tail.js';

const KEY = 'spielkasten:fluctus:x';
const MOVES = 'spielkasten-moves:fluctus:x';
const stored = new Map<string, string>();
const { localStorage } = globalThis;

/** Saves a base, and then lines after it. */
function save(base: string, ...lines: readonly string[]): Tail | undefined {
  storeBase(KEY, base);
  let tail: Tail | undefined = emptyTail(base);
  for (const [i, line] of lines.entries()) tail = tail && addLine(KEY, tail, i + 2, line);
  return tail;
}

const read = () => readTail(storedWithTail(KEY)!);

describe('the moves after a saved match', () => {
  before(() => {
    const fake = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    };
    Object.assign(globalThis, { localStorage: fake });
  });
  after(() => {
    Object.assign(globalThis, { localStorage });
  });
  beforeEach(() => {
    stored.clear();
  });

  it('are read as they were saved', () => {
    const tail = save('{"record":"@ro"}', '@go', '2. @ri @gi');
    assert.deepEqual(read(), tail);
    assert.deepEqual([tail?.saves, tail?.moves, tail?.ply], [2, ' @go 2. @ri @gi', 3]);
  });

  it('are those of the saves that are complete, wherever the text is cut', () => {
    save('{"record":"@ro"}', '@go', '2. @ri', '@gi');
    const text = stored.get(MOVES)!;
    const ends = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
    for (let cut = 0; cut <= text.length; cut++) {
      stored.set(MOVES, text.slice(0, cut));
      assert.equal(read().saves, Math.max(0, ends.filter((end) => end <= cut).length - 1), `cut at ${cut}`);
    }
  });

  it('are not those of another match', () => {
    save('{"record":"@ro"}', '@go');
    save('{"record":"@ri"}');
    assert.equal(read().moves, '');
  });

  it('do not come back if the same match is saved again', () => {
    save('{"record":"@ro"}', '@go');
    stored.delete(KEY);
    assert.equal(storedWithTail(KEY), null);
    save('{"record":"@ro"}');
    assert.equal(read().moves, '');
  });

  it('are saved as a whole before their text becomes long', () => {
    assert.equal(save('{"record":"@ro"}', ...Array<string>(200).fill('@go')), undefined);
    assert.ok(stored.get(MOVES)!.length <= 1000);
  });

  it('are any text without an error, and then none or those of whole lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (base, text) => {
        const { moves, saves } = readTail(`${base}\n${emptyTail(base).text}${text}`);
        assert.equal(moves === '', saves === 0);
      }),
    );
  });
});
