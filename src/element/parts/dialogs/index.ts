import { html, type ReactiveController, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Example } from '../../../core/rulebook.js';
import type { GameKeys, ListSection } from '../../model/game-keys.js';
import { keysModule } from '../../ui/a11y/key-hook.js';
import type { AnyBoard } from '../../model/board.js';
import { fire } from '../../model/fire.js';
import type { GameWords } from '../../words/game-words.js';
import { commitment, hasCommitment } from '../../model/fairness.js';
import { ExampleBoard, showExample } from '../../ui/rulebook/example-board.js';
import { loadRules, rulebookView, type RulebookView } from '../../ui/rulebook/rulebook-view.js';
import { shareItems, textByHand } from './share-items.js';
import { dialogStyles } from '../../styles/dialog.styles.js';
import { statisticsView } from './statistics-view.js';
import { fieldStyles } from '../../styles/field.styles.js';
import { rulesStyles } from '../../styles/rules.styles.js';
import type { Actions } from '../../ui/view/board-actions.js';
import type { BoardView } from '../../ui/view/view-model.js';
import { DialogFocus, scrollIntoPanel, showIn, dialogFrame, overlay } from './dialog.js';
import { menuActions, type MenuActions, moreDialog, shareDialog } from './more.js';
import { newGameDialog } from './new-game.js';
import { fairnessDialog, tableFairnessDialog } from './fairness.js';
import { dialogWords, rulesWords } from '../../../words/en/dialogs.js';
import { GRID } from '../../ui/input/grid-keyboard.js';
import { choices, type Choice } from '../../model/preferences.js';

/** The position as a list: headings, and entries that lead to their squares. `module` is undefined while it is loaded. */
function positionList(
  view: BoardView,
  board: AnyBoard,
  module: GameKeys<unknown, unknown, GameWords> | undefined,
  goTo: (square: string) => void,
): TemplateResult {
  const { words } = view;
  const section = ({ title, items }: ListSection) =>
    html`<h3>${title}</h3>
      <ul class="items">
        ${items.map(
          ({ text, square }) =>
            html`<li>
              <button class="item" type="button" @click=${() => goTo(square)}>${text}</button>
            </li>`,
        )}
      </ul>`;
  const close = () => board.store.closeDialog();
  return dialogFrame(
    { kind: 'list', title: dialogWords(words).menu.asList, words, close },
    module ? module.list?.(keysModule.value!.keyView(board)).map(section) : html`<p>${words.loading}</p>`,
  );
}

/** The choices of the person for all boards in this browser. */
function preferencesDialog(
  { words }: BoardView,
  { store }: AnyBoard,
  { prefer }: MenuActions,
): TemplateResult {
  const { title, intro, names, values } = dialogWords(words).preferences;
  const { preferences } = store.snapshot;
  const field = (name: Choice) => {
    const labels: Readonly<Record<string, string>> = values[name];
    const current = preferences[name] ?? choices[name][0];
    const choose = (event: Event) => prefer({ [name]: (event.target as HTMLSelectElement).value });
    return html`<label class="field">
      <span>${names[name]}</span>
      <select @input=${choose}>
        ${choices[name].map((each) => html`<option value=${each} .selected=${each === current}>${labels[each]}</option>`)}
      </select>
    </label>`;
  };
  const close = () => store.closeDialog();
  const fields = (Object.keys(choices) as Choice[]).map(field);
  return dialogFrame(
    { kind: 'preferences', title, words, close },
    html`<p class="intro">${intro}</p>
      ${fields}`,
  );
}

export const sheets = [fieldStyles, dialogStyles, rulesStyles];

/** A rulebook with its texts in one language, and the board of its examples. */
type PlayableRules = Pick<RulebookView, 'rulebook' | 'words' | 'draw' | 'act' | 'draws' | 'board'>;

