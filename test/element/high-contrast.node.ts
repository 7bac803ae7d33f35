import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrast } from '../../site/studio/colour.js';
import { texts } from '../../site/studio/figures.js';
import { contrastColors } from '../../src/element/styles/contrast-colors.js';
import { colors } from '../../src/element/styles/tokens.js';

const all = { ...colors, ...contrastColors };

describe('high contrast', () => {
  for (const [front, backs] of texts)
    for (const back of backs) {
      const [text, ground] = [front, back].map((token) => all[token.replace('spiel-', '')]);
      if (!text || !ground) continue;
      for (const mode of [0, 1] as const)
        it(`has at least 7 for ${front} on ${back} in ${['light', 'dark'][mode]} mode`, () => {
          const found = contrast(text[mode], ground[mode]);
          assert.ok(found >= 7, `${text[mode]} on ${ground[mode]}: ${found.toFixed(2)}`);
        });
    }
});
