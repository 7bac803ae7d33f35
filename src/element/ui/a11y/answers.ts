import type { LitElement } from 'lit';
import type { Happening, Seat } from '../../../core/game.js';
import type { AnyMatch } from '../../../core/match.js';
import { toPlain } from '../../../core/plain-text.js';
import type { AnyBoard } from '../../model/board.js';
import type { GameKeys, KeyView, Piece } from '../../model/game-keys.js';
import { pastMoves } from '../../model/past-moves.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import { keyWords, type KeyWords } from '../../../words/en/keys.js';
import type { GameWords } from '../../words/game-words.js';
import { preferencesModule } from '../preferences/preferences.js';
import { GRID, squaresIn } from '../input/grid-keyboard.js';
import { repeaterOf } from './repeater.js';
import { endSentence, headline, undoNote } from './sentences.js';

/** The folder of docs/blind.md and docs/blind.de.md, for pages without a link to help (`<link rel="help">`). */
const GUIDES = 'https://github.com/spielkasten/spielkasten/blob/main/docs/';

/** An answer in words. Empty: there is nothing to do, and the reason is told. Undefined: the board says and shows it itself. */
export type Answer = string | undefined;

/** A question, or what else a key or a word does. */
export interface Question {
  readonly key?: string;
  /** The key that asks backwards. */
  readonly back?: string;
  /** A text may follow its words: a square, a row, a piece or a player. */
  readonly about?: true;
  /** False while there is nothing to ask about: then no list of keys or words names it. */
  readonly isAsked?: (ask: Asked) => boolean;
  readonly answer: (ask: Asked) => Answer | Promise<Answer>;
}

/** The sentences of a list, without empty ones, as one text. */
const join = (sentences: readonly string[]) => sentences.filter(Boolean).join(' ');

/** The first text that is not empty. */
const first = (...texts: readonly (string | false | undefined)[]): string => {
  for (const text of texts) if (text) return text;
  return '';
};

/** The sentences of the moves before a ply; empty for moves that nobody hears of. */
function toldMoves({ words, displayNames, store }: AnyBoard, match: AnyMatch, to: number): readonly string[] {
  const { game } = words();
  return match.moves
    .slice(0, to)
    .map((_, i) =>
      join(
        match
          .happeningsAt(i + 1)
          .map((happening) => game.say(happening, displayNames(), store.snapshot.addressee)),
      ),
    );
}

/** Whose turn it is, or how the game ended; the task of a puzzle, or its result; the invitation to a table, or who is missing there. */
export function turnSentences(board: AnyBoard, snapshot: AnySnapshot): string {
  const { words, displayNames, status, store } = board;
  if (snapshot.puzzle) return status();
  const waits = store.table?.waits?.();
  if (waits) return waits;
  const title = headline(snapshot, words(), displayNames());
  return join([title && `${title}.`, endSentence(snapshot, words(), displayNames())]);
}

/** The moves that others made since a person moved, or else the last move; then whose turn it is. */
export function lastMoves(board: AnyBoard): string {
  const { snapshot } = board.store;
  const { match, recentFrom } = snapshot;
  const told = toldMoves(board, match, match.ply);
  const last = told.findLastIndex(Boolean);
  const moves =
    last < 0 ? [`${board.words().ui.record.noMoves}.`] : told.slice(Math.min(last, recentFrom ?? last));
  return join([...moves, turnSentences(board, snapshot)]);
}

/** The moves that were taken back or played again from another ply; then whose turn it is. */
export function steps(board: AnyBoard, snapshot: AnySnapshot, from: number): string {
  const { match } = snapshot;
  const { ply } = match;
  const told = toldMoves(board, match, Math.max(ply, from)).slice(Math.min(ply, from));
  const back = ply < from ? keyWords(board.words().ui).takenBack : '';
  // with a player elsewhere, the moves that were taken back are gone by now
  return join([back, ...told, turnSentences(board, board.store.snapshot)]);
}

type View = KeyView<unknown, unknown, GameWords>;

