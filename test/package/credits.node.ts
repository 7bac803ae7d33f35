import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { rulebook as fluctus } from '../../src/games/fluctus/rulebook/index.js';
import { rulebook as luzi } from '../../src/games/luzi/rulebook/index.js';

const credits = readFileSync(new URL('../../docs/credits.md', import.meta.url), 'utf8');

describe('the page of credits', () => {
  for (const [name, rulebook] of Object.entries({ Fluctus: fluctus, Luzi: luzi })) {
    it(`lists every rule of ${name} that is decided or rebuilt, and no other`, () => {
      const letter = rulebook.rules[0]!.id[0]!;
      const listed = [...credits.matchAll(/^ {2}- ([A-Z]\d+) \((decided|rebuilt)\): \S/gm)]
        .map(([, id, status]) => `${id} ${status}`)
        .filter((each) => each.startsWith(letter));
      const marked = rulebook.rules.flatMap(({ id, status }) =>
        status.filter((each) => each === 'decided' || each === 'rebuilt').map((each) => `${id} ${each}`),
      );
      assert.deepEqual(listed.sort(), marked.sort());
    });
  }
});
