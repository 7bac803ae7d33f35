import type { ReactiveController } from 'lit';
import type { Board } from '../board.js';
import { Lazy } from '../lazy.js';
import { onServer } from '../lifecycle/on-server.js';
import type * as LinksModule from './links.js';

const linksModule = new Lazy<typeof LinksModule>(() => import('./links.js'));

/** Loads the module that follows links to a board, once the board has the attribute `share` and an id. */
export class ShareController<S, M, O extends object> implements ReactiveController {
  /** Settled once the links are followed: the first render waits for it. */
  loading: Promise<unknown> | undefined;
  readonly #board: Board<S, M, O>;
  /** Markup from a server is hydrated before the match of a link is shown. */
  readonly #served: boolean;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    this.#served = onServer || board.element.shadowRoot !== null;
    board.element.addController(this);
  }

  hostConnected(): void {
    if (!this.#served) this.#load();
  }

  hostUpdated(): void {
    this.#load();
  }

  #load(): void {
    const board = this.#board;
    if (!Reflect.get(board.element, 'share') || !board.element.id) return;
    this.loading ??= linksModule.load().then(
      ({ LinkController }) => new LinkController(board),
      () => board.store.reject(undefined, { code: 'load' }),
    );
  }
}
