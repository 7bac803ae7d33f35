import type { LitElement } from 'lit';
import type { Seat, Turn } from '../../../core/game.js';
import { OUT_OF_TIME } from '../../../core/match.js';
import { withOdd } from '../../../core/errors.js';
import { onServer } from '../../base/abilities.js';
import type { AnyMatch } from '../../../core/match.js';
import type { BoardWords, GameWords } from '../../words/game-words.js';
import type { UiWords } from '../../../words/en/ui.js';
import type { Message, PlayedMove, ToldFault, Wording } from '../../model/effects.js';
import { boardOf, type AnyBoard } from '../../model/board.js';
import type { AnySnapshot } from '../../model/snapshot.js';
import { storyOf } from '../../model/story.js';

type HeadlineFacts = Pick<AnySnapshot, 'outcome' | 'draw' | 'turn' | 'addressee' | 'vacant'> &
  Partial<Pick<AnySnapshot, 'match' | 'movableSeat'>>;

/** True while the person to move looks back at a game that is over, or at a position in which they may not move: it is not their turn. */
const looksBack = ({ match, turn, addressee, movableSeat }: HeadlineFacts): boolean =>
  match?.atEnd === false &&
  turn === addressee &&
  (movableSeat === undefined || match.outcomeAt(match.moves.length) !== undefined);

/**
 * The headline: whose turn it is, or the result. Addresses the only person. Empty while chance is to move, for one who looks
 * back, and for one who watches somebody play alone.
 */
export function headline(facts: HeadlineFacts, words: BoardWords, names: readonly string[]): string {
  const { match, outcome, draw, turn, addressee, vacant } = facts;
  const { ui } = words;
  const solved = outcome && match && solvedAlone(match, words.game);
  if (solved) return solved;
  if (outcome) return draw ? ui.draw : victory(outcome.winners, addressee, ui, names);
  // nobody is to move before all seats of a table are taken
  if (typeof turn !== 'number' || vacant?.length || looksBack(facts)) return '';
  if (turn === addressee) return ui.you.toMove;
  return names.length > 1 ? ui.toMove(names[turn]!) : '';
}

/** The headline of a game that its only player has won by the rules; undefined in most games. */
const solvedAlone = (match: AnyMatch, game: GameWords): string | undefined =>
  match.conclusion ? undefined : game.solvedAlone?.(match.stateAt(match.moves.length));

/** The winners. A person who plays alone or against one other has lost if they have not won. */
function victory(
  winners: readonly Seat[],
  you: Seat | undefined,
  ui: UiWords,
  names: readonly string[],
): string {
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat]!);
  if (others.length < winners.length) return others.length > 0 ? ui.you.share(others) : ui.you.won;
  if (others.length > 1) return ui.sharedWin(others);
  if (you !== undefined && names.length === winners.length + 1) return ui.you.lost;
  return others.length > 0 ? ui.won(others.join()) : ui.nobodyWon;
}

/**
 * The sentence that tells why the game is over: by the rule, by the players, or in the words of the page. Empty while it is
 * open.
 */
export function endSentence(
  { match, outcome, scores, addressee }: Pick<AnySnapshot, 'match' | 'outcome' | 'scores' | 'addressee'>,
  { ui, game }: BoardWords,
  names: readonly string[],
): string {
  if (!outcome) return '';
  const { conclusion, options } = match;
  if (!conclusion)
    return game.ending(outcome.reason, { names, winners: outcome.winners, scores, options, addressee });
  const { by, text = ui.agreed } = conclusion;
  const [late, ...more] = names.flatMap((_, seat) => (outcome.winners.includes(seat) ? [] : seat));
  if (text === OUT_OF_TIME && late !== undefined && more.length === 0)
    return late === addressee ? ui.you.late : ui.late(names[late]!);
  if (by === undefined) return text;
  return by === addressee ? ui.you.resigned : ui.resigned(names[by]!);
}

/** True if another seat was to move before a move, and before the moves of chance that led to it. */
function turnPasses({ match, turn }: AnySnapshot, { seat, ply }: PlayedMove): boolean {
  let last: Turn = seat;
  for (let at = ply - 1; last === 'chance' && at > 0;) last = match.game.turn(match.stateAt(--at));
  return last !== turn;
}

