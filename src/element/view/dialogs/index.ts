import { html, type TemplateResult } from 'lit';
import type { Rulebook, RulebookWords } from '../../../core/rulebook.js';
import type { Board } from '../../board.js';
import type { DrawExample } from '../../game-definition.js';
import { dialogStyles } from '../../styles/dialog.styles.js';
import { rulesStyles } from '../../styles/rules.styles.js';
import type { Actions } from '../board-actions.js';
import type { BoardView } from '../view-model.js';
import { dialogFrame, overlay } from './dialog.js';
import { menuActions, type MenuActions } from './menu-actions.js';
import { moreDialog } from './more.js';
import { newGameDialog } from './new-game.js';
import { rulesDialog } from './rules.js';

export const sheets = [dialogStyles, rulesStyles];

/** A rulebook with its texts in one language. */
interface LoadedRules {
  readonly rulebook: Rulebook;
  readonly words: RulebookWords;
  readonly drawExample: DrawExample;
}

/** The dialogs of a board: rules, new game and menu. Loaded on demand. */
export class Dialogs<S, M, O extends object> {
  readonly #board: Board<S, M, O>;
  readonly #menu: MenuActions;
  #rules: LoadedRules | undefined;
  /** The language whose rules are loaded or being loaded. */
  #language: string | undefined;

  constructor(board: Board<S, M, O>) {
    this.#board = board;
    this.#menu = menuActions(board);
  }

  /** Loads the rules in the language of the board, if they are shown. */
  update(): void {
    const { store, language } = this.#board;
    const tag = language();
    if (store.snapshot.dialog?.kind !== 'rules' || this.#language === tag) return;
    this.#language = tag;
    this.#load(tag).catch(() => {
      this.#language = undefined;
      store.closeDialog();
      store.reject(undefined, { code: 'load' });
    });
  }

  async #load(tag: string): Promise<void> {
    const { rulebook, words: languages } = this.#board.definition;
    const translated = languages.load[tag]?.().then((language) => language.rulebook);
    const [rules, words, drawExample] = await Promise.all([
      rulebook.rules(),
      translated ?? rulebook.english(),
      rulebook.drawExample(),
    ]);
    this.#rules = { rulebook: rules, words, drawExample };
    this.#board.element.requestUpdate();
  }

  render(view: BoardView, actions: Actions): TemplateResult {
    return overlay(this.#dialog(view, actions), actions.closeDialog);
  }

  #dialog(view: BoardView, actions: Actions): TemplateResult {
    const { dialog, words: ui } = view;
    const { closeDialog: close } = actions;
    if (dialog?.kind === 'new') return newGameDialog(view, this.#board);
    if (dialog?.kind === 'more') return moreDialog(view, actions, this.#menu);
    if (this.#rules) return rulesDialog({ ...this.#rules, ui, focusRule: dialog?.rule, close });
    return dialogFrame(
      { kind: 'rules', title: ui.dialogs.rules, words: ui, close },
      html`<p>${ui.loading}</p>`,
    );
  }
}
