import { levels, type Level } from '../../core/bot.js';
import type { Player } from './players.js';
import type { AnySnapshot } from './snapshot.js';
import type { PlayableGame } from './game-definition.js';
import { storedFields, storeText, type Fields } from './stored-fields.js';

/** The opponents of a person: a computer (the strongest one), people elsewhere, or nobody in a game for one. */
export type Opponent = Level | 'people' | 'alone';

/** The opponents in the order of the table. */
export const opponents: readonly Opponent[] = [...levels, 'people', 'alone'];

/** The matches against one kind of opponent. */
export interface Tally {
  readonly opponent: Opponent;
  readonly played: number;
  readonly won: number;
}

/** The best score of the matches with the same options; in games without a `bestScore`, the fewest moves to win. */
export interface Best {
  /** The options of the match; see `optionsKey`. */
  readonly options: string;
  readonly score: number;
}

/** The statistics of one person at the boards with one key of `autosave`. */
export interface Statistics {
  readonly tallies: readonly Tally[];
  readonly best: readonly Best[];
}

/** The format of the stored text. Another one is ignored, and overwritten by the next match. */
const VERSION = 1;

/** The most options that are remembered, and the longest text of them: a board of one's own may be an option. */
const MOST_BEST = 100;
const LONGEST_OPTIONS = 500;

const none: Statistics = { tallies: [], best: [] };

const storageKey = (game: string, key: string) => `spielkasten-statistics:${game}:${key}`;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isTally = (value: unknown): value is Tally => {
  const { opponent, played, won } = Object(value) as Fields;
  return isCount(played) && isCount(won) && won <= played && opponents.includes(opponent as Opponent);
};

const isBest = (value: unknown): value is Best => {
  const { options, score } = Object(value) as Fields;
  return typeof options === 'string' && Number.isSafeInteger(score);
};

const listOf = <T>(value: unknown, isValid: (each: unknown) => each is T): readonly T[] =>
  Array.isArray(value) ? value.filter(isValid) : [];

/** Reads the statistics of a game under a key. What makes no sense is left out; empty if storage is denied. */
export function readStatistics(game: string, key: string): Statistics {
  const { version, tallies, best } = storedFields(storageKey(game, key));
  return version === VERSION ? { tallies: listOf(tallies, isTally), best: listOf(best, isBest) } : none;
}

export function deleteStatistics(game: string, key: string): void {
  try {
    localStorage.removeItem(storageKey(game, key));
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** The game, the number of players and the options of a match, as a text. Scores of matches with the same text compare. */
export function optionsKey({ options }: PlayableGame, { match }: Pick<AnySnapshot, 'match'>): string {
  const value = (name: string): unknown => match.options && Reflect.get(match.options, name);
  const texts = options.map(({ name, format }) => format(value(name)));
  return [match.game.id, match.seats, ...texts].join(' ');
}

function opponentOf(players: readonly Player[]): Opponent {
  if (players.some(({ kind }) => kind === 'remote')) return 'people';
  const played = players.flatMap((player) =>
    player.kind === 'computer' ? levels.indexOf(player.level) : [],
  );
  return levels[Math.max(...played)] ?? 'alone';
}

/**
 * A match as a result to compare: its score or, in a game whose score tells none, the number of moves that the person needed to
 * win. Undefined if they have not won such a game, or a game was not played from its start to its end.
 */
function resultOf(
  { bestScore }: PlayableGame,
  { match, soleHuman = 0, scores }: AnySnapshot,
  won: boolean,
): number | undefined {
  if (match.position !== undefined || match.conclusion) return undefined;
  if (bestScore) return scores[soleHuman];
  const { game, moves } = match;
  return won ? moves.filter((_, ply) => game.turn(match.stateAt(ply)) === soleHuman).length : undefined;
}

/** The list with a score added, if it is better than the one before. */
function withScore(best: readonly Best[], options: string, score: number, highest: boolean): readonly Best[] {
  const before = best.find((each) => each.options === options)?.score ?? score;
  const better = highest ? Math.max(before, score) : Math.min(before, score);
  const others = best.filter((each) => each.options !== options);
  return [{ options, score: better }, ...others].slice(0, MOST_BEST);
}

/** Adds a finished match with one person to the stored statistics. */
export function countMatch(definition: PlayableGame, snapshot: AnySnapshot): void {
  const { players, soleHuman = 0, outcome, draw, settings } = snapshot;
  const { id } = definition.game;
  const { tallies, best } = readStatistics(id, settings.autosave);
  const opponent = opponentOf(players);
  const isIt = (each: Tally) => each.opponent === opponent;
  const { played, won } = tallies.find(isIt) ?? { played: 0, won: 0 };
  // A shared win is a win, a draw is none.
  const wins = !draw && (outcome?.winners.includes(soleHuman) ?? false);
  const score = resultOf(definition, snapshot, wins);
  const options = optionsKey(definition, snapshot);
  const highest = definition.bestScore === 'highest';
  const counted: Statistics = {
    tallies: [
      ...tallies.filter((each) => !isIt(each)),
      { opponent, played: played + 1, won: won + Number(wins) },
    ],
    best:
      score === undefined || options.length > LONGEST_OPTIONS
        ? best
        : withScore(best, options, score, highest),
  };
  storeText(storageKey(id, settings.autosave), JSON.stringify({ version: VERSION, ...counted }));
}