/** The position as a person at the board knows it. */
export function keyView({ store, words, displayNames, face, ownSeat }: AnyBoard): View {
  const { snapshot } = store;
  const { view: state, legalMoves, movableSeat, covered, viewer, addressee } = snapshot;
  const { game, ui } = words();
  return {
    state,
    moves: movableSeat === undefined || covered ? [] : legalMoves,
    chosen: face.chosen(),
    past: pastMoves(snapshot),
    addressee,
    ownSeat: ownSeat(),
    bottom: face.bottomSeat,
    seat: viewer === 'table' ? undefined : viewer,
    puzzle: snapshot.settings.session.isPuzzle,
    names: displayNames(),
    words: game,
    keyWords: keyWords(ui),
  };
}

/** Compares elements by the place of an edge on the page. */
const by = (edge: 'top' | 'left') => (one: Element, other: Element) =>
  one.getBoundingClientRect()[edge] - other.getBoundingClientRect()[edge];

/** The squares of a board in reading order, as it is seen. In the document, rows with coordinates have the order of their numbers. */
function squaresSeen({ renderRoot }: LitElement): HTMLElement[] {
  const rows = squaresIn(renderRoot.querySelector(GRID)).filter(({ length }) => length > 0);
  const isLine = ([square]: readonly HTMLElement[]) => square!.closest('.line') !== null;
  const lines = rows.filter(isLine).sort(([one], [other]) => by('top')(one!, other!));
  return [...lines.map((line) => line.sort(by('left'))), ...rows.filter((row) => !isLine(row))].flat();
}

/** The button of the square that had the focus last: the tab stop of the grid. */
export const currentSquare = ({ renderRoot }: LitElement): HTMLElement | null =>
  renderRoot.querySelector(`${GRID} [data-square][tabindex="0"]`);

/**
 * The button of a square by its name; by a part of it, such as a row or a colour, the rest of which is that of the square that had
 * the focus last; by the first words of its label; or by its number. The name is as `simplify` writes it.
 */
function findSquare(element: LitElement, name: string): HTMLElement | undefined {
  const all = squaresSeen(element);
  const { square: from = '' } = currentSquare(element)?.dataset ?? {};
  const find = (test: (button: HTMLElement) => boolean) => all.find(test);
  const called = (each: string) => find(({ dataset }) => dataset.square === each);
  return (
    called(name) ??
    called(name + from.slice(1)) ??
    called(from.slice(0, 1) + name) ??
    find(({ ariaLabel }) => simplify(ariaLabel ?? '').startsWith(`${name},`)) ??
    find(({ dataset }) => /^\d+$/.test(name) && dataset.square!.replace(/\D/g, '') === name)
  );
}

/** The squares of own pieces, or else of those of others and of nobody. */
export const placesOf = (pieces: readonly Piece[], own: Seat, mine: boolean): readonly string[] =>
  pieces.flatMap(({ seat, square = [] }) => ((seat === own) === mine ? square : []));

