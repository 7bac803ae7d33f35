import type { Seat } from '../../../core/game.js';

/** A game by link, as the browser of one of its players keeps it. */
export interface KeptGame {
  readonly id: string;
  readonly seat: Seat;
  /** The secret of the seat: 32 hexadecimal digits. */
  readonly secret: string;
  /** The newest link. */
  readonly link: string;
  /** The own name. */
  readonly name: string;
  /** The person has sent the newest link, or copied it. */
  readonly sent?: boolean | undefined;
  /** The link before the own move, which can be taken back until it is sent. */
  readonly before?: string | undefined;
}

/** The key of the games in the local storage. */
export const KEPT_GAMES = 'spielkasten:games-by-link';

/** The number of games that are kept: each has about 1 kB. */
const MOST = 200;

/** The games of this page, if it may store nothing. */
let unstored: readonly KeptGame[] = [];

function isGame(value: unknown): value is KeptGame {
  const { id, seat, secret, link, name, before = '' } = Object(value) as Partial<Record<string, unknown>>;
  const texts = [id, link, name, before].every((text) => typeof text === 'string');
  return texts && (seat === 0 || seat === 1) && /^[0-9a-f]{32}$/.test(String(secret));
}

/** The games that are kept, the newest last. */
export function keptGames(): readonly KeptGame[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEPT_GAMES) ?? '[]') as unknown;
    return [...(Array.isArray(list) ? list.filter(isGame) : []), ...unstored];
  } catch {
    return unstored;
  }
}

/** Keeps a game. Returns false if the page may store nothing: then it is kept until the page is closed. */
export function keepGame(game: KeptGame): boolean {
  const games = [...keptGames().filter(({ id }) => id !== game.id), game].slice(-MOST);
  try {
    localStorage.setItem(KEPT_GAMES, JSON.stringify(games));
    unstored = [];
    return true;
  } catch {
    unstored = games;
    return false;
  }
}
