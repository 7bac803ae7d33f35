import type { Action, Answer, Link } from '../../core/table/entry.js';
import { Replica, type Change } from '../../core/table/replica.js';
import { hasStarted } from '../../core/table/state.js';
import type { Match } from '../../core/match.js';
import type { Seat } from '../../core/game.js';
import type { Board } from '../board.js';
import { GameTableEvent, type GameTableDetail, type Source } from '../events.js';
import { table as session } from '../session/table.js';

/** The connection of a board to a table. */
export interface TableConnection {
  /** Sends an action of the own seat, such as `{ k: 'ask', what: 'undo' }`. */
  act(action: Action): Promise<Answer>;
  /** Loads what is missing, as after a lost connection. Rejects if the host cannot be reached. */
  sync(): Promise<void>;
  /** Leaves the table: the board keeps the position, and the match is its own. */
  close(): void;
}

/** Shows the match of a table on a board, and sends the moves of its person to the host. */
class TableController<S, M, O extends object> implements TableConnection {
  readonly #board: Board<S, M, O>;
  readonly #replica: Replica;
  readonly #link: Link;
  #open = true;
  /** The match that was shown last. */
  #shown: Match<S, M, O> | undefined;
  /** The source of the own move that is being sent. */
  #source: Source = 'remote';
  #told = '';

  constructor(board: Board<S, M, O>, link: Link, seat: Seat | undefined) {
    const { game } = board.definition;
    this.#board = board;
    this.#link = link;
    this.#replica = new Replica({ [game.id]: game }, link, seat);
    this.#replica.onchange = (change) => this.#change(change);
    board.store.sit({
      session,
      play: (move, source) => this.#play(move, source),
      resign: () => void this.act({ k: 'resign' }),
    });
    this.#seat();
    // Whoever shows another match on the board leaves the table.
    board.store.subscribe((effect) => {
      const { record } = board.store.snapshot;
      if (this.#open && effect?.type === 'game-navigate' && this.#shown && !follows(record, this.#shown))
        this.close();
    });
  }

  act(action: Action): Promise<Answer> {
    return this.#replica.act(action);
  }

  async sync(): Promise<void> {
    try {
      await this.#replica.sync();
      this.#tell();
    } catch (error) {
      this.#tell('lost');
      throw error;
    }
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#replica.onchange = () => {};
    this.#link.close?.();
    this.#board.store.sit(undefined);
    this.#tell('left');
  }

  #play(move: M, source: Source): void {
    this.#source = source;
    const { definition } = this.#board;
    void this.#replica.act({ k: 'move', m: definition.game.formatMove(move) }).then((answer) => {
      if (this.#open && 'error' in answer) this.#refused(answer.error);
    });
    this.#source = 'remote';
  }

  #refused(code: string): void {
    const at = 'table';
    const message = `The host of the table has refused the move: ${code}.`;
    this.#board.store.reject(undefined, { code: `table-${code}`, at, message });
  }

  #change({ from }: Change): void {
    const { match: shown, fault } = this.#replica;
    const { store, loader } = this.#board;
    if (shown) {
      const match = shown as unknown as Match<S, M, O>;
      this.#seat();
      const known = this.#shown;
      this.#shown = match;
      if (known && from >= known.moves.length && !known.conclusion) store.follow(match, this.#source);
      else if (known !== match) loader.showLinked({ match, names: [] });
    }
    if (fault) store.reject(undefined, { code: 'table-fault', at: fault.at, message: fault.message });
    this.#tell();
  }

  /** Gives the board the names and the players of the table: all but the person at it are elsewhere, and nobody moves before the start. */
  #seat(): void {
    const { store } = this.#board;
    const { settings, match } = store.snapshot;
    const { state, seat: own } = this.#replica;
    const count = state.open?.seats ?? match.seats;
    const plays = (seat: Seat) => seat === own && hasStarted(state) && !state.seats[seat]!.computer;
    const chosen = Array.from({ length: count }, (_, seat) => (plays(seat) ? 'human' : 'remote')).join(' ');
    const names = Array.from({ length: count }, (_, seat) => state.seats[seat]?.name ?? '');
    const { chosenSeats, chosenNames } = store.snapshot;
    if (chosenSeats?.chosen !== chosen) store.set({ chosenSeats: { declared: settings.seats, chosen } });
    if (chosenNames?.chosen.join() !== names.join())
      store.set({ chosenNames: { declared: settings.names.join(), chosen: names } });
  }

  #tell(status?: 'lost' | 'left'): void {
    const { match, seats } = this.#replica.state;
    const now = !hasStarted(this.#replica.state) ? 'waiting' : match!.turn === 'over' ? 'over' : 'playing';
    const detail: GameTableDetail = {
      game: this.#board.definition.game.id,
      status: status ?? now,
      seats: seats.map(
        (place) =>
          place && {
            name: place.name,
            ...(place.computer && { computer: true as const }),
            ...(place.left && { left: true as const }),
          },
      ),
    };
    const text = JSON.stringify(detail);
    if (text === this.#told) return;
    this.#told = text;
    this.#board.element.dispatchEvent(new GameTableEvent(detail));
  }
}

/** True if the moves of a match begin with those of another one, or the other way round. */
function follows<S, M, O extends object>({ moves }: Match<S, M, O>, shown: Match<S, M, O>): boolean {
  const { formatMove } = shown.game;
  const same = (move: M, other: M) => move === other || formatMove(move) === formatMove(other);
  return moves.every((move, ply) => ply >= shown.moves.length || same(move, shown.moves[ply]!));
}

/** Connects a board to a table. The seats and the names of the board are those of the table, and its match the one of the host. */
export async function connect<S, M, O extends object>(
  board: Board<S, M, O>,
  link: Link,
  seat: Seat | undefined,
): Promise<TableConnection> {
  const table = new TableController(board, link, seat);
  await table.sync();
  return table;
}
