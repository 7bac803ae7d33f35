import { expect } from '@open-wc/testing';
import type { AnyBoard } from './board.js';
import { inputFor, type ElementSpec } from './element-input.js';

/** How a board tells whose turn it is, and refuses values that make no sense. */
export function describeRefusals<S, M, O extends object>(spec: ElementSpec<S, M, O>): void {
  const { moves } = spec;
  const { board } = inputFor(spec);

  describe('the property turn', () => {
    it('is the seat to move, and over at the end', async () => {
      const { element } = await board();
      const turns: unknown[] = [];
      element.addEventListener('game-turn', ({ detail }) => turns.push(detail.seat === element.turn));
      expect(element.turn).to.be.a('number');
      for (const move of moves) element.play(move);
      expect(element.turn).to.equal('over');
      expect(new Set(turns)).to.deep.equal(new Set([true]));
    });
  });

  describe('a value that makes no sense', () => {
    const assignments: readonly (readonly [string, (element: AnyBoard) => void])[] = [
      ['ply', (element) => (element.ply = 99_999)],
      ['position', (element) => (element.position = 'x')],
      ['record', (element) => (element.record = '{')],
      ['mode', (element) => (element.mode = 'x' as 'play')],
    ];
    for (const [name, assign] of assignments)
      it(`of the property ${name} is reported by game-error and does not throw`, async () => {
        const { element } = await board();
        const told: unknown[] = [];
        element.addEventListener('game-error', ({ detail }) => told.push(detail.attribute));
        const { publicPosition } = element;
        assign(element);
        await element.updateComplete;
        expect(told).to.deep.equal([name]);
        expect(element.publicPosition).to.equal(publicPosition);
      });

    for (const [name, call] of [
      ['play', (element) => element.play('?')],
      ['goTo', (element) => element.goTo(99_999)],
      ['why', (element) => element.why('?')],
      ['resign', (element) => element.resign(99)],
    ] as const satisfies readonly (readonly [string, (element: AnyBoard) => unknown])[])
      it(`in a call of ${name}() throws, and fires no game-error`, async () => {
        const { element } = await board();
        const told: unknown[] = [];
        element.addEventListener('game-error', ({ detail }) => told.push(detail.attribute));
        expect(() => call(element)).to.throw();
        await element.updateComplete;
        expect(told).to.deep.equal([]);
      });
  });
}
