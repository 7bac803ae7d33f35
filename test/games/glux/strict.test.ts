import { expect } from '@open-wc/testing';
import { violationsOf } from '../../support/strict-frame.js';

describe('a strict policy', () => {
  it('is violated by nothing on the Glüx board, playing, in panels and in a replay', async () => {
    const violations = await violationsOf(new URL('./strict-page.ts', import.meta.url));
    expect(violations).to.deep.equal(['style-src-attr inline']);
  });
});
