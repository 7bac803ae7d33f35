import type { ReactiveController } from 'lit';
import { type AnyMatch, noMoves } from '../../../core/match.js';
import type { AnyBoard } from '../../model/board.js';
import { worded } from '../../ui/a11y/sentences.js';
import { delay } from '../../base/delay.js';
import { fire } from '../../model/fire.js';
import type { Wording } from '../../model/effects.js';
import { pastMoves } from '../../model/past-moves.js';
import type { Pace } from '../../model/settings.js';
import type { BoardView, Tool } from '../../ui/view/view-model.js';
import { FormPart, parseSaved } from './form.js';
import { HintedPiece } from './hinted-piece.js';
import { GoalSolution, openPuzzle, rejectPuzzle } from './open-puzzle.js';
import { answerTexts, icons, puzzleStyles, puzzleView, valueText } from './puzzle-view.js';
import type { PuzzleState } from '../../model/session.js';
import type { Answer, Solution } from './solution.js';
import { FillSolution } from './fill-solution.js';
import { puzzleWords, type PartWords } from '../../../words/en/parts.js';

export const sheets = [puzzleStyles];

/** The time before a reply, in ms. A wrong move is shown twice as long. */
const PACES: Readonly<Record<Pace, number>> = { fast: 0, normal: 700, slow: 1500, key: 1500 };

const fresh = { open: false, tries: 0, hints: 0, shown: false, solved: false };

/** The puzzle of a board: judges the reader's moves, replies to them, and gives hints. Loaded on demand. */
class Puzzle implements ReactiveController {
  readonly #board: AnyBoard;
  readonly #form: FormPart;
  readonly #piece: HintedPiece;
  #solution: Solution | undefined;
  /** The solution whose goal was checked last. */
  #checked: Solution | undefined;
  /** The match that was opened last: it has a puzzle, or an error was shown. */
  #opened: AnyMatch | undefined;
  /** The last match in which the reader could move, or solved the puzzle. */
  #settled: AnyMatch | undefined;
  /** The answers to the only choice, while the answer is shown. */
  #answers: readonly Answer<unknown>[] = [];
  /** Ends everything that is going on. */
  #stop = new AbortController();

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#form = new FormPart(board);
    this.#piece = new HintedPiece(board);
    board.control.update = () => {
      const { puzzle, match } = board.store.snapshot;
      this.#form.update(puzzle, this.#settled ?? match, this.#solution?.start.ply ?? 0, this.#words.required);
    };
    board.store.subscribe((effect) => {
      // Another match is shown in place of the puzzle.
      if (this.#solution && !board.store.snapshot.puzzle) this.#halt();
      if (effect?.type === 'game-move' && !['computer', 'chance'].includes(effect.detail.source))
        void this.#run((signal) => this.#answer(signal));
    });
    board.element.addController(this);
  }

  // Rendering

  /** The view of the board, with the texts of the puzzle. */
  view(view: BoardView): BoardView {
    const { puzzle, settings } = this.#board.store.snapshot;
    if (!settings.session.isPuzzle) return view;
    const tools = this.#tools;
    return puzzle && this.#solution
      ? { ...puzzleView(view, puzzle, this.#solution, settings.task, this.#answerTexts), tools }
      : { ...view, tools };
  }

  /** The answers to the only choice with their values, once it is made. */
  get #answerTexts(): ReturnType<typeof answerTexts> {
    const { act } = this.#board.words().game;
    return answerTexts(this.#answers, act, this.#words);
  }

  /** The tools of the puzzle: hint, solution, again. */
  get #tools(): readonly Tool[] {
    const { puzzle, match } = this.#board.store.snapshot;
    const disabled = !puzzle || !this.#open;
    const { again, solution, disabled: off } = this.#words;
    const note = this.#disabled ? off : undefined;
    const show = () => void this.#run((signal) => this.#showSolution(signal));
    const takeBack = {
      name: 'undo',
      action: () => this.#takeBack(),
      disabled: disabled || match.ply === this.#solution?.start.ply,
      note,
    } as const;
    return [
      { name: 'hint', action: () => void this.hint(), disabled, note },
      { name: 'rules', label: solution, drawing: icons.solution, action: show, disabled, note },
      ...(this.#solution?.goal?.name === 'par' ? [takeBack] : []),
      {
        name: 'undo',
        label: again,
        drawing: icons.again,
        action: () => this.#restart(),
        disabled: !puzzle || this.#disabled,
        note,
      },
    ];
  }

  get #words(): PartWords['puzzle'] {
    return puzzleWords(this.#board.words().ui);
  }

  get #disabled(): boolean {
    return this.#board.element.matches(':disabled');
  }

  get #open(): boolean {
    return this.#board.store.snapshot.movableSeat !== undefined;
  }

