import type { GameTypes } from '../../../core/game.js';
import type { ReactiveController } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { findText, isOfTable, keyOf, linkText, decode, LONGEST_LINK } from '../../model/link-text.js';
import { bringIntoView } from '../../base/abilities.js';
import { BadNotation } from '../../../core/errors.js';
import { Match, type MatchOf } from '../../../core/match.js';
import type { GameDefinition } from '../../model/game-definition.js';
import type { GameWords } from '../../words/game-words.js';
import { openMatch, type Opening, type RejectedOpening } from '../../model/open-match.js';

/** The opening of a link. Its options are complete: those that the page declares do not apply. */
const openingOf = (text: string): Opening => ({
  players: undefined,
  first: '',
  options: {},
  record: decode(text),
});

/** A match with the moves of another one, but without texts that somebody could have written into a link. */
function withoutTexts<G extends GameTypes>(from: MatchOf<G>): MatchOf<G> {
  const { game, options, position, moves, conclusion } = from;
  const start = { ...(options && { options }), ...(position !== undefined && { position }), moves };
  const match = new Match(game, start);
  if (conclusion?.reason === 'resign') match.resign(conclusion.by!);
  if (conclusion?.reason === 'agreed') match.agree();
  return match;
}

/**
 * Opens the match of a link, as it stands in a fragment, or tells the fault. Anybody may have written the text: names,
 * comments and results in words are left out.
 */
export function openLink<G extends GameTypes>(
  definition: GameDefinition<G, GameWords>,
  text: string,
): { readonly match: MatchOf<G> } | Pick<RejectedOpening, 'fault'> {
  if (text.length > LONGEST_LINK) {
    const message = `The link is too long: at most ${LONGEST_LINK} characters are allowed.`;
    return { fault: new BadNotation(message, { code: 'record-long' }) };
  }
  const opened = openMatch(definition, openingOf(text), undefined);
  return 'fault' in opened ? opened : { match: withoutTexts(opened.match) };
}

/**
 * Shows the match that the fragment of the page's address contains for a board with the attribute `share`, when the board
 * is rendered and whenever the fragment changes. A fragment without the board's key changes nothing; if the fragment
 * becomes empty, a match that was opened from it gives way to the declared one, unless somebody has moved. One to solve stays the
 * one that the page declares.
 */
export class LinkController implements ReactiveController {
  readonly #board: AnyBoard;
  #key = '';
  /** The text that was read last, encoded. */
  #text: string | undefined;
  /** The link to the match that was opened. */
  #opened: string | undefined;

  constructor(board: AnyBoard) {
    this.#board = board;
    const { element } = board;
    element.addController(this);
    // A board that the page was opened for is rendered wherever it is.
    if (findText(location.hash, keyOf(element)) !== undefined)
      void element.updateComplete.then(() => {
        if (this.#opened !== undefined) bringIntoView(element, { block: 'nearest' });
      });
    element.requestUpdate();
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#read);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#read);
  }

  hostUpdate(): void {
    const key = keyOf(this.#board.element);
    if (this.#key === key) return;
    this.#key = key;
    this.#text = undefined;
    this.#read();
  }

  readonly #read = (): void => {
    const text = this.#key ? findText(location.hash, this.#key) : undefined;
    if (text !== undefined && isOfTable(this.#board.element, text)) return;
    if (text === undefined) {
      if (!location.hash) this.#close();
    } else if (text !== this.#text) {
      this.#text = text;
      this.#open(text);
    }
  };

  /** Shows the declared match again, if the one of the link is still shown. */
  #close(): void {
    const { store, loader } = this.#board;
    const { match, settings } = store.snapshot;
    this.#text = undefined;
    if (!settings.session.isPuzzle && this.#opened === linkText(match)) loader.reopen();
    this.#opened = undefined;
  }

  #open(text: string): void {
    const { definition, store, loader } = this.#board;
    const opened = openLink(definition, text);
    if ('fault' in opened) {
      store.reject('share', opened.fault);
      return;
    }
    const { match } = opened;
    const { explores, isPuzzle } = store.snapshot.settings.session;
    this.#opened = linkText(match);
    // A link has no solution. The match on the board may have names and comments.
    if (!isPuzzle && this.#opened !== linkText(store.snapshot.match)) {
      if (explores) match.goTo(0);
      loader.showLinked({ match, names: [] });
    } else if (!isPuzzle && !explores) store.goTo(match.moves.length);
    store.accept('share');
  }
}

export const create = (board: AnyBoard): LinkController => new LinkController(board);
