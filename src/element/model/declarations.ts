import type { GameWords } from '../words/game-words.js';
import type { GameDefinition } from './game-definition.js';
import { sessionOf } from './session.js';
import { defaultTexts, sameOpening, type AttributeTexts } from './settings.js';
import type { Opening } from './open-match.js';

type Kind = 'position' | 'record';

/** The random parts of the start of a game. */
type Random = Partial<Pick<GameDefinition<never, GameWords>, 'randomFirst' | 'seeded'>>;

/** The attributes and properties from which a board opens its match, and whether a match must be opened for them. */
export class Declarations {
  texts: AttributeTexts = defaultTexts;
  /** The position that new games begin from. */
  position: string | undefined;
  record: string | undefined;
  /** The text that the page set last as `position`. */
  #lastPosition: string | undefined;
  /** The texts that the match on the board was opened with. */
  #opened: AttributeTexts | undefined = defaultTexts;
  /** The attribute whose match is pending, if it is not the options alone. */
  #pendingKind: Kind | undefined;
  /** The declared match was opened since the last update: a mode that is set later belongs to it. */
  #fresh = false;
  /** A record was declared since the last update: it counts, whether the position is set before or after it. */
  #recordDeclared = false;
  readonly #randomFirst: boolean;

  /**
   * With `randomFirst`, the first seat of a board to play on is random if the page declares neither it nor a position, a
   * record or a seed.
   */
  constructor({ randomFirst = false, seeded = false }: Random) {
    this.#randomFirst = randomFirst;
    // Nothing is random in the match that a board is created with.
    if (randomFirst || seeded) this.#opened = undefined;
  }

  /** True if the match on the board does not follow the declarations. */
  get pending(): boolean {
    const { texts } = this;
    const opened = this.#opened;
    if (this.#pendingKind !== undefined || !opened || !sameOpening(opened, texts)) return true;
    return this.#fresh && opened.mode !== texts.mode;
  }

  /**
   * Declares a position or a record. A text equal to the one before changes nothing, and so does the text of what is
   * shown already: a page may set what an event told it. Returns true if the text is what is shown.
   */
  declare(kind: Kind, text: string | undefined, shown: string | undefined): boolean {
    const old = kind === 'position' ? this.#lastPosition : this.record;
    if (text === old) return false;
    const echo = text !== undefined && text === shown;
    if (kind === 'record') {
      this.record = text;
      this.#recordDeclared = text !== undefined;
    } else {
      this.#lastPosition = text;
      if (!echo) this.position = text;
    }
    const opens = this.#recordDeclared ? 'record' : kind;
    if (kind === 'record' || text !== undefined)
      this.#pendingKind = echo || text === undefined ? undefined : opens;
    if (text === undefined) this.#opened = undefined;
    return echo;
  }

  /** The declared match was opened. What the page still sets before `settleAll` belongs to it. */
  opens(): void {
    this.#fresh = true;
    this.settle();
  }

  /** The page has set all that belongs together. */
  settleAll(): void {
    this.#fresh = false;
    this.#recordDeclared = false;
  }

  /** The match on the board now follows the declarations. */
  settle(): void {
    this.#opened = this.texts;
    this.#pendingKind = undefined;
  }

  /** The opening that is pending. */
  get opening(): Opening {
    const kind = this.#pendingKind ?? (this.record === undefined ? 'position' : 'record');
    const { position, record } = this;
    return this.openingOf(this.both ?? (kind === 'record' ? { record } : { position }));
  }

  /** The position and the record, if they belong together because one is the start of the other; undefined in other modes. */
  get both(): Partial<Opening> | undefined {
    const { position, record, texts } = this;
    return sessionOf(texts.mode).isPuzzle ? { position, record } : undefined;
  }

  /** The declared options, with a part replaced. */
  openingOf(part: Partial<Opening>): Opening {
    const { players, first, options, seed } = this.texts;
    const given = seed || part.position !== undefined || part.record !== undefined;
    const drawn = this.#randomFirst && sessionOf(this.texts.mode).plays && !given;
    return { players, first: first || (drawn ? 'random' : ''), options, ...part };
  }
}
