/** The part of node:test that the tests use. It collects the tests of a file, so that they run in process, in any order. */

/** The tests of the script that runs now. */
export const tests = globalThis.collectedTests;

const path = [];

/** The argument of a test. */
const context = { diagnostic() {} };

export function describe(name, body) {
  path.push(name);
  body();
  path.pop();
}

export function it(name, ...rest) {
  tests.push({ name: [...path, name].join(' › '), run: () => rest.at(-1)(context) });
}
