import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runSchedules } from './run-schedules.js';

describe('pages at a table', () => {
  it('have equal logs and matches after 300 schedules of losses, repetitions, races, reloads and other orders', async () => {
    const seen = await runSchedules(0, 300);
    for (const kind of [
      'move',
      'ask',
      'answer',
      'resign',
      'time',
      'reveal',
      'stale',
      'rolled back',
      'resumed',
    ])
      assert.ok((seen[kind] ?? 0) > 5, `${kind} happens: ${seen[kind]}`);
  });
});
