import type { Action, Answer, Link, Refusal } from '../../../core/table/entry.js';
import { Replica, type Change } from '../../../core/table/replica.js';
import { hasStarted } from '../../../core/table/state.js';
import type { Match } from '../../../core/match.js';
import type { Seat } from '../../../core/game.js';
import type { Board } from '../../model/board.js';
import type { BoardState } from '../../model/snapshot.js';
import { GameTableEvent, type GameTableDetail, type Source } from '../../model/events.js';
import { table as session } from '../../model/session/table.js';

/** Why the host has refused a move. */
const refusals: Readonly<Record<Refusal, string>> = {
  stale: 'Somebody else was faster: the move was not made.',
  early: 'The board did not know the last moves. Play again.',
  turn: 'It is the turn of somebody else.',
  illegal: 'The host of the table does not allow this move.',
  notation: 'The host of the table cannot read this move.',
  over: 'The game at the table is over.',
  rate: 'Too many moves in a short time: the move was not made.',
  token: 'This board has no seat at the table.',
  lost: 'The host of the table cannot be reached: the move was not made.',
};

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
  /** The players and the names that the board has from the table. */
  #seated: Partial<Pick<BoardState<S, M, O>, 'chosenSeats' | 'chosenNames'>> = {};

  constructor(board: Board<S, M, O>, link: Link, seat: Seat | undefined) {
    const { game } = board.definition;
    this.#board = board;
    this.#link = link;
    this.#replica = new Replica({ [game.id]: game }, link, seat);
    this.#replica.onchange = (change) => this.#change(change);
    board.store.sit({
      session,
      play: (move, source) => this.#play(move, source),
      resign: () => this.#send({ k: 'resign' }),
    });
    this.#seat();
    // Whoever shows another match on the board leaves the table.
    board.store.subscribe((effect) => {
      const { record } = board.store.snapshot;
      if (this.#open && effect?.type === 'game-navigate' && this.#shown && !continues(record, this.#shown))
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
    const { store } = this.#board;
    store.sit(undefined);
    // unless a person has chosen other ones, as for a new game
    const { chosenSeats, chosenNames } = store.snapshot;
    if (chosenSeats === this.#seated.chosenSeats) store.set({ chosenSeats: undefined });
    if (chosenNames === this.#seated.chosenNames) store.set({ chosenNames: undefined });
    this.#tell('left');
  }

  #play(move: M, source: Source): void {
    this.#source = source;
    const { definition } = this.#board;
    this.#send({ k: 'move', m: definition.game.formatMove(move) });
    this.#source = 'remote';
  }

  /** Sends an action, and tells why it was refused. */
  #send(action: Action): void {
    void this.#replica.act(action).then((answer) => {
      if (!this.#open || !('error' in answer)) return;
      const { error: why } = answer;
      this.#board.store.reject(undefined, { code: `table-${why}`, at: 'table', message: refusals[why] });
    });
  }

  #change({ from }: Change): void {
    const { match: shown, fault } = this.#replica;
    const { store, loader } = this.#board;
    if (shown) {
      const match = shown as Match<S, M, O>;
      this.#seat();
      const known = this.#shown;
      if (known && from >= known.moves.length && !known.conclusion) store.follow(match, this.#source);
      this.#shown = match;
      if (!known || from < known.moves.length) loader.showLinked({ match, names: [] });
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
    const seated = {
      chosenSeats: { declared: settings.seats, chosen },
      chosenNames: { declared: settings.names.join(), chosen: names },
    };
    if (JSON.stringify(seated) === JSON.stringify(this.#seated)) return;
    this.#seated = seated;
    store.set(seated);
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

/** True if a match has the options of another one, and begins with its moves. */
function continues<S, M, O extends object>(
  { options, moves }: Match<S, M, O>,
  shown: Match<S, M, O>,
): boolean {
  const { formatMove } = shown.game;
  const same = (move: M, other: M | undefined) =>
    move === other || (other !== undefined && formatMove(move) === formatMove(other));
  return (
    JSON.stringify(options) === JSON.stringify(shown.options) &&
    shown.moves.every((move, ply) => same(move, moves[ply]))
  );
}

/** The tables of boards: a board is at one at a time. */
const connections = new WeakMap<object, TableConnection>();

/** Connects a board to a table. The seats and the names of the board are those of the table, and its match the one of the host. */
export async function connect<S, M, O extends object>(
  board: Board<S, M, O>,
  link: Link,
  seat: Seat | undefined,
): Promise<TableConnection> {
  connections.get(board)?.close();
  const table = new TableController(board, link, seat);
  connections.set(board, table);
  try {
    await table.sync();
  } catch (error) {
    table.close();
    throw error;
  }
  return table;
}
