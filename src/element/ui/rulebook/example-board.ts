import { formatRecord } from '../../../core/format-record.js';
import type { AnyMatch } from '../../../core/match.js';
import { openExample } from '../../../core/open-example.js';
import type { Example, Rulebook } from '../../../core/rulebook.js';
import type { ExampleDrawing, PlainDefinition } from '../../model/game-definition.js';
import type { LitElement } from 'lit';

/** The answer to the reader's last move, or the move of chance that was shown. */
export interface Answer {
  /** True for the move of the example, and for a move of chance. */
  readonly right: boolean;
  /** The sentence that explains an illegal move; empty for a legal one. */
  readonly text: string;
  /** The rule that forbids the move. */
  readonly rule?: string | undefined;
}

/** A move that the reader tried. */
export interface Try {
  readonly rule: string;
  readonly example: string;
  readonly notation: string;
  readonly right: boolean;
}

/** The surroundings of the board of the examples: the game, its language, and callbacks. */
export interface ExampleHost {
  readonly definition: PlainDefinition;
  readonly games: ExampleDrawing['games'];
  /** The language of the board, as a `lang` attribute. */
  readonly language: () => string;
  /** Renders again, and keeps the focus at this example. */
  readonly update: (example: Example) => void;
  /** Called after the reader's move. */
  readonly tried: (move: Try) => void;
  /** Loads the element of the board, if the page does not have it. */
  readonly prepare?: () => unknown;
  /** Called if a module cannot be loaded. */
  readonly failed: () => void;
}

/** The examples that have been played, by game. The session storage keeps them for the visit, if the browser allows it. */
const played = new Map<string, Set<string>>();

const storageKey = (game: string) => `spielkasten-examples:${game}`;

/** The examples of a game that have been played, also on other pages of the visit; `known` are those of the rulebook. */
function readPlayed(game: string, known: readonly Example[]): Set<string> {
  const done = played.get(game) ?? new Set();
  played.set(game, done);
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(game)) ?? '[]');
    if (Array.isArray(stored)) for (const { id } of known) if (stored.includes(id)) done.add(id);
  } catch {
    // Without storage, or with another text there, only this page knows them.
  }
  return done;
}

function savePlayed(game: string, done: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(storageKey(game), JSON.stringify([...done]));
  } catch {
    // Storage that is denied or full is no error.
  }
}

/** A placed chip or tile without its number: the place alone decides whether a board refuses it. */
const placeOf = (notation: string) => notation.replace(/^\d+@/, '@');

/** The parts of a board that the examples use. */
interface Replayable extends HTMLElement {
  record: string;
  readonly updateComplete: Promise<boolean>;
  readonly ply: number;
  goTo(ply: number): void;
  why(move: string): { readonly message: string; readonly rule: string } | undefined;
}

/**
 * The board on which a reader plays an example of the rulebook: another element beside the text. The
 * reader makes the move of the example; the rules answer any other. A move of chance is shown when the reader asks for it.
 */
export class ExampleBoard {
  /** The example that is being played. */
  shown: Example | undefined;
  /** The board of the example. */
  element: Replayable | undefined;
  answer: Answer | undefined;
  /** The shown example has a move that the reader does not make, but asks for: a move of chance, or one that a board refuses. */
  asked = false;
  readonly #host: ExampleHost;
  readonly #rulebook: Rulebook;
  readonly #playable: readonly Example[];
  /** The examples to which "Next" leads, in teaching order. */
  readonly #guide: readonly Example[];
  readonly #done: Set<string>;

  constructor(host: ExampleHost, rulebook: Rulebook) {
    this.#host = host;
    this.#rulebook = rulebook;
    const examples = rulebook.rules.flatMap((rule) => rule.examples);
    this.#done = readPlayed(host.definition.game.id, examples);
    this.#playable = examples.filter((each) => this.#hasMove(each));
    const find = (id: string) => this.#playable.find((each) => each.id === id) ?? [];
    this.#guide = rulebook.guide?.flatMap(find) ?? this.#playable;
  }

  /** The number of examples in the guide. */
  get count(): number {
    return this.#guide.length;
  }

  /** The number of examples in the guide that have been played. */
  get done(): number {
    return this.#guide.filter((each) => this.isDone(each)).length;
  }

  /** The place of an example in the guide, from 1; 0 if it is not part of it. */
  placeOf(example: Example): number {
    return this.#guide.indexOf(example) + 1;
  }

  /** The first example of the guide that has not been played. */
  get first(): Example | undefined {
    return this.#guide.find((each) => !this.isDone(each)) ?? this.#guide[0];
  }

  /** The example of the guide after the shown one; undefined if that is not part of the guide. */
  get next(): Example | undefined {
    const place = this.shown ? this.#guide.indexOf(this.shown) : -1;
    return place < 0 ? undefined : this.#guide[place + 1];
  }

  isDone({ id }: Example): boolean {
    return this.#done.has(id);
  }

  /** True if an example can be played: it has a move, and that is not a forbidden move of chance. */
  playable(example: Example): boolean {
    return this.#playable.includes(example);
  }

  /** The move of an example; undefined if it has none, or another game plays it, whose moves the words of this one cannot tell. */
  moveOf(example: Example): unknown {
    const { definition } = this.#host;
    const own = this.#gameOf(example) === definition && example.move !== undefined;
    return own ? definition.game.parseMove(example.move) : undefined;
  }

