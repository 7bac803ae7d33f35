import { seatLetter } from '../../core/game.js';
import { Match } from '../../core/match.js';
import type { Fault } from '../../core/errors.js';
import type { Seated } from './autosave.js';
import type { Source } from '../events.js';
import type { GameReader, GameWords, GameKit } from '../game-definition.js';
import type * as OpeningModule from './open-match.js';
import type { Opened, Opening } from './open-match.js';
import { parseSeats } from './players.js';
import { Table, type Played } from './table.js';
import type { Series } from './tournament.js';
import type { Player } from '../view/view-model.js';

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
  changed(played: Played<S, M> | undefined): void;
  /** Text from the page made no sense, or what reads it could not be had. */
  readonly refuse: (attribute: string | undefined, fault: Fault) => void;
  /** Text from the page that was refused has given way to what is shown. */
  readonly accept: (attribute: string) => void;
}

/** What reads the declarations of a page. */
export type Reader<S, M, O extends object> = GameReader<S, M, O> & Pick<typeof OpeningModule, 'openMatch'>;

type SessionKit<S, M, O extends object> = Pick<GameKit<S, M, O, GameWords>, 'game' | 'reader' | 'random'>;

/** Those that have come, by game: one for all boards of a page. */
const readers = new WeakMap<object, unknown>();

/** The key of a page that declares nothing. */
const plain = JSON.stringify([undefined, '', {}]);

/** Brings what reads the declarations of a game. Rejects where it cannot be had; the next call tries again. */
export async function fetchReader<S, M, O extends object>({
  game,
  reader,
}: SessionKit<S, M, O>): Promise<void> {
  const [{ openMatch }, own] = await Promise.all([import('./open-match.js'), reader()]);
  readers.set(game, { ...own, openMatch });
}

const hex = (words: Uint32Array) => Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');

/** Opens matches as the page declares them, and runs the one on the table: seats, chance, steps, saving. */
export class Session<S, M, O extends object> {
  /** The series of which the match is a game. */
  series: Series<S, M, O> | undefined;
  readonly #kit: SessionKit<S, M, O>;
  readonly #host: SessionHost<S, M>;
  #table: Table<S, M, O> | undefined;
  /** Declared rule options that the match follows, as one text to compare. */
  #followed = '';
  #load: 'position' | 'record' | undefined;
  /** The position that the page has said last, and the one that games begin from. */
  #said: string | undefined;
  #position: string | undefined;
  #record: string | undefined;
  #ply: number | undefined;
  #names: readonly (string | undefined)[] = [];
  /** Seats chosen in the new-game form; they hold until the page declares others. */
  #seated: Seated | undefined;
  /** Somebody can see the element. */
  #seen = false;
  #awake = false;
  /** What reads the stored game could not be had: it must not be written over. */
  #unread = false;
  /** What was declared when its reader could not be had. */
  #missed: string | undefined;
  #ownSeed: string | undefined;
  #opened = 0;
  /** The match waits for a lot: who begins, or what is set up. */
  #undrawn: boolean | undefined;

  constructor(host: SessionHost<S, M>, kit: SessionKit<S, M, O>) {
    this.#host = host;
    this.#kit = kit;
  }

  /** The match; whatever the page has declared since is opened first. */
  get match(): Match<S, M, O> {
    return this.table.match;
  }

