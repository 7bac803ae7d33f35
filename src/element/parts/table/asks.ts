import type { Entry, EntryOf, Request } from '../../../core/table/entry.js';
import { askedOf, type Ask, type TableState } from '../../../core/table/state.js';
import type { Seat } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import { tellAsk } from '../../model/fire.js';
import { tableWords } from '../../../words/en/table.js';
import type { Message } from '../../model/effects.js';

/** A request that a question is about: `text` is that of the message. */
interface Asked {
  readonly what: Request;
  readonly own: boolean;
  readonly text: () => string;
  readonly message: Extract<Message, { readonly kind: 'note' | 'ask' }>;
}

/** The question of another seat, with two buttons, or an own one that waits. It stays until it is answered or taken back. */
export class Question {
  readonly #board: AnyBoard;
  readonly #unsubscribe: () => void;
  #asked: Asked | undefined;
  /** The message that is shown, which may have a remark before the question. */
  #shown: Message | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
    const { store } = board;
    // A step in the record, or another message, takes the question away. It was announced.
    this.#unsubscribe = store.subscribe(() => {
      if (this.#asked && !store.snapshot.message) this.#show(this.#asked, '');
    });
  }

  /** The request that is asked about. */
  get what(): Request | undefined {
    return this.#asked?.what;
  }

  /** True if the person asks. */
  get own(): boolean {
    return !!this.#asked?.own;
  }

  ask({ what, seat, away }: Pick<Ask, 'what' | 'seat' | 'away'>): void {
    const { store, definition, words, names } = this.#board;
    const texts = () => tableWords(words().ui);
    const nameOf = (each: Seat | undefined) => (each === undefined ? '' : names()[each]!);
    const text = () => texts().asks[what](nameOf(seat), nameOf(away));
    const message = {
      kind: 'ask',
      text,
      ...(what === 'draw' && definition.agreementRule && { rule: definition.agreementRule }),
      answers: [
        { label: () => texts().answers[what][0], action: 'allow', main: true },
        { label: () => texts().answers[what][1], action: 'refuse' },
      ],
    } as const;
    store.closeDialog();
    this.#show({ what, own: false, text, message });
  }

  /** Shows that the person has asked, and lets them take it back. */
  wait(what: Request): void {
    const texts = () => tableWords(this.#board.words().ui);
    const text = () => texts().asked[what];
    const answers = [{ label: () => texts().takeBack, action: 'refuse' }] as const;
    this.#show({ what, own: true, text, message: { kind: 'note', text, answers } });
  }

  /** Shows a note, before the question if there is one, and returns the message. `spoken` takes the place of its text for screen readers. */
  note(text: () => string, spoken?: string): Message {
    const asked = this.#asked;
    const message: Message = asked
      ? { ...asked.message, text: () => `${text()} ${asked.text()}` }
      : { kind: 'note', isNews: true, text };
    if (asked) this.#shown = message;
    this.#board.store.showMessage(message, spoken ?? (asked && text()));
    return message;
  }

  #show(asked: Asked, spoken?: string): void {
    this.#asked = asked;
    this.#shown = asked.message;
    this.#board.store.showMessage(asked.message, spoken);
  }

  /** Ends the question as it is answered, and returns what was asked. */
  take(): Request | undefined {
    const what = this.#asked?.what;
    this.#asked = undefined;
    return what;
  }

  /** Takes the question back. */
  withdraw(): void {
    const { store } = this.#board;
    const shown = this.#asked && this.#shown;
    this.#asked = undefined;
    if (shown && store.snapshot.message === shown) store.dismissMessage();
  }

  close(): void {
    this.withdraw();
    this.#unsubscribe();
  }
}

/** The last answer to a request in some entries. */
const answerTo = (what: Request, entries: readonly Entry[]): EntryOf<'answer'> | undefined =>
  entries.findLast((entry): entry is EntryOf<'answer'> => entry.k === 'answer' && entry.what === what);

const isSame = (a: Ask, b: Ask): boolean => a.what === b.what && a.seat === b.seat;

/** The requests at a table: shows those that the person answers, says what became of others, and tells the page. */
export class Asks {
  readonly question: Question;
  readonly #board: AnyBoard;
  #open: readonly Ask[] = [];

  constructor(board: AnyBoard) {
    this.#board = board;
    this.question = new Question(board);
  }

  /** Says that a move is taken back, ahead of the position without it: call it before that is shown, and `update` after it. */
  sayBack({ asks }: TableState, entries: readonly Entry[]): void {
    const isBack = ({ what }: Ask) => what === 'undo' && !asks.some((ask) => ask.what === what);
    if (!this.#open.some(isBack) || !answerTo('undo', entries)?.yes) return;
    // one paragraph with the position
    this.#board.element.requestUpdate();
    this.#board.announce(this.#words.agreed.undo);
  }

  /** Shows what is new, after these entries. `seat`: the own one. */
  update(state: TableState, seat: Seat | undefined, entries: readonly Entry[]): void {
    const before = this.#open;
    this.#open = state.asks;
    const isIn = (asks: readonly Ask[]) => (ask: Ask) => asks.some((each) => isSame(ask, each));
    const gone = before.filter((ask) => !isIn(state.asks)(ask));
    const added = state.asks.filter((ask) => !isIn(before)(ask));
    const waits = state.asks.find(
      (ask) => seat !== undefined && askedOf(state, ask).includes(seat) && !ask.yes.includes(seat),
    );
    const own = waits ? undefined : state.asks.find((ask) => ask.seat === seat);
    const { question } = this;
    if (question.what !== (waits ?? own)?.what || question.own !== !!own) question.withdraw();
    for (const ask of gone) this.#end(ask, seat, entries);
    for (const ask of added) tellAsk(this.#board, ask);
    if (question.what) return;
    if (waits) question.ask(waits);
    else if (own) question.wait(own.what);
  }

  get #words() {
    return tableWords(this.#board.words().ui);
  }

  #note(text: () => string, spoken?: string): void {
    this.question.note(text, spoken);
  }

  /** Says and tells what became of a request. */
  #end(ask: Ask, own: Seat | undefined, entries: readonly Entry[]): void {
    const { what, seat } = ask;
    const said = answerTo(what, entries);
    const answer = said?.yes ?? false;
    tellAsk(this.#board, ask, answer);
    const { agreed, refused, lapsed, withdrawn, youWithdrew, youRefused } = this.#words;
    const isOwn = said && !answer && said.seat === own;
    if (isOwn) this.#board.announce(seat === own ? youWithdrew : youRefused);
    // the end of the game, and the next one, tell themselves
    if (answer && what === 'computer') this.#note(() => agreed.computer);
    // it was said before the position
    else if (answer && what === 'undo') this.#note(() => agreed.undo, '');
    else if (said && !answer && said.seat !== own && said.seat !== seat)
      this.#note(() => refused[what](this.#board.names()[said.seat]!));
    else if (!said && own === seat) this.#note(() => lapsed);
    else if (said?.seat === seat && own !== seat) this.#note(() => withdrawn(this.#board.names()[seat]!));
  }
}
