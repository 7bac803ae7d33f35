import { html, unsafeStatic } from 'lit/static-html.js';
import { canHoldKeys } from './engine.js';
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
  /** Who sits at a board that shows `middle`; left out: people. Where hands are hidden, one person alone sees the own one. */
  readonly seats?: string;
  /** What a finger can press where the squares of the grid are smaller than that: a selector; left out: the squares. */
  readonly forFingers?: string;
  /** Moves after which seat B is to move; left out: the first of the game. */
  readonly toOther?: readonly string[];
  /** What to press to make a move, one after the other: squares by their names, buttons beside the board by a pattern. */
  presses(notation: string, driver: Driver): readonly (string | RegExp)[];
  /** Attributes that no game can use: the text, and what the message must name. */
  readonly bad: readonly { readonly attribute: string; readonly text: string; readonly names: RegExp }[];
}

/** How many plies lie behind the first so many moves of seats: chance may answer each, with what is not among them. */
export const pliesIn = (record: string, ofSeats: readonly string[]) => {
  const all = record
    .replace(/\[[^\]]*\]|\d+\.\s/g, '')
    .trim()
    .split(/\s+/);
  const awaited = [...ofSeats];
  const ofChance = all.map((text) => {
    if (text !== awaited[0]) return true;
    awaited.shift();
    return false;
  });
  const chance = (ply: number) => ofChance[ply] ?? false;
  return (moves: number): number => {
    let ply = 0;
    for (let left = moves; left > 0 || chance(ply); ply++) if (!chance(ply)) left--;
    return ply;
  };
};

/** A board of that game on the page, and the hands that play on it. */
export function handsFor<S, M, O extends object>(spec: ElementSpec<S, M, O>) {
  const { tag, game, bot, attributes } = spec;
  const name = unsafeStatic(tag);
  /** Nobody plays against anybody. */
  const alone = game.players.max === 1;
  const people = alone ? 'human' : 'human human';
  const { seats: seated = people } = spec;

  async function board(more: Readonly<Record<string, string>> = {}): Promise<Driver> {
    const driver = await mount<AnyBoard>(html`<${name} hidden></${name}>`);
    const { element } = driver;
    const seats = more.position === spec.middle ? seated : people;
    calm(element);
    for (const [key, value] of Object.entries({ seats, ...attributes, ...more })) {
      element.setAttribute(key, value);
    }
    element.hidden = false;
    await driver.settled();
    // chance moves once somebody can see the board
    if (spec.plies !== undefined) await driver.seen();
    return driver;
  }

  /** Where an element lies in its grid, counted from the top left. */
  const placeOf = (element: Element) => {
    const at = (outer: string, inner: string) => {
      const all = element.closest(outer)?.querySelectorAll(inner) ?? [];
      return [...all].findIndex((each) => each.contains(element));
    };
    return { row: at('[role=grid]', '[role=row]'), column: at('[role=row]', '[role=gridcell]') };
  };

  /** Walks to a square with the arrow keys alone: to its row, then along it. */
  async function walkTo(driver: Driver, square: string): Promise<void> {
    const named = (button: Element) => driver.name(button).split(',')[0] === square;
    const goal = placeOf(
      driver.all('button').find((button) => button.closest('[role=grid]') && named(button))!,
    );
    for (let i = 0; i < 60; i++) {
      const { focused } = driver;
      if (named(focused!)) return;
      const { row, column } = placeOf(focused!);
      const upright = row > goal.row ? 'ArrowUp' : 'ArrowDown';
      await press(driver, row === goal.row ? (column > goal.column ? 'ArrowLeft' : 'ArrowRight') : upright);
    }
    throw new Error(`no key leads to ${square}`);
  }
  const press = (driver: Driver, ...keys: string[]) => driver.press(...keys);

  /** Tabs to a button, back where it lies before the focus: not every browser comes round from the last stop to the first. */
  async function tabTo(driver: Driver, there: (focused: Element) => unknown): Promise<void> {
    for (let i = 0; i < 40; i++) {
      const { focused } = driver;
      if (focused && there(focused)) return;
      const goal = driver.all('button').find(there);
      const behind =
        goal && focused && focused.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
      await press(driver, behind && canHoldKeys ? 'Shift+Tab' : 'Tab');
    }
    throw new Error('Tab never leads there');
  }

  async function byKeys(driver: Driver, notation: string): Promise<void> {
    for (const pressed of spec.presses(notation, driver)) {
      if (typeof pressed === 'string') {
        await tabTo(driver, (focused) => focused.closest('[role=grid]'));
        await walkTo(driver, pressed);
      } else await tabTo(driver, (focused) => pressed.test(driver.name(focused)));
      await press(driver, 'Enter');
    }
  }

  async function byPointer(driver: Driver, notation: string): Promise<void> {
    for (const pressed of spec.presses(notation, driver)) await driver.click('button', pressed);
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

  return { alone, people, seated, board, byKeys, byPointer, wholeGame, answered };
}
