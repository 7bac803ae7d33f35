import { describe, it } from 'node:test';
import { runSchedules } from '../core/table/run-schedules.js';

describe('pages at a table', () => {
  it('have equal logs and matches after 10⁵ schedules', async () => {
    await Promise.all([runSchedules(1_000, 49_500), runSchedules(50_500, 49_500)]);
  });
});
