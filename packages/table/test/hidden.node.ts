import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsOf, framesOfPairs } from './support/wire-secrets.js';
import { patience } from './support/processes.js';

describe('the frames of a server', patience, () => {
  it('are the same to the byte for every chip that another seat could hold, and differ for that seat', async () => {
    for await (const pair of framesOfPairs('small', 6)) {
      assert.deepEqual(faultsOf(pair), []);
      assert.ok(pair.frames[0].every((frames) => frames.length >= 3));
      const { hidden, frames: [one, other] } = pair; // prettier-ignore
      // what the seat itself gets would be a fault at any other viewer
      const leak = {
        hidden,
        frames: [
          [...one, one[hidden]!],
          [...other, other[hidden]!],
        ],
      } as const;
      assert.deepEqual(faultsOf(leak), [`viewer ${one.length}, the chip of seat ${hidden}`]);
    }
  });
});
