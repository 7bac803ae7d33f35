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
