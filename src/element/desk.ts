import type { LitElement, TemplateResult } from 'lit';
import type { Level } from '../core/bot.js';
import { seatLetter, type Seat, type Viewer } from '../core/game.js';
import type { Match } from '../core/match.js';
import type { Computers } from './computer/computers.js';
import { GameAnimatedEvent, type Source } from './events.js';
import type { GameKit, GameWords, Languages } from './game-definition.js';
import { Language } from './i18n/language-controller.js';
import type { Errands } from './errands.js';
import { onServer } from './lifecycle/on-server.js';
import { lazy } from './lifecycle/lazy.js';
import type { Extras } from './view/layout.js';
import { LONGEST_NAME } from './match/players.js';
import { Session, type Declared } from './match/session.js';
import type { Played } from './match/table.js';
import type { Panel, Requests, SeatView, TableView } from './view/view-model.js';
import { Voice, type AllWords } from './a11y/voice.js';
import { uiWords } from './i18n/index.js';

/** All words of a language. */
export async function fetchWords<W extends GameWords>(
  { load, en }: Languages<W>,
  tag: string,
): Promise<AllWords<W>> {
  const [ui, game] = await Promise.all([uiWords.load[tag]?.() ?? uiWords.en, load[tag]?.() ?? en]);
  return { ui, game };
}

/** On a server, all words that were fetched before, by what loads those of the game. */
export const known = new Map<unknown, unknown>();

/** What a game shows of a seat. */
export interface SeatLook {
  /** Its name where nobody named it. */
  readonly name: string;
  /** What its score counts, in words: "8 stones". */
  readonly scoreLabel: string;
  /** A few words under its name. */
  readonly note?: string | undefined;
  /** Its mark in the list of seats, 34 × 34. */
  readonly mark: TemplateResult;
  /** The class that gives its colour, where that is not `s1`, `s2` … of the seats' own. */
  readonly tone?: string | undefined;
  /** What it has on the table besides, where that is small: shown under its name. */
  readonly own?: TemplateResult | undefined;
}

/** What the element says to its desk: the page's declarations, and what its board draws and does. */
export interface DeskHost<S, M> {
  readonly declared: () => Declared;
  /** Names from the attribute, by seat. */
  readonly names: () => readonly (string | undefined)[];
  /** Whether values of moves are shown. */
  readonly analysis: () => boolean;
  readonly controls: () => TableView['controls'];
  /** Who looks at the board. */
  readonly viewer: () => Viewer;
  /** The seat at the bottom of the board. */
  readonly bottom: () => Seat | undefined;
  readonly turn: (letter: string) => void;
  readonly scores: () => readonly number[];
  readonly seat: (seat: Seat) => SeatLook;
  readonly detail: () => string | TemplateResult;
  /** Another position is shown. */
  readonly shown: () => void;
  animate(played: Played<S, M>): Promise<void>;
}

/**
 * Holds together what stands round a board: the session, the computer players, what is said, what lies open. Makes the
 * view that the parts show, and does what they request.
 */
export class Desk<S, M, O extends object, W extends GameWords> {
  readonly session: Session<S, M, O>;
  readonly voice: Voice<S, M, O, W>;
  readonly language: Language<AllWords<W>>;
  /** The rule at which the rules were opened. */
  rule: string | undefined;
  /** The move that a hint shows. */
  hinted: M | undefined;
  readonly element: LitElement;
  readonly kit: GameKit<S, M, O, W>;
  readonly host: DeskHost<S, M>;
  /** Whether somebody asked for the moves. */
  movesShown = false;
  /** What computers do at this board, once they have come. */
  computers: Computers<S, M, O, W> | undefined;
  /** Resolves when the board has come to rest. */
  rest: Promise<unknown> = Promise.resolve();
  /** The position in which a computer was last called. */
  #called: unknown;
  #errands: Errands<S, M, O, W> | undefined;
  #panel: Panel = 'none';
  #motion: Played<S, M>[] = [];

