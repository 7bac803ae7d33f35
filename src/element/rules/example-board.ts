import { formatRecord } from '../../core/format-record.js';
import type { Game } from '../../core/game.js';
import { Match } from '../../core/match.js';
import type { Example, Rulebook } from '../../core/rulebook.js';
import type { GameBeforeMoveEvent, GameIllegalEvent, GameMoveEvent } from '../events.js';
import type { GameDefinition, GameWords } from '../game-definition.js';

/** The answer to the reader's last move. */
export interface Answer {
  readonly right: boolean;
  /** The sentence that explains an illegal move; empty for a legal one. */
  readonly text: string;
}

/** A move that the reader tried. */
export interface Try {
  readonly rule: string;
  readonly example: string;
  readonly notation: string;
  readonly right: boolean;
}

/** The surroundings of the board of the examples: the game, its language, and callbacks. */
export interface ExampleHost<S, M, O extends object> {
  readonly definition: GameDefinition<S, M, O, GameWords>;
  /** The language of the board, as a `lang` attribute. */
  readonly language: () => string;
  /** Renders again. */
  readonly update: () => void;
  /** Called after the reader's move. */
  readonly tried: (move: Try) => void;
  /** Loads the element of the board, if the page does not have it. */
  readonly prepare?: () => unknown;
  /** Called if a module cannot be loaded. */
  readonly failed: () => void;
}

/** The examples that have been played, by game; they are kept for the visit. */
const played = new Map<string, Set<string>>();

/** The events of the inner board: they are not those of the board that the page has. */
const events = [
  'ready',
  'before-move',
  'move',
  'score',
  'turn',
  'over',
  'illegal',
  'navigate',
  'error',
  'animated',
];

/** The match in which the move of an example is played. */
function matchOf<S, M, O extends object>(game: Game<S, M, O>, example: Example): Match<S, M, O> {
  const { options, position, before = [] } = example;
  return new Match(game, {
    ...(options && { options: options as O }),
    ...(position !== undefined && { position }),
    moves: before.map((text) => game.parseMove(text)),
  });
}

/**
 * The board on which a reader plays an example of the rulebook: a second element of the same game, beside the text. The
 * reader makes the move of the example; the rules answer any other.
 */
export class ExampleBoard<S = unknown, M = unknown, O extends object = object> {
  /** The example that is being played. */
  shown: Example | undefined;
  /** The board of the example. */
  element: HTMLElement | undefined;
  answer: Answer | undefined;
  readonly #host: ExampleHost<S, M, O>;
  readonly #rulebook: Rulebook;
  readonly #playable: readonly Example[];
  readonly #done: Set<string>;

  constructor(host: ExampleHost<S, M, O>, rulebook: Rulebook) {
    this.#host = host;
    this.#rulebook = rulebook;
    const { id } = host.definition.game;
    this.#done = played.get(id) ?? new Set();
    played.set(id, this.#done);
    this.#playable = rulebook.rules.flatMap(({ examples }) => examples).filter((each) => this.#hasMove(each));
  }

  /** The number of examples that can be played. */
  get count(): number {
    return this.#playable.length;
  }

  /** The number of examples that have been played. */
  get done(): number {
    return this.#playable.filter((each) => this.isDone(each)).length;
  }

  /** The first example that has not been played. */
  get first(): Example | undefined {
    return this.#playable.find((each) => !this.isDone(each)) ?? this.#playable[0];
  }

  /** The example after the shown one. */
  get next(): Example | undefined {
    return this.shown && this.#playable[this.#playable.indexOf(this.shown) + 1];
  }

  isDone({ id }: Example): boolean {
    return this.#done.has(id);
  }

  /** True if the reader can make the move of an example: it has one, and it is not a move of chance. */
  playable(example: Example): boolean {
    return this.#playable.includes(example);
  }

  #gameOf(example: Example): Game<S, M, O> | undefined {
    const { game, extras } = this.#host.definition;
    return example.game === undefined ? game : extras?.module.value?.games[example.game]?.game;
  }

  #hasMove(example: Example): boolean {
    if (example.move === undefined) return false;
    const game = this.#gameOf(example);
    return !game || typeof matchOf(game, example).turn === 'number';
  }

  /** Shows the board of an example and moves the focus to it. */
  async open(example: Example): Promise<void> {
    const { definition, prepare, failed } = this.#host;
    try {
      await prepare?.();
      if (!this.#gameOf(example)) await definition.extras?.module.load();
    } catch {
      failed();
    }
    const game = this.#gameOf(example);
    if (game && customElements.get(definition.tag)) this.#show(example, matchOf(game, example));
  }

  #show(example: Example, match: Match<S, M, O>): void {
    const { definition, language, update } = this.#host;
    const element = document.createElement(definition.tag) as HTMLElement & { record: string };
    element.lang = language();
    element.setAttribute('controls', 'none');
    element.setAttribute(
      'seats',
      Array.from({ length: match.seats }, (_, seat) => (seat === match.turn ? 'human' : 'remote')).join(' '),
    );
    element.record = formatRecord(match, []);
    this.#listen(element, example);
    this.shown = example;
    this.element = element;
    this.answer = undefined;
    update();
    element.addEventListener('game-ready', () => element.focus({ preventScroll: true }), { once: true });
  }

  /** Shows the example as it was before the reader's move. */
  restart(): Promise<void> {
    return this.shown ? this.open(this.shown) : Promise.resolve();
  }

  /** Shows the picture again. */
  close(): void {
    this.shown = this.element = this.answer = undefined;
    this.#host.update();
  }

  #listen(element: HTMLElement, example: Example): void {
    for (const name of events) element.addEventListener(`game-${name}`, (event) => event.stopPropagation());
    element.addEventListener('game-before-move', (event: GameBeforeMoveEvent) => {
      const { notation } = event.detail;
      if (this.answer?.right || notation === example.move) return;
      event.preventDefault();
      this.#answer(example, notation, { right: false, text: '' });
    });
    element.addEventListener('game-move', ({ detail }: GameMoveEvent) => {
      if (detail.notation === example.move) this.#answer(example, detail.notation, { right: true, text: '' });
    });
    element.addEventListener('game-illegal', ({ detail: { notation, message } }: GameIllegalEvent) => {
      const right = 'forbidden' in example.then && notation === example.move;
      this.#answer(example, notation, { right, text: message });
    });
  }

  #answer(example: Example, notation: string, answer: Answer): void {
    this.answer = answer;
    if (answer.right) this.#done.add(example.id);
    const rule = this.#rulebook.rules.find(({ examples }) => examples.includes(example))?.id ?? '';
    this.#host.tried({ rule, example: example.id, notation, right: answer.right });
    this.#host.update();
  }
}
