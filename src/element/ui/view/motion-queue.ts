import type { GameTypes } from '../../../core/game.js';
import type { Board } from '../../model/board.js';
import { fire } from '../../model/fire.js';
import type { Effect, PlayedMove } from '../../model/effects.js';
import type { Snapshot } from '../../model/snapshot.js';
import { durationToken, motionless, SHORTEST } from '../../styles/token-values.js';

/**
 * The time after which the next animation begins at the latest, in ms. Chromium never ends an animation that was about to start
 * when the page went into the back-forward cache.
 */
const LONGEST = 10_000;

/** Settles with an animation, or resolves after LONGEST; a failed one does no harm. */
function limited(animation: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST);
  });
  return Promise.race([animation, late])
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}

/** Hears of an effect with the snapshot that it led to. */
export type Hear<G extends GameTypes> = (effect: Effect<G>, snapshot: Snapshot<G>) => void;

/** A move whose animation has not ended, and the effects that are told then. */
interface Step<G extends GameTypes> {
  readonly played: PlayedMove<G>;
  readonly effects: [Effect<G>, Snapshot<G>][];
  /** It is not animated: the board shows it first, or other moves have followed before it could begin. */
  skipped: boolean;
}

/** The parts of a motion: the move, and what is shown after it is told. */
export interface Animations<G extends GameTypes> {
  move(played: PlayedMove<G>): Promise<unknown>;
  after(played: PlayedMove<G>): Promise<unknown>;
}

/**
 * Animates moves one after the other, each after the update that shows it, and fires `game-animated`. What a move has led to is told
 * when its animation has ended: until then the board keeps its texts, and listeners wait.
 */
export class Motions<G extends GameTypes> {
  readonly #board: Pick<Board<G>, 'element' | 'store'>;
  readonly #animations: Animations<G>;
  readonly #listeners: Hear<G>[] = [];
  #rest: Promise<unknown> = Promise.resolve();
  /** The moves that the next update shows. */
  #waiting: Step<G>[] = [];
  /** The moves that are not told yet. */
  #untold: Step<G>[] = [];

  constructor(board: Pick<Board<G>, 'element' | 'store'>, animations: Animations<G>) {
    this.#board = board;
    this.#animations = animations;
    const { element, store } = board;
    store.subscribe((effect) => {
      if (!effect) return;
      if (effect.type === 'position') this.#add(effect.played);
      const step = this.#untold.at(-1);
      if (step) step.effects.push([effect, store.snapshot]);
      else this.#tell(effect, store.snapshot);
    });
    element.addController({
      hostUpdated: () => {
        for (const step of this.#waiting.splice(0)) this.#rest = this.#rest.then(() => this.#run(step));
      },
    });
  }

  /** True while a move is not told yet. */
  get moving(): boolean {
    return this.#untold.length > 0;
  }

  /** Resolves when the board has come to rest. */
  get rest(): Promise<unknown> {
    return this.#rest;
  }

  /** Calls a function for each effect of the store: at once, or when the animation has ended on which it depends. */
  hear(listener: Hear<G>): void {
    this.#listeners.push(listener);
  }

  #tell(effect: Effect<G>, snapshot: Snapshot<G>): void {
    for (const listener of this.#listeners) listener(effect, snapshot);
  }

  /** Adds a move. A jump to another position, or a player's next move, ends what is waiting. */
  #add(played: PlayedMove<G> | undefined): void {
    if (played?.seat !== 'chance') {
      for (const step of this.#waiting) step.skipped = true;
      this.#end(played ? this.#waiting : [...this.#untold]);
      if (!played) this.#waiting = [];
    }
    if (!played) return;
    // what a board shows first did not happen before the reader's eyes
    const step: Step<G> = { played, effects: [], skipped: !this.#board.element.hasUpdated };
    this.#waiting.push(step);
    if (this.#animates) this.#untold.push(step);
  }

  /** True if moves are animated, not just shown. */
  get #animates(): boolean {
    const { element } = this.#board;
    const board = element.hasUpdated && element.isConnected && !motionless();
    const place = board && element.renderRoot.querySelector<HTMLElement>('.board');
    return Boolean(place && durationToken(place, '--_move') >= SHORTEST);
  }

  async #run(step: Step<G>): Promise<void> {
    const { played, skipped } = step;
    const { element, store } = this.#board;
    if (!skipped) await limited(this.#animations.move(played));
    this.#end([step]);
    if (!skipped) await limited(this.#animations.after(played));
    fire(element, 'game-animated', { game: store.snapshot.match.game.id, ply: played.ply });
  }

  /** Tells what moves have led to. */
  #end(steps: readonly Step<G>[]): void {
    const untold = this.#untold.filter((step) => steps.includes(step));
    if (untold.length === 0) return;
    this.#untold = this.#untold.filter((step) => !steps.includes(step));
    for (const { effects } of untold) for (const [effect, snapshot] of effects) this.#tell(effect, snapshot);
    if (!this.moving) this.#board.element.requestUpdate();
  }
}
