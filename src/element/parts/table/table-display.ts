import type { Seat } from '../../../core/game.js';
import { movesInCommon, type AnyMatch } from '../../../core/match.js';
import type { AnyBoard } from '../../model/board.js';
import type { GameEvents, Source } from '../../model/events.js';
import { fire } from '../../model/fire.js';
import type { BoardState } from '../../model/snapshot.js';
import { table as session } from '../../model/session.js';
import type { TableProxy } from '../../model/table-proxy.js';

/** The actions of a board at a table, and `left`: it shows another match now. */
export interface DisplayActions extends Omit<TableProxy<unknown>, 'session'> {
  left(): void;
}

/** The displays of boards: a board has one at a time. */
const displays = new WeakMap<object, { leave(): void }>();

/** The board at a table: it shows the match, the names and the players of the table until it shows another match. */
export class TableDisplay {
  open = true;
  readonly #board: AnyBoard;
  readonly #actions: DisplayActions;
  readonly #unsubscribe: () => void;
  /** The match that was shown last. */
  #shown: AnyMatch | undefined;
  #told: GameEvents['game-table'] | undefined;
  /** The players and the names that the board has from the table. */
  #seated: Partial<Pick<BoardState, 'chosenSeats' | 'chosenNames' | 'waiting' | 'vacant'>> = {};

  constructor(board: AnyBoard, actions: DisplayActions) {
    displays.get(board)?.leave();
    displays.set(board, this);
    this.#board = board;
    this.#actions = actions;
    const { store } = board;
    store.sit({ session, ...actions });
    this.#unsubscribe = store.subscribe((effect) => {
      const { record } = store.snapshot;
      if (effect?.type === 'game-navigate' && this.#shown && !continues(record, this.#shown)) this.leave();
    });
  }

  /**
   * Shows a match that is as the last one up to ply `from`: further moves one by one, anything else at once. Returns true if that announces a
   * position.
   */
  show(match: AnyMatch, from: number, source: Source): boolean {
    const { store, loader } = this.#board;
    const known = this.#shown;
    this.#shown = match;
    if (!known || from < known.moves.length || !hasOptionsOf(known, match))
      loader.showLinked({ match, names: [] });
    else if (!known.conclusion) store.follow(match, source);
    return !known || known.moves.length !== match.moves.length;
  }

  /** The next match is another one. */
  reset(): void {
    this.#shown = undefined;
  }

  /**
   * Gives the board the names by seat, undefined for a seat that is free, and one person on their own seat: all others are elsewhere.
   * `moves`: the person may move.
   */
  seat(names: readonly (string | undefined)[], own: Seat | undefined, moves: boolean): void {
    const { store } = this.#board;
    const { settings } = store.snapshot;
    const chosen = names.map((_, seat) => (moves && seat === own ? 'human' : 'remote')).join(' ');
    const seated = {
      chosenSeats: { declared: settings.seats, chosen },
      chosenNames: { declared: settings.names.join(), chosen: names.map((name) => name ?? '') },
      waiting: moves ? undefined : own,
      vacant: names.flatMap((name, seat) => (name === undefined ? [seat] : [])),
    };
    if (JSON.stringify(seated) === JSON.stringify(this.#seated)) return;
    this.#seated = seated;
    store.set(seated);
  }

  /** Tells the page about the table, if there is something new. */
  tell(detail: Omit<GameEvents['game-table'], 'game'>): void {
    const told = { game: this.#board.definition.game.id, ...detail };
    if (JSON.stringify(told) === JSON.stringify(this.#told)) return;
    this.#told = told;
    fire(this.#board.element, 'game-table', told);
  }

  /** Leaves the table: the board keeps the position, and the match is its own. */
  leave(): void {
    if (!this.open) return;
    this.open = false;
    this.#unsubscribe();
    const { store } = this.#board;
    store.sit(undefined);
    store.set({ waiting: undefined, vacant: undefined });
    // unless a person has chosen other ones, as for a new game
    const { chosenSeats, chosenNames } = store.snapshot;
    if (chosenSeats === this.#seated.chosenSeats) store.set({ chosenSeats: undefined });
    if (chosenNames === this.#seated.chosenNames) store.set({ chosenNames: undefined });
    this.#actions.left();
    if (this.#told) this.tell({ ...this.#told, status: 'left' });
  }
}

const hasOptionsOf = (match: AnyMatch, other: AnyMatch): boolean =>
  JSON.stringify(match.options) === JSON.stringify(other.options);

/** True if a match has the options of another one, and begins with its moves. */
const continues = (match: AnyMatch, shown: AnyMatch): boolean =>
  hasOptionsOf(match, shown) && movesInCommon(shown, match) === shown.moves.length;