/** The dialogs of a board: rules, new game and menu. Loaded on demand. */
class Dialogs implements ReactiveController {
  readonly #board: AnyBoard;
  readonly #menu: MenuActions;
  readonly #focus: DialogFocus;
  #rules: PlayableRules | undefined;
  /** The texts of the game about a position, once they are loaded. */
  #keys: GameKeys<unknown, unknown, GameWords> | undefined;
  /** The commitment to the seed of the match, once it is computed. */
  #commitment: string | undefined;
  /** The language whose rules are loaded or being loaded. */
  #loaded: string | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
    this.#menu = menuActions(board);
    board.element.addController(this);
    this.#focus = new DialogFocus(board.element);
  }

  /** Loads the rules in the language of the board, if they are shown. */
  hostUpdate(): void {
    const { store, language } = this.#board;
    const { dialog } = store.snapshot;
    const wanted = language();
    if (dialog?.kind === 'list') void this.#loadKeys();
    if (dialog?.kind === 'fairness') void this.#commit();
    else this.#commitment = undefined;
    if (dialog?.kind !== 'rules') return;
    if (this.#loaded === wanted) {
      this.#guide();
      return;
    }
    this.#loaded = wanted;
    this.#load(wanted).catch(() => {
      this.#loaded = undefined;
      store.closeDialog();
      store.reject(undefined, { code: 'load' });
    });
  }

  /** Loads what the game says about a position. */
  async #loadKeys(): Promise<void> {
    const { definition, element, store } = this.#board;
    if (this.#keys) return;
    try {
      [this.#keys] = await Promise.all([definition.keys?.(), keysModule.load()]);
      element.requestUpdate();
    } catch {
      store.closeDialog();
      store.reject(undefined, { code: 'load' });
    }
  }

  async #commit(): Promise<void> {
    const found = await commitment(this.#board);
    if (found === this.#commitment) return;
    this.#commitment = found;
    this.#board.element.requestUpdate();
  }

  async #load(tag: string): Promise<void> {
    const { definition, element, language, store } = this.#board;
    const { drawing, rulebook, words } = await loadRules(definition, tag);
    const board = new ExampleBoard(
      {
        definition,
        games: drawing.games,
        language,
        update: (example) => this.#showExample(example),
        tried: (move) => fire(element, 'game-try', { game: definition.game.id, ...move }),
        failed: () => store.reject(undefined, { code: 'load' }),
      },
      rulebook,
    );
    this.#rules = {
      rulebook,
      words,
      draw: (example) => drawing.draw(example, this.#board.words().game),
      act: (move) => this.#board.words().game.act(move),
      draws: definition.agreementRule !== undefined,
      board,
    };
    element.requestUpdate();
    this.#guide();
  }

  /** Begins the examples, if the rules were opened for that. */
  #guide(): void {
    const { store } = this.#board;
    const { dialog } = store.snapshot;
    if (dialog?.kind !== 'rules' || !dialog.guide || !this.#rules) return;
    store.openDialog({ kind: 'rules' });
    const { board } = this.#rules;
    if (board.first) void board.open(board.first);
  }

  #showExample(example: Example): void {
    const { announce, element, store, words: all } = this.#board;
    const { board, words, act } = this.#rules!;
    const { shown, answer } = board;
    // the task of an example that begins; at a table with a clock, the time that runs
    if (shown && !answer) {
      const move = board.moveOf(shown);
      const task = move === undefined ? '' : rulesWords(all().ui).exampleMove(act(move));
      announce([words.examples[shown.id], task, store.table?.clocks?.()].filter(Boolean).join(' '), true);
    }
    const scroll = (place: HTMLElement) => {
      const panel = element.renderRoot.querySelector('.panel');
      if (panel) scrollIntoPanel(panel, place);
    };
    void showExample(element, this.#rules!.board, example, scroll);
  }

  /** Moves the focus to a rule and scrolls to it. */
  #jump(rule: string): void {
    const { renderRoot } = this.#board.element;
    const panel = renderRoot.querySelector('.panel');
    const place = renderRoot.querySelector<HTMLElement>(`#rule-${rule}`);
    if (panel && place) showIn(panel, place);
  }

  /** Closes the dialog and moves the focus to a square of the board. */
  readonly #goTo = (square: string): void => {
    const { element, store } = this.#board;
    this.#focus.next = element.renderRoot.querySelector<HTMLElement>(`${GRID} [data-square="${square}"]`);
    store.closeDialog();
  };

  render(view: BoardView, actions: Actions): TemplateResult {
    // A dialog that follows another one, as from the menu, takes the focus and begins at its top.
    return overlay(keyed(view.dialog?.kind, this.#dialog(view, actions)), actions.closeDialog);
  }

  #dialog(view: BoardView, actions: Actions): TemplateResult {
    const { dialog, words: ui } = view;
    const { closeDialog: close } = actions;
    if (dialog?.kind === 'new') return newGameDialog(view, this.#board);
    if (dialog?.kind === 'list') return positionList(view, this.#board, this.#keys, this.#goTo);
    const fairness = this.#board.store.table?.fairness?.();
    if (dialog?.kind === 'fairness' && fairness) return tableFairnessDialog(view, this.#board, fairness);
    if (dialog?.kind === 'fairness') return fairnessDialog(view, this.#board, this.#commitment);
    if (dialog?.kind === 'preferences') return preferencesDialog(view, this.#board, this.#menu);
    const sharing = () => ({ share: shareItems(this.#board), textByHand: textByHand(this.#board) });
    if (dialog?.kind === 'share') return shareDialog(view, actions, sharing());
    const { players, sound, pace } = this.#board.store.snapshot;
    if (dialog?.kind === 'more')
      return moreDialog(view, actions, this.#menu, {
        sound,
        pace: players.some(({ kind }) => kind === 'computer') ? pace : undefined,
        fairness: fairness
          ? dialogWords(ui).fairness.table[fairness.status]
          : hasCommitment(this.#board)
            ? dialogWords(ui).fairness.title
            : undefined,
        list: view.session.plays && this.#board.definition.list === true,
        ...sharing(),
        statistics: statisticsView(this.#board, ui),
      });
    const frame = { kind: 'rules', title: rulesWords(ui).title, words: ui, close } as const;
    if (!this.#rules) return dialogFrame(frame, html`<p>${ui.loading}</p>`);
    const jump = (rule: string) => this.#jump(rule);
    return dialogFrame(
      frame,
      rulebookView({ ...this.#rules, ui, level: 3, examples: 'try', focusRule: dialog?.rule, jump }),
    );
  }
}

export const create = (board: AnyBoard): Dialogs => new Dialogs(board);
