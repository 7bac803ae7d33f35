import { html, unsafeStatic } from 'lit/static-html.js';
import type { Bot } from '../../src/core/bot.js';
import type { Game } from '../../src/core/game.js';
import { calm, mount, type AnyBoard, type Driver } from './board.js';
import { canHoldKeys } from './engine.js';
import { rowsSeen } from './rows-seen.js';

/** The facts about a game that the contract of its element needs. */
export interface ElementSpec<S, M, O extends object> {
  readonly tag: string;
  readonly game: Game<S, M, O>;
  readonly bot: Bot<S, M>;
  /** Attributes of a short whole game, and its moves. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly moves: readonly string[];
  /** The record of that game, if it holds more than the moves: chance, or a position. */
  readonly record?: string;
  /** The number of plies, chance included; default: the number of moves. */
  readonly plies?: number;
  /** A position in the middle of a game with these attributes, and a move that is illegal there. */
  readonly middle: string;
  readonly illegal: string;
  /** The seats of a board that shows `middle`; default: people. If hands are hidden, a single person sees their own. */
  readonly seats?: string;
  /** A selector of the touch targets, if the squares are smaller than a touch target; default: the squares. */
  readonly touchTargets?: string;
  /** Moves after which seat B is to move; default: the first move of the game. */
  readonly untilSeatB?: readonly string[];
  /** The buttons to press for a move, in order: squares by name, buttons beside the board by pattern. */
  presses(notation: string, driver: Driver): readonly (string | RegExp)[];
  /** Values that this game refuses, and a pattern of the message. */
  readonly bad: readonly BadAttribute[];
}

export interface BadAttribute {
  readonly attribute: string;
  readonly text: string;
  readonly names: RegExp;
}

/**
 * Returns a function from a number of moves of seats to the ply they lead to, with the moves of chance that follow
 * them.
 */
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

/** Mounts boards of one game and plays on them by keyboard and pointer. */
export function inputFor<S, M, O extends object>(spec: ElementSpec<S, M, O>) {
  const { tag, game, bot, attributes } = spec;
  const name = unsafeStatic(tag);
  /** The game is for one player. */
  const solo = game.players.max === 1;
  const people = solo ? 'human' : 'human human';
  const { seats = people } = spec;

  async function board(more: Readonly<Record<string, string>> = {}): Promise<Driver> {
    const driver = await mount<AnyBoard>(html`<${name} hidden></${name}>`);
    const { element } = driver;
    calm(element);
    const defaults = { seats: more.position === spec.middle ? seats : people, ...attributes };
    for (const [key, value] of Object.entries({ ...defaults, ...more })) element.setAttribute(key, value);
    element.hidden = false;
    await driver.settled();
    // chance moves only on a board that is visible
    if (spec.plies !== undefined) await driver.seen();
    return driver;
  }

  /** The row and column of an element in its grid, counted from the top left. */
  const placeOf = (element: Element) => {
    const rows: readonly (readonly Element[])[] = rowsSeen(element.closest('[role=grid]')!);
    const row = rows.findIndex((each) => each.includes(element));
    return { row, column: rows[row]!.indexOf(element) };
  };

  /** Moves the focus to a square by the arrow keys: first to its row, then along the row. */
  async function walkTo(driver: Driver, square: string): Promise<void> {
    const named = (button: Element) => driver.name(button).split(',')[0] === square;
    const goal = placeOf(
      driver.all('button').find((button) => button.closest('[role=grid]') && named(button))!,
    );
    for (let i = 0; i < 60; i++) {
      const { focused } = driver;
      if (named(focused!)) return;
      const { row, column } = placeOf(focused!);
      const vertical = row > goal.row ? 'ArrowUp' : 'ArrowDown';
      await driver.press(row === goal.row ? (column > goal.column ? 'ArrowLeft' : 'ArrowRight') : vertical);
    }
    throw new Error(`cannot reach ${square} with arrow keys`);
  }

  /** Moves the focus by Tab, or by Shift+Tab if the goal is before it: not every browser wraps from the last tab stop to the first. */
  async function tabTo(driver: Driver, isGoal: (focused: Element) => unknown): Promise<void> {
    for (let i = 0; i < 40; i++) {
      const { focused } = driver;
      if (focused && isGoal(focused)) return;
      const goal = driver.all('button').find(isGoal);
      const isBefore =
        goal && focused && focused.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
      await driver.press(isBefore && canHoldKeys ? 'Shift+Tab' : 'Tab');
    }
    throw new Error('cannot reach the goal with Tab');
  }

  async function byKeys(driver: Driver, notation: string): Promise<void> {
    for (const pressed of spec.presses(notation, driver)) {
      if (typeof pressed === 'string') {
        await tabTo(driver, (focused) => focused.closest('[role=grid]'));
        await walkTo(driver, pressed);
      } else await tabTo(driver, (focused) => pressed.test(driver.name(focused)));
      await driver.press('Enter');
    }
  }

  async function byPointer(driver: Driver, notation: string): Promise<void> {
    for (const pressed of spec.presses(notation, driver)) await driver.click('button', pressed);
  }

  /** Plays seat A with the moves of a medium computer player until the game ends; `play` makes the moves on the board. */
  async function wholeGame(driver: Driver, play: (notation: string) => unknown): Promise<void> {
    const { element } = driver;
    while (element.winners === undefined) {
      if (game.turn(element.state as S) !== 0) {
        await Promise.race([driver.next('game-over'), driver.next('game-turn')]);
        await driver.settled();
        continue;
      }
      const task = { level: 'medium', seed: String(element.ply), budget: 3000 } as const;
      const thinking = bot.think(element.state as S, task);
      let step = thinking.next();
      while (!step.done) step = thinking.next();
      await play(game.formatMove(step.value.move));
      await driver.settled();
    }
  }

  /** Resolves with the next move of the computer. */
  const computerMoves = ({ element }: Pick<Driver, 'element'>) =>
    new Promise<HTMLElementEventMap['game-move']['detail']>((resolve) => {
      const listen = ({ detail }: HTMLElementEventMap['game-move']) => {
        if (detail.source !== 'computer') return;
        element.removeEventListener('game-move', listen);
        resolve(detail);
      };
      element.addEventListener('game-move', listen);
    });

  return { solo, people, seats, board, byKeys, byPointer, wholeGame, computerMoves };
}
