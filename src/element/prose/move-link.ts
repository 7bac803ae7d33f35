import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { Match, type AnyMatch } from '../../core/match.js';
import { withOdd, type BadNotation } from '../../core/errors.js';
import { matchAt, parsePath } from '../../core/path.js';
import { toPlain } from '../../core/plain-text.js';
import { boardOf, type AnyBoard } from '../model/board.js';
import { readContent, watchContent } from '../model/content-text.js';
import { uiLanguages } from '../words/index.js';
import { LanguageController } from '../words/language-controller.js';
import { adoptSheets } from '../styles/adopt-sheets.js';
import { moveLinkStyles } from '../styles/move-link.styles.js';
import { isPlain, keyOf, take } from '../ui/input/key-events.js';
import { partKinds } from '../parts/registry.js';
import { boardFor, idNames, idOf, type NamesBoard } from './board-for.js';
import { follow, stay, stopFollowing } from './follow.js';
import { plyOf } from './ply-of.js';
import { fire } from '../model/fire.js';
import { proseWords } from '../../words/en/parts.js';

/** The public properties of a board that links use. */
interface BoardElement extends LitElement {
  readonly path: string;
  readonly follow: boolean;
  marks: string | readonly string[];
  goTo(path: string): void;
}

/** The element of a move in running text. */
interface MoveElement extends LitElement, NamesBoard {
  readonly ply: number | string | undefined;
  readonly path: string | undefined;
  readonly position: string | undefined;
  readonly marks: string | readonly string[] | undefined;
}

const hasBoard = (element: Element): element is BoardElement => Boolean(boardOf(element as BoardElement));

/** The link whose position a board shows, or showed last, in place of its game. */
const visits = new WeakMap<Element, MoveLink>();

/** The marks that a board had before a link of the text set others. */
const ownMarks = new WeakMap<
  Element,
  { readonly link: MoveLink; readonly marks: string | readonly string[] }
>();

/** The number of characters up to which a text is on one line: those of a move with its number, which fit into narrow columns. */
const SHORT = 16;

/** Events after which a board may show another position. */
const changes = ['game-ready', 'game-navigate', 'game-move', 'game-turn', 'game-over'];

/** Shows a match in place of the game, until the reader or the page goes back. */
function visit(board: AnyBoard, match: AnyMatch, paths: readonly string[]): void {
  const { store } = board;
  const { record, settings } = store.snapshot;
  const { boardOnly, plays, explores } = settings.session;
  const controls = !boardOnly && settings.controls !== 'none';
  const message = {
    kind: 'note',
    text: () => proseWords(board.words().ui).visit,
    answers: [{ label: () => board.words().ui.recapEnd, action: 'leave' }],
  } as const;
  const line = { message: controls ? message : undefined };
  store.showLine(match, { record, tree: record, branches: [], isReaders: true, paths, visit: line });
  if ((plays || explores) && !store.explore)
    partKinds.tree
      .load()
      .then(({ allowMoves }) => allowMoves(board))
      .catch(() => store.reject(undefined, { code: 'load' }));
}

/** The behaviour of a move in running text. Loaded on demand. */
export class MoveLink implements ReactiveController {
  readonly host: MoveElement;
  #listening: AbortController | undefined;

  constructor(host: MoveElement) {
    this.host = host;
    adoptSheets(host, [moveLinkStyles]);
    host.addController(this);
    watchContent(host, () => host.requestUpdate());
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const update = ({ target }: Event) => {
      if ((target as Element).id === idOf(this.host)) this.#boardChanged();
    };
    for (const name of changes) this.host.getRootNode().addEventListener(name, update, { signal });
    follow(this);
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    stopFollowing(this);
  }

  /** The element of the board, once it is defined. None outside of a document. */
  get element(): BoardElement | undefined {
    const element = boardFor(this.host);
    return element && hasBoard(element) ? element : undefined;
  }

  /** True while the board shows the position of this link. */
  get current(): boolean {
    const { element } = this;
    if (!element) return false;
    const { match, record, line } = boardOf(element).store.snapshot;
    if (this.host.position === undefined) return element.path === this.#pathIn(record);
    return line?.visit !== undefined && visits.get(element) === this && match.ply === 0;
  }

