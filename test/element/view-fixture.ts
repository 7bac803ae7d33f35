import type { GameTypes } from '../../src/core/game.js';
import { worded } from '../../src/element/ui/a11y/sentences.js';
import { fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { LitElement, css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { BadNotation } from '../../src/core/errors.js';
import type { Example, Rulebook, RulebookWords } from '../../src/core/rulebook.js';
import type { Board } from '../../src/element/model/board.js';
import type { Source } from '../../src/element/model/events.js';
import type { OptionField, RecordTurns } from '../../src/element/model/game-definition.js';
import { en } from '../../src/words/en/ui.js';
import type { Message } from '../../src/element/model/effects.js';
import { seatColors } from '../../src/element/styles/seat-colors.styles.js';
import { fieldStyles } from '../../src/element/styles/field.styles.js';
import { replayStyles } from '../../src/element/parts/tree/tree-view.js';
import { theme } from '../../src/element/styles/theme.styles.js';
import { type AutoplayActions, replay } from '../../src/element/ui/view/replay.js';
import type { Actions } from '../../src/element/ui/view/board-actions.js';
import { Part, partKinds } from '../../src/element/parts/registry.js';
import { layout } from '../../src/element/ui/view/layout.js';
import { status } from '../../src/element/ui/view/status.js';
import type { MoveView } from '../../src/element/ui/view/move-views.js';
import { keepRecordScrolled, record } from '../../src/element/ui/view/record.js';
import { entriesOf } from '../../src/element/ui/view/record-entries.js';
import { sessionOf } from '../../src/element/model/session.js';
import type { AnySnapshot } from '../../src/element/model/snapshot.js';
import type { GameWords } from '../../src/element/words/game-words.js';
import type { BoardView, MessageView, SeatView } from '../../src/element/ui/view/view-model.js';
// a dialog that was closed goes at once
import '../support/board.js';

const mark = html`<svg viewBox="0 0 34 34" aria-hidden="true">
  <circle class="body" cx="17" cy="17" r="15" />
</svg>`;

export const seat = (place: number, name: string, more: Partial<SeatView> = {}): SeatView => ({
  seat: place,
  letter: String.fromCharCode(65 + place),
  name,
  player: place === 0 ? { kind: 'human' } : { kind: 'computer', level: 'hard' },
  toMove: place === 0,
  thinking: false,
  won: false,
  isAddressee: false,
  score: 8 - place,
  longNotes: [],
  scoreLabel: `${8 - place} stones`,
  mark,
  ...more,
});

/** `n` moves of alternating seats: `ro-1`, `ro-2` … */
export const moves = (n: number, seats = 2): readonly MoveView[] =>
  Array.from({ length: n }, (_, i) => ({
    ply: i + 1,
    seat: i % seats,
    notation: `ro-${i + 1}`,
    marks: [],
    comment: '',
  }));

const able = { undo: true, redo: false, hint: true, flip: true, draw: true, resign: true, type: true };

const baseView: BoardView & Pick<FixtureView, 'game' | 'autoplay'> = {
  words: en,
  game: {
    name: 'Game',
    aim: 'Win.',
    say: () => '',
    act: String,
    ending: () => '',
    story: () => '',
    violation: () => '',
    fault: () => undefined,
  },
  lang: undefined,
  session: sessionOf('play'),
  controls: 'full',
  headline: 'Ada to move',
  detail: 'wo steps to ro',
  prompt: 'wo steps to ro',
  aim: false,
  places: { headlines: [], details: [] },
  rule: undefined,
  seats: [seat(0, 'Ada'), seat(1, 'Bo')],
  message: undefined,
  end: undefined,
  undoNote: undefined,
  ply: 6,
  dialog: undefined,
  movesShown: false,
  can: able,
  hinting: false,
  thinking: false,
  autoplay: { running: false, pace: 1 },
};

const options: readonly OptionField[] = [
  { name: 'variant', choices: () => ['classic', 'return'], parse: String, format: String },
  {
    name: 'colors',
    choices: ({ variant }) =>
      variant === 'return' ? ['red blue', 'red white'] : ['red green', 'white blue'],
    parse: String,
    format: String,
  },
];

export const rulebook: Rulebook = {
  rules: [
    { id: 'F1', status: ['stated', 'decided'], examples: [] },
    ...['F2', 'F3', 'F4'].map((id) => ({ id, status: ['stated'] as const, examples: [] })),
    {
      id: 'F5',
      status: ['rebuilt'],
      examples: [
        { id: 'centre', move: 'roxbi', then: { legal: true } },
        { id: 'corner', move: 'roxyo', then: { forbidden: 'F5' } },
        { id: 'last', then: { over: 'F2', winners: [1] } },
        { id: 'shared', move: 'ro-wo', then: { over: 'F3', winners: [0, 1] } },
        { id: 'after', move: 'ro-wo', then: { position: 'x' } },
        { id: 'before', move: 'ro-wo', drawnBefore: true, then: { position: 'x' } },
        { id: 'still', then: { position: 'x' } },
      ],
    },
  ],
};

export const rulebookWords: RulebookWords = {
  components: ['1 board'],
  idea: ['Take the last one.'],
  sources: ['An invented game.'],
  rules: Object.fromEntries(
    rulebook.rules.map(({ id }) => [id, { title: `Title of ${id}`, text: ['A paragraph.', 'Another.'] }]),
  ),
  examples: { centre: 'Through the centre.', corner: 'Round a corner.', last: 'The end.' },
};

/** The content of the fixture: a view, and the data of its record and its new-game form. */
export interface FixtureView extends BoardView, Pick<AnySnapshot, 'autoplay'> {
  readonly game: GameWords;
  readonly moves: readonly MoveView[];
  readonly winners: readonly number[] | undefined;
  readonly turns: RecordTurns | undefined;
  /** The seat that began. */
  readonly first: number;
  /** The numbers of players that the game allows. */
  readonly players: { readonly min: number; readonly max: number };
}

/** The question that follows "Resign". */
export const question: MessageView = {
  kind: 'ask',
  text: 'Resign as Ada?',
  answers: [
    { label: 'Yes', action: 'resign' },
    { label: 'No', action: 'dismissMessage', main: true },
  ],
};

/** An element without a game. It renders a made-up view and logs the actions. */
export class ViewFixture extends LitElement {
  static override styles = [
    theme,
    fieldStyles,
    replayStyles,
    seatColors,
    css`
      .ground {
        display: block;
        width: 100%;
        aspect-ratio: 1;
      }
    `,
  ];
  @property({ attribute: false }) view: FixtureView = {
    ...baseView,
    moves: moves(6),
    winners: undefined,
    turns: undefined,
    first: 0,
    players: { min: 2, max: 2 },
  };
  /** The actions and the calls of the store, in order. */
  readonly log: unknown[][] = [];
  readonly #dialogs = new Part(this.#createBoard(), partKinds.dialogs);

  constructor() {
    super();
    keepRecordScrolled(this);
    this.addController({ hostUpdate: () => void this.#dialogs.want() });
  }

  set(patch: Partial<FixtureView>): void {
    this.view = { ...this.view, ...patch };
  }

  /** Actions that are only logged. */
  #logged(names: string): Actions {
    const entries = names.split(' ').map((name) => [name, () => void this.log.push([name])]);
    return Object.fromEntries(entries) as Actions;
  }

  readonly actions: Actions & AutoplayActions = {
    ...this.#logged(
      'tell undo redo hint learn agree resign newGame playAgain playHarder playEasier share tryAgain lookBack leave',
    ),
    openDialog: (kind, rule) => {
      this.log.push(['openDialog', kind, rule]);
      this.set({ dialog: kind === 'rules' ? { kind, rule } : { kind } });
    },
    closeDialog: () => {
      this.#closeDialog();
    },
    dismissMessage: () => {
      this.log.push(['dismissMessage']);
      this.set({ message: undefined });
    },
    note: (text) => this.log.push(['note', text]),
    goTo: (ply) => {
      this.log.push(['goTo', ply]);
      this.set({ ply });
    },
    autoplay: (running) => {
      this.log.push(['autoplay', running]);
      this.set({ autoplay: { ...this.view.autoplay, running } });
    },
    setPace: (seconds) => this.log.push(['setPace', seconds]),
  };

  #closeDialog(): void {
    this.log.push(['closeDialog']);
    this.set({ dialog: undefined });
  }

  /** The parts of a board that dialogs use. */
  #createBoard(): Board<GameTypes> {
    const game = () => ({
      id: 'test',
      players: this.view.players,
      setup: () => 'start',
      turn: () => 0,
      scores: () => [8, 7],
      ending: () => undefined,
      play: (state: string) => state,
      parsePosition: () => 'start',
      parseMove: (text: string) => {
        if (text !== 'zz') return text;
        throw new BadNotation('zz is no move.', { code: 'move', found: text });
      },
    });
    const snapshot = () => {
      const { dialog, first, message, seats } = this.view;
      const own = { variant: 'classic', colors: 'white blue', first };
      const match = { game: game(), seats: seats.length, options: own, position: 'start', state: 'now' };
      return {
        dialog,
        message,
        match,
        turn: 0,
        players: seats.map(({ player }) => player),
        names: seats.map(({ name }) => name),
        settings: { first: '', names: [], autosave: '', session: sessionOf('play') },
      };
    };
    const store = {
      get snapshot() {
        return snapshot();
      },
      record: '1. ro-wo',
      set: (patch: object) => this.log.push(['set', patch]),
      openDialog: (dialog: BoardView['dialog']) => {
        this.set({ dialog });
      },
      closeDialog: () => {
        this.#closeDialog();
      },
      showMessage: (message: Message) => {
        this.log.push(['showMessage', message.kind === 'note' ? worded(message.text) : message.kind]);
        if (message.kind === 'ask') {
          const answers = message.answers.map((each) => ({ ...each, label: worded(each.label) }));
          this.set({ message: { ...message, text: worded(message.text), answers } });
        }
        if (message.kind === 'fault')
          this.set({ message: { kind: 'error', text: message.fault.message ?? '', answers: [] } });
      },
      reject: (_: undefined, { code }: { readonly code: string }) => this.log.push(['reject', code]),
    };
    const definition = {
      get game() {
        return game();
      },
      options,
      agreementRule: 'F11',
      words: { load: {} },
      rulebook: {
        rules: () => Promise.resolve(rulebook),
        english: () => Promise.resolve(rulebookWords),
        drawing: () =>
          Promise.resolve({
            draw: ({ id }: Example, { name }: { readonly name: string }) =>
              html`<svg viewBox="0 0 9 9" role="img" aria-label="${name}: ${id}"></svg>`,
            styles: [],
          }),
      },
    };
    const board = {
      element: this,
      definition,
      store,
      loader: {
        newGame: (opening: object, seats: string, names: readonly string[]) =>
          this.log.push(['newGame', opening, seats, names]),
      },
      words: () => ({
        ui: this.view.words,
        game: this.view.game,
        options: { option: (name: string) => `the ${name}`, choice: (_: string, value: string) => value },
      }),
      language: () => 'en',
      names: () => this.view.seats.map(({ name }) => name),
      face: { seatName: (each: number) => `Seat ${each}`, bottomSeat: 0 },
      ownSeat: () => 0,
      announce: (text: string) => this.log.push(['announce', text]),
      attempt: (move: string, source: Source) => {
        this.log.push(['attempt', move, source]);
        return move === 'ro-wo';
      },
    };
    return board as unknown as Board<GameTypes>;
  }

  override render(): TemplateResult {
    const { view, actions } = this;
    const board = html`<svg class="ground" viewBox="0 0 9 9" role="img" aria-label="Board"></svg>`;
    return layout(view, actions, {
      board,
      status: status(view, actions, {}),
      record: record(
        { ...view, entries: entriesOf(view.moves, { seats: view.seats.length, turns: view.turns }) },
        view,
        actions,
      ),
      replay: replay({ ...view, length: view.moves.length, place: '', here: '' }, actions),
      dialogs: this.#dialogs,
    });
  }
}
customElements.define('view-fixture', ViewFixture);

