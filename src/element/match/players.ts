import { levels, type Level } from '../../core/bot.js';
import type { Seat } from '../../core/game.js';
import type { Player } from '../view/view-model.js';

/** The text of an attribute; null when it was taken away. */
type Text = string | null | undefined;

const isLevel = (text: string): text is Level => (levels as readonly string[]).includes(text);

/** One word of the `seats` attribute; undefined for what it is not. */
function parsePlayer(text: string): Player | undefined {
  if (text === 'human' || text === 'remote') return { kind: text };
  const [kind, level = 'medium', ...rest] = text.split(':');
  return kind === 'computer' && isLevel(level) && rest.length === 0 ? { kind, level } : undefined;
}

/** Who plays which seat, from `human computer:hard`; seats not named: the first human, the others computer. `bad` is the first word that is no player. */
export function parseSeats(text: Text, count: number): { players: readonly Player[]; bad?: string } {
  const words = (text ?? '').split(/\s+/).filter(Boolean);
  const bad = words.find((word) => !parsePlayer(word)) ?? words[count];
  const players = Array.from({ length: count }, (_, seat): Player => {
    const fallback: Player = seat === 0 ? { kind: 'human' } : { kind: 'computer', level: 'medium' };
    return parsePlayer(words[seat] ?? '') ?? fallback;
  });
  return bad === undefined ? { players } : { players, bad };
}

/** Writes a player as the `seats` attribute does. */
export const formatPlayer = (player: Player): string =>
  player.kind === 'computer' ? `computer:${player.level}` : player.kind;

/** A seat from its letter; undefined where no such seat is. */
export function parseSeat(text: Text, count: number): Seat | undefined {
  const letter = (text ?? '').trim().toUpperCase();
  const seat = letter.charCodeAt(0) - 65;
  return letter.length === 1 && seat >= 0 && seat < count ? seat : undefined;
}

/** Longest name of a player that is shown. */
export const LONGEST_NAME = 40;

/** Names from the comma-separated attribute; empty places stay undefined. */
export const parseNames = (text: Text): readonly (string | undefined)[] =>
  (text ?? '').split(',').map((name) => name.trim().slice(0, LONGEST_NAME) || undefined);