  get table(): Table<S, M, O> {
    this.settle();
    return (this.#table ??= this.#seat({ match: new Match(this.#kit.game), names: [] }));
  }

  /** Names that the record gives, by seat. */
  get names(): readonly (string | undefined)[] {
    return this.#names;
  }

  get players(): readonly Player[] {
    return parseSeats(this.seats, this.match.seats).players;
  }

  /** Who sits where, as the `seats` attribute is written. */
  get seats(): string {
    const { seats } = this.#host.declared();
    return this.#seated?.declared === seats ? this.#seated.chosen : seats;
  }

  /** The player to move, where a seat is. Nobody plays on from before what chance has shown since. */
  get player(): Player | undefined {
    const { turn, ply, moves } = this.match;
    const shown = moves.some((_, at) => at >= ply && this.#chanceAt(at));
    return typeof turn === 'number' && !shown ? this.players[turn] : undefined;
  }

  /** Whether the move at that ply was made by chance. */
  #chanceAt(ply: number): boolean {
    return this.match.game.turn(this.match.stateAt(ply)) === 'chance';
  }

  /** Who begins, as the new-game form shows it: a letter, or `random` where the page declares that. */
  get first(): string {
    const { options } = this.match;
    const first: unknown = options && Reflect.get(options, 'first');
    return this.#host.declared().first || seatLetter(typeof first === 'number' ? first : 0);
  }

  /** Takes what the page declares; equal text changes nothing, nor does what the page has heard from here. */
  declare(kind: 'position' | 'record', text: string | undefined): void {
    this.#missed = undefined;
    const old = kind === 'position' ? this.#said : this.#record;
    if (text === old) return;
    const table = this.#table;
    const echo = table && text === (kind === 'position' ? table.position : table.record());
    if (echo) this.#host.accept(kind);
    if (kind === 'record') this.#record = text;
    else {
      this.#said = text;
      if (!echo) this.#position = text;
    }
    if (kind === 'record' || text !== undefined) this.#load = echo || text === undefined ? undefined : kind;
    if (text === undefined) this.#followed = '';
  }

  declarePly(ply: number | undefined): void {
    this.#ply = ply;
  }

  /** What reads declarations, once it has come. */
  get reader(): Reader<S, M, O> | undefined {
    return readers.get(this.#kit.game) as Reader<S, M, O> | undefined;
  }

  fetchReader(): Promise<void> {
    return fetchReader(this.#kit);
  }

  /** Pending while something is declared that waits for its reader. What cannot be read waits for the next wish. */
  get reading(): Promise<void> | undefined {
    const key = this.#key;
    if (!this.#stale || this.#readable || this.#missed === key) return undefined;
    return this.fetchReader().catch(() => {
      if (this.#missed === key) return;
      this.#missed = key;
      this.#host.refuse(this.#load, { code: 'load' });
    });
  }

  /** What reads the declarations has come, or there is nothing to read: nothing is declared but the game itself. */
  get #readable(): boolean {
    const plainly = this.#key === plain && this.#position === undefined && this.#record === undefined;
    return plainly || this.reader !== undefined;
  }

  get #key(): string {
    const { players, first, options } = this.#host.declared();
    return JSON.stringify([players, first, options]);
  }

  /** Something was declared that the match does not follow yet. */
  get #stale(): boolean {
    return this.#followed !== this.#key || this.#load !== undefined;
  }

  /** Opens what the page has declared since the last time; bad text is refused, and the match stays. */
  settle(): void {
    if (this.#stale) {
      if (!this.#readable) return;
      const load = this.#load ?? (this.#record === undefined ? 'position' : 'record');
      this.#followed = this.#key;
      this.#load = undefined;
      this.#begin(load === 'record' ? { record: this.#record } : { position: this.#position });
    }
    const ply = this.#ply;
    this.#ply = undefined;
    if (ply === undefined) return;
    if (Number.isInteger(ply) && ply >= 0 && ply <= this.match.moves.length) this.table.goTo(ply);
    else this.#host.refuse('ply', { code: 'attribute', at: 'ply', found: String(ply) });
  }

  /**
   * Begins a match as the page declares it, as far as the opening says nothing else; without one, behind a game of a
   * series, the next game of that.
   */
  begin(opening?: Partial<Opening>, seats?: string): void {
    this.#choose(seats);
    this.#missed = undefined;
    const next = opening ? undefined : this.series?.next(this.match);
    if (next) this.#put({ ...next, names: this.#names });
    else if (this.#readable) this.#begin(opening ?? { position: this.#position });
    else this.#load = 'position';
  }

  #choose(chosen: string | undefined): void {
    if (chosen !== undefined) this.#seated = { declared: this.#host.declared().seats, chosen };
  }

  #begin(opening: Partial<Opening>): void {
    const { players, first, options, mode } = this.#host.declared();
    const texts = { players, first, options, ...opening };
    const { reader } = this;
    const opened = reader?.openMatch(reader, texts, this.#seed) ?? {
      match: new Match(this.#kit.game),
      names: [],
    };
    if ('fault' in opened) {
      this.#host.refuse(opened.attribute, opened.fault);
      return;
    }
    // A replay begins at the beginning; a board to play on, or a diagram, shows how the record ends.
    if (mode === 'replay') opened.match.goTo(0);
    this.#put(opened);
  }

  /** Begins with a match made elsewhere. */
  open(match: Match<S, M, O>, seats?: string): void {
    this.#choose(seats);
    this.#put({ match, names: [] });
  }

  /** The element can be seen for the first time: from here on it may draw lots, read storage and think. */
  async wake(): Promise<void> {
    if (this.#seen) return;
    this.#seen = true;
    const { autosave } = this.#host.declared();
    // Nobody draws, thinks or saves before the stored game is back.
    if (autosave && this.#record === undefined) {
      await this.#restore(autosave).catch(() => {
        this.#unread = true;
      });
    }
    // nor in a match other than the declared one, which may wait for its reader
    await this.reading;
    this.#awake = true;
    if (!this.#untouched) this.#save();
    if (this.#undrawn && this.#untouched) this.begin();
    this.table.rollOn();
  }

  /** Nobody has moved yet: another match may take this one's place. */
  get #untouched(): boolean {
    return this.match.moves.length === 0;
  }

  get awake(): boolean {
    return this.#awake;
  }

  /** What a seed for the bot at this ply is made from. */
  get lot(): string {
    return `${this.#seed ?? ''} bot ${this.match.ply}`;
  }

  play(move: M, source: Source): boolean {
    return this.table.play(move, source);
  }

  /**
   * The ply that `undo` goes to: the last one before at which a person is to move; undefined where there is none, or
   * where chance has shown something since (in a replay nothing is taken back).
   */
  get undoPly(): number | undefined {
    return this.#find(-1);
  }

  get redoPly(): number | undefined {
    return this.#find(1);
  }

  #find(step: 1 | -1): number | undefined {
    const { match, players } = this;
    const end = step < 0 ? -1 : match.moves.length + 1;
    const replay = this.#host.declared().mode === 'replay';
    const somebody = players.some(({ kind }) => kind !== 'computer');
    for (let ply = match.ply + step; ply !== end; ply += step) {
      const turn = match.outcomeAt(ply) ? 'over' : match.game.turn(match.stateAt(ply));
      const person = typeof turn === 'number' && players[turn]?.kind !== 'computer';
      if (step < 0 && !replay && this.#chanceAt(ply)) return undefined;
      if (!somebody || person || (step > 0 && ply === match.moves.length)) return ply;
    }
    return undefined;
  }

  async #restore(key: string): Promise<void> {
    const [{ restore }] = await Promise.all([import('./autosave.js'), this.fetchReader()]);
    const { reader } = this;
    if (!reader || !this.#untouched || this.#record !== undefined) return;
    const { players, first, options } = this.#host.declared();
    const opening = { players, first, options };
    const back = restore(reader, { key, position: this.#position, opening, seed: this.#seed });
    if (!back) return;
    this.#seated = back.seated;
    this.#put(back.opened);
  }

  #put(opened: Opened<S, M, O>): void {
    this.#opened++;
    this.#undrawn = opened.undrawn;
    this.series = opened.series;
    this.#ownSeed = undefined;
    this.#followed = this.#key;
    this.#load = undefined;
    if (this.#table) {
      this.#names = opened.names;
      this.#table.replace(opened.match);
    } else this.#table = this.#seat(opened);
    if (this.#awake) this.#table.rollOn();
  }

  #seat({ match, names }: Opened<S, M, O>): Table<S, M, O> {
    this.#names = names;
    const { fire, names: given, changed } = this.#host;
    const random = (ply: number) => {
      const seed = this.#seed;
      return seed === undefined ? undefined : this.#kit.random?.(seed, ply);
    };
    const tableChanged = (played: Played<S, M> | undefined) => {
      this.#save();
      changed(played);
    };
    return new Table<S, M, O>(
      { fire, names: given, series: () => this.series, random, changed: tableChanged },
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

  #save(): void {
    const { autosave, mode } = this.#host.declared();
    if (!autosave || !this.#awake || this.#unread || mode !== 'play' || !this.#table) return;
    const { match } = this.#table;
    const record = this.#table.record(true);
    const saved = { record, ply: match.ply, position: this.#position, seated: this.#seated };
    // A game that cannot be kept goes on all the same.
    import('./autosave.js').then(
      ({ Autosave }) => {
        new Autosave(this.#kit.game.id, autosave).write(saved);
      },
      () => undefined,
    );
  }
}
