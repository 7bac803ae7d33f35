import { BadNotation } from '../../../core/errors.js';
import { Match } from '../../../core/match.js';
import type { GameDefinition } from '../../model/game-definition.js';
import type { GameWords } from '../../words/game-words.js';
import { openMatch, type Opening, type RejectedOpening } from '../../model/open-match.js';
import { decode, LONGEST_LINK } from '../../model/link-text.js';

/** The opening of a link. Its options are complete: those that the page declares do not apply. */
const openingOf = (text: string): Opening => ({
  players: undefined,
  first: '',
  options: {},
  record: decode(text),
});

/** A match with the moves of another one, but without texts that somebody could have written into a link. */
function withoutTexts<S, M, O extends object>(from: Match<S, M, O>): Match<S, M, O> {
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
export function openLink<S, M, O extends object>(
  definition: GameDefinition<S, M, O, GameWords>,
  text: string,
): { readonly match: Match<S, M, O> } | Pick<RejectedOpening, 'fault'> {
  if (text.length > LONGEST_LINK) {
    const message = `The link is too long: at most ${LONGEST_LINK} characters are allowed.`;
    return { fault: new BadNotation(message, { code: 'record-long' }) };
  }
  const opened = openMatch(definition, openingOf(text), undefined);
  return 'fault' in opened ? opened : { match: withoutTexts(opened.match) };
}