const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Drives a fixture on the page. */
export class ViewDriver {
  readonly element: ViewFixture;
  constructor(element: ViewFixture) {
    this.element = element;
  }

  get root(): ShadowRoot {
    return this.element.renderRoot as ShadowRoot;
  }

  get log(): unknown[][] {
    return this.element.log;
  }

  /** The first element that the selector finds; throws if there is none. */
  get(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no element matches ${selector}`);
    return found;
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  text(selector: string): string {
    return clean(this.get(selector).textContent);
  }

  /** The texts without the parts that are hidden from screen readers, in order. */
  spoken(selector: string): string[] {
    return this.all(selector).map((each) => {
      const copy = each.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
      return clean(copy.textContent);
    });
  }

  texts(selector: string): string[] {
    return this.all(selector).map((each) => clean(each.textContent));
  }

  /** The button with that text or label. */
  button(name: string): HTMLElement {
    const found = this.all('button').find(
      (each) => (each.getAttribute('aria-label') ?? clean(each.textContent)) === name,
    );
    if (!found) throw new Error(`no button ${name} among ${this.texts('button').join(' | ')}`);
    return found;
  }

  get focused(): string {
    const element = this.root.activeElement;
    return element ? (element.getAttribute('aria-label') ?? clean(element.textContent)) : '';
  }

  /** Resolves when all modules are loaded and everything is rendered. */
  async settled(): Promise<void> {
    const { loading } = this.element.view.words;
    const isLoading = () =>
      this.all('.over .waits, .rules > p').some(({ textContent }) => textContent === loading);
    while (!(await this.element.updateComplete) || isLoading()) await new Promise(requestAnimationFrame);
  }

  async set(patch: Partial<FixtureView>): Promise<void> {
    this.element.set(patch);
    await this.settled();
  }

  async click(target: Element): Promise<void> {
    target.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = target.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await this.settled();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await sendKeys({ press: key });
    await this.settled();
  }
}

/** Media can be emulated in Chromium only. */
export const emulates = navigator.userAgent.includes('Chrom');

/** Puts a fixture with this view on the page, in a box of that width. */
export async function mountView(patch: Partial<FixtureView> = {}, width = 360): Promise<ViewDriver> {
  const box = await fixture<HTMLElement>(html`<div><view-fixture></view-fixture></div>`);
  box.style.width = `${width}px`;
  const driver = new ViewDriver(box.querySelector<ViewFixture>('view-fixture')!);
  await driver.set(patch);
  return driver;
}
