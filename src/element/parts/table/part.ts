import { render, type ReactiveController, type TemplateResult } from 'lit';
import { BadEntry } from '../../../core/errors.js';
import type { Board } from '../../model/board.js';
import { findText, isOfTable } from '../../model/link-text.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { fieldStyles } from '../../styles/field.styles.js';
import { tableStyles } from '../../styles/table.styles.js';
import { KEPT_GAMES } from './kept-games.js';
import { LinkGame } from './link-game.js';
import { LinkView } from './link-view.js';

/** A way to people elsewhere, which a value of the attribute `table` names. To add one, add a line to `providers`. */
interface Provider {
  /** Reads the text that the fragment of the address has for the board. */
  read(text: string): void;
  /** Another tab has changed the local storage. */
  stored?(key: string | null): void;
  /** The part of it that the board shows. `main`: a person has something to do, so it stands where the end of a game does. */
  render(): { readonly content: TemplateResult; readonly main: boolean } | undefined;
}

function linkProvider<S, M, O extends object>(board: Board<S, M, O>): Provider {
  const { chance, game } = board.definition;
  if (game.players.max < 2)
    throw new BadEntry('A game for one cannot be played by link.', { code: 'table-one', at: 'table' });
  if (chance && !game.viewMove)
    throw new BadEntry(
      'This game cannot be played by link: chance is asked for within a turn, and nobody could check it.',
      { code: 'table-link', at: 'table' },
    );
  const play = new LinkGame(board);
  const view = new LinkView(board, play);
  return {
    read: (text) => play.read(text),
    stored: (key) => {
      if (key === KEPT_GAMES) play.refresh();
    },
    render: () => view.render(),
  };
}

const providers: readonly {
  readonly fits: (value: string) => boolean;
  readonly create: <S, M, O extends object>(board: Board<S, M, O>) => Provider;
}[] = [{ fits: (value) => value === 'link', create: linkProvider }];

/** The part of a board with the attribute `table`: people elsewhere, in the frame of the board. */
export class TablePart<S, M, O extends object> implements ReactiveController {
  readonly #board: Board<S, M, O>;
  readonly #box = document.createElement('section');
  #value: string | undefined;
  #provider: Provider | undefined;
  /** The text of the address that was read last. */
  #text: string | undefined;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    this.#box.className = 'elsewhere';
    board.element.addController(this);
    this.hostUpdated();
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#read);
    addEventListener('storage', this.#stored);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#read);
    removeEventListener('storage', this.#stored);
  }

  hostUpdated(): void {
    const { element, store } = this.#board;
    const value = String(Reflect.get(element, 'table') ?? '');
    if (value !== this.#value) {
      this.#value = value;
      this.#provider = this.#create(value);
      this.#text = undefined;
      this.#read();
    }
    const { settings } = store.snapshot;
    const shown = settings.session.plays ? this.#provider?.render() : undefined;
    if (shown) this.#show(shown.content, shown.main);
    else this.#box.remove();
  }

  #create(value: string): Provider | undefined {
    const { store, element } = this.#board;
    if (!value) return undefined;
    const provider = providers.find(({ fits }) => fits(value));
    try {
      if (!element.id)
        throw new BadEntry('A board with the attribute table needs an id.', { code: 'table-id', at: 'id' });
      if (provider) return provider.create(this.#board);
      store.reject('table', { code: 'attribute', at: 'table', found: value, values: ['link'] });
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      store.reject('table', error);
    }
    return undefined;
  }

  readonly #read = (): void => {
    const { element } = this.#board;
    const text = findText(location.hash, element.id);
    if (text === undefined || text === this.#text || !isOfTable(element, text)) return;
    this.#text = text;
    this.#provider?.read(text);
  };

  readonly #stored = ({ key }: StorageEvent): void => {
    this.#provider?.stored?.(key);
  };

  /** Renders the box, and keeps the focus in it. */
  #show(content: TemplateResult, main: boolean): void {
    const { element } = this.#board;
    const root = element.renderRoot as ShadowRoot;
    adoptSheets(element, [fieldStyles, tableStyles]);
    const box = this.#box;
    const focused = root.activeElement !== null && box.contains(root.activeElement);
    const end = main && root.querySelector('.finale');
    if (end && end.firstElementChild !== box) end.prepend(box);
    else if (main && !end && !box.matches('.board + *')) root.querySelector('.board')?.after(box);
    else if (!main && !box.matches('.tools > *')) root.querySelector('.tools')?.append(box);
    render(content, box);
    if (focused && !box.contains(root.activeElement))
      box.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }
}
