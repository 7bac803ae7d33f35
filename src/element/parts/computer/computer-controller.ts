import type { ReactiveController } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { Lazy, LazyPart } from '../../base/lazy.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import type { BoardView } from '../../ui/view/view-model.js';
import type { AnyComputerPlayer } from './computer-player.js';
import type * as ComputerModule from './index.js';

const computerModule = new Lazy<typeof ComputerModule>(() => import('./index.js'));

/** Loads the computer player when a computer is to move, a hint is wanted, or moves of others can be shown again. */
export class ComputerController implements ReactiveController {
  readonly #board: AnyBoard;
  readonly #part: LazyPart<{
    module: typeof ComputerModule;
    player: AnyComputerPlayer;
  }>;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#part = new LazyPart(board, () => this.#create(), 'computer');
    board.element.addController(this);
    // A hint is obsolete in another position.
    board.store.subscribe((effect) => {
      if (effect?.type === 'position') this.#part.part?.player.dropHint();
    });
  }

  hostUpdated(): void {
    const { element, store } = this.#board;
    const { awake, match, levelToMove, recentFrom } = store.snapshot;
    const wanted = levelToMove !== undefined || (recentFrom !== undefined && awake && match.atEnd);
    this.#part.want(wanted && element.isConnected ? match.state : undefined);
  }

  async #create(): Promise<{
    module: typeof ComputerModule;
    player: AnyComputerPlayer;
  }> {
    const module = await computerModule.load();
    adoptSheets(this.#board.element, module.sheets);
    return { module, player: new module.ComputerPlayer(this.#board) };
  }

  /** Computes a hint and shows it; see `giveHint`. Tells it if the computer cannot be loaded or started. */
  async hint(): Promise<string | undefined> {
    await this.#part.load();
    const { part } = this.#part;
    try {
      return await part?.module.giveHint(this.#board, part.player);
    } catch {
      this.#board.store.reject(undefined, { code: 'computer' });
      return undefined;
    }
  }

  /** The button that shows the moves since a person's last turn again, and the progress of the computer, if there are any. */
  render(view: BoardView): ComputerModule.ComputerParts | undefined {
    const { part } = this.#part;
    return part?.module.renderComputer(this.#board, part.player, view);
  }
}
