import { render, type LitElement } from 'lit';
import { isAside } from '../core/record-text.js';
import { onServer } from './base/abilities.js';
import { near, visible, whenNear } from './base/visibility.js';
import type { BoardParts } from './board-parts.js';
import { readContent, reportSkipped, watchContent } from './model/content-text.js';
import { sessionOf } from './model/session.js';
import { attributeTexts } from './model/settings.js';
import { partKinds } from './parts/registry.js';
import { setStates } from './ui/custom-states.js';
import { placeholder } from './ui/view/layout.js';

/** The element of a board, with the properties that decide how it begins. */
export interface LivingElement extends LitElement {
  readonly mode: string | undefined;
  readonly marks: unknown;
}

/** The parts of a board that exist before it is rendered. */
type LivingParts = Pick<BoardParts, 'board' | 'language' | 'onDemand' | 'preferences'>;

/** Loads the modules that the first render of a board needs. A board far from the viewport is rendered for print at once. */
function preload({ mode, marks }: LivingElement, record: string | undefined): void {
  const { explores, isPuzzle } = sessionOf(mode);
  const { tree, puzzle, marks: drawn } = partKinds;
  const hasMarks = Boolean(marks) || record?.includes('[%marks');
  void Promise.allSettled([explores && tree.load(), isPuzzle && puzzle.load(), hasMarks && drawn.load()]);
}

/** The declarations of a board, and its life on a page until it is rendered for the first time. */
export class BoardLife {
  /** An attribute is being read or written: what belongs to it may follow. */
  readonly #atAttribute: () => boolean;
  readonly #element: LivingElement;
  readonly #parts: LivingParts;
  readonly #optionNames: readonly string[];
  #declaredRecord: string | undefined;
  #directText: string | undefined;
  readonly #checkText: () => void;
  /** Declarations wait for the others: of properties that were set before the upgrade. */
  #batching = false;
  #serverRendered: boolean; // and not hydrated yet
  /** Lets the element render: it is near the viewport, or somebody waits for it. */
  start!: () => void;
  readonly #started = new Promise<void>((resolve) => (this.start = resolve));

  constructor(element: LivingElement, parts: LivingParts, atAttribute: () => boolean) {
    this.#element = element;
    this.#parts = parts;
    this.#atAttribute = atAttribute;
    this.#optionNames = parts.board.definition.options.map(({ name }) => name);
    this.#serverRendered = !onServer && element.shadowRoot !== null;
    this.#checkText = watchContent(element, () => this.#readText());
    parts.board.store.subscribe((effect) => {
      if (effect?.type === 'position') this.start();
    });
  }

  /** Applies all declarations that are pending. Without a pending update, no attribute has changed. */
  configure(mayFollow = false): void {
    const element = this.#element;
    this.#batching = false;
    if (!mayFollow) this.#checkText();
    const texts = element.isUpdatePending ? attributeTexts(element, this.#optionNames) : undefined;
    this.#parts.board.loader.configure(texts, mayFollow);
    const { marks } = this.#parts.onDemand;
    void marks.want();
    marks.part?.update();
  }

  declare(kind: 'position' | 'record' | 'ply', value: string | number | null | undefined): void {
    const { loader } = this.#parts.board;
    const text = value ? String(value) : undefined;
    if (kind === 'record') this.#declaredRecord = text;
    if (kind === 'ply') loader.declarePly((value as number | null) ?? undefined);
    else loader.declare(kind, kind === 'record' ? (text ?? this.#directText) : text);
    if (!this.#batching && !this.#atAttribute()) this.configure(true);
    this.#element.requestUpdate();
  }

  /** Puts declarations off until the next configuration: Lit sets the properties from before the upgrade one by one. */
  batch(): void {
    this.#batching = true;
  }

  /** Reads the record that is the element's text; the attribute overrides it. */
  #readText(): void {
    const { loader, store } = this.#parts.board;
    const { text, skipped } = readContent(this.#element);
    this.#directText = text && !isAside(text) ? text : undefined;
    if (this.#declaredRecord !== undefined) return;
    loader.declare('record', this.#directText);
    if (this.#element.hasUpdated) this.configure(true); // the match would replace the messages that follow
    reportSkipped(skipped, store);
  }

  connected(): void {
    const element = this.#element;
    const { board, onDemand } = this.#parts;
    const { boardOnly } = sessionOf(element.mode);
    // The style sheets of markup from a server are in the markup; ours would override the ones after them.
    if (this.#serverRendered) element.shadowRoot!.adoptedStyleSheets = [];
    else {
      void onDemand.share.want(); // the page may be opened for a board that is not near the viewport
      this.#readText();
      preload(element, this.#declaredRecord ?? this.#directText);
      setStates(board.internals.states, { waiting: !element.hasUpdated });
      if (!element.hasUpdated) {
        // Style sheets reserve the space of a board by its mode, which is a property in the templates of frameworks.
        const { mode } = element;
        if (mode && mode !== 'play') element.setAttribute('mode', mode);
        render(placeholder(boardOnly), element.renderRoot, element.renderOptions);
      }
    }
    // Only of a diagram the size is known before it is drawn.
    if (boardOnly && !element.hasUpdated) whenNear(element, this.start);
    else this.start();
    visible.await(element, () => {
      // Nobody moves before the board has shown its first position.
      void element.updateComplete.then(() => board.loader.wake()).then(() => element.requestUpdate());
    });
    element.requestUpdate();
  }

  disconnected(): void {
    for (const watch of [near, visible]) watch.cancel(this.#element);
    this.#parts.board.loader.leave();
  }

  /** The first render waits for the language of the page, and for modules that the match of a link or the marks need. */
  async update(update: () => unknown): Promise<void> {
    const element = this.#element;
    const { language, onDemand, preferences } = this.#parts;
    const { marks, puzzle, share, table, tree } = onDemand;
    const { loading } = language;
    if (!element.hasUpdated) {
      // a board that the address leads to a table shows no other game before it
      const linked = this.#serverRendered || Promise.all([share.want(), location.hash && table.want()]);
      // the first render is the one of a server, and that of all boards but the first one
      const { explores, isPuzzle } = sessionOf(element.mode);
      const bar = explores && (this.#serverRendered || partKinds.tree.value) && tree.load();
      // a puzzle that is seen can be played; the markup of a server has none yet
      const task = isPuzzle && !this.#serverRendered && puzzle.load();
      await Promise.all([this.#started, loading, preferences(), linked, bar, task]);
    }
    if (!this.#serverRendered) {
      await update();
      if (element.hasUpdated) return;
      await marks.loading;
      await update();
      return;
    }
    const { hydrate } = await import('./lifecycle/hydration.js');
    await hydrate(element, update, () => partKinds.marks.load());
    this.#serverRendered = false;
    this.#readText();
  }

  /** False while the first render waits for a module. Markup from a server shows the default match until then. */
  mayRender(): boolean {
    if (this.#element.hasUpdated || this.#serverRendered) return true;
    this.configure();
    return !this.#parts.onDemand.marks.loading;
  }

  /** Configures the board before a render. On a server, only this and the render are called, and all modules are loaded. */
  beforeRender(): void {
    const { language, onDemand } = this.#parts;
    if (onServer) language.refresh();
    this.configure();
    if (onServer) void onDemand.tree.want();
  }
}
