import type { Seat } from '../../../core/game.js';
import type { AnyMatch } from '../../../core/match.js';
import { headline } from '../a11y/sentences.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import type { BoardWords } from '../../words/game-words.js';
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';

/** The longest texts of a game around its board, of no certain position. */
export interface LongTexts {
  /** The sentences about what a person can do. */
  readonly prompts: readonly string[];
  /** The numbers of the rules by which the game ends. */
  readonly endings: readonly string[];
  /** The notes under the name of a seat. */
  readonly notes: readonly string[];
}

/** A text that a board may show, and what stands beside it. */
export interface PlacedText {
  readonly text: string;
  /** The labels of the buttons beside the text. */
  readonly buttons?: readonly string[];
  /** The first button is a link: the text is smaller on a narrow board. */
  readonly link?: boolean;
  /** Shown at the end only. */
  readonly last?: boolean;
}

/**
 * Texts that a board may show in the same place during its match. Their heights in the fonts of the reader are the height of the
 * place, so that the board below stays where it is.
 */
export interface Places {
  readonly headlines: readonly PlacedText[];
  readonly details: readonly PlacedText[];
}

/** The facts besides the snapshot on which a place depends. */
interface PlacesSource {
  readonly words: BoardWords;
  readonly displayNames: readonly string[];
  readonly longTexts: LongTexts;
}

/** The longest sentences about the moves of a record, by its moves, and the words and names that tell them. */
const longest = new WeakMap<readonly unknown[], { readonly by: string; readonly texts: readonly string[] }>();

/** As many of them as the longest by letters may be narrower than others. */
const SENTENCES = 3;

/** The longest sentences that a replay tells. */
function told(match: AnyMatch, { words: { game }, displayNames }: PlacesSource): readonly string[] {
  const by = [game.aim, ...displayNames].join('\n');
  const known = longest.get(match.moves);
  if (known?.by === by) return known.texts;
  const all = match.moves.map(
    (_, i) =>
      match
        .happeningsAt(i + 1)
        .map((each) => game.say(each, displayNames))
        .find(Boolean) ?? '',
  );
  const texts = all.sort((a, b) => b.length - a.length).slice(0, SENTENCES);
  longest.set(match.moves, { by, texts });
  return texts;
}

/** The sentences that tell why a game is over, won by each of the seats. */
function endings(
  { match, players, addressee }: AnySnapshot,
  { words, displayNames, longTexts }: PlacesSource,
  recap: readonly string[],
) {
  const { options } = match;
  const scores = (winner: Seat) => players.map((_, seat) => Number(seat === winner));
  return longTexts.endings.flatMap((rule) =>
    players.map((_, seat) => ({
      text: words.game.ending(rule, {
        names: displayNames,
        winners: [seat],
        scores: scores(seat),
        options,
        addressee,
      }),
      buttons: [words.ui.message.rule(rule), ...recap],
      link: true,
      last: true,
    })),
  );
}

/** The sentences under the headline. */
function details(snapshot: AnySnapshot, source: PlacesSource): readonly PlacedText[] {
  const { match, players, settings } = snapshot;
  const { ui, game } = source.words;
  const { plays, explores } = settings.session;
  if (explores) return told(match, source).map((text) => ({ text }));
  // the moves of others can be shown again
  const recap = players.every(({ kind }) => kind === 'human') ? [] : [ui.recap];
  const aim = plays && settings.controls === 'full' && match.position === undefined;
  return [
    ...source.longTexts.prompts.map((text) => ({ text, buttons: recap })),
    ...(aim ? [{ text: game.aim, buttons: [ui.learn], link: true }] : []),
    ...endings(snapshot, source, recap),
  ];
}

/** The texts whose places are kept. */
export function placesOf(snapshot: AnySnapshot, source: PlacesSource): Places {
  const { match, players, settings, addressee } = snapshot;
  if (settings.session.boardOnly) return { headlines: [], details: [] };
  const { words, displayNames } = source;
  const draw = false;
  const headlines = players.flatMap(({ kind }, seat) => [
    { text: headline({ turn: seat, addressee, draw, outcome: undefined }, words, displayNames) },
    ...(kind === 'computer' ? [{ text: words.ui.thinking(displayNames[seat]!) }] : []),
    {
      text: headline(
        { match, turn: 'over', addressee, draw, outcome: { winners: [seat], reason: '' } },
        words,
        displayNames,
      ),
      last: true,
    },
  ]);
  return { headlines, details: details(snapshot, source) };
}

/** Keeps the place of a text without the text: nobody sees, hears or finds it. */
const place = (kind: string, { text, buttons = [], link, last }: PlacedText): TemplateResult =>
  html`<span class="to-come ${kind} ${link ? 'linked' : ''} ${last ? 'last' : ''}" data-text=${text}
    >${buttons.map((label) => [' ', html`<span data-text=${label}></span>`])}</span
  >`;

/** Keeps the places of texts. They are rendered again only if they change. */
export const keptPlaces = (kind: string, all: readonly PlacedText[]) =>
  guard(
    all.flatMap(({ text, buttons = [], link, last }) => [text, buttons.length, ...buttons, link, last]),
    () => all.map((each) => place(kind, each)),
  );
