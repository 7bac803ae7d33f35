import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { moveNumber } from '../../core/format-record.js';
import { Match } from '../../core/match.js';
import { badPath } from '../../core/path.js';
import type { BadNotation } from '../../core/errors.js';
import { boardOf, type Board } from '../board.js';
import { adoptSheets } from '../styles/adopt-sheets.js';
import { moveLinkStyles } from '../styles/move-link.styles.js';
import { follow, stopFollowing } from './follow.js';

type AnyBoard = Board<unknown, unknown, object>;

/** The public properties of a board that links use. */
interface BoardElement extends LitElement {
  readonly path: string;
  readonly follow: boolean;
  marks: string;
  goTo(path: string): void;
}

/** The element of a move in running text. */
interface MoveElement extends LitElement {
  readonly for: string;
  readonly ply: number | undefined;
  readonly path: string | undefined;
  readonly position: string | undefined;
  readonly marks: string | undefined;
}

/** A board that shows a position of the text, or marks of the text, instead of its own. */
interface Visit {
  readonly link: MoveLink;
  /** The match that was shown before. */
  readonly match: Match<unknown, unknown>;
  /** The first state of the match that is shown instead. */
  readonly start: unknown;
}

const hasBoard = (element: Element | null): element is BoardElement =>
  Boolean(boardOf(element as BoardElement));

const visits = new WeakMap<Element, Visit>();

/** The marks that a board had before a link of the text set others. */
const ownMarks = new WeakMap<Element, { readonly link: MoveLink; readonly marks: string }>();

/** Events after which a board may show another position. */
const changes = ['game-ready', 'game-navigate', 'game-move', 'game-turn', 'game-over'];

/** The number of a move, if it has one, its notation, and marks such as `!?`. */
const moveText = /^(?:(\d+)\s*(?:\.+|…)\s*)?(.*?)[!?]*$/s;

/** The first ply whose notation is the text. If the text begins with the number of a move, the move has that number. */
export function plyOf(text: string, { game, moves, seats }: Match<unknown, unknown>): number | undefined {
  const [, number, notation = ''] =
    moveText.exec(
      text
        .replace(/[‐-―−]/g, '-')
        .replace(/\s+/g, ' ')
        .trim(),
    ) ?? [];
  const found = moves.findIndex(
    (move, i) =>
      game.formatMove(move) === notation &&
      (number === undefined || moveNumber(i + 1, seats) === Number(number)),
  );
  return found < 0 ? undefined : found + 1;
}

/** The behaviour of a move in running text. Loaded on demand. */
export class MoveLink implements ReactiveController {
  readonly host: MoveElement;
  #listening: AbortController | undefined;

  constructor(host: MoveElement) {
    this.host = host;
    adoptSheets(host.renderRoot, [moveLinkStyles]);
    host.addController(this);
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const update = ({ target }: Event) => {
      if ((target as Element).id === this.host.for) this.#boardChanged();
    };
    for (const name of changes) this.host.getRootNode().addEventListener(name, update, { signal });
    follow(this);
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    stopFollowing(this);
  }

  /** The element of the board, once it is defined. */
  get element(): BoardElement | undefined {
    const element = (this.host.getRootNode() as Document | ShadowRoot).getElementById(this.host.for);
    return hasBoard(element) ? element : undefined;
  }

  /** True while the board shows the position of this link. */
  get current(): boolean {
    const { element } = this;
    if (!element) return false;
    const { match, record } = boardOf<unknown, unknown, object>(element).store.snapshot;
    const visit = visitOf(element, match);
    if (this.host.position !== undefined) return visit?.link === this && match.ply === 0;
    if (visit) return false;
    return element.path === this.#pathIn(record);
  }

  /** Shows the position of this link. */
  show(): void {
    const { element, host } = this;
    if (!element) return;
    const board = boardOf<unknown, unknown, object>(element);
    const { store } = board;
    // The board may not have opened its declared match yet.
    board.configure();
    const visit = visitOf(element, store.snapshot.match);
    if (host.position !== undefined) {
      if (!this.#showPosition(element, board, visit?.match ?? store.snapshot.record)) return;
    } else {
      if (visit) store.show({ match: visit.match, names: store.snapshot.recordNames });
      visits.delete(element);
      const path = this.#pathIn(store.snapshot.record);
      try {
        element.goTo(path ?? '');
      } catch {
        store.reject(undefined, badPath(path ?? host.textContent.trim()));
        return;
      }
    }
    this.#mark(element);
    host.requestUpdate();
  }

  render(): TemplateResult {
    return html`<button
      part="move"
      type="button"
      aria-current=${ifDefined(this.current ? 'true' : undefined)}
      @click=${() => this.show()}
    >
      <slot @slotchange=${() => this.host.requestUpdate()}></slot>
    </button>`;
  }

  #pathIn(match: Match<unknown, unknown>): string | undefined {
    const { ply, path, textContent } = this.host;
    return path ?? (ply ?? plyOf(textContent, match))?.toString();
  }

  #showPosition(element: BoardElement, { store }: AnyBoard, before: Match<unknown, unknown>): boolean {
    const { game, options } = before;
    try {
      const match = new Match(game, { ...(options && { options }), position: this.host.position! });
      visits.set(element, { link: this, match: before, start: match.stateAt(0) });
      store.show({ match, names: store.snapshot.recordNames });
      return true;
    } catch (error) {
      store.reject('position', error as BadNotation);
      return false;
    }
  }

  /** Sets the marks of this link, or those that the board had before another one. */
  #mark(element: BoardElement): void {
    const { marks } = this.host;
    const own = ownMarks.get(element)?.marks ?? element.marks;
    if (marks === undefined) ownMarks.delete(element);
    else ownMarks.set(element, { link: this, marks: own });
    element.marks = marks ?? own;
  }

  #boardChanged(): void {
    const { element } = this;
    const own = element && ownMarks.get(element);
    if (own?.link === this && !this.current) {
      element!.marks = own.marks;
      ownMarks.delete(element!);
    }
    this.host.requestUpdate();
  }
}

/** The visit of a board, if it still shows the match of the visit. */
function visitOf(element: Element, match: Match<unknown, unknown>): Visit | undefined {
  const visit = visits.get(element);
  return visit?.start === match.stateAt(0) ? visit : undefined;
}

/** The class of a board: each bundle has its own, with its own links. */
interface BoardClass {
  readonly moveLink?: () => Promise<{ readonly MoveLink: typeof MoveLink }>;
}

/**
 * Resolves with the behaviour of a link once its board is in the page, from the bundle that defined the board. Resolves with
 * undefined if the link leaves the page before, or if the element with that id is no board.
 */
export async function openLink(host: MoveElement): Promise<MoveLink | undefined> {
  const root = host.getRootNode() as Document | ShadowRoot;
  for (;;) {
    const element = root.getElementById(host.for);
    if (element) {
      await customElements.whenDefined(element.localName);
      const loaded = await (element.constructor as BoardClass).moveLink?.();
      return loaded && new loaded.MoveLink(host);
    }
    await new Promise((resolve) => {
      root.addEventListener('game-ready', resolve, { once: true });
    });
    if (!host.isConnected) return undefined;
  }
}
