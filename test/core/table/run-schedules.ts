import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs schedules in a process of their own. Resolves with what happened, and how often. */
export async function runSchedules(from: number, count: number): Promise<Readonly<Record<string, number>>> {
  const args = ['--import', 'tsx', 'test/core/table/schedules.ts', `${from}`, `${count}`];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Record<string, number>;
}
