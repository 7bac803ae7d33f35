import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Rulebook } from '../../src/core/rulebook.js';
import { ExampleBoard, type ExampleHost } from '../../src/element/ui/rulebook/example-board.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import { rulebook } from '../../src/games/fluctus/rulebook/index.js';

const host = { definition: { game: fluctus } } as unknown as ExampleHost;
/** The rules with an example that has no move. */
const rules = [
  { id: 'F0', status: ['stated'], examples: [{ id: 'still', then: { position: '' } }] },
  ...rulebook.rules,
] as const;
const board = (guide?: readonly string[]) => {
  const guided: Rulebook = { rules, ...(guide && { guide }) };
  return new ExampleBoard(host, guided);
};
const example = (id: string) =>
  rulebook.rules.flatMap(({ examples }) => examples).find((each) => each.id === id)!;

/** The ids of the examples from the first one on, as "Next" leads through them. */
function way(guided: ReturnType<typeof board>): readonly string[] {
  const ids: string[] = [];
  for (guided.shown = guided.first; guided.shown; guided.shown = guided.next) ids.push(guided.shown.id);
  return ids;
}

describe('the examples that were played before in the visit', () => {
  const stored = (text: string) => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      value: { getItem: (key: string) => (key === 'spielkasten-examples:visit' ? text : null) },
    });
    const visited = { definition: { game: { ...fluctus, id: 'visit' } } };
    return new ExampleBoard(visited as unknown as ExampleHost, rulebook);
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  for (const text of [
    '',
    '{',
    'null',
    '{"step":true}',
    '"step"',
    '[["step"],1,null,{"id":"step"}]',
    '["no-such"]',
  ])
    it(`are none if the storage contains ${text || 'nothing'}`, () => {
      assert.equal(stored(text).done, 0);
    });

  it('are known from the storage', () => {
    const visited = stored('["step","no-such","capture"]');
    assert.equal(visited.done, 2);
    assert.ok(visited.isDone(example('step')));
  });
});

describe('the guide through the examples', () => {
  it('has the order of the rulebook', () => {
    const guided = board(['last-stone', 'step', 'capture']);
    assert.deepEqual(way(guided), ['last-stone', 'step', 'capture']);
    assert.equal(guided.count, 3);
    assert.equal(guided.done, 0);
  });

  it('leads through all examples with a move, in the order of the rules, if there is no other', () => {
    const all = way(board());
    assert.deepEqual(all.slice(0, 3), ['start', 'blue-and-white', 'no-duty']);
    assert.ok(!all.includes('still'));
  });

  it('leaves out unknown examples, and those without a move', () => {
    assert.deepEqual(way(board(['step', 'unknown', 'still', 'capture'])), ['step', 'capture']);
  });

  it('does not go on from an example outside it, which can still be played', () => {
    const guided = board(['step', 'capture']);
    guided.shown = example('last-stone');
    assert.equal(guided.next, undefined);
    assert.ok(guided.playable(guided.shown));
  });
});
