import { seatLetter, type Game, type Seat } from '../core/game.js';
import type { Match } from '../core/match.js';
import { random } from '../core/random.js';
import type { Source } from './events.js';
import type { OptionField } from './kit.js';
import { openMatch, type Opened, type Opening, type Reader } from './opening.js';
import { parseSeats } from './players.js';
import { Table, type Played } from './table.js';
import type { Player } from './table-view.js';

/** What the page has said, as texts of attributes. */
export interface Declared extends Omit<Opening, 'position' | 'record'> {
  readonly seats: string;
  readonly mode: 'play' | 'diagram' | 'replay';
  readonly seed: string | undefined;
  readonly autosave: string;
}

/** The element, as its session sees it. */
export interface SessionHost<S, M> {
  readonly declared: () => Declared;
  /** Names that somebody gave, by seat. */
  readonly names: () => readonly (string | undefined)[];
  readonly fire: (event: Event) => boolean;
  /** Another state is shown; `played` where a move led there. */
  readonly changed: (played: Played<S, M> | undefined) => void;
  /** Text from the page made no sense. */
  readonly refuse: (error: unknown) => void;
}

/** Reads records, once it has come: most pages never need it. */
let reader: Reader | undefined;

async function fetchReader(): Promise<void> {
  reader ??= (await import('../core/read-record.js')).parseRecord;
}

const hex = (words: Uint32Array) => Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');

/** Opens matches as the page declares them, and runs the one on the table: seats, chance, steps, saving. */
export class Session<S, M, O extends object> {
  readonly game: Game<S, M, O>;
  readonly #fields: readonly OptionField[];
  readonly #host: SessionHost<S, M>;
  #table: Table<S, M, O> | undefined;
  /** Declared rule options the match was opened with, as one text to compare. */
  #key = '';
  #load: 'position' | 'record' | undefined;
  #position: string | undefined;
  #record: string | undefined;
  #ply: number | undefined;
  #names: readonly (string | undefined)[] = [];
  /** Seats chosen in the new-game form; they hold until the page declares others. */
  #seated: { readonly declared: string; readonly chosen: string } | undefined;
  #awake = false;
  /** The reader of records could not be had. */
  #unread = false;
  #ownSeed: string | undefined;
  #opened = 0;

  constructor(host: SessionHost<S, M>, game: Game<S, M, O>, fields: readonly OptionField[]) {
    this.#host = host;
    this.game = game;
    this.#fields = fields;
  }

  /** The match; whatever the page has declared since is opened first. */
  get match(): Match<S, M, O> {
    return this.table.match;
  }