  /** Shows the position of this link. */
  show(): void {
    const { element, host } = this;
    if (!element) return;
    const board = boardOf(element);
    // The board may not have opened its declared match yet.
    board.configure();
    try {
      if (host.position === undefined) this.#showPlace(element, board);
      else this.#showPosition(board, host.position);
    } catch (error) {
      board.store.reject(host.position && 'position', error as BadNotation);
      return;
    }
    visits.set(element, this);
    this.#mark(element);
    host.requestUpdate();
  }

  readonly #press = (): void => {
    stay();
    this.show();
  };

  render(): TemplateResult {
    // no <button>: that is a box, after which a line may end, and the next one would begin with a full stop
    const isShort = readContent(this.host).text.trim().length <= SHORT;
    return html`<span
      part="move"
      class=${ifDefined(isShort ? 'short' : undefined)}
      role="button"
      tabindex="0"
      aria-current=${ifDefined(this.current ? 'true' : undefined)}
      @click=${this.#press}
      @keydown=${this.#pressed}
      @keyup=${this.#pressed}
      ><slot></slot
    ></span>`;
  }

  /** The keys of a button: Enter at once, the space bar when it is released. */
  readonly #pressed = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if ((key !== 'Enter' && key !== ' ') || !isPlain(event)) return;
    take(event);
    if (event.type === (key === ' ' ? 'keyup' : 'keydown')) this.#press();
  };

  #pathIn(match: AnyMatch): string | undefined {
    const { ply, path } = this.host;
    return (path && toPlain(path)) ?? (ply ?? plyOf(readContent(this.host).text, match))?.toString();
  }

  /** Shows a place in the record. A match that is played or solved stays where it is, and the place is visited. */
  #showPlace(element: BoardElement, board: AnyBoard): void {
    const { record, settings } = board.store.snapshot;
    const text = this.#pathIn(record) ?? readContent(this.host).text;
    const path = parsePath(text);
    const match = matchAt(record, path);
    const { plays, isPuzzle } = settings.session;
    const played = plays || isPuzzle;
    if (!played || text === String(record.ply)) {
      element.goTo(text);
      return;
    }
    const isMain = path.branches.length === 0;
    const paths = [...match.moves, ''].map((_, ply) =>
      isMain ? String(ply) : ply === match.ply ? text : '',
    );
    visit(board, match, paths);
  }

  #showPosition(board: AnyBoard, position: string): void {
    const { game, options } = board.store.snapshot.record;
    visit(board, new Match(game, { ...(options && { options }), position }), ['']);
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

/** The class of a board: each bundle has its own, with its own links. */
interface BoardClass {
  readonly moveLink?: () => Promise<{ readonly MoveLink: typeof MoveLink }>;
}

/** Reports a link whose board is missing once the page is loaded. It still becomes a button if the board comes later. */
async function reportMissing(host: MoveElement, signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  // The page may set `for` after the element is in it.
  await host.updateComplete;
  if (signal.aborted || boardFor(host)) return;
  const id = idOf(host) ?? '';
  // Frameworks set undefined and null for what is not there yet.
  if (!id && idNames.some((name) => host[name] === undefined || host[name] === null)) return;
  const language = new LanguageController(host, uiLanguages);
  await language.loading;
  const message = withOdd(proseWords(language.words).noBoard(id), id, language.words.oddCharacter);
  const at = idNames.find((name) => host[name]) ?? 'board';
  fire(host, 'game-error', { code: 'board', attribute: at, at, message });
}

/** Resolves when an element with the id that a link names is in the page, or the signal is aborted. */
const nextChange = (root: Node, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(end);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['id'] });
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });

/**
 * Resolves with the behaviour of a link once its board is in the page, from the bundle that defined the board. Resolves with
 * undefined if the signal is aborted before.
 */
export async function openLink(host: MoveElement, signal: AbortSignal): Promise<MoveLink | undefined> {
  void reportMissing(host, signal);
  while (!signal.aborted) {
    const element = boardFor(host);
    if (element) await customElements.whenDefined(element.localName);
    const loaded = await (element?.constructor as BoardClass | undefined)?.moveLink?.();
    if (!loaded) await nextChange(host.getRootNode(), signal);
    else if (!signal.aborted) return new loaded.MoveLink(host);
  }
  return undefined;
}
