import type { Game } from '../../../core/game.js';
import { withOdd } from '../../../core/errors.js';
import { toPlain } from '../../../core/plain-text.js';
import { html, nothing, render, type ReactiveController, type TemplateResult } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { adoptSheets } from '../../styles/adopt-sheets.js';
import { commandStyles } from '../../styles/command.styles.js';
import { fieldStyles } from '../../styles/field.styles.js';
import { closeButton } from '../icons.js';
import { keyOf, take } from '../input/key-events.js';
import { whenSent } from '../input/when-sent.js';
import { playText } from '../input/play-text.js';
import { linger } from '../view/linger.js';
import { ask, lastMoves, simplify, type Answer, type Asked } from './answers.js';
import { table } from './questions.js';
import { repeaterOf } from './repeater.js';
import { keyWords } from '../../../words/en/keys.js';

/** The question that a text names by a word or its key, and the text after the word; undefined if it names none. */
function findQuestion(board: AnyBoard, text: string): readonly [id: string, about: string] | undefined {
  for (const [id, words] of Object.entries(keyWords(board.words().ui).command.words))
    for (const word of words.split(', ').map(simplify)) {
      const about = text === word ? '' : text.startsWith(`${word} `) && text.slice(word.length + 1);
      if (about === '' || (about && table[id]!.about)) return [id, about];
    }
  const [id] = Object.entries(table).find(([, { key }]) => key === text) ?? [];
  return id === undefined ? undefined : [id, ''];
}

/** True if a text is a move in notation, legal or not. */
function isMove({ parseMove }: Game<unknown, unknown>, text: string): boolean {
  try {
    parseMove(text);
    return true;
  } catch {
    return false;
  }
}

/** Plays a typed move, which is also given as it was typed. A refused one is explained in the message of the board. */
function playTyped(asked: Asked, text: string, typed: string): Answer {
  const { board, game, view, words } = asked;
  const { snapshot } = board.store;
  const { unread, intro, refused } = words.command;
  const notation = game?.notation(view, text) ?? text;
  asked.done = false;
  if (!isMove(asked.match.game, notation)) {
    const unreadable = withOdd(unread(typed), typed, board.words().ui.oddCharacter);
    return [unreadable, asked.example(), intro].filter(Boolean).join(' ');
  }
  if (snapshot.movableSeat === undefined) return asked.refusal();
  // The answer asks for the player whose hand is covered.
  if (snapshot.covered) return game?.hand(view) ?? '';
  // what led to the position comes before the move
  repeaterOf(board).repeat();
  if (playText(board, notation)) {
    asked.done = true;
    return undefined;
  }
  return board.store.snapshot.message ? undefined : `${refused}.`;
}

/** Does what a person has typed: plays a move, or does and answers what a word says. Rejects if a module cannot be loaded. */
async function obey(board: AnyBoard, typed: string): ReturnType<typeof ask> {
  // Who is in the field already may press the key that opens it.
  const shown = toPlain(typed).replace(/^[ /]+/, '');
  const text = simplify(shown);
  const [id, about] = findQuestion(board, text) ?? [];
  if (id) return ask(board, table[id]!.answer, { about });
  return text ? ask(board, (asked) => playTyped(asked, text, shown), {}) : { done: true, text: undefined };
}

/**
 * The field below the board for moves and words, with the last answer. It is shown while the element has the attribute
 * `command`, or after the key `/`; a diagram has none.
 */
class CommandField implements ReactiveController {
  readonly #board: AnyBoard;
  readonly #box = document.createElement('div');
  /** A person has opened the field. */
  #opened = false;
  /** The last answer; undefined before the first one. */
  #answer: string | undefined;
  /** The language of the answer. An answer in another one gives way to the last moves. */
  #language: string | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#box.className = 'command';
    const { element, store } = board;
    element.addController(this);
    repeaterOf(board);
    store.subscribe((effect) => {
      if (effect?.type === 'position') this.#answer = lastMoves(board);
    });
  }

  /** Shows the field and moves the focus to it. */
  open(): void {
    this.#opened = true;
    this.hostUpdated();
    this.#input?.focus();
    // what is typed next replaces a text that was left there
    this.#input?.select();
  }

  hostUpdated(): void {
    const { element, store } = this.#board;
    const shown = (this.#opened || this.#always) && !store.snapshot.settings.session.boardOnly;
    if (!shown && !this.#box.isConnected) return;
    adoptSheets(element, [fieldStyles, commandStyles]);
    if (this.#answer !== undefined && this.#language !== this.#board.language())
      this.#answer = lastMoves(this.#board);
    this.#language = this.#board.language();
    if (!this.#box.isConnected) element.renderRoot.querySelector('.board')?.after(this.#box);
    render(linger(shown ? this.#view() : nothing), this.#box, { host: element });
    if (!this.#box.childElementCount) this.#box.remove();
  }

  get #always(): boolean {
    return Boolean(Reflect.get(this.#board.element, 'command'));
  }

  get #input(): HTMLInputElement | null {
    return this.#box.querySelector('input');
  }

  #view(): TemplateResult {
    const { ui } = this.#board.words();
    const { label, send, intro } = keyWords(ui).command;
    return html`<form part="command" @click=${whenSent(this.#send)} @keydown=${this.#keydown}>
      <label for="command">${label}</label>
      <input
        id="command"
        type="text"
        maxlength="100"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-describedby=${this.#answer ? nothing : 'command-answer'}
        .enterKeyHint=${'go'} />
      <div class="buttons" role="toolbar" aria-label=${label}>
        <button class="go quiet" type="submit">${send}</button>
        ${this.#always ? nothing : closeButton(ui.message.close, this.#close)}
      </div>
      <p id="command-answer">${this.#answer ?? intro}</p>
    </form>`;
  }

  readonly #send = (): void => {
    const input = this.#input!;
    const { value } = input;
    // What is typed while a hint is computed does not follow this text.
    input.value = '';
    this.#obey(value).catch(() => this.#board.store.reject(undefined, { code: 'load' }));
  };

  async #obey(typed: string): Promise<void> {
    const board = this.#board;
    const { message } = board.store.snapshot;
    // The explanation of a text that is not in the field any more.
    if (message?.kind === 'illegal' || message?.kind === 'fault') board.store.dismissMessage();
    const { done, text } = await obey(board, typed);
    // What the board itself explains takes the place of the last answer.
    if (text !== undefined || !done) this.#answer = text ?? '';
    board.announce(text ?? '', true);
    this.hostUpdated();
    const input = this.#input;
    if (done || !input || input.value) return;
    input.value = typed;
    // what is typed next replaces a text that was refused
    input.select();
  }

  readonly #close = (): void => {
    this.#opened = false;
    this.hostUpdated();
    this.#board.element.focus();
  };

  readonly #keydown = (event: KeyboardEvent): void => {
    if (keyOf(event) !== 'Escape') return;
    take(event);
    this.#close();
  };
}

const fields = new WeakMap<object, unknown>();

/** The command field of a board; it is shown if the element has the attribute `command`. */
export function commandField(board: AnyBoard): CommandField {
  const known = fields.get(board) as CommandField | undefined;
  if (known) return known;
  const field = new CommandField(board);
  fields.set(board, field);
  field.hostUpdated();
  return field;
}
