import type { AnyMatch } from '../../../core/match.js';
import { headline } from '../a11y/sentences.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import type { BoardWords } from '../../words/game-words.js';

/** A text that a board may show, and the button beside it. */
export interface PlacedText {
  readonly text: string;
  readonly button?: string;
}

/**
 * Texts that a board may show in the same place during its match. Their heights in the fonts of the reader are the height of the
 * place, so that the board below stays where it is.
 */
export interface Places {
  readonly headlines: readonly string[];
  /** Headlines of the end. */
  readonly ends: readonly string[];
  readonly details: readonly PlacedText[];
}

/** What a place depends on besides the snapshot. */
interface PlacesSource {
  readonly words: BoardWords;
  readonly called: readonly string[];
  /** The long sentences of the game. */
  readonly prompts: readonly string[];
}

/** The longest sentences about the moves of a record, by its moves and by the name that it is told with. */
const longest = new WeakMap<readonly unknown[], { readonly by: string; readonly texts: readonly string[] }>();

/** As many sentences as their number of letters may differ from their width. */
const SENTENCES = 3;

/** The longest sentences that a replay tells. */
function told(match: AnyMatch, { words: { game }, called }: PlacesSource): readonly string[] {
  const by = [game.name, game.aim, ...called].join('\n');
  const known = longest.get(match.moves);
  if (known?.by === by) return known.texts;
  const all = match.moves.map(
    (move, ply) =>
      match.game
        .happenings(match.stateAt(ply), move)
        .map((each) => game.say(each, called))
        .find(Boolean) ?? '',
  );
  const texts = all.sort((a, b) => b.length - a.length).slice(0, SENTENCES);
  longest.set(match.moves, { by, texts });
  return texts;
}

/** The texts whose places are kept. */
export function placesOf(snapshot: AnySnapshot, source: PlacesSource): Places {
  const { match, players, settings, you } = snapshot;
  const { words, called, prompts } = source;
  const { plays, explores } = settings.session;
  const draw = false;
  const seats = players.map((_, seat) => seat);
  const sentences = explores ? told(match, source) : prompts;
  const aim = plays && settings.controls === 'full' && match.position === undefined;
  return {
    headlines: seats.flatMap((turn) => [
      headline({ turn, you, draw, outcome: undefined }, words, called),
      ...(players[turn]?.kind === 'computer' ? [words.ui.thinking(called[turn]!)] : []),
    ]),
    ends: seats.map((seat) =>
      headline({ turn: 'over', you, draw, outcome: { winners: [seat], reason: '' } }, words, called),
    ),
    details: [
      ...sentences.map((text) => ({ text })),
      ...(aim ? [{ text: words.game.aim, button: words.ui.learn }] : []),
    ],
  };
}
