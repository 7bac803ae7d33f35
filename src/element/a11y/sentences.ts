import type { Seat } from '../../core/game.js';
import type { GameWords } from '../game-definition.js';
import type { UiWords } from '../i18n/en.js';
import type { Message, PlayedMove, ToldFault } from '../match/effects.js';
import type { Snapshot } from '../match/snapshot.js';

/** The words of the shared UI and of the game, in one language. */
export interface BoardWords<W extends GameWords = GameWords> {
  readonly ui: UiWords;
  readonly game: W;
}

/** A snapshot of any game. */
export type AnySnapshot = Snapshot<unknown, unknown, object>;

/** The headline: whose turn it is, or the result. Addresses the only person. Empty while chance is to move. */
export function headline(
  { match, outcome, turn, you }: Pick<AnySnapshot, 'match' | 'outcome' | 'turn' | 'you'>,
  { ui }: BoardWords,
  names: readonly string[],
): string {
  const nameOf = (seat: number) => names[seat] ?? '';
  if (!outcome) {
    if (typeof turn !== 'number') return '';
    return turn === you ? ui.you.toMove : ui.toMove(nameOf(turn));
  }
  const by = match.conclusion?.by;
  if (outcome.reason === 'agreed') return ui.agreed;
  if (by !== undefined && outcome.reason === 'resign')
    return by === you ? ui.you.resigned : ui.resigned(nameOf(by));
  return victory(outcome.winners, you, ui, names);
}

/** The winners. A person who plays alone or against one other has lost if they have not won. */
function victory(
  winners: readonly Seat[],
  you: Seat | undefined,
  ui: UiWords,
  names: readonly string[],
): string {
  const [winner, second] = winners;
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? '');
  const yours = others.length < winners.length;
  if (second !== undefined) {
    if (winners.length === names.length) return ui.draw;
    return yours ? ui.you.share(others) : ui.sharedWin(others);
  }
  if (yours) return ui.you.won;
  if (you !== undefined && names.length === winners.length + 1) return ui.you.lost;
  return winner === undefined ? ui.nobodyWon : ui.won(others.join());
}

/** The sentence that tells why the game is over: by the rule, or in the words of the page. Empty while it is open. */
export function endSentence(
  { match, outcome, scores }: Pick<AnySnapshot, 'match' | 'outcome' | 'scores'>,
  { game }: BoardWords,
  names: readonly string[],
): string {
  if (!outcome) return '';
  const { reason, winners } = outcome;
  const { conclusion, options } = match;
  return conclusion ? (conclusion.text ?? '') : game.ending(reason, { names, winners, scores, options });
}

/** The standing of a tournament after a finished game, as a sentence. */
export function standing(
  { tournamentScore }: AnySnapshot,
  { ui }: BoardWords,
  names: readonly string[],
): string {
  if (!tournamentScore) return '';
  const { game, games, totals, winners } = tournamentScore;
  const nameOf = (seat: number) => names[seat] ?? '';
  const list = totals.map((points, seat) => [nameOf(seat), points] as const);
  return winners ? ui.tournament.won(winners.map(nameOf), list) : ui.tournament.after(game, games, list);
}

/** Announces the tournament: which game begins, or the standing after one and that the next can begin. */
function tournamentSentence(snapshot: AnySnapshot, words: BoardWords, names: readonly string[]): string {
  const { match, turn, outcome, tournamentScore } = snapshot;
  if (!tournamentScore) return '';
  const { game, games } = tournamentScore;
  const { begins, nextReady } = words.ui.tournament;
  // The start is announced after the deal, so that the live region still shows it.
  const dealt = (_: unknown, ply: number) => match.game.turn(match.stateAt(ply)) === 'chance';
  if (typeof turn === 'number') return match.moves.every(dealt) ? begins(game, games) : '';
  if (!outcome) return '';
  const next = game < games ? nextReady(game + 1, games) : '';
  return [standing(snapshot, words, names), next].filter(Boolean).join(' ');
}

/** The sentences that announce a position: the move that led to it, and whose turn it is or how the game ended. */
export function positionSentences<S, M, O extends object>(
  snapshot: Snapshot<S, M, O>,
  played: PlayedMove<S, M> | undefined,
  words: BoardWords,
  names: readonly string[],
): readonly string[] {
  const { match } = snapshot;
  const title = headline(snapshot, words, names);
  return [
    ...(played || match.moves.length === 0 ? [] : [`${words.ui.ply(match.ply, match.moves.length)}.`]),
    ...(played?.happenings.map((happening) => words.game.say(happening, names)) ?? []),
    title && `${title}.`,
    endSentence(snapshot, words, names),
    tournamentSentence(snapshot, words, names),
  ];
}

/** The sentence for a fault. */
export function faultSentence(fault: ToldFault, { ui, game }: BoardWords): string {
  const { code, at = '', found = '', message = code } = fault;
  if (code === 'attribute') return ui.badAttribute(at, found);
  if (code === 'load') return ui.loadFailed;
  if (code === 'computer') return ui.computerFailed;
  return game.fault(fault) ?? ui.fault(fault) ?? message;
}

/** The text of a message. */
export function messageText(message: Message, words: BoardWords, names: readonly string[]): string {
  const { ui } = words;
  switch (message.kind) {
    case 'fault':
      return faultSentence(message.fault, words);
    case 'illegal':
      return words.game.breach(message.breach, message.notation);
    case 'note':
      return message.text;
    case 'draw-offer':
      return `${ui.message.offersDraw(names[message.seat] ?? '')}.`;
    case 'draw-declined':
      return `${ui.message.declined(names[message.seat] ?? '')}.`;
    case 'confirm-resign':
      return ui.message.confirmResign(names[message.seat] ?? '');
  }
}
