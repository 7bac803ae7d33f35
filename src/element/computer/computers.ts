import type { CSSResult, ReactiveController, TemplateResult } from 'lit';
import type { Level, Valued, Verdict } from '../../core/bot.js';
import type { Analysis } from '../analysis/index.js';
import { Computer, type Question } from './computer-player.js';
import type { Desk } from '../desk.js';
import { figuresIn } from '../i18n/number-format.js';
import type { GameWords } from '../game-definition.js';
import { progress } from '../view/progress.js';
import type { Extras } from '../view/layout.js';
import { thoughtStyles } from '../styles/progress.styles.js';
import { reasonOf, type Ground } from './value-text.js';
import type { MoveView, SeatView } from '../view/view-model.js';
import type { ComputerWords } from '../i18n/types.js';

/** A part of a sentence as a sentence. */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What computers do at a board: they play seats, give hints, and say what moves are worth. */
export class Computers<S, M, O extends object, W extends GameWords> implements ReactiveController {
  readonly #desk: Desk<S, M, O, W>;
  readonly #computer: Computer<S, M>;
  #analysis: Analysis<S, M, O, W> | undefined;
  /** The analysis is on its way, or could not be had in this position. */
  #called: unknown;

  constructor(desk: Desk<S, M, O, W>) {
    this.#desk = desk;
    desk.element.addController(this);
    this.#computer = new Computer<S, M>(desk.element, desk.kit.bot, {
      question: () => (desk.answering ? this.#ask(desk.answering) : undefined),
      rest: () => desk.rest,
      play: (move) => desk.session.play(move, 'computer'),
      fail: desk.lackComputer,
    });
  }

  /** A computer seat is thinking. */
  get thinking(): boolean {
    return this.#computer.thinking;
  }

  /** A hint is sought. */
  get advising(): boolean {
    return this.#computer.advising;
  }

  /** What stands in the place of the sentence under the headline while somebody waits for long. */
  get waiting(): TemplateResult | undefined {
    const { wait, thinking } = this.#computer;
    if (!wait?.long) return undefined;
    const words = this.#words;
    const button = { word: thinking ? words.moveNow : words.showNow, run: wait.hurry };
    return progress(words.thinking, wait.done, button);
  }

  get #words(): ComputerWords {
    return this.#desk.words.ui.computer;
  }

  /** What a value is worded with. */
  get #ground(): Ground {
    const { kit, language } = this.#desk;
    return { words: this.#words, figures: figuresIn(language.tag), chancy: kit.random !== undefined };
  }

  hostUpdate(): void {
    this.#wear(thoughtStyles);
    const { host, match } = this.#desk;
    if (this.#analysis || !host.analysis() || this.#called === match.state) return;
    this.#called = match.state;
    this.#fetchAnalysis().catch(() => {
      this.#desk.voice.lack();
    });
  }

  async #fetchAnalysis(): Promise<void> {
    const { Analysis, sheet } = await import('../analysis/index.js');
    this.#wear(sheet);
    this.#analysis ??= new Analysis(this.#desk, () => this.#ground);
  }

  /** Puts a sheet on the element, once, before what wears it is drawn. */
  #wear({ styleSheet }: CSSResult): void {
    const { renderRoot: root } = this.#desk.element;
    if (!(root instanceof ShadowRoot) || !styleSheet || root.adoptedStyleSheets.includes(styleSheet)) return;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
  }

  /** What lies on the mat besides: the bar of the chances, the look back. */
  view(seats: readonly SeatView[]): Extras {
    return this.#analysis?.view(seats) ?? {};
  }

  /** Moves of the record with what they were worth, where that is known. */
  dress(moves: readonly MoveView[]): readonly MoveView[] {
    return this.#analysis?.dress(moves) ?? moves;
  }

  dropAdvice(): void {
    this.#computer.dropAdvice();
  }

  /** Asks for a move and shows it, with what speaks for it where that is known. */
  async hint(): Promise<string | undefined> {
    const desk = this.#desk;
    // removed meanwhile: nobody would stop it
    const question = desk.veiled || !desk.element.isConnected ? undefined : this.#ask('best');
    const verdict = question && (await this.#computer.advise({ ...question, analysis: true }));
    const { game, state } = desk.match;
    if (!verdict || state !== question.state) return undefined;
    const { move } = verdict;
    const notation = game.formatMove(move);
    desk.hinted = move;
    const value = this.#valueOf(verdict, notation);
    const reason = value && reasonOf(value, question.seat, this.#ground);
    const told = game.happenings(state, move).map((each) => desk.words.game.say(each, desk.names));
    if (reason) told.push(sentence(reason));
    const written = this.#words.hint(notation);
    desk.voice.note(reason ? `${written} – ${reason}` : written, this.#words.hint(told.join(' ')));
    return notation;
  }

  #valueOf({ values }: Verdict<M>, notation: string): Valued<M> | undefined {
    const { formatMove } = this.#desk.match.game;
    return values?.find(({ move }) => formatMove(move) === notation);
  }

  /** What a computer is to find a move for: it is shown only what the seat to move may know. */
  #ask(level: Level): Question<S> | undefined {
    const { match, lot } = this.#desk.session;
    const { turn, state } = match;
    if (typeof turn !== 'number') return undefined;
    return { state, seat: turn, view: match.game.view(state, turn), level, lot };
  }
}
