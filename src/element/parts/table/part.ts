import { html, render, type ReactiveController, type TemplateResult } from 'lit';
import { BadEntry } from '../../../core/errors.js';
import { bringIntoView } from '../../base/abilities.js';
import type { AnyBoard } from '../../model/board.js';
import { findText, isOfTable } from '../../model/link-text.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { fieldStyles } from '../../styles/field.styles.js';
import { seatListStyles } from '../../styles/seat-list.styles.js';
import { tableStyles } from '../../styles/table.styles.js';
import { STAYS } from '../../ui/view/linger.js';
import { keptGames, LinkGame } from './link-game.js';
import { LinkView } from './link-view.js';
import { ServerGame } from './server-game.js';
import { ServerView } from './server-view.js';
import { tableWords } from '../../../words/en/table.js';
import type { Shown } from './view-parts.js';

/** A way to people elsewhere, which a value of the attribute `table` names. To add one, add a line to `providers`. */
interface Provider {
  /** Reads the text that the fragment of the address has for the board. */
  read(text: string): void;
  /** Another tab has changed the local storage. */
  stored?(key: string | null): void;
  render(): Shown | undefined;
  /** The board is on the page. */
  connect?(): void;
  /** The board has left the page. */
  disconnect?(): void;
  /** The attribute names another way. */
  close?(): void;
}

function linkProvider(board: AnyBoard): Provider {
  const { game } = board.definition;
  if (game.chance && !game.viewMove)
    throw new BadEntry(
      'This game cannot be played by link: dice or tiles come up within a turn, and nobody could check them. Use a table server.',
      { code: 'table-link', at: 'table' },
    );
  const play = new LinkGame(board);
  const view = new LinkView(board, play);
  return {
    read: (text) => play.read(text),
    stored: (key) => {
      if (key === keptGames.key) play.refresh();
    },
    render: () => view.render(),
    disconnect: () => view.stop(),
    close: () => view.stop(),
  };
}

/** A table on a server. The board shows its changes by `update`. */
function serverProvider(board: AnyBoard, value: string, update: () => void): Provider {
  const play = new ServerGame(board, value, update);
  const view = new ServerView(board, play, value, update);
  return {
    read: (text) => play.read(text),
    render: () => view.render(),
    connect: () => play.connect(),
    disconnect() {
      view.stop();
      play.disconnect();
    },
    close() {
      view.stop();
      play.close();
    },
  };
}

const providers: readonly {
  readonly fits: (value: string) => boolean;
  readonly create: (board: AnyBoard, value: string, update: () => void) => Provider;
}[] = [
  { fits: (value) => value === 'link', create: linkProvider },
  {
    fits: (value) => /^(https?:\/)?\//.test(value) && URL.canParse(value, location.href),
    create: serverProvider,
  },
];

function newBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'elsewhere';
  return box;
}

/** The content of a box. In a section, Orca does not read the choices of fields that are new (`dialog.ts`). */
const sheet = (content: TemplateResult) => html`<section>${content}</section>`;

/** The part of a board with the attribute `table`: people elsewhere, in the frame of the board. */
export class TablePart implements ReactiveController {
  readonly #board: AnyBoard;
  #box = newBox();
  /** The template that the box shows. */
  #shape: TemplateStringsArray | undefined;
  /** Says that there is no connection. It stays at the upper edge of the window while the board is there. */
  readonly #lost = document.createElement('p');
  /** The main button was brought into the window: once, as a person is called to press it. */
  #called = false;
  #value: string | undefined;
  #provider: Provider | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#lost.className = 'lost';
    board.element.addController(this);
    if (board.element.hasUpdated) this.hostUpdate();
    board.element.requestUpdate();
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#read);
    addEventListener('storage', this.#stored);
    this.#provider?.connect?.();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#read);
    removeEventListener('storage', this.#stored);
    this.#provider?.disconnect?.();
  }

  /** Before the first render, so that the board shows no other game. */
  hostUpdate(): void {
    const value = String(Reflect.get(this.#board.element, 'table') ?? '');
    if (value !== this.#value) {
      this.#value = value;
      this.#provider?.close?.();
      this.#provider = this.#create(value);
      this.#provider?.connect?.();
      this.#read();
    }
  }

  hostUpdated(): void {
    this.#render();
  }

  readonly #render = (): void => {
    const { settings } = this.#board.store.snapshot;
    const shown = settings.session.plays ? this.#provider?.render() : undefined;
    if (shown) this.#show(shown);
    else if (this.#hasFocus) {
      this.#retire();
      this.#board.element.focus({ preventScroll: true });
    } else this.#box.remove();
    this.#showLost(shown?.lost);
    // the toolbar keeps a tab stop, also if a tool that has left it was that
    const bar = this.#board.element.renderRoot.querySelector('.bar');
    if (bar && !bar.querySelector('[tabindex="0"]')) bar.querySelector('button')!.tabIndex = 0;
  };

  #create(value: string): Provider | undefined {
    const { store, element } = this.#board;
    if (!value) return undefined;
    const provider = providers.find(({ fits }) => fits(value));
    try {
      if (!element.id)
        throw new BadEntry('A board with the attribute table needs an id.', { code: 'table-id', at: 'id' });
      if (this.#board.definition.game.players.max < 2)
        throw new BadEntry(
          'A game for one player cannot be played with others: remove the attribute table.',
          {
            code: 'table-one',
            at: 'table',
          },
        );
      if (provider) return provider.create(this.#board, value, this.#render);
      store.reject('table', { code: 'attribute', at: 'table', found: value, values: ['link', 'https://…'] });
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      store.reject('table', error);
    }
    return undefined;
  }

  /** Reads the text that the address has for the board; after a change, only if it is another one. */
  readonly #read = (event?: HashChangeEvent): void => {
    const { element } = this.#board;
    const text = findText(location.hash, element.id);
    const before = event && findText(new URL(event.oldURL).hash, element.id);
    if (text !== undefined && text !== before && isOfTable(element, text)) this.#provider?.read(text);
  };

  readonly #stored = ({ key }: StorageEvent): void => {
    this.#provider?.stored?.(key);
  };

  get #hasFocus(): boolean {
    return this.#box.matches(':focus-within');
  }

