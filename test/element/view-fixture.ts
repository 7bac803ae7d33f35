import { fixture } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { LitElement, css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Rulebook, RulebookWords } from '../../src/core/rulebook.js';
import { LazyParts, lazy } from '../../src/element/lifecycle/lazy.js';
import { shell } from '../../src/element/view/layout.js';
import type { MoveView, FullRequests, SeatView, FullView } from '../../src/element/view/view-model.js';
import { seatColors } from '../../src/element/styles/seat-colors.js';
import { theme } from '../../src/element/styles/theme.styles.js';
import { en } from '../../src/element/i18n/en.js';

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
  score: 8 - place,
  scoreLabel: `${8 - place} stones`,
  mark,
  ...more,
});

/** `n` moves by turns, `ro-1`, `ro-2` … */
export const moves = (n: number, seats = 2): readonly MoveView[] =>
  Array.from({ length: n }, (_, i) => ({
    ply: i + 1,
    seat: i % seats,
    notation: `ro-${i + 1}`,
    marks: [],
    comment: '',
  }));

const able = { undo: true, redo: false, hint: true, flip: true, draw: true, resign: true, type: true };

export const table: FullView = {
  words: en,
  game: {
    name: 'Game',
    say: () => '',
    ending: () => '',
    breach: () => '',
    fault: () => undefined,
    option: (name) => `the ${name}`,
    choice: (_, value) => value,
  },
  mode: 'play',
  controls: 'full',
  headline: 'Ada to move',
  detail: 'wo steps to ro',
  seats: [seat(0, 'Ada'), seat(1, 'Bo')],
  message: undefined,
  moves: moves(6),
  ply: 6,
  length: 6,
  result: undefined,
  panel: 'none',
  movesShown: false,
  can: able,
  hinting: false,
  playing: false,
  pace: 1,
  options: [
    { name: 'variant', choices: () => ['classic', 'return'], parse: String, format: String },
    {
      name: 'colors',
      choices: ({ variant }) =>
        variant === 'return' ? ['red blue', 'red white'] : ['red green', 'white blue'],
      parse: String,
      format: String,
    },
  ],
  chosen: { variant: 'classic', colors: 'white blue' },
  players: { min: 2, max: 2, now: 2 },
  first: 'A',
  names: ['Ada', 'Bo'],
};

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
        { id: 'still', then: { position: 'x' } },
      ],
    },
  ],
};

export const rulebookWords: RulebookWords = {
  preface: ['Thought up by somebody.'],
  rules: Object.fromEntries(
    rulebook.rules.map(({ id }) => [id, { title: `Title of ${id}`, text: ['A paragraph.', 'Another.'] }]),
  ),
  examples: { centre: 'Through the centre.', corner: 'Round a corner.', last: 'The end.' },
};

/** A table without a game: it shows a made-up view and writes down what is asked of it. */
export class PartsTable extends LitElement {
  static override styles = [
    theme,
    seatColors,
    css`
      .ground {
        display: block;
        width: 100%;
        aspect-ratio: 1;
      }
    `,
  ];
  @property({ attribute: false }) view: FullView = table;
  focusRule: string | undefined;
  readonly asked: unknown[][] = [];

  constructor() {
    super();
    new LazyParts(this, {
      lack: () => this.asked.push(['lack']),
      later: () => undefined,
      dressed: () => undefined,
    });
  }

  set(patch: Partial<FullView>): void {
    const view = { ...this.view, ...patch };
    this.view = { ...view, length: view.moves.length };
  }