  get table(): Table<S, M, O> {
    this.settle();
    return (this.#table ??= this.#seat(
      openMatch(this.game, [], { players: undefined, first: '', options: {} }, () => 0),
    ));
  }

  /** Names that the record gives, by seat. */
  get names(): readonly (string | undefined)[] {
    return this.#names;
  }

  get players(): readonly Player[] {
    return parseSeats(this.seats, this.game.scores(this.match.state).length).players;
  }

  /** Who sits where, as the `seats` attribute is written. */
  get seats(): string {
    const { seats } = this.#host.declared();
    return this.#seated?.declared === seats ? this.#seated.chosen : seats;
  }

  /** The player to move, where a seat is. */
  get player(): Player | undefined {
    const { turn } = this.match;
    return typeof turn === 'number' ? this.players[turn] : undefined;
  }

  /** Who begins, as the new-game form shows it: a letter, or `random` where the page declares that. */
  get first(): string {
    const { options } = this.match;
    const first: unknown = options && Reflect.get(options, 'first');
    return this.#host.declared().first || seatLetter(typeof first === 'number' ? first : 0);
  }

  /** Takes what the page declares; equal text changes nothing. */
  declare(kind: 'position' | 'record', text: string | undefined): void {
    const old = kind === 'position' ? this.#position : this.#record;
    if (text === old) return;
    if (kind === 'position') this.#position = text;
    else this.#record = text;
    if (kind === 'record' || text !== undefined) this.#load = text === undefined ? undefined : kind;
    if (text === undefined) this.#key = '';
  }

  declarePly(ply: number | undefined): void {
    this.#ply = ply;
  }

  /** Opens what the page has declared since the last time; bad text is refused, and the match stays. */
  settle(): void {
    const { players, first, options, mode } = this.#host.declared();
    const key = JSON.stringify([players, first, options]);
    if (key !== this.#key || this.#load) {
      if (this.reading) return;
      const load = this.#load ?? (this.#record === undefined ? 'position' : 'record');
      this.#key = key;
      this.#load = undefined;
      const text = load === 'record' ? { record: this.#record } : { position: this.#position };
      const opened = this.#try(() => this.#open({ players, first, options, ...text }));
      if (opened) {
        // A replay begins at the beginning; a board to play on, or a diagram, shows how the record ends.
        if (mode === 'replay') opened.match.goTo(0);
        this.#put(opened);
      }
    }
    const ply = this.#ply;
    this.#ply = undefined;
    if (ply !== undefined && this.#table) {
      this.#try(() => {
        this.#goToDeclared(ply);
      });
    }
  }

  /** Pending while a declared record waits for its reader, which comes with the first record of the page. */
  get reading(): Promise<unknown> | undefined {
    const wanted = this.#record !== undefined && this.#load !== 'position' && !reader;
    if (!wanted || this.#unread) return undefined;
    return fetchReader().catch((error: unknown) => {
      this.#unread = true;
      this.#host.refuse(error);
    });
  }

  /** Begins a match of these options, or the declared ones. Throws BadOpening. */
  begin(opening: Partial<Opening>, seats?: string): void {
    const { players, first, options } = this.#host.declared();
    const opened = openMatch(
      this.game,
      this.#fields,
      { players, first, options, ...opening },
      this.pickFirst,
    );
    if (seats !== undefined) this.#seated = { declared: this.#host.declared().seats, chosen: seats };
    this.#put(opened);
  }

  /** Begins with a match made elsewhere. */
  open(match: Match<S, M, O>, seats?: string): void {
    if (seats !== undefined) this.#seated = { declared: this.#host.declared().seats, chosen: seats };
    this.#put({ match, names: [] });
  }

  /** The element can be seen for the first time: from here on it may draw lots, read storage and think. */
  wake(): void {
    if (this.#awake) return;
    this.#awake = true;
    const { first, autosave } = this.#host.declared();
    if (autosave && this.#record === undefined) void this.#restore(autosave);
    if (first === 'random' && this.#untouched && this.#position === undefined) {
      this.#try(() => {
        this.begin({});
      });
    }
    this.table.rollOn();
  }

  /** Nobody has moved yet: another match may take this one's place. */
  get #untouched(): boolean {
    return this.match.moves.length === 0;
  }

  get awake(): boolean {
    return this.#awake;
  }

  /** A seed for a bot at this ply. Nothing of the match's own seed can be read off it. */
  get botSeed(): string {
    return random(`${this.#seed ?? ''} bot`, this.match.ply)
      .next()
      .toString(36);
  }

  play(move: M, source: Source): boolean {
    return this.table.play(move, source);
  }

  /** The ply that `undo` goes to: the last one before at which a person is to move; undefined where there is none. */
  get undoPly(): number | undefined {
    return this.#find(-1);
  }

  get redoPly(): number | undefined {
    return this.#find(1);
  }

  #find(step: 1 | -1): number | undefined {
    const { match, players } = this;
    const end = step < 0 ? -1 : match.moves.length + 1;
    const somebody = players.some(({ kind }) => kind !== 'computer');
    for (let ply = match.ply + step; ply !== end; ply += step) {
      const turn = match.outcomeAt(ply) ? 'over' : this.game.turn(match.stateAt(ply));
      const person = typeof turn === 'number' && players[turn]?.kind !== 'computer';
      if (!somebody || person || (step > 0 && ply === match.moves.length)) return ply;
    }
    return undefined;
  }

  #goToDeclared(ply: number): void {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.match.moves.length) {
      throw new RangeError(String(ply));
    }
    this.table.goTo(ply);
  }

  #open(opening: Opening): Opened<S, M, O> {
    return openMatch(this.game, this.#fields, opening, this.pickFirst, reader);
  }

  async #restore(key: string): Promise<void> {
    try {
      const [{ Autosave }] = await Promise.all([import('./autosave.js'), fetchReader()]);
      const saved = new Autosave(this.game.id, key).read();
      if (!saved || !this.#untouched || this.#record !== undefined) return;
      const { players, first, options } = this.#host.declared();
      const opened = this.#open({ players, first, options, record: saved.record });
      // A page that shows another position now does not want the old game.
      if (opened.match.position !== this.#position) return;
      if (saved.ply < opened.match.moves.length) opened.match.goTo(saved.ply);
      this.#put(opened);
    } catch (error) {
      this.#host.refuse(error);
    }
  }

  #put(opened: Opened<S, M, O>): void {
    this.#opened++;
    this.#ownSeed = undefined;
    if (this.#table) {
      this.#names = opened.names;
      this.#table.replace(opened.match);
    } else this.#table = this.#seat(opened);
    if (this.#awake) this.#table.rollOn();
  }

  #seat({ match, names }: Opened<S, M, O>): Table<S, M, O> {
    this.#names = names;
    const { fire, names: given, changed } = this.#host;
    const tableChanged = (played: Played<S, M> | undefined) => {
      this.#save();
      changed(played);
    };
    return new Table<S, M, O>(
      { fire, names: given, seed: () => this.#seed, changed: tableChanged },
      this.game,
      match,
    );
  }

  /** The page's seed, or our own once we may draw one. Each match has another. */
  get #seed(): string | undefined {
    const { seed } = this.#host.declared();
    if (seed) return `${seed}/${this.#opened}`;
    if (!this.#awake) return undefined;
    return (this.#ownSeed ??= hex(crypto.getRandomValues(new Uint32Array(4))));
  }

  readonly pickFirst = (players: number): Seat => {
    const seed = this.#seed;
    return seed === undefined ? 0 : random(`${seed} first`, 0).below(players);
  };

  #save(): void {
    const { autosave, mode } = this.#host.declared();
    if (!autosave || !this.#awake || mode !== 'play' || !this.#table) return;
    const saved = { record: this.#table.record(), ply: this.#table.match.ply };
    // A game that cannot be kept goes on all the same.
    import('./autosave.js').then(
      ({ Autosave }) => {
        new Autosave(this.game.id, autosave).write(saved);
      },
      () => undefined,
    );
  }

  #try<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      this.#host.refuse(error);
      return undefined;
    }
  }
}
