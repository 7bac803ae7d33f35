import { html, unsafeStatic } from 'lit/static-html.js';
import type { Bot } from '../../src/core/bot.js';
import type { Game } from '../../src/core/game.js';
import { calm, mount, type AnyBoard, type Driver } from './board.js';

/** What the suite must know of a game. */
export interface ElementSpec<S, M, O extends object> {
  readonly tag: string;
  readonly game: Game<S, M, O>;
  readonly bot: Bot<S, M>;
  /** Attributes of a short whole game, and its moves. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly moves: readonly string[];
  /** The record of that game where it is more than its moves: chance brings something, it begins at a position. */
  readonly record?: string;
  /** How many plies it has, chance counted; left out: as many as moves. */
  readonly plies?: number;
  /** A position in the middle of a game of these attributes, and a move that is illegal in it. */
  readonly middle: string;
  readonly illegal: string;
  /** The names of the squares to press in a state, one after the other, to make a move. */
  presses(notation: string, state: S): readonly string[];
  /** Attributes that no game can use: the text, and what the message must name. */
  readonly bad: readonly { readonly attribute: string; readonly text: string; readonly names: RegExp }[];
}

/** A board of that game on the page, and the hands that play on it. */
export function handsFor<S, M, O extends object>(spec: ElementSpec<S, M, O>) {
  const { tag, game, bot, attributes } = spec;
  const name = unsafeStatic(tag);

  async function board(more: Readonly<Record<string, string>> = {}): Promise<Driver> {
    const driver = await mount<AnyBoard>(html`<${name} hidden></${name}>`);
    const { element } = driver;
    calm(element);
    for (const [key, value] of Object.entries({ seats: 'human human', ...attributes, ...more })) {
      element.setAttribute(key, value);
    }
    element.hidden = false;
    await driver.settled();
    return driver;
  }

  /** Walks to a square with the arrow keys alone, row by row. */
  async function walkTo(driver: Driver, square: string): Promise<void> {
    const here = () => driver.name(driver.focused!).split(',')[0];
    for (let below: string | undefined; below !== here();) {
      below = here();
      await press(driver, 'ArrowUp');
    }
    await press(driver, 'Home');
    for (let row = 0; row < 30; row++) {
      const first = here();
      for (;;) {
        if (here() === square) return;
        const before = here();
        await press(driver, 'ArrowRight');
        if (here() === first || here() === before) break;
      }
      await press(driver, 'Home', 'ArrowDown');
    }
    throw new Error(`no key leads to ${square}`);
  }
  const press = (driver: Driver, ...keys: string[]) => driver.press(...keys);

  async function enterGrid(driver: Driver): Promise<void> {
    for (let i = 0; i < 20; i++) {
      if (driver.focused?.closest('[role=grid]')) return;
      await press(driver, 'Tab');
    }
    throw new Error('Tab never reaches the board');
  }

  async function byKeys(driver: Driver, notation: string): Promise<void> {
    await enterGrid(driver);
    for (const square of spec.presses(notation, driver.element.state as S)) {
      await walkTo(driver, square);
      await press(driver, 'Enter');
    }
  }

  async function byPointer(driver: Driver, notation: string): Promise<void> {
    for (const square of spec.presses(notation, driver.element.state as S))
      await driver.click('button', square);
  }

  /** Plays seat A as a good player would, by whatever hand, against an easy computer, to the end. */
  async function wholeGame(driver: Driver, play: (notation: string) => unknown): Promise<void> {
    const { element } = driver;
    const waits = () => game.turn(element.state as S) !== 0;
    while (element.winners === undefined) {
      if (waits()) {
        await Promise.race([driver.next('game-over'), driver.next('game-turn')]);
        await driver.settled();
        continue;
      }
      const thinking = bot.think(element.state as S, {
        level: 'medium',
        seed: String(element.ply),
        budget: 3000,
      });
      let step = thinking.next();
      while (!step.done) step = thinking.next();
      await play(game.formatMove(step.value.move));
      await driver.settled();
    }
  }

  /** Resolves when the computer has moved. */
  const answered = (driver: Driver) =>
    new Promise<void>((resolve) => {
      const listen = (event: HTMLElementEventMap['game-move']) => {
        if (event.detail.source !== 'computer') return;
        driver.element.removeEventListener('game-move', listen);
        resolve();
      };
      driver.element.addEventListener('game-move', listen);
    });

  return { board, byKeys, byPointer, wholeGame, answered };
}