  constructor(element: LitElement, kit: GameKit<S, M, O, W>, host: DeskHost<S, M>) {
    this.element = element;
    this.kit = kit;
    this.host = host;
    const { words } = kit;
    this.language = new Language<AllWords<W>>(element, {
      en: { ui: uiWords.en, game: words.en },
      load: Object.fromEntries(Object.keys(words.load).map((tag) => [tag, () => fetchWords(words, tag)])),
      ...(onServer ? { known: (tag: string) => known.get(words.load[tag]) as AllWords<W> | undefined } : {}),
    });
    const talk = () => ({ match: this.match, words: this.words, names: this.names });
    this.voice = new Voice<S, M, O, W>(element, talk);
    const fire = (event: Event) => element.dispatchEvent(event);
    const names = () => this.#givenNames;
    const { changed, voice } = this;
    const refuse: Voice<S, M, O, W>['complain'] = (attribute, fault) => {
      voice.complain(attribute, fault);
    };
    const accept = (attribute: string) => {
      voice.content(attribute);
    };
    this.session = new Session<S, M, O>(
      { declared: host.declared, names, fire, changed, refuse, accept },
      kit,
    );
  }

  get match(): Match<S, M, O> {
    return this.session.match;
  }

  get words(): AllWords<W> {
    return this.language.words;
  }

  /** Names of the players by seat. */
  get names(): readonly string[] {
    return this.#givenNames.map((name, seat) => name?.slice(0, LONGEST_NAME) ?? this.host.seat(seat).name);
  }

  /** The seat of the one person who plays, where there is exactly one. */
  get person(): Seat | undefined {
    const people = this.session.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    return people.length === 1 ? people[0] : undefined;
  }

  /** The seat that resigns when nobody says which: the one person who plays, else whoever is to move. */
  get ownSeat(): Seat {
    const { turn } = this.match;
    return this.person ?? (typeof turn === 'number' ? turn : 0);
  }

  /** Hands are hidden here, and who looks on may not see that of the seat to move. */
  get veiled(): unknown {
    return this.match.game.viewMove && this.host.viewer() !== this.match.turn;
  }

  /** A person tries a move: what is illegal is explained. False when it was not played. */
  attempt(move: M, source: Source): boolean {
    const { game, state } = this.match;
    if (this.session.player?.kind !== 'human' || this.veiled) return false;
    const breach = game.explain(state, move);
    // what only the own hand forbids, the page does not hear of
    const told = game.explain(game.view(state, 'table'), move);
    if (breach) this.voice.forbid(breach, game.formatMove(move), told);
    return !breach && this.session.play(move, source);
  }

  /** Asks the computer player for a move and shows it. */
  async hint(): Promise<string | undefined> {
    return (await this.#callComputers()).hint();
  }

  /** What is asked for now and then comes when it is asked for. */
  async fetchErrands(): Promise<Errands<S, M, O, W>> {
    lazy.parts ??= await import('./lifecycle/lazy-parts.js');
    return (this.#errands ??= new lazy.parts.Errands(this));
  }

  /** Closes whatever lies open over the board. */
  close(): void {
    this.#panel = 'none';
    this.update();
  }

  /** Whether a computer seat is thinking. */
  get thinking(): boolean {
    return this.computers?.thinking ?? false;
  }

  /** After an update: shows the moves made since the last one, one after the other, and calls the computer player. */
  updated(): void {
    const { state } = this.match;
    const asked = this.answering !== undefined || this.host.analysis();
    const wanted = !this.computers && asked && state;
    // who could not come is called again in another position, or when this one comes up again
    if (wanted && wanted !== this.#called) this.#callComputers().catch(this.lackComputer);
    this.#called = wanted;
    for (const played of this.#motion.splice(0)) {
      const event = new GameAnimatedEvent({ game: this.match.game.id, ply: played.ply });
      this.rest = this.rest
        .then(() => this.host.animate(played))
        .catch(() => undefined)
        .then(() => this.element.dispatchEvent(event));
    }
  }

  /** The level of the computer seat that is to move now, if one is. */
  get answering(): Level | undefined {
    const { match, player, awake } = this.session;
    const open = awake && this.element.isConnected && this.host.declared().mode === 'play' && match.atEnd;
    return open && player?.kind === 'computer' ? player.level : undefined;
  }

  /** Computers come when the first of them is to move, or a hint or values are asked for. */
  async #callComputers(): Promise<Computers<S, M, O, W>> {
    const { Computers } = await import('./computer/computers.js');
    return (this.computers ??= new Computers(this));
  }

  readonly lackComputer = (): void => {
    this.voice.lack('computer');
  };

  update(): void {
    this.element.requestUpdate();
  }

  get #givenNames(): readonly (string | undefined)[] {
    const names = this.host.names();
    return Array.from({ length: this.match.seats }, (_, seat) => names[seat] ?? this.session.names[seat]);
  }

  private readonly changed = (played: Played<S, M> | undefined): void => {
    this.hinted = undefined;
    this.computers?.dropAdvice();
    if (played?.seat !== 'chance') this.voice.dismiss();
    this.#motion = played ? [...this.#motion, played] : [];
    this.host.shown();
    if (this.element.hasUpdated) {
      this.voice.sayPosition(played);
      this.voice.say(this.session.series?.spoken(this.match, this.words.ui, this.names) ?? '');
    }
    this.update();
  };

  readonly requests: Requests = {
    undo: () => void this.undo(),
    redo: () => void this.redo(),
    hint: () => {
      this.hint().catch(this.lackComputer);
    },
    open: (panel, rule) => {
      this.rule = rule;
      const show = () => {
        this.#panel = panel;
        this.update();
      };
      // The form of a new game offers the options that the reader knows.
      if (panel === 'new') {
        this.session.fetchReader().then(show, () => {
          this.voice.lack();
        });
      } else show();
    },
    close: () => {
      this.close();
    },
    dismiss: () => {
      this.voice.dismiss();
    },
  };

  /** Takes back; see GameElement. */
  undo(): boolean {
    const { table, undoPly } = this.session;
    return table.reopen() || (undoPly !== undefined && table.goTo(undoPly));
  }

  redo(): boolean {
    const { table, redoPly } = this.session;
    return redoPly !== undefined && table.goTo(redoPly);
  }

  /** The next game of a series. */
  readonly #next = (): void => {
    this.session.begin();
  };

