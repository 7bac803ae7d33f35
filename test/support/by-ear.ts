import { executeServerCommand } from '@web/test-runner-commands';
import type { Random } from '../../src/core/random.js';
import type { Driver } from './board.js';
import { listenTo } from './spoken.js';

const turns = /Your turn\.|\w+ to move\./;
const end = /(?:have|has) (?:won|lost)\.|share the win|Draw\.|Nobody has won\./;

/** The milliseconds for which a person listens before a key. What a key interrupts earlier would be said again. */
const HEARS = 600;
let clock = 0;

/** Lets the clock of the page go on by what listeners hear. Returns a function that ends it. */
export function keepTime(): () => void {
  const now = performance.now.bind(performance);
  performance.now = () => now() + clock;
  return () => Reflect.deleteProperty(performance, 'now');
}

/** A game for a person who sees nothing. */
export interface EarGame {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Returns a function that plays the next move when this person is to move. */
  player(ears: Listener): () => Promise<void>;
  /** The notation of the move that a sentence tells; undefined for other sentences. */
  told(sentence: string): string | undefined;
  /** True for a move of the record that everybody hears. */
  isTold(notation: string): boolean;
}

/**
 * A person who sees nothing: presses keys, and hears the live region and the name of what has the focus, as the accessibility
 * tree of Chromium has it. Nothing else of the board can be reached through it.
 */
export class Listener {
  /** All that the live region has said, in order. */
  readonly heard: readonly string[];
  /** The number of keys that were pressed. */
  keys = 0;
  /** The number of these keys that only asked a question. */
  questions = 0;
  /** The keys after which nothing was said and the focus stayed, and those after which it had left the board. */
  readonly faults: string[] = [];
  #last: { readonly key: string; readonly heard: number; readonly focus: Element | null } | undefined;
  readonly #board: Driver;
  readonly #below: Random['below'];
  /** True if somebody else plays the other seat. */
  readonly waits: boolean;

  constructor(board: Driver, { below }: Random, waits: boolean) {
    this.#board = board;
    this.#below = below;
    this.waits = waits;
    this.heard = listenTo(board);
  }

  /** Presses keys. The person has listened to the end before each of them. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      clock += HEARS;
      this.keys++;
      this.#judge();
      this.#last = { key, heard: this.heard.length, focus: this.#board.focused };
      await this.#board.press(key);
      await this.#board.answered();
    }
  }

  /** Judges what the last key has done, once the next one comes. */
  #judge(): void {
    const { key = '', heard, focus } = this.#last ?? {};
    if (heard === undefined) return;
    const { focused } = this.#board;
    if (!focused) this.faults.push(`${key}: the focus is lost`);
    else if (this.heard.length === heard && focused === focus) this.faults.push(`${key}: silent`);
  }

  /** Presses a key, and resolves with the first paragraph after it that matches. */
  async pressAndHear(key: string, answer: RegExp): Promise<string> {
    const from = this.heard.length;
    await this.press(key);
    const find = () => this.heard.slice(from).find((text) => answer.test(text));
    await this.#board.until(find);
    return find()!;
  }

  /** Asks a question by its key, and resolves with the answer. */
  ask(key: string, answer: RegExp): Promise<string> {
    this.questions++;
    return this.pressAndHear(key, answer);
  }

  /** The name of what has the focus. */
  focus(): Promise<string> {
    return executeServerCommand('focused-name');
  }

  /** Waits until this person is to move; false at the end of the game. */
  async isToMove(): Promise<boolean> {
    const last = () => this.heard.findLast((text) => turns.test(text) || end.test(text)) ?? '';
    const waits = () => this.waits && !end.test(last()) && !last().includes('Your turn.');
    await this.#board.until(() => !waits());
    return !end.test(last());
  }

  /** One of the items, at random. */
  choose<T>(items: readonly T[]): T {
    return items[this.#below(items.length)]!;
  }
}
