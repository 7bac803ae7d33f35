import type { AnyBoard } from './board.js';

/** The seed that decides all outcomes of chance of the match; undefined if there is none, or it is not secret. Secret. */
export function committedSeed({ store, definition }: AnyBoard): string | undefined {
  const { session, seed } = store.snapshot.settings;
  const whole = definition.game.chance && session.isSaved && !seed && store.seededFrom === 0;
  return whole ? store.seed : undefined;
}

/** The Web Crypto API; an insecure context has none. */
const subtleCrypto = () => crypto.subtle as SubtleCrypto | undefined;

/** True if the match has a commitment. */
export const hasCommitment = (board: AnyBoard): boolean =>
  subtleCrypto() !== undefined && committedSeed(board) !== undefined;

/** The SHA-256 of the seed of the match in hexadecimal; undefined if the match has no commitment. */
export async function commitment(board: AnyBoard): Promise<string | undefined> {
  const subtle = subtleCrypto();
  const seed = committedSeed(board);
  if (!subtle || seed === undefined) return undefined;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True if the match is over, whatever ply is shown. */
export const isOver = ({ store }: AnyBoard): boolean => {
  const { record } = store.snapshot;
  return record.outcomeAt(record.moves.length) !== undefined;
};

/**
 * Reveals the seed of a match with a commitment; nobody at the board goes on with the match then. Returns undefined, and changes
 * nothing, before the end and without a commitment.
 */
export function revealSeed(board: AnyBoard): string | undefined {
  if (!hasCommitment(board) || !isOver(board)) return undefined;
  board.store.set({ revealed: true });
  board.loader.save();
  return committedSeed(board);
}