  #seatViews(thinking: boolean): readonly SeatView[] {
    const { match, players } = this.session;
    const { turn, outcome } = match;
    const { names } = this;
    const scores = this.host.scores();
    return players.map((player, seat) => ({
      ...this.host.seat(seat),
      seat,
      letter: seatLetter(seat),
      name: names[seat] ?? '',
      player,
      toMove: turn === seat,
      thinking: thinking && turn === seat,
      won: outcome?.winners.includes(seat) ?? false,
      score: scores[seat] ?? 0,
    }));
  }

  /** What is shown besides, once that has come. */
  extras(view: TableView): Extras {
    const worth = this.computers?.view(view.seats);
    if (!lazy.parts) return worth ?? {};
    const errands = (this.#errands ??= new lazy.parts.Errands(this));
    const { rules } = errands;
    return { ...worth, full: { view: errands.view(view), requests: errands.requests(this.requests), rules } };
  }

  /** What the parts show from the start. */
  view(): TableView {
    const { match, player, players, undoPly, redoPly, series } = this.session;
    const { draws, turns } = this.kit;
    const { turn, outcome, conclusion } = match;
    const { ui, game: words } = this.words;
    const { mode } = this.host.declared();
    const thinking = this.thinking && typeof turn === 'number';
    const { names } = this;
    const person = player?.kind === 'human' && mode === 'play' && !this.veiled;
    const view: TableView = {
      words: ui,
      game: words,
      lang: this.language.foreign,
      mode,
      controls: this.host.controls(),
      headline: thinking ? ui.thinking(names[turn] ?? '') : this.voice.headline,
      detail:
        this.computers?.waiting ??
        (!outcome ? this.host.detail() : conclusion ? '' : words.ending(outcome.reason)),
      seats: this.#seatViews(thinking),
      message: this.voice.message,
      ply: match.ply,
      length: match.moves.length,
      panel: this.#panel,
      movesShown: this.movesShown,
      can: {
        undo: undoPly !== undefined || (conclusion !== undefined && match.atEnd),
        redo: redoPly !== undefined,
        hint: person,
        flip: turns,
        draw: draws && person,
        resign: person,
        // the field stays while another is to move, and with it the focus
        type: mode === 'play' && turn !== 'over' && players.some(({ kind }) => kind === 'human'),
      },
      hinting: this.computers?.advising ?? false,
    };
    return series?.dress(view, match, this.#next) ?? view;
  }
}