  readonly requests: FullRequests = {
    undo: () => this.asked.push(['undo']),
    redo: () => this.asked.push(['redo']),
    hint: () => this.asked.push(['hint']),
    open: (panel, rule) => {
      this.asked.push(['open', panel, rule]);
      this.focusRule = rule;
      this.set({ panel });
    },
    close: () => {
      this.asked.push(['close']);
      this.set({ panel: 'none', draft: undefined });
    },
    newGame: (request) => {
      this.asked.push(['newGame', request]);
      this.set({ panel: 'none', draft: undefined });
    },
    draft: (draft) => {
      this.set({ draft });
    },
    showMoves: (shown) => this.asked.push(['showMoves', shown]),
    copyRecord: () => this.asked.push(['copyRecord']),
    flip: () => this.asked.push(['flip']),
    offerDraw: () => this.asked.push(['offerDraw']),
    resign: () => {
      this.asked.push(['resign']);
      this.set({ panel: 'none', message: this.question });
    },
    type: (text) => {
      this.asked.push(['type', text]);
      return text === 'ro-wo';
    },
    goTo: (ply) => {
      this.asked.push(['goTo', ply]);
      this.set({ ply });
    },
    play: (on) => {
      this.asked.push(['play', on]);
      this.set({ playing: on });
    },
    setPace: (seconds) => this.asked.push(['setPace', seconds]),
    dismiss: () => {
      this.asked.push(['dismiss']);
      this.set({ message: undefined });
    },
  };

  readonly question = {
    kind: 'ask',
    text: 'Resign as Ada?',
    answers: [
      { label: 'Yes', run: () => this.asked.push(['yes']) },
      {
        label: 'No',
        main: true,
        run: () => {
          this.requests.dismiss();
        },
      },
    ],
  } as const;

  override render(): TemplateResult {
    const { view, requests, focusRule } = this;
    const rules =
      view.panel === 'rules' && lazy.parts
        ? lazy.parts.rulesPanel({
            rulebook,
            words: rulebookWords,
            ui: view.words,
            drawExample: (_, label) => html`<svg viewBox="0 0 9 9" role="img" aria-label=${label}></svg>`,
            focusRule,
            close: requests.close,
          })
        : undefined;
    const board = html`<svg class="ground" viewBox="0 0 9 9" role="img" aria-label="Board"></svg>`;
    return shell(view, requests, board, { full: { view, requests, rules } });
  }
}
customElements.define('parts-table', PartsTable);

const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** A table on the page, with hands. */
export class Hands {
  readonly element: PartsTable;
  constructor(element: PartsTable) {
    this.element = element;
  }

  get root(): ShadowRoot {
    return this.element.renderRoot as ShadowRoot;
  }

  get asked(): unknown[][] {
    return this.element.asked;
  }

  /** The first element that the selector finds; throws where there is none. */
  get(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  text(selector: string): string {
    return clean(this.get(selector).textContent);
  }

  /** What a screen reader says of each, in order. */
  spoken(selector: string): string[] {
    return this.all(selector).map((each) => {
      const copy = each.cloneNode(true) as HTMLElement;
      for (const silent of copy.querySelectorAll('[aria-hidden]')) silent.remove();
      return clean(copy.textContent);
    });
  }

  texts(selector: string): string[] {
    return this.all(selector).map((each) => clean(each.textContent));
  }

  /** The button of that word or label. */
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

  /** Until the parts on demand have come and all is drawn. */
  async settled(): Promise<void> {
    await this.element.updateComplete;
    if (this.root.querySelector('.waits')) {
      await import('../../src/element/lifecycle/lazy-parts.js');
      while (this.root.querySelector('.waits')) await new Promise(requestAnimationFrame);
    }
    while (!(await this.element.updateComplete));
  }

  async set(patch: Partial<FullView>): Promise<void> {
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

/** Media can be emulated in Chromium alone. */
export const emulates = navigator.userAgent.includes('Chrom');

/** Puts a table with this view on the page, in a box of that width. */
export async function lay(patch: Partial<FullView> = {}, width = 360, dir = 'ltr'): Promise<Hands> {
  const box = await fixture<HTMLElement>(html`<div dir=${dir}><parts-table></parts-table></div>`);
  box.style.width = `${width}px`;
  const hands = new Hands(box.querySelector('parts-table')!);
  await hands.set(patch);
  return hands;
}
