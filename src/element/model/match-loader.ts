import type { GameTypes } from '../../core/game.js';
import { toFound } from '../../core/errors.js';
import { Match } from '../../core/match.js';
import { cleanName } from '../../core/player-name.js';
import { toData } from '../../core/to-data.js';
import type { GameDefinition } from './game-definition.js';
import type { GameWords } from '../words/game-words.js';
import { Lazy } from '../base/lazy.js';
import { retryLater } from '../base/retry.js';
import type { SavingBoard } from './autosave.js';
import { Declarations } from './declarations.js';
import type { MatchStore } from './match-store.js';
import {
  badOption,
  nextMatch,
  openMatch,
  typedOptions,
  type OpenedMatch,
  type Opening,
} from './open-match.js';
import { attributeValue, words } from '../base/property-types.js';
import { withoutSolution } from './session.js';
import { badPart, checkedNames } from './attributes.js';
import { defaultTexts, sameTexts, type AttributeTexts } from './settings.js';

/** The storage of matches, for boards with `autosave`. */
const storage = new Lazy(() => import('./autosave.js'));

/** Opens matches for a store: as the page declares them, from storage, and for new games. */
export class MatchLoader<G extends GameTypes> {
  readonly #definition: GameDefinition<G, GameWords>;
  readonly #store: MatchStore<G>;
  readonly #declarations: Declarations;
  /** The ply that the page has set since the last update. */
  #ply: number | undefined;
  /** The attributes that were checked last. */
  #checked: AttributeTexts = defaultTexts;
  /** True while declarations are applied. */
  applying = false;
  /** The setup of the match needs random values, and there was no seed for it yet. */
  #needsSeed = false;
  #seen = false;
  /** The saved match must not be overwritten: a newer version has saved it. */
  #keepSaved = false;
  /** A match of a link was shown: the saved one does not replace it. */
  #linked = false;
  /** The board as the storage of matches sees it. */
  readonly #saving: SavingBoard;

  constructor(definition: GameDefinition<G, GameWords>, store: MatchStore<G>) {
    this.#definition = definition;
    const declarations = (this.#declarations = new Declarations(definition));
    this.#store = store;
    this.#saving = {
      definition,
      store,
      declarations,
      canRestore: () =>
        !this.#linked && declarations.record === undefined && store.snapshot.match.moves.length === 0,
      show: (opened: OpenedMatch<G>) => this.#show(opened),
      connected: true,
    };
  }

  /**
   * Applies the attributes of the element, if they may have changed, and every declaration that is pending. As long as more of
   * them may follow that belong together, what makes no sense is not reported: a ply may precede its record.
   */
  configure(texts = this.#declarations.texts, mayFollow = false): void {
    const declarations = this.#declarations;
    const before = declarations.texts;
    if (!sameTexts(before, texts)) {
      declarations.texts = texts;
      if (before.autosave !== texts.autosave) this.#saving.known = undefined;
      const { turnedTo } = this.#store.snapshot;
      this.#store.configure(texts, before.orientation === texts.orientation ? turnedTo : undefined);
    }
    this.#apply();
    if (mayFollow) return;
    declarations.settleAll();
    this.#checkPly();
    this.#check(texts);
  }

  /** Reports the attributes that have changed and make no sense. */
  #check(texts: AttributeTexts): void {
    const before = this.#checked;
    if (before === texts) return;
    this.#checked = texts;
    const { seats } = this.#store.snapshot.match;
    for (const name of checkedNames) {
      if (before[name] === texts[name]) continue;
      const bad = badPart(name, texts[name], seats);
      if (bad) this.#store.reject(name, { code: 'attribute', at: name, ...bad });
      else this.#store.accept(name);
    }
    // A replay without moves has not begun.
    if (before.mode !== texts.mode && this.#store.snapshot.awake) this.#store.playChance();
  }

  /** Declares the position or the record; undefined removes the declaration. `configure` applies it. */
  declare(kind: 'position' | 'record', text: string | undefined): void {
    const shown = this.#store.ready ? this.#store[kind] : undefined;
    if (this.#declarations.declare(kind, text, shown)) this.#store.accept(kind);
  }

  /** Declares the ply to show. `configure` applies it. */
  declarePly(ply: number | undefined): void {
    this.#ply = ply;
  }

  #apply(): void {
    this.applying = true;
    if (!this.#store.ready || this.#declarations.pending) this.#openDeclared();
    if (Number.isInteger(this.#ply)) this.#store.goTo(this.#ply!);
    this.applying = false;
  }

  /** Reports a ply that the record does not have. */
  #checkPly(): void {
    const ply = this.#ply;
    if (ply === undefined) return;
    this.#ply = undefined;
    const { match, message } = this.#store.snapshot;
    const last = match.moves.length;
    // what is wrong with the record or the position stays: no ply fits without it
    const hasCause = message?.kind === 'fault' && ['record', 'position'].includes(message.attribute ?? '');
    if (ply !== match.ply && !hasCause)
      this.#store.reject('ply', {
        code: 'attribute',
        at: 'ply',
        found: String(ply),
        values: [last ? `0–${last}` : '0'],
      });
  }

