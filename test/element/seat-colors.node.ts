import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearest, visions, type Vision } from '../../site/studio/colour.js';
import { seatTokens } from '../../src/element/styles/seat-colors.js';

describe('the colours of the seats', () => {
  for (const vision of Object.keys(visions) as Vision[])
    for (const [i, scheme] of ['light', 'dark'].entries())
      it(`are at least 14 apart by CIEDE2000, ${scheme}, for ${vision} vision`, () => {
        const bodies = [1, 2, 3, 4].map((seat) => seatTokens[`seat-${seat}`]![i]!);
        assert.ok(nearest(bodies, vision).apart >= 14);
      });
});
