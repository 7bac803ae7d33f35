import type { ReactiveController } from 'lit';
import type { Board } from '../board.js';
import { Lazy } from '../lazy.js';
import { adoptSheets } from '../styles/adopt-sheets.js';
import type { BoardView } from '../view/view-model.js';
import type { ComputerPlayer } from './computer-player.js';
import type * as ComputerModule from './index.js';

const computerModule = new Lazy<typeof ComputerModule>(() => import('./index.js'));

/** Loads the computer player when a computer is to move, a hint is wanted, or moves of others can be shown again. */
export class ComputerController<S, M, O extends object> implements ReactiveController {
  readonly #board: Board<S, M, O>;
  #player: ComputerPlayer<S, M, O> | undefined;
  /** The state in which the player was wanted last: after a failure it is loaded again in another one. */
  #wantedIn: S | undefined;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    board.element.addController(this);
    // A hint is obsolete in another position.
    board.store.subscribe((effect) => {
      if (effect?.type === 'position') this.#player?.dropHint();
    });
  }

  hostUpdated(): void {
    const { element, store } = this.#board;
    const { awake, match, levelToMove, recentFrom } = store.snapshot;
    const wanted = levelToMove !== undefined || (recentFrom !== undefined && awake && match.atEnd);
    const wantedIn = wanted && element.isConnected ? match.state : undefined;
    if (!this.#player && wantedIn !== undefined && wantedIn !== this.#wantedIn)
      this.#load().catch(() => store.reject(undefined, { code: 'computer' }));
    this.#wantedIn = wantedIn;
  }

  async #load(): Promise<{ module: typeof ComputerModule; player: ComputerPlayer<S, M, O> }> {
    const module = await computerModule.load();
    adoptSheets(this.#board.element, module.sheets);
    const player = (this.#player ??= new module.ComputerPlayer(this.#board));
    return { module, player };
  }

  /** Computes a hint and shows it; see `giveHint`. Tells it if the computer cannot be loaded or started. */
  async hint(): Promise<string | undefined> {
    try {
      const { module, player } = await this.#load();
      return await module.giveHint(this.#board, player);
    } catch {
      this.#board.store.reject(undefined, { code: 'computer' });
      return undefined;
    }
  }

  /** The button that shows the moves since a person's last turn again, and the progress of the computer, if there are any. */
  render(view: BoardView): ComputerModule.ComputerParts | undefined {
    return this.#player && computerModule.value?.renderComputer(this.#board, this.#player, view);
  }
}
