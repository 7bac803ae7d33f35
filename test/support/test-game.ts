import type { ExplainSuite } from './describe-explain.js';
import type { GameSuite } from './describe-game.js';
import type { RulebookSuite } from './describe-rulebook.js';
import type { ElementSpec } from './element-input.js';

/** The facts about a game that its contracts need. */
export interface GameContract<S, M, O extends object> extends ElementSpec<S, M, O> {
  /** Overrides of the defaults: see `defaultSuite` in `test-game-in-node.ts`. */
  readonly engine?: Partial<GameSuite<S, M, O>>;
  readonly explain?: ExplainSuite<S, O>;
  readonly rulebook?: RulebookSuite;
}

/**
 * Tests a game by its contracts: in the browser the element; in Node the engine, and explanations and rulebook if they
 * are given. The one test file of a game, `test/games/<game>/<tag>.test.ts`, awaits it: @web/test-runner finds the file
 * by its name, and `contracts.node.ts` imports it in Node. It must not import modules that need a browser.
 */
export async function testGame<S, M, O extends object>(contract: GameContract<S, M, O>): Promise<void> {
  if (typeof document === 'undefined') {
    const { testGameInNode } = await import('./test-game-in-node.js');
    testGameInNode(contract);
  } else {
    await import('../../src/index.js');
    const { describeGameElement } = await import('./describe-game-element.js');
    describeGameElement(contract);
  }
}