  /** The game that plays an example. */
  #gameOf({ game = '' }: Example): PlainDefinition {
    const { definition, games } = this.#host;
    return games?.[game] ?? definition;
  }

  #hasMove(example: Example): boolean {
    if (example.move === undefined) return false;
    return (
      !('forbidden' in example.then) ||
      typeof openExample(this.#gameOf(example).game, example).match.turn === 'number'
    );
  }

  /** Shows the board of an example and moves the focus there. */
  async open(example: Example): Promise<void> {
    const { prepare, failed } = this.#host;
    try {
      await prepare?.();
    } catch {
      failed();
    }
    const game = this.#gameOf(example);
    if (customElements.get(game.tag)) this.#show(example, openExample(game.game, example).match, game.tag);
  }

  #show(example: Example, match: AnyMatch, tag: string): void {
    this.asked = match.turn === 'chance' || example.byHand === false;
    const element = this.#createBoard(match, example, tag);
    this.#listen(element, example);
    this.shown = example;
    this.element = element;
    this.answer = undefined;
    this.#host.update(example);
    if (this.asked) return;
    element.addEventListener('game-ready', () => element.focus({ preventScroll: true }), { once: true });
  }

  /** Creates the board of an example. A move of chance is the next one of a replay. */
  #createBoard(match: AnyMatch, { move = '' }: Example, tag: string): Replayable {
    const { language } = this.#host;
    const { ply, turn, game } = match;
    const element = document.createElement(tag) as Replayable;
    element.lang = language();
    element.setAttribute('controls', 'none');
    // The states of all games have the seat whose turn it is, also while chance is to move.
    const mover = turn === 'chance' ? (match.state as { seat?: number }).seat : turn;
    const player = (seat: number) => (seat === mover ? 'human' : 'remote');
    element.setAttribute('seats', Array.from({ length: match.seats }, (_, seat) => player(seat)).join(' '));
    if (turn === 'chance') {
      element.setAttribute('mode', 'replay');
      element.setAttribute('ply', String(ply));
      match.play(game.parseMove(move));
    }
    element.record = formatRecord(match, []);
    return element;
  }

  /** Shows the move of chance of the shown example, or the answer of the rules to its move. */
  reveal(): void {
    const { shown, element } = this;
    if (!shown?.move || !element) return;
    const why = shown.byHand === false ? element.why(shown.move) : undefined;
    if (!why) element.goTo(element.ply + 1);
    this.#settle(shown, { right: true, text: why?.message ?? '', rule: why?.rule });
  }

  /** Shows the example as it was before the reader's move. */
  restart(): Promise<void> {
    return this.shown ? this.open(this.shown) : Promise.resolve();
  }

  /** Shows the picture again. */
  close(): void {
    const { shown } = this;
    this.shown = this.element = this.answer = undefined;
    if (shown) this.#host.update(shown);
  }

  #listen(element: HTMLElement, example: Example): void {
    // Its events are not those of the board that the page has.
    element.dispatchEvent = (event) => {
      const { type } = event;
      element.addEventListener(type, (each) => each.stopPropagation(), { once: true });
      return HTMLElement.prototype.dispatchEvent.call(element, event);
    };
    element.addEventListener('game-before-move', (event) => {
      const { notation } = event.detail;
      if (this.answer?.right || notation === example.move) return;
      event.preventDefault();
      this.#answer(example, notation, { right: false, text: '' });
    });
    element.addEventListener('game-move', ({ detail }) => {
      if (detail.notation === example.move) this.#answer(example, detail.notation, { right: true, text: '' });
    });
    element.addEventListener('game-illegal', (event) => {
      const { notation, message, rule } = event.detail;
      // The answer contains the explanation.
      event.preventDefault();
      const { move = '', then } = example;
      const right = 'forbidden' in then && rule === then.forbidden && placeOf(notation) === placeOf(move);
      this.#answer(example, notation, { right, text: message, rule });
    });
  }

  #answer(example: Example, notation: string, answer: Answer): void {
    const rule = this.#rulebook.rules.find(({ examples }) => examples.includes(example))?.id ?? '';
    this.#host.tried({ rule, example: example.id, notation, right: answer.right });
    this.#settle(example, answer);
  }

  #settle(example: Example, answer: Answer): void {
    this.answer = answer;
    if (answer.right) {
      this.#done.add(example.id);
      savePlayed(this.#host.definition.game.id, this.#done);
    }
    this.#host.update(example);
  }
}

/**
 * Renders the examples in an element again and scrolls to this one. If the button that had the focus is gone, the example
 * gets the focus, or its first button if the reader need not move.
 */
export async function showExample(
  host: LitElement,
  { shown, answer, asked, element }: Pick<ExampleBoard, 'shown' | 'answer' | 'asked' | 'element'>,
  { id }: Example,
  scrollTo: (place: HTMLElement) => void,
): Promise<void> {
  host.requestUpdate();
  await host.updateComplete;
  // with the height of its board
  await element?.updateComplete;
  const root = host.renderRoot as ShadowRoot;
  const place = root.querySelector<HTMLElement>(`#example-${id}`);
  if (!place) return;
  scrollTo(place);
  if (root.activeElement) return;
  const target = shown && !answer && !asked ? place : place.querySelector('button');
  target?.focus({ preventScroll: true });
}