  hostUpdate(): void {
    const { settings, puzzle, match, awake } = this.#board.store.snapshot;
    if (!settings.session.isPuzzle) this.#close();
    else if (!puzzle && match !== this.#opened) this.#openPuzzle();
    if (awake && this.#checked !== this.#solution) void this.#check();
  }

  hostUpdated(): void {
    // the update may have written the attribute `disabled`
    this.#set({ disabled: this.#disabled });
    this.#piece.updated();
  }

  hostDisconnected(): void {
    this.#halt();
    const settled = this.#settled;
    // Nobody sees the answer: the reader moves again when the board is back.
    if (settled && !this.#solution?.solved(settled)) this.#settle(settled);
  }

  // State

  #set(patch: Partial<PuzzleState>): void {
    const { store } = this.#board;
    const { puzzle } = store.snapshot;
    if (!puzzle) return;
    const names = Object.keys(patch) as (keyof PuzzleState)[];
    if (names.some((name) => puzzle[name] !== patch[name])) store.set({ puzzle: { ...puzzle, ...patch } });
  }

  /** Stops everything, and releases the worker. */
  #halt(): void {
    this.#stop.abort();
    if (this.#solution instanceof GoalSolution) this.#solution.dispose();
  }

  #close(): void {
    this.#halt();
    this.#answers = [];
    this.#solution = this.#checked = this.#opened = this.#settled = undefined;
  }

  #openPuzzle(): void {
    this.#close();
    const { store } = this.#board;
    this.#opened = store.snapshot.match;
    const solution = (this.#solution = openPuzzle(this.#board));
    if (!solution) return;
    this.#stop = new AbortController();
    store.set({ puzzle: { ...fresh, seat: solution.seat, disabled: this.#disabled } });
    if (!this.#restore(solution)) this.#settle(solution.start);
  }

  /** Shows an error if the goal cannot be reached. Solving the first position also makes the first answer quick. */
  async #check(): Promise<void> {
    const solution = (this.#checked = this.#solution);
    if (!(solution instanceof GoalSolution || solution instanceof FillSolution)) return;
    const possible = await Promise.resolve(solution.possible(this.#stop.signal)).catch(() => true);
    if (possible || this.#solution !== solution) return;
    rejectPuzzle(this.#board, 'puzzle-value', this.#board.store.snapshot.settings.goal);
    this.#board.store.set({ puzzle: undefined });
  }

  /** Continues as the browser restored the form. Returns false if there is nothing to restore, or it does not fit. */
  #restore(solution: Solution): boolean {
    const { store } = this.#board;
    const { restored } = store.snapshot;
    if (restored === undefined) return false;
    store.set({ restored: undefined });
    const saved = parseSaved(restored);
    if (!saved) return false;
    const { game } = solution.start;
    const match = solution.start.copy();
    try {
      for (const text of saved.moves) match.play(game.parseMove(text));
    } catch {
      return false; // the page has another puzzle by now
    }
    if (!solution.contains(match)) return false;
    const { tries, hints, shown } = saved;
    this.#set({ tries, hints, shown });
    this.#settle(match);
    if (solution.solved(match)) {
      this.#set({ open: false, solved: saved.solved });
      if (solution.isChoice) void this.#run((signal) => this.#showChoice(signal));
    } else if (match.turn !== solution.seat) void this.#run((signal) => this.#goOn(signal, ''));
    return true;
  }

  /** Shows a match in which the reader is to move. */
  #settle(match: AnyMatch): void {
    const { store } = this.#board;
    const shown = store.snapshot.match;
    this.#settled = match;
    if (shown.moves.length !== match.moves.length || shown.ply !== match.ply) this.#show(match);
    this.#set({ open: true, piece: undefined });
  }

  /** Shows a match in place of the one on the board. The message stays. */
  #show(match: AnyMatch, quiet = false): void {
    const { store } = this.#board;
    const { message } = store.snapshot;
    store.showLine(match, undefined, undefined, quiet);
    if (message) store.showMessage(message, '');
  }

  // Moves

  /** Runs a task that shows moves; the one before is stopped. A task that fails shows the error and ends. */
  async #run(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (!this.#solution) return;
    this.#stop.abort();
    const { signal } = (this.#stop = new AbortController());
    const { store } = this.#board;
    try {
      await task(signal);
    } catch {
      if (signal.aborted) return;
      store.reject(undefined, { code: 'computer' });
      if (this.#settled) this.#settle(this.#settled);
    }
  }

  /** Waits until the board has come to rest, and a person could follow. Throws if the task was stopped. */
  async #pause(signal: AbortSignal, times = 1): Promise<void> {
    await this.#board.rest();
    await delay(times * PACES[this.#board.store.snapshot.pace], signal);
    signal.throwIfAborted();
  }

  /** Asks the solution, and shows that the computer is thinking as long as it does. Throws if the task was stopped. */
  async #ask<T>(signal: AbortSignal, request: (solution: Solution) => Promise<T>): Promise<T> {
    const { store } = this.#board;
    const isGoal = this.#solution instanceof GoalSolution;
    if (isGoal) store.set({ computer: { thinking: true, hinting: false } });
    try {
      return await request(this.#solution!);
    } finally {
      if (isGoal) store.set({ computer: { thinking: false, hinting: false } });
      signal.throwIfAborted();
    }
  }

  /** The answers to the only choice with their values, the best first; none if they are not known. */
  #values(signal: AbortSignal): Promise<readonly Answer<unknown>[]> {
    return this.#ask(signal, async (solution) => (await solution.answers?.(signal)) ?? []);
  }

  #say(text: Wording, spoken?: string): void {
    this.#board.store.showMessage({ kind: 'note', text }, spoken);
  }

  /** Answers the last move, which the reader made. */
  async #answer(signal: AbortSignal): Promise<void> {
    const { element, store } = this.#board;
    const { match, puzzle } = store.snapshot;
    if (!puzzle) return;
    this.#settled = match.branch(match.ply, noMoves);
    this.#set({ piece: undefined });
    const { right, comment, refutation, stays } = await this.#ask(signal, (solution) =>
      solution.judge(match, signal),
    );
    const tries = puzzle.tries + Number(!right && stays !== 'after');
    this.#set({ tries });
    const { id: game, formatMove } = match.game;
    const notation = formatMove(match.moves.at(-1));
    const valued = !right && this.#solution!.isChoice ? await this.#valued(notation, signal) : undefined;
    const kind = right ? 'right' : stays === 'first' ? 'longer' : 'wrong';
    const text = stays === 'after' ? '' : comment || (valued ?? (() => this.#words[kind]));
    const answered = right || refutation.length === 0;
    if (answered && text) this.#say(text);
    fire(element, 'game-try', { game, notation, right, tries });
    signal.throwIfAborted();
    if (right || stays) return this.#goOn(signal, text);
    for (const move of refutation) {
      await this.#pause(signal);
      store.reply(move);
    }
    if (!answered) this.#say(text);
    await this.#pause(signal, 2);
    this.#tell(this.#words.back);
    this.#settle(this.#settled);
  }

  /** The value of a wrong answer to the only choice, against the best; undefined if it is not known. */
  async #valued(notation: string, signal: AbortSignal): Promise<Wording | undefined> {
    const { start } = this.#solution!;
    const answers = await this.#values(signal);
    const [best] = answers;
    const own = answers.find(({ move }) => start.game.formatMove(move) === notation);
    if (!best || !own) return undefined;
    return () => this.#words.valued(valueText(own, this.#words), valueText(best, this.#words));
  }

  /** Plays the replies and the moves of chance until the reader is to move, or has solved the puzzle. */
  async #goOn(signal: AbortSignal, text: Wording): Promise<void> {
    const { store } = this.#board;
    const solution = this.#solution!;
    const comments: string[] = [];
    let { match } = store.snapshot;
    while (!solution.solved(match) && match.turn !== solution.seat)
      match = await this.#playNext(signal, comments);
    this.#settled = match;
    const more = comments.filter(Boolean).join(' ');
    // The message about the move disappeared with the reply.
    if (match.ply > 0 && (text || more))
      this.#say(() => [worded(text), more].filter(Boolean).join(' '), more);
    const solved = solution.solved(match);
    if (solved && solution.isChoice) await this.#showChoice(signal);
    if (solved) this.#finish(match);
    else this.#settle(match);
  }

  /** Plays the next move of the solution, adds its comment, and returns the match after it. */
  async #playNext(signal: AbortSignal, comments: string[]): Promise<AnyMatch> {
    const { store } = this.#board;
    const { match } = store.snapshot;
    const { move, comment } = await this.#ask(signal, (solution) => solution.next(match, signal));
    await this.#pause(signal, Number(match.turn !== 'chance'));
    // A person may have looked back.
    if (store.snapshot.match !== match) this.#show(match);
    store.reply(move);
    signal.throwIfAborted();
    comments.push(comment);
    return store.snapshot.match;
  }

  /**
   * After the only choice, shows its answers with their values, and the position before it with the right one: nothing is thrown or drawn
   * any more.
   */
  async #showChoice(signal: AbortSignal): Promise<void> {
    const { store, element } = this.#board;
    const answers = await this.#values(signal);
    await this.#pause(signal);
    this.#answers = answers;
    const match = this.#solution!.start.copy();
    const move = store.snapshot.match.moves[match.ply];
    this.#set({ open: false });
    if (move !== undefined) match.play(move);
    match.goTo(this.#solution!.start.ply);
    const hadFocus = element.shadowRoot?.activeElement?.closest('.board');
    this.#show(match, true);
    store.set({ hint: move });
    element.requestUpdate();
    await element.updateComplete;
    // the buttons for the choice are gone
    if (hadFocus) element.shadowRoot!.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus();
  }

  #finish(match: AnyMatch): void {
    const { element, store } = this.#board;
    this.#set({ open: false, solved: true });
    this.#board.control.update(); // a listener may send the form
    const { tries, hints } = store.snapshot.puzzle!;
    void this.#tellSolved();
    fire(element, 'game-solved', { game: match.game.id, tries, hints, record: store.record });
  }

  /** Announces the result after the last move, which is told when its motion has ended. */
  async #tellSolved(): Promise<void> {
    await this.#board.element.updateComplete;
    await this.#board.rest();
    const { puzzle } = this.#board.store.snapshot;
    if (!puzzle?.solved) return;
    const { solved, result } = this.#words;
    this.#announceEnd(`${solved}. ${result(puzzle.tries, puzzle.hints)}`);
  }

  /** Announces a sentence, and after it the values of the answers to the only choice. */
  #announceEnd(text: string): void {
    const values = this.#answerTexts.map(({ answer, value }) => `${answer}: ${value}.`);
    this.#board.announce([text, ...values].join(' '));
  }

