/** The seconds that each file of tests takes: lines that the test runners print, and that scripts/test.mjs collects. */
const MOST = 20;
const LINE = /^⏱ +([\d.]+) s {2}(\S+)\n?/gm;

/** The lines of the slowest files. `seconds`: a map by file. */
export const slowest = (seconds) =>
  [...seconds]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([file, time]) => `⏱ ${time.toFixed(1).padStart(6)} s  ${file}\n`)
    .join('');

/** Moves the lines from an output into a map; returns the rest. */
export function takeTimes(output, seconds) {
  return output.replace(LINE, (_, time, file) => {
    seconds.set(file, (seconds.get(file) ?? 0) + Number(time));
    return '';
  });
}
