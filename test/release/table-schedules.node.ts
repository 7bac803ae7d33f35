import { describe, it } from 'node:test';
import { runSchedules } from '../core/table/run-schedules.js';

describe('pages at a table', () => {
  it('have equal logs and matches after 10⁵ schedules', async () => {
    await Promise.all([runSchedules(10_000, 45_000), runSchedules(55_000, 45_000)]);
  });
});
