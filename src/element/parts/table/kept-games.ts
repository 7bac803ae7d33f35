import type { Seat } from '../../../core/game.js';
import { KeptList } from './kept-list.js';

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

function isGame(value: unknown): value is KeptGame {
  const { id, seat, secret, link, name, before = '' } = Object(value) as Partial<Record<string, unknown>>;
  const texts = [id, link, name, before].every((text) => typeof text === 'string');
  return texts && (seat === 0 || seat === 1) && /^[0-9a-f]{32}$/.test(String(secret));
}

/** The games by link of this browser. */
export const keptGames = new KeptList('spielkasten:games-by-link', isGame);