/**
 * The sentences that announce a position: the move that led to it; whose turn it is if that has changed, or how the game ended,
 * with the scores.
 */
export function positionSentences(
  snapshot: AnySnapshot,
  played: PlayedMove | undefined,
  words: BoardWords,
  names: readonly string[],
  scoreLabel: (seat: Seat) => string,
): readonly string[] {
  const { match, outcome, addressee, line, settings } = snapshot;
  const unplayed = !played && match.moves.length === 0;
  // a table says itself when its game begins
  const begins = unplayed && !outcome && !line && settings.session.plays && !settings.session.asks;
  const told = played !== undefined || unplayed || (match.conclusion !== undefined && match.atEnd);
  const story = storyOf(snapshot, words.game, names);
  // The story of a game of two players tells both scores if one has won, and the headline that of one who plays alone.
  const isTold = story && names.length === 2 && outcome?.winners.length === 1;
  const scores = outcome && !isTold && solvedAlone(match, words.game) === undefined;
  const title = !played || turnPasses(snapshot, played) ? headline(snapshot, words, names) : '';
  return [
    ...(told ? [] : [`${words.ui.ply(match.ply, match.moves.length)}.`]),
    ...(begins ? [`${words.ui.newGame}.`] : []),
    ...(played?.happenings.map((happening) => words.game.say(happening, names, addressee)) ?? []),
    title && `${title}.`,
    endSentence(snapshot, words, names),
    story,
    scores ? `${names.map((name, seat) => `${name}: ${scoreLabel(seat)}`).join('; ')}.` : '',
  ];
}

/** The reason why nothing can be taken back, without a full stop; undefined if something can. */
export const undoNote = (
  { undoBarrier }: Pick<AnySnapshot, 'undoBarrier'>,
  { ui, game }: BoardWords,
): string | undefined =>
  undoBarrier === 'chance' ? game.chanceStays : undoBarrier && ui.noUndo[undoBarrier];

/** The sentence for a fault. */
export function faultSentence(fault: ToldFault, words: BoardWords): string {
  const { at = '', found = '', message, seats, values = [] } = fault;
  const { ui } = words;
  if (seats !== undefined) return ui.noSeatFor(at, found, seats);
  const sentence = faultText(fault, words);
  // the message of an error says all of it
  return values.length > 0 && sentence !== message ? `${sentence} ${ui.possible(values)}` : sentence;
}

/** The sentence for a fault of a board. On a page with several boards, it begins with the label or the id of this one. */
export function faultOnBoard({ element, words }: AnyBoard, fault: ToldFault): string {
  const name = element.ariaLabel ?? element.id;
  const sentence = faultSentence(fault, words());
  // on a server, there is no page
  return name && !onServer && hasOthers(element) ? words().ui.onBoard(name, sentence) : sentence;
}

/** True if there is another board in the same document or shadow root: looks no further than to the first one. */
function hasOthers(element: LitElement): boolean {
  const walker = element.ownerDocument.createTreeWalker(element.getRootNode(), NodeFilter.SHOW_ELEMENT);
  for (let other = walker.nextNode(); other; other = walker.nextNode())
    if (other !== element && boardOf(other as LitElement)) return true;
  return false;
}

function faultText(fault: ToldFault, { ui, game }: BoardWords): string {
  const { code, at = '', found = '', message = code } = fault;
  if (code === 'load') return ui.loadFailed;
  if (code === 'computer') return ui.computerFailed;
  const sentence =
    code === 'attribute' ? ui.badAttribute(at, found) : (game.fault(fault) ?? ui.fault(fault) ?? message);
  return withOdd(sentence, found, ui.oddCharacter);
}

/** A text in the language in force. */
export const worded = (text: Wording): string => (typeof text === 'string' ? text : text());

/** The text of a message. */
export function messageText(message: Message, words: BoardWords): string {
  switch (message.kind) {
    case 'fault':
      return faultSentence(message.fault, words);
    case 'illegal':
      return words.game.violation(message.violation);
    case 'note':
    case 'ask':
      return worded(message.text);
  }
}
