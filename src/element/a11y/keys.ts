import type { Match } from '../../core/match.js';
import type { Board } from '../board.js';
import type { GameWords } from '../game-definition.js';
import { onDemand } from '../i18n/on-demand.js';
import type { PlayedMove } from '../match/effects.js';
import type { Snapshot } from '../match/snapshot.js';
import { pastMoves } from '../match/past-moves.js';
import type { KeyView } from './game-keys.js';
import { endSentence, headline } from './sentences.js';

/** A screen reader stops speaking at a key. A message that is younger, in milliseconds, was hardly heard. */
const HEARD = 500;
/** The time without a key, in milliseconds, after which a person has stopped typing. */
const PAUSE = 1000;

/** The keys that speak, in the order of their list. */
export const keys = ['l', 's', 'h', 'm', 't', 'b', '?'] as const;
type Key = (typeof keys)[number];

const isKey = (key: string): key is Key => keys.some((each) => each === key);

/** The sentences of a list, without empty ones, as one text. */
const join = (sentences: readonly string[]) => sentences.filter(Boolean).join(' ');

/** The sentences of the moves before a ply; empty for moves that nobody hears of. */
function toldMoves<S, M, O extends object>(
  { words, called, store }: Board<S, M, O>,
  match: Match<S, M, O>,
  to: number,
): readonly string[] {
  const { game } = words();
  return match.moves.slice(0, to).map((move, i) => {
    const happenings = match.game.happenings(match.stateAt(i), move);
    return join(happenings.map((happening) => game.say(happening, called(), store.snapshot.you)));
  });
}

/** Whose turn it is, or how the game ended. */
function turnSentences<S, M, O extends object>(
  { words, called }: Board<S, M, O>,
  snapshot: Snapshot<S, M, O>,
): string {
  const title = headline(snapshot, words(), called());
  return join([title && `${title}.`, endSentence(snapshot, words(), called())]);
}

/** The moves that others made since a person moved, or else the last move; then whose turn it is. */
export function lastMoves<S, M, O extends object>(board: Board<S, M, O>): string {
  const { snapshot } = board.store;
  const { match, recentFrom } = snapshot;
  const told = toldMoves(board, match, match.ply);
  const last = told.findLastIndex(Boolean);
  const moves =
    last < 0 ? [`${board.words().ui.record.noMoves}.`] : told.slice(Math.min(last, recentFrom ?? last));
  return join([...moves, turnSentences(board, snapshot)]);
}

/** The moves that were taken back or played again from another ply; then whose turn it is. */
export function steps<S, M, O extends object>(
  board: Board<S, M, O>,
  snapshot: Snapshot<S, M, O>,
  from: number,
): string {
  const { match } = snapshot;
  const { ply } = match;
  const told = toldMoves(board, match, Math.max(ply, from)).slice(Math.min(ply, from));
  const back = ply < from ? onDemand(board.words().ui).keys.takenBack : '';
  return join([back, ...told, turnSentences(board, snapshot)]);
}

/** The scores of all seats. */
const scores = <S, M, O extends object>({ called, scoreLabel }: Board<S, M, O>): string =>
  `${called()
    .map((name, seat) => `${name}: ${scoreLabel(seat)}`)
    .join('; ')}.`;

/** The answer of the game to a key. Rejects if its module cannot be loaded. */
async function answerOfGame<S, M, O extends object>(
  { definition, store, words, names }: Board<S, M, O>,
  key: 'h' | 'm' | 't' | 'b',
  square: string | undefined,
): Promise<string> {
  const { snapshot } = store;
  const { view: state, legalMoves, mover, covered, viewer } = snapshot;
  const { game, ui } = words();
  const view: KeyView<S, M, GameWords> = {
    state,
    moves: mover === undefined || covered ? [] : legalMoves,
    past: pastMoves(snapshot),
    seat: viewer === 'table' ? undefined : viewer,
    names: names(),
    words: game,
    keyWords: onDemand(ui).keys,
  };
  const module = await definition.keys?.();
  if (!module) return '';
  if (key === 'h') return module.hand(view);
  if (key === 'b') return module.summary(view);
  return (square !== undefined && key === 'm' && module.moves(view, square)) || module.targets(view);
}

/** The answer to a key that was pressed on a square, or beside the grid. */
async function answer<S, M, O extends object>(
  board: Board<S, M, O>,
  key: Key,
  square: string | undefined,
): Promise<string> {
  const words = onDemand(board.words().ui).keys;
  switch (key) {
    case '?':
      return words.list;
    case 'l':
      return lastMoves(board);
    case 's':
      return scores(board);
    default:
      return (await answerOfGame(board, key, square)) || words.nothing;
  }
}

/** Says moves again that a key has interrupted, once the person stops typing. */
class Repeater<S, M, O extends object> {
  readonly #board: Board<S, M, O>;
  /** The time of the last announced move. */
  #announced = -Infinity;
  #interrupted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    board.store.subscribe((effect) => {
      if (effect?.type === 'position' && effect.played) this.#heard(effect.played);
    });
    board.element.addEventListener('keydown', this.#key);
  }

  #heard({ happenings }: PlayedMove<S, M>): void {
    const { words, called } = this.#board;
    if (happenings.some((happening) => words().game.say(happening, called())))
      this.#announced = performance.now();
  }

  readonly #key = (event: KeyboardEvent): void => {
    this.#interrupted ||= performance.now() - this.#announced < HEARD;
    if (isKey(event.key)) this.#interrupted = false;
    clearTimeout(this.#timer);
    if (this.#interrupted) this.#timer = setTimeout(this.#repeat, PAUSE);
  };

  readonly #repeat = (): void => {
    this.#interrupted = false;
    if (this.#board.element.isConnected) this.#board.announce(lastMoves(this.#board));
  };
}

const repeaters = new WeakMap<object, unknown>();

/** Answers a key of a board, and begins to watch which messages keys interrupt. */
export async function hear<S, M, O extends object>(
  board: Board<S, M, O>,
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  square: string | undefined,
): Promise<void> {
  if (!repeaters.has(board)) repeaters.set(board, new Repeater(board));
  if (altKey || ctrlKey || metaKey || !isKey(key) || board.element.hasAttribute('no-keys')) return;
  try {
    board.announce(await answer(board, key, square));
  } catch {
    board.store.reject(undefined, { code: 'load' });
  }
}
