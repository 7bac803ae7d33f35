/** A reporter of node:test: prints the seconds of the suites of each file, when all have run. */
import { relative } from 'node:path';

export default async function* fileTimes(events) {
  const seconds = new Map();
  for await (const { type, data } of events)
    if (/^test:(pass|fail)$/.test(type) && data.nesting === 0 && data.file)
      seconds.set(data.file, (seconds.get(data.file) ?? 0) + data.details.duration_ms / 1000);
  for (const [file, time] of seconds) yield `⏱ ${time.toFixed(1)} s  ${relative('', file)}\n`;
}
