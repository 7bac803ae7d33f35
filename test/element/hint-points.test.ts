import { expect, fixtureCleanup } from '@open-wc/testing';
import { html } from 'lit';
import '../../src/index.js';
import { definition } from '../../src/games/luzi/definition.js';
import { mount } from '../support/board.js';
import { refused } from './bot-client-fakes.js';

const { bot } = definition;

describe('a hint in a game that is played for points', () => {
  afterEach(() => {
    Object.assign(definition, { bot });
    fixtureCleanup();
  });

  it('shows points and chance', async () => {
    const move = { kind: 'roll', dice: [] } as const;
    // a source of its own: the one of the game may be connected to its worker by boards of other tests
    const source = {
      createWorker: refused,
      load: () =>
        Promise.resolve({
          *think() {
            return { move, values: [{ move, chances: [0.62, 0.38], points: 16.7556 }] };
          },
        }),
    };
    Object.assign(definition, { bot: source });
    const board = await mount(html`<luzi-dice first="A"></luzi-dice>`);
    await board.element.hint();
    await board.settled();
    expect(board.text('.message')).to.contain(
      'Throw all eight dice: 16.8 points on average, you win 62 of 100 games',
    );
  });
});
