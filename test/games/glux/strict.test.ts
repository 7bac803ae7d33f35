import { expect } from '@open-wc/testing';
import { violationsOf } from '../../support/strict-frame.js';

describe('a strict content security policy', () => {
  it('is not violated by the Glüx board: in a game, in dialogs and in a replay', async () => {
    const violations = await violationsOf(new URL('./strict-page.ts', import.meta.url));
    expect(violations).to.deep.equal(['style-src-attr inline']);
  });
});