  #openDeclared(): void {
    const declarations = this.#declarations;
    const { opening, pending } = declarations;
    declarations.opens();
    // Without declarations, the match that the store was created with is the declared one.
    if (pending) this.#open(opening);
    else this.#store.keepMatch();
  }

  #open(opening: Opening): void {
    const opened = openMatch(this.#definition, opening, this.#store.seed);
    if ('fault' in opened) {
      if (!this.#store.ready) this.#openStart(opening);
      this.#store.reject(opened.attribute, opened.fault);
      return;
    }
    // A replay begins at the start; a board to play on, and a diagram, show the end of the record.
    const { explores, isPuzzle } = this.#store.snapshot.settings.session;
    if (explores) opened.match.goTo(0);
    this.#show(isPuzzle ? withoutSolution(opened) : opened);
  }

  /** Without a valid record or position, the first match is the start with the declared options, if they are valid. */
  #openStart(opening: Opening): void {
    const start = { ...opening, record: undefined, position: undefined };
    const opened = openMatch(this.#definition, start, this.#store.seed);
    if ('fault' in opened) this.#store.keepMatch();
    else this.#show({ ...opened, needsSeed: false });
  }

  /** Shows the match of a link. */
  showLinked(opened: OpenedMatch<G>): void {
    this.#linked = true;
    this.#show(opened);
  }

  /** Shows the declared match again, from its beginning. */
  reopen(): void {
    this.#open(this.#declarations.opening);
  }

  #show(opened: OpenedMatch<G>): void {
    this.#needsSeed = opened.needsSeed ?? false;
    this.#declarations.settle();
    this.#store.show(opened);
  }

  /**
   * Starts a match as the page declares it, with the given parts replaced. Without an opening, a puzzle starts again.
   */
  newGame(opening?: Partial<Opening>, seats?: string, chosenNames?: readonly string[]): void {
    this.#chooseSeats(seats);
    if (chosenNames) this.#chooseNames(chosenNames);
    const declarations = this.#declarations;
    const { position, both } = declarations;
    this.#open(declarations.openingOf(opening ?? both ?? { position }));
  }

  /** Starts a match with the players, unless `seats` are others, and options of the one that is shown. */
  playAgain(seats?: string): void {
    this.#chooseSeats(seats);
    const { match, names } = this.#store.snapshot;
    this.#show({ match: nextMatch(match, this.#store.seed), names });
  }

  /** Starts a match of the game that is shown with these options, and seats, only; a value may be its text. Throws BadOption. */
  newGameWith(given: object): void {
    const { snapshot, seed } = this.#store;
    const { game } = snapshot.match;
    if (typeof given !== 'object' || Array.isArray(given)) throw badOption('options', toFound(given));
    const { seats, ...options } = toData(given) as Readonly<Record<string, unknown>>;
    const match = new Match(game, { options: typedOptions(this.#definition, options, seed) });
    const chosen = attributeValue(words.keep(seats ?? '', 'seats')) as string | undefined;
    const bad =
      chosen === undefined ? { found: toFound(seats), values: [] } : badPart('seats', chosen, match.seats);
    if (bad) throw badOption('seats', bad.found, bad.values, bad.seats);
    this.#chooseSeats(chosen === '' ? undefined : chosen);
    this.#show({ match, names: [] });
  }

  #chooseSeats(chosen: string | undefined): void {
    if (chosen === undefined) return;
    this.#store.set({ chosenSeats: { declared: this.#declarations.texts.seats, chosen } });
  }

  #chooseNames(chosen: readonly string[]): void {
    const declared = this.#store.snapshot.settings.names.join();
    this.#store.set({ chosenNames: { declared, chosen: chosen.map(cleanName) } });
  }

  /** The board has been seen: restores the saved match, and starts to use random values. */
  async wake(): Promise<void> {
    this.#saving.connected = true;
    if (this.#seen) {
      storage.value?.follow(this.#saving);
      return;
    }
    this.#seen = true;
    await this.#restore();
    const store = this.#store;
    store.wake();
    if (store.snapshot.match.moves.length > 0) {
      // A declared record begins like this at every visit.
      if (this.#declarations.record === undefined) this.save();
    }
    // A replay without a record stays at the start, with the message about a record that cannot be parsed.
    else if (this.#needsSeed && !store.snapshot.settings.session.explores) this.newGame();
    store.playChance();
    this.#keepSaved ||= storage.value?.findNewer(this.#saving) ?? false;
  }

  /** The board has left the page. */
  leave(): void {
    this.#saving.connected = false;
    storage.value?.unfollow(this.#saving);
  }

  /** Restores the saved match. If a module is missing, that happens later, unless somebody has moved. */
  async #restore(): Promise<void> {
    if (!this.#declarations.texts.autosave) return;
    try {
      const module = await storage.load();
      if (this.#saving.canRestore()) module.restoreMatch(this.#saving);
      module.follow(this.#saving);
    } catch {
      retryLater(() => void this.#restore());
    }
  }

  /** Saves the match under the key of the attribute `autosave`. */
  save(): void {
    const { settings, awake, record } = this.#store.snapshot;
    if (!settings.autosave || !awake || this.#keepSaved || !settings.session.isSaved) return;
    // The move of chance follows at once. Another window must not make it.
    if (record.atEnd && record.turn === 'chance') return;
    if (storage.value) this.#keepSaved = storage.value.saveMatch(this.#saving);
    else void storage.use(() => this.save());
  }
}
