import { expect } from '@open-wc/testing';
import { loadFamilies } from '../support/families.js';

describe('the fonts of the tests', () => {
  before(function () {
    // other systems have no setting for it
    if (!navigator.platform.startsWith('Linux')) this.skip();
  });

  for (const token of ['serif', 'sans'] as const)
    it(`are those that the project brings, whatever is installed: ${token}`, async () => {
      await loadFamilies();
      const context = document.createElement('canvas').getContext('2d')!;
      const width = (family: string) => {
        context.font = `100px ${family}`;
        return context.measureText('Leave your opponent without a move').width;
      };
      const generic = token === 'sans' ? 'sans-serif' : token;
      expect(width(generic)).to.be.closeTo(width(`'DejaVu ${token}'`), 1);
      expect(width(generic)).to.be.above(width(`'Liberation ${token}'`) + 100);
    });
});
