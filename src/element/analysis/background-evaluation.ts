import type { ReactiveController } from 'lit';
import type { Progress, Valued } from '../../core/bot.js';
import type { BotClient } from '../computer/bot-client.js';
import type { Desk } from '../desk.js';
import type { GameWords } from '../game-definition.js';
import { Wait } from '../computer/pending-think.js';
import { Ledger } from './evaluations.js';

/** Longest time, in ms, for one position: nobody waits for it, but what hangs must end. */
const CAP = 60_000;

/** So many failures one after the other, and a match is not analysed further. */
const TRIES = 3;

/** Values the decisions of the match in the background, that of the position shown first. */
export class Analyst<S, M, O extends object, W extends GameWords> implements ReactiveController {
  readonly ledger: Ledger<S, M, O>;
  readonly #desk: Desk<S, M, O, W>;
  #client: BotClient<S, M> | undefined;
  #asked: { readonly state: S; readonly stop: AbortController } | undefined;
  /** From the first position that is not valued to the last one. */
  #round: Wait | undefined;
  /** A game whose bot gives no values, or a match in which it fails, is left alone. */
  #mute: unknown;
  #failures = 0;

  constructor(desk: Desk<S, M, O, W>) {
    this.#desk = desk;
    this.ledger = new Ledger({ match: () => desk.match, person: () => desk.person });
    desk.element.addController(this);
    desk.update();
  }

  /** Share of the work that is done, while it takes long. */
  get progress(): number | undefined {
    return this.#round?.long ? this.#round.done : undefined;
  }

  /** Something is known, or will be soon. */
  get speaks(): boolean {
    const { length } = this.#desk.match.moves;
    if (this.#wanted() !== undefined) return true;
    return this.#shown && Array.from({ length: length + 1 }).some((_, ply) => this.ledger.valuesAt(ply));
  }

  /** Before the board is drawn. What is asked of another position than the next one to be valued is dropped. */
  hostUpdate(): void {
    const wanted = this.#wanted();
    if (wanted !== undefined && this.#asked?.state === wanted) return;
    this.#asked?.stop.abort();
    this.#asked = undefined;
    if (wanted === undefined) this.#rest();
    else void this.#ask(wanted);
  }

  hostDisconnected(): void {
    this.#asked?.stop.abort();
    this.#asked = undefined;
    this.#rest();
    this.#client?.dispose();
    this.#client = undefined;
  }

  #rest(): void {
    this.#round?.stop();
    this.#round = undefined;
  }

  /** All plies: that of the position shown, those before it, those behind it. */
  get #plies(): readonly number[] {
    const { ply, moves } = this.#desk.match;
    const back = Array.from({ length: ply + 1 }, (_, i) => ply - i);
    return [...back, ...Array.from({ length: moves.length - ply }, (_, i) => ply + 1 + i)];
  }

  /** Values are asked for, and there is a place to show them. */
  get #shown(): boolean {
    const { host } = this.#desk;
    return host.analysis() && host.declared().mode !== 'diagram';
  }

  /** The state to be valued next. */
  #wanted(): S | undefined {
    const { match, element, session } = this.#desk;
    const muted = this.#mute === match || this.#mute === match.game;
    if (!this.#shown || !session.awake || !element.isConnected || muted) return undefined;
    const ply = this.#plies.find(
      (each) => !this.ledger.has(match.stateAt(each)) && this.ledger.decider(each) !== undefined,
    );
    return ply === undefined ? undefined : match.stateAt(ply);
  }

  async #ask(state: S): Promise<void> {
    const asked = { state, stop: new AbortController() };
    this.#asked = asked;
    const { signal } = asked.stop;
    const onProgress = this.#begin();
    const { match, kit } = this.#desk;
    try {
      const { BotClient } = await import('../computer/bot-client.js');
      if (signal.aborted) return;
      this.#client ??= new BotClient<S, M>(kit.bot);
      const view = match.game.view(state, match.game.turn(state) as number);
      // the same for everybody who looks: nothing of the board's own seed is in it
      const task = { level: 'best', seed: 'analysis', analysis: true, background: true, cap: CAP } as const;
      const { values, capped } = await this.#client.think(view, task, { signal, onProgress });
      if (!values && !capped) this.#mute = match.game;
      this.#note(asked, values);
    } catch {
      if (!signal.aborted && ++this.#failures >= TRIES) this.#mute = match;
      this.#note(asked, undefined);
    }
  }

  /** Counts what is done of all that may be valued here; gives what counts on while one is. */
  #begin(): (progress: Progress) => void {
    const { match } = this.#desk;
    const all = this.#plies.filter((each) => this.ledger.decider(each) !== undefined);
    const known = all.filter((each) => this.ledger.has(match.stateAt(each))).length;
    const round = (this.#round ??= new Wait(() => {
      this.#desk.update();
    }));
    const count = ({ done }: Progress) => {
      round.done = (known + done) / all.length;
    };
    count({ done: 0 });
    return count;
  }

  #note(asked: { readonly state: S; readonly stop: AbortController }, values?: readonly Valued<M>[]): void {
    if (asked.stop.signal.aborted) return;
    if (values) this.#failures = 0;
    this.ledger.keep(asked.state, values ?? []);
    if (this.#asked === asked) this.#asked = undefined;
    this.#desk.update();
  }
}