  /** Answers the reader with a sentence before those of the position that is shown next, as one paragraph. */
  #tell(text: string): void {
    this.#board.element.requestUpdate();
    this.#board.announce(text, true);
  }

  // Tools

  /** Shows the piece of the next move, or the move if that is shown already. Resolves with its notation. */
  async hint(): Promise<string | undefined> {
    let notation: string | undefined;
    if (this.#open) await this.#run(async (signal) => void (notation = await this.#hint(signal)));
    return notation;
  }

  async #hint(signal: AbortSignal): Promise<string> {
    const { store, definition, words, face } = this.#board;
    const { match } = store.snapshot;
    const { game, state } = match;
    const { move } = await this.#ask(signal, (solution) => solution.next(match, signal));
    const { hints, piece: known } = store.snapshot.puzzle!;
    this.#set({ hints: hints + 1, piece: definition.piece(move, state, pastMoves(store.snapshot)) });
    // the offers of a piece that is chosen would be taken for the hint
    face.positionChanged();
    const { name } = this.#piece;
    if (known === undefined && name) this.#say(() => this.#firstHint(name, state));
    else {
      store.set({ hint: move });
      this.#say(() => `${words().game.act(move)}.`);
    }
    return game.formatMove(move);
  }

  /** The sentence that names the piece of the next move. */
  #firstHint(name: string, state: unknown): string {
    const { puzzle } = this.#board.store.snapshot;
    const sentence = this.#board.words().game.startWith?.(puzzle?.piece ?? '', state);
    return sentence ? `${sentence}.` : this.#words.piece(this.#piece.rendered ?? name);
  }

  /** Plays the solution from the position that is shown. */
  async #showSolution(signal: AbortSignal): Promise<void> {
    const { store } = this.#board;
    const solution = this.#solution!;
    this.#set({ shown: true, open: false, piece: undefined });
    let { match } = store.snapshot;
    while (!solution.solved(match)) {
      const comments: string[] = [];
      match = await this.#playNext(signal, comments);
      if (comments[0]) this.#say(comments[0]);
    }
    signal.throwIfAborted();
    this.#settled = match;
    if (solution.isChoice) await this.#showChoice(signal);
    this.#announceEnd(`${this.#words.shown}.`);
  }

  /** Starts again. Wrong moves and hints still count. */
  #restart(): void {
    this.#goBack(this.#solution!.start, `${this.#board.words().ui.ply(0, 0)}.`);
  }

  /** Takes back the last move, which still counts if it was wrong. */
  #takeBack(): void {
    const { match } = this.#board.store.snapshot;
    this.#goBack(match.branch(match.ply, noMoves), this.#words.back);
  }

  #goBack(match: AnyMatch, text: string): void {
    this.#stop.abort();
    this.#answers = [];
    this.#board.store.dismissMessage();
    this.#tell(text);
    this.#settle(match);
    this.#set({ solved: false });
  }
}

export const create = (board: AnyBoard): Puzzle => new Puzzle(board);