/** A typed text in lower case, without accents and typographic characters, and with single spaces. */
export const simplify = (text: string): string =>
  toPlain(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The items with a name, or else those with a name that begins with it. */
function findNamed<T extends { readonly names: readonly string[] }>(
  all: readonly T[],
  name: string,
): readonly T[] {
  const found = (test: (each: string) => boolean) =>
    all.filter(({ names }) => names.some((each) => test(simplify(each))));
  const same = found((each) => each === name);
  return same.length > 0 ? same : found((each) => each.startsWith(name));
}

/** True if something of these is a capture. A chip on a chip of the same player is none. */
const isCapture = ({ definition }: AnyBoard, happenings: readonly Happening[]): boolean =>
  happenings.some(
    ({ kind, seat, by }) => definition.sounds?.[kind] === 'capture' && (by === undefined || by !== seat),
  );

/** True once the list of keys has offered a board without rows and columns on this page. */
let offered = false;

/** The line that a board has told last, by its number from 0, and its square. */
const rays = new WeakMap<object, { readonly square: string; readonly at: number }>();

/** The subject of a question. */
export interface Subject {
  /** The square on which a key was pressed, if it was one. */
  readonly square?: string | undefined;
  /** The text after a typed word; undefined for a key. */
  readonly about?: string | undefined;
  readonly back?: boolean;
}

type Keys = GameKeys<unknown, unknown, GameWords>;

/** A question that a person asks at a board, and what answers it. */
export class Asked {
  readonly board: AnyBoard;
  /** The answers of the game. */
  readonly game: Keys | undefined;
  readonly view: View;
  readonly words: KeyWords;
  readonly match: AnyMatch;
  /** The square on which a key was pressed; beside the grid, and for a word, the one that had the focus last. */
  readonly square: string | undefined;
  /** False if what was typed stays for correction. */
  done = true;
  readonly #subject: Subject;

  constructor(board: AnyBoard, game: Keys | undefined, subject: Subject) {
    this.board = board;
    this.game = game;
    this.view = keyView(board);
    this.words = this.view.keyWords;
    this.match = board.store.snapshot.match;
    this.square = subject.square ?? this.button?.dataset.square;
    this.#subject = subject;
  }

  /** The button of the square that had the focus last. */
  get button(): HTMLElement | null {
    return currentSquare(this.board.element);
  }

  /** The typed text, if it is the name of a square. */
  get named(): string | undefined {
    const { about } = this.#subject;
    return about && this.board.face.squareName(about) !== undefined ? about : undefined;
  }

  /** The reason why there is nothing to do: the turn of somebody else, the end of the game or a covered hand; else "Nothing." */
  nothing(): string {
    const { snapshot } = this.board.store;
    return first(
      snapshot.movableSeat === undefined
        ? turnSentences(this.board, snapshot)
        : snapshot.covered && this.game?.hand(this.view),
      this.words.nothing,
    );
  }

  get #notNow(): string {
    return `${this.words.command.notNow}.`;
  }

  /** The reason why a typed move cannot be played: it is not the turn of a person here, or a replay takes no moves. */
  refusal(): string {
    const { board, words } = this;
    const { snapshot } = board.store;
    const { explores } = snapshot.settings.session;
    if (explores && !snapshot.outcome) return `${words.command.noReplay}.`;
    return `${this.#notNow} ${turnSentences(board, snapshot)}`.trim();
  }

  /** The answer to a text that is corrected. */
  #refuse(text: string): string {
    this.done = false;
    return text;
  }

  /** The answer to a name that nothing has. */
  #unknown(names: Iterable<string>): string {
    return this.#refuse(this.words.command.unknown(this.#subject.about!, [...names]));
  }

  // Answers

  lastMoves(): string {
    repeaterOf(this.board).forget();
    return lastMoves(this.board);
  }

  /** The times left at a table with a clock, in a sentence. */
  get clocks(): string | undefined {
    return this.board.store.table?.clocks?.();
  }

  /** Why the game of a table has not begun, in a sentence. */
  get waits(): string | undefined {
    return this.board.store.table?.waits?.();
  }

  /** The tool of a board that can invite somebody elsewhere. */
  get inviteTool(): HTMLElement | undefined {
    return this.board.element.renderRoot.querySelector<HTMLElement>('.elsewhere [data-invite]') ?? undefined;
  }

  /** The scores of all seats, the points that the turn would bring, and the clocks. */
  scores(): string {
    const { board, game, view } = this;
    const scores = board
      .displayNames()
      .map((name, seat) => `${name}: ${board.face.seatDetails(seat).scoreLabel}`);
    return join([`${scores.join('; ')}.`, game?.stake?.(view) ?? '', this.clocks ?? '']);
  }

  /** The moves from a square, or to it; without one, all that can be done. */
  moves(square: string | undefined): string {
    const { game, view } = this;
    return first(square !== undefined && game?.moves(view, square), game?.targets(view));
  }

  /** The moves that capture something. */
  captures(): string {
    const { board, view, words, match } = this;
    const taking = view.moves.filter((move) => isCapture(board, match.game.happenings(view.state, move)));
    if (taking.length > 0) return `${taking.map((move) => view.words.act(move)).join('; ')}.`;
    return view.moves.length > 0 ? words.noCaptures : '';
  }

  /** The last move that captured something. */
  lastCapture(): string {
    const { board, match, words } = this;
    const at = match.moves
      .slice(0, match.ply)
      .findLastIndex((_, i) => isCapture(board, match.happeningsAt(i + 1)));
    return toldMoves(board, match, match.ply)[at] ?? words.noCaptures;
  }

  /** The whole board, and whose turn it is or how the game ended. */
  wholeBoard(): string {
    const { board, game, view } = this;
    return join([game?.summary(view) ?? '', turnSentences(board, board.store.snapshot)]);
  }

  /** The places of pieces by their kind or player; without a text, of all pieces. */
  where(): string {
    const { board, game, view, words } = this;
    const pieces = game?.pieces(view) ?? [];
    if (pieces.length === 0) return words.nothing;
    const { mine, others } = words.command;
    const owners = board
      .names()
      .map((name, seat) => [name, ...(seat === view.ownSeat ? mine : others).split(', ')]);
    const all = pieces.map((piece) => {
      const { name, kinds = [], seat } = piece;
      return { ...piece, names: [name, ...kinds, ...(seat === undefined ? [] : owners[seat]!)] };
    });
    const places = new Map<string, string[]>();
    for (const { name, square = '', place = square } of findNamed(all, this.#subject.about ?? ''))
      places.set(name, [...(places.get(name) ?? []), place]);
    if (places.size > 0) return `${[...places].map(([name, at]) => `${name}: ${at.join(', ')}`).join('; ')}.`;
    const kinds = new Set(pieces.flatMap((piece) => piece.kinds ?? []));
    const sides = new Set(owners.flatMap(([name = '', side = '']) => [name, side]));
    return this.#unknown([...[...kinds].sort(), ...sides]);
  }

  #rowOf(square: string | undefined): string {
    const { game, view } = this;
    return square === undefined ? this.moves(square) : (game?.row(view, square) ?? '');
  }

  /** A row by its name or one of its squares; without one, that of the square. */
  row(): string {
    const { about } = this.#subject;
    if (!about) return this.#rowOf(this.square);
    const rows = this.game?.rows(this.view) ?? [];
    const [found] = findNamed(rows, about);
    if (found) return found.text;
    return this.named ? this.#rowOf(about) : this.#unknown(rows.map(({ names: [name] }) => name!));
  }

  /** For a key, the next line from a square, or the previous one; for a word, all of them. */
  lines(): string {
    const { board, game, view, words } = this;
    const { about, back } = this.#subject;
    const square = about === undefined || about === '' ? this.square : about;
    const lines = square === undefined ? [] : (game?.lines(view, square) ?? []);
    const { length } = lines;
    if (length === 1) return `${lines[0]}.`;
    if (about !== undefined) return length > 0 ? words.lines(square!, lines) : words.nothing;
    if (length === 0) return square === undefined ? this.moves(square) : '';
    const last = rays.get(board);
    // From another square than the last time, the first or the last line.
    const from = last?.square === square ? last!.at : back ? 0 : -1;
    const at = (from + (back ? -1 : 1) + length) % length;
    rays.set(board, { square: square!, at });
    return words.line(square!, lines[at]!, at + 1, length);
  }

  /** The value of the position and the best move, if the board evaluates positions; else a hint, which tells both. */
  async value(): Promise<Answer> {
    const { board, match, view, words } = this;
    const { turn, addressee } = board.store.snapshot;
    const known = board.evaluations().find(({ ply }) => ply === match.ply);
    if (!known?.best || typeof turn !== 'number') return this.hint();
    const { positionText, valueFormat } = await import('../value-text.js');
    const name = turn === addressee ? undefined : board.names()[turn]!;
    return `${positionText(known, turn, name, valueFormat(board))}. ${words.command.best(view.words.act(match.game.parseMove(known.best)))}`;
  }

  /** The keys of the board: those of the game alone, then those of all games. */
  keys(isAsked: (id: string) => boolean): string {
    const { board, game, words } = this;
    const { own = [] } = game ?? {};
    const { pace, preferences } = board.store.snapshot;
    const offer = preferences.board || offered ? '' : words.offerGrid;
    offered = true;
    const shared = Object.entries(words.keys).filter(([id]) => isAsked(id) && !(offer && id === 'grid'));
    const textOf = (of: string) => {
      const other = own.find(({ instead }) => instead === of);
      return other && words.own[other.id];
    };
    return join([
      words.list,
      offer,
      ...own.flatMap(({ id, instead }) => (instead ? [] : words.own[id])),
      ...shared.map(([id, text]) => textOf(id) ?? text),
      pace === 'key' ? words.goOnKey : '',
    ]);
  }

  /** The words that the field knows, and a move as an example. */
  commands(isAsked: (id: string) => boolean): string {
    const { list, words, examples } = this.words.command;
    const known = list(
      Object.entries(words)
        .filter(([id]) => isAsked(id))
        .map(([, text]) => text.split(', ')[0]!),
      Object.entries(examples)
        .filter(([id]) => isAsked(id))
        .map(([, text]) => text),
    );
    return join([known, this.example()]);
  }

  /** A move as an example of what can be typed, in a sentence; empty while nobody may move. */
  example(): string {
    const { game, view, match, words } = this;
    const [move] = view.moves;
    if (move === undefined) return '';
    return words.command.example(game?.example?.(view) ?? match.game.formatMove(move));
  }

  // Actions

  /** Moves the focus to the next of some squares, which screen readers then say; or back. The name of the only one is told. */
  #goToNext(squares: readonly string[], back = false): Answer {
    const { square: from } = this.#subject;
    const all = squaresSeen(this.board.element);
    if (back) all.reverse();
    const at = all.findIndex(({ dataset }) => dataset.square === from);
    const next = [...all.slice(at + 1), ...all.slice(0, at + 1)].find(({ dataset }) =>
      squares.includes(dataset.square!),
    );
    if (!next || next.dataset.square === from) return next?.ariaLabel ?? '';
    next.focus();
    return undefined;
  }

  /** Moves the focus to the next square on which something can be done. */
  goToPlace(): Answer {
    const lit = squaresSeen(this.board.element).filter(({ classList }) => classList.contains('can'));
    const squares = lit.map(({ dataset }) => dataset.square!);
    return this.#goToNext(this.game?.stops(this.view, squares) ?? [], this.#subject.back);
  }

  /** Moves the focus to the next own piece, or, with Shift, to the next one of others. */
  goToPiece(): Answer {
    const { game, view } = this;
    return this.#goToNext(placesOf(game?.pieces(view) ?? [], view.ownSeat, !this.#subject.back));
  }

  /** Moves the focus to a square; without one, to that which had it last. */
  jump(): Answer {
    const { about } = this.#subject;
    const to = about ? findSquare(this.board.element, about) : this.button;
    to?.focus();
    return to ? undefined : this.#refuse(this.words.command.noSquare(about ?? ''));
  }

  /** Shows another position of the game. Says the move that led to it, then its number and whose turn it is. */
  step(ply: number): Answer {
    const { board, match } = this;
    const { length } = match.moves;
    if (board.store.snapshot.settings.controls === 'none') return this.#notNow;
    if (ply < 0 || ply > length || ply === match.ply) return `${board.words().ui.ply(match.ply, length)}.`;
    // One step forward, the move is announced as if it were played. With an update ahead, all is one paragraph.
    board.element.requestUpdate();
    if (ply !== match.ply + 1) board.announce(toldMoves(board, match, ply).findLast(Boolean) ?? '', true);
    board.store.goTo(ply);
    return undefined;
  }

  /** Shows the position after the move with a number; without one, tells which position is shown. */
  goToMove(): Answer {
    const { match, words } = this;
    const about = this.#subject.about ?? '';
    const { length } = match.moves;
    if (!about) return this.step(match.ply);
    const known = /^\d+$/.test(about) && Number(about) <= length;
    return known ? this.step(Number(about)) : this.#refuse(words.command.noPly(about, length));
  }

  /** True for a tool that this kind of play has not. */
  lacks(name: 'undo' | 'redo'): boolean {
    return !this.board.store.snapshot.settings.session.tools.full.includes(name);
  }

  /** Does what a button of the toolbar does, if the page shows it. Where nothing can be taken back, it steps. */
  tool(name: 'undo' | 'redo'): Answer {
    const { store, words } = this.board;
    if (this.lacks(name)) return this.step(this.match.ply + (name === 'undo' ? -1 : 1));
    const shown = store.snapshot.settings.controls !== 'none';
    if (shown && store[name]()) return undefined;
    const reason = name === 'undo' && shown ? undoNote(store.snapshot, words()) : undefined;
    return reason ? `${reason}.` : this.#notNow;
  }

  /** Computes a hint, which the board tells, if the page shows its button. One that is not wanted any more says nothing. */
  async hint(): Promise<Answer> {
    const { settings, movableSeat, covered, line, puzzle } = this.board.store.snapshot;
    const helps = settings.controls === 'full' && (puzzle !== undefined || settings.session.assists);
    if (!helps || movableSeat === undefined || covered || line) return this.#notNow;
    await this.board.hint();
    return undefined;
  }

  /** Uncovers the hand. */
  uncover(): Answer {
    const curtain = this.board.element.renderRoot.querySelector<HTMLElement>('[part=curtain]');
    curtain?.click();
    return curtain ? undefined : this.words.nothing;
  }

  /** Lets the board of this person be a grid or only buttons, in all boards of this browser. */
  async switchGrid(): Promise<Answer> {
    const { board, words } = this;
    const isOff = board.store.snapshot.preferences.board === 'plain';
    const { savePreferences } = await preferencesModule.load();
    savePreferences(board, { board: isOff ? undefined : 'plain' });
    return isOff ? words.gridOn : words.gridOff;
  }

  /** Opens the position as a list, if the game has one. */
  openList(): Answer {
    const { definition, store } = this.board;
    if (!definition.list) return this.words.nothing;
    store.openDialog({ kind: 'list' });
    return undefined;
  }

  /** Opens the form for an invitation, and moves the focus to its field; tells the invitation that is open. */
  async invite(): Promise<Answer> {
    const { inviteTool, waits, board } = this;
    if (waits) return waits;
    if (!inviteTool) return this.#notNow;
    const { element } = board;
    // a focus on the tool on the way would make Orca tell the field twice
    inviteTool.click();
    await element.updateComplete;
    element.renderRoot.querySelector<HTMLElement>('.elsewhere input')?.focus();
    return undefined;
  }

  /** The titles of the rules, or the text of one by its number. */
  async rules(): Promise<Answer> {
    const { board, words } = this;
    const about = this.#subject.about ?? '';
    const { loadRules } = await import('../rulebook/rulebook-view.js');
    const { rulebook, words: texts } = await loadRules(board.definition, board.language());
    const title = (id: string) => `${id}, ${texts.rules[id]?.title ?? ''}`;
    const ids = rulebook.rules.map(({ id }) => id);
    if (!about) return words.command.rules(ids.map(title));
    const found = ids.find((id) => [simplify(id), id.slice(1)].includes(about));
    if (!found) return this.#unknown(ids);
    return `${title(found)}. ${texts.rules[found]?.text?.join(' ') ?? ''}`;
  }

  /** Opens the help of the page in the language of the board, or in no stated one; without it, the guide for blind players. */
  guide(): string {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=help][href]')];
    const [language = ''] = this.board.language().split('-');
    const link =
      links.find(({ hreflang }) => hreflang.split('-')[0] === language) ??
      links.find(({ hreflang }) => !hreflang);
    const { guide: file, opens } = this.words.command;
    window.open(link?.href ?? GUIDES + file, '_blank', 'noopener');
    return opens;
  }
}

/** The answer to a question, with the reason if there is nothing to do. Rejects if a module cannot be loaded. */
export async function ask(
  board: AnyBoard,
  answer: Question['answer'],
  subject: Subject,
): Promise<{ readonly done: boolean; readonly text: Answer }> {
  const asked = new Asked(board, await board.definition.keys?.(), subject);
  const text = await answer(asked);
  return { done: asked.done, text: text === '' ? asked.nothing() : text };
}
