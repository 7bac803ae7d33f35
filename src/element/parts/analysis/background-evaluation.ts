import type { GameTypes } from '../../../core/game.js';
import type { ReactiveController } from 'lit';
import type { Progress, Valued } from '../../../core/bot.js';
import type { Board } from '../../model/board.js';
import { fire } from '../../model/fire.js';
import { BotClient } from '../../model/thinking/bot-client.js';
import { PendingThink } from '../../model/thinking/pending-think.js';
import { retryLater } from '../../base/retry.js';
import { Evaluations } from './evaluations.js';

/** The longest time for one position, in ms: nobody waits for it, but a bot that hangs must end. */
const CAP = 60_000;

/** The number of failures in a row after which a match is not evaluated further. */
const TRIES = 3;

/** A request for the values of a position. */
interface Request<S> {
  readonly ply: number;
  readonly state: S;
  readonly stop: AbortController;
}

/** Evaluates the positions of the match in the background, the one that is shown first. */
export class BackgroundEvaluation<G extends GameTypes = GameTypes> implements ReactiveController {
  readonly evaluations: Evaluations<G>;
  readonly #board: Board<G>;
  #client: BotClient<G['state'], G['move']> | undefined;
  #request: Request<G['state']> | undefined;
  /** The progress from the first position without values to the last. */
  #pending: PendingThink<G['move']> | undefined;
  /** The match, or the game, that is not evaluated: its bot gives no values, or fails. */
  #ignored: unknown;
  #failures = 0;

  constructor(board: Board<G>) {
    this.#board = board;
    this.evaluations = new Evaluations(board.store);
    board.element.addController(this);
    board.element.requestUpdate();
  }

  /** The share of the work that is done, 0 to 1, while it takes long. */
  get progress(): number | undefined {
    return this.#pending?.long ? this.#pending.done : undefined;
  }

  /** True until all positions of the match are evaluated that will be. */
  get running(): boolean {
    return this.#next !== undefined;
  }

  /** True if values are known, or will be. */
  get active(): boolean {
    const { length } = this.#board.store.snapshot.match.moves;
    if (this.running) return true;
    return (
      this.#enabled && Array.from({ length: length + 1 }).some((_, ply) => this.evaluations.valuesAt(ply))
    );
  }

  /** Before the board is rendered: stops the request for a position that is not the next one, and starts that. */
  hostUpdate(): void {
    const next = this.#next;
    if (next !== undefined && this.#request?.state === this.#stateAt(next)) return;
    this.#request?.stop.abort();
    this.#request = undefined;
    if (next === undefined) this.#endPending();
    else void this.#evaluate(next);
  }

  hostDisconnected(): void {
    this.#request?.stop.abort();
    this.#request = undefined;
    this.#endPending();
    this.#client?.dispose();
    this.#client = undefined;
  }

  #endPending(): void {
    this.#pending?.stop();
    this.#pending = undefined;
  }

  /** All plies: the one that is shown, those before it backwards, those after it. */
  get #plies(): readonly number[] {
    const { ply, moves } = this.#board.store.snapshot.match;
    const back = Array.from({ length: ply + 1 }, (_, i) => ply - i);
    return [...back, ...Array.from({ length: moves.length - ply }, (_, i) => ply + 1 + i)];
  }

  get #enabled(): boolean {
    const { evaluated, settings } = this.#board.store.snapshot;
    return evaluated && settings.session.assists;
  }

  #stateAt(ply: number): G['state'] {
    return this.#board.store.snapshot.match.stateAt(ply);
  }

  /** The ply to evaluate next. */
  get #next(): number | undefined {
    const { element, store } = this.#board;
    const { match, awake } = store.snapshot;
    const ignored = this.#ignored === match.stateAt(0) || this.#ignored === match.game;
    if (!this.#enabled || !awake || !element.isConnected || ignored) return undefined;
    const { evaluations } = this;
    return this.#plies.find(
      (each) => !evaluations.has(match.stateAt(each)) && evaluations.seatAt(each) !== undefined,
    );
  }

  async #evaluate(ply: number): Promise<void> {
    const state = this.#stateAt(ply);
    const request = { ply, state, stop: new AbortController() };
    this.#request = request;
    const { signal } = request.stop;
    const onProgress = this.#countProgress();
    const { store, definition } = this.#board;
    const { match } = store.snapshot;
    try {
      this.#client ??= new BotClient<G['state'], G['move']>(definition.bot);
      const view = match.game.view(state, match.game.turn(state) as number);
      // The seed is the same for everybody, so that nothing of the board's own seed is in the values.
      const task = { level: 'best', seed: 'analysis', analysis: true, background: true, cap: CAP } as const;
      const { values, capped } = await this.#client.think(view, task, { signal, onProgress });
      if (!values && !capped) this.#ignored = match.game;
      this.#finish(request, values);
    } catch {
      if (!signal.aborted) {
        if (++this.#failures >= TRIES) this.#ignored = match.stateAt(0);
        retryLater(() => this.#again(match.stateAt(0), state));
      }
      this.#finish(request, undefined);
    }
  }

  #again(start: G['state'], state: G['state']): void {
    this.evaluations.forget(state);
    this.#failures = 0;
    if (this.#ignored === start) this.#ignored = undefined;
    this.#board.element.requestUpdate();
  }

  /** Starts to count the progress of one position among all; returns the listener for it. */
  #countProgress(): (progress: Progress<G['move']>) => void {
    const { match } = this.#board.store.snapshot;
    const { evaluations } = this;
    const all = this.#plies.filter((each) => evaluations.seatAt(each) !== undefined);
    const known = all.filter((each) => evaluations.has(match.stateAt(each))).length;
    const pending = (this.#pending ??= new PendingThink<G['move']>(() =>
      this.#board.element.requestUpdate(),
    ));
    const count = ({ done }: Progress<G['move']>) => {
      pending.done = (known + done) / all.length;
    };
    count({ done: 0 });
    return count;
  }

  #finish(request: Request<G['state']>, values?: readonly Valued<G['move']>[]): void {
    if (request.stop.signal.aborted) return;
    if (values) this.#failures = 0;
    this.evaluations.set(request.state, values ?? []);
    if (this.#request === request) this.#request = undefined;
    const { element, store } = this.#board;
    element.requestUpdate();
    const game = store.snapshot.match.game.id;
    const complete = this.#next === undefined;
    if (values) fire(element, 'game-evaluated', { game, ply: request.ply, complete });
  }
}