  /** Goes on with another box. The old one stays for a moment: screen readers do not tell a focus that comes from a control that is gone. */
  #retire(): void {
    const old = this.#box;
    this.#box = newBox();
    old.className = 'leaving';
    // a field without its id has no label
    for (const each of old.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      if (each.matches(':focus')) each.ariaLabel = each.labels?.[0]?.textContent.trim() ?? null;
      else each.remove();
    for (const each of old.querySelectorAll<HTMLElement>('[id], button, input, select, summary')) {
      each.removeAttribute('id');
      each.tabIndex = -1;
    }
    setTimeout(() => old.remove(), STAYS);
  }

  /** Renders the box, and keeps the focus in it. */
  #show({ content, place }: Shown): void {
    const { element } = this.#board;
    const root = element.renderRoot as ShadowRoot;
    adoptSheets(element, [fieldStyles, seatListStyles, tableStyles]);
    const hadFocus = this.#hasFocus;
    if (hadFocus && content.strings !== this.#shape) this.#retire();
    this.#shape = content.strings;
    const box = this.#box;
    // a single tool is no box
    box.setAttribute('part', place === 'bar' ? '' : 'table');
    box.dataset.place = place;
    // screen readers leave letters to the board on the buttons of a toolbar
    box.role = place === 'bar' ? null : 'toolbar';
    box.ariaLabel = place === 'bar' ? null : tableWords(this.#board.words().ui).server.table;
    if (place === 'say') {
      const around = root.querySelector('.in');
      if (box.parentElement !== around) around?.prepend(box);
    } else if (place !== 'main') {
      if (!box.matches(`.${place} > *`)) root.querySelector(`.${place}`)?.append(box);
    } else {
      const end = root.querySelector('.finale');
      if (end && end.firstElementChild !== box) end.prepend(box);
      else if (!end && !box.matches('.board + *')) root.querySelector('.board')?.after(box);
    }
    render(place === 'bar' ? content : sheet(content), box, { host: element });
    if (hadFocus && !box.querySelector(':focus:not(.leaving *)')) this.#enter();
    if (place !== 'say') this.#called = false;
    else if (!this.#called && box.isConnected && box.querySelector('.go:not(.quiet)')) {
      this.#called = true;
      bringIntoView(box, { block: box.offsetHeight < innerHeight ? 'nearest' : 'start' });
    }
  }

  /** Moves the focus to the first control of the box; to the board, if there is none that is seen. */
  #enter(): void {
    const { element } = this.#board;
    const box = this.#box;
    const first = box.querySelector<HTMLElement>(':is(input:not([readonly]), button):not(.leaving *)');
    first?.focus({ preventScroll: true });
    // as the game begins, the buttons are in a part that is closed
    if (!first?.matches(':focus')) element.focus({ preventScroll: true });
  }

  #showLost(text: string | undefined): void {
    if (text === undefined) this.#lost.remove();
    else if (!this.#lost.isConnected)
      this.#board.element.renderRoot.querySelector('.mat')?.prepend(this.#lost);
    render(html`<span>${text}</span>`, this.#lost);
  }
}

export const create = (board: AnyBoard): TablePart => new TablePart(board);
