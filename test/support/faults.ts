import assert from 'node:assert/strict';
import { BadNotation, BadOption, IllegalMove, type Fault } from '../../src/core/errors.js';

/** The fields of the library error that `run` throws. */
export function faultOf(run: () => unknown): Fault & { readonly message: string } {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof IllegalMove || error instanceof BadNotation || error instanceof BadOption);
    const { message, code, at, rule, found } = error;
    return { message, code, at, rule, found };
  }
  return assert.fail('nothing was thrown');
}

/** The rules that the errors of all cases name, by their codes, in alphabetical order, without errors of form, which name none. */
export function rulesByCode<T>(
  cases: readonly T[],
  run: (one: T) => unknown,
): Readonly<Record<string, string>> {
  const rules = new Map<string, Set<string>>();
  for (const one of cases) {
    const { code, rule } = faultOf(() => run(one));
    if (rule !== undefined) rules.set(code, (rules.get(code) ?? new Set()).add(rule));
  }
  const sorted = [...rules].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([code, found]) => [code, [...found].sort().join(' ')]));
}
