import type { Board } from './board.js';

/** The seed that decides all outcomes of chance of the match; undefined if there is none, or it is not secret. Secret. */
export function committedSeed<S, M, O extends object>({
  store,
  definition,
}: Board<S, M, O>): string | undefined {
  const { session, seed } = store.snapshot.settings;
  const whole = definition.chance && session.keeps && !seed && store.seededFrom === 0;
  return whole ? store.seed : undefined;
}

/** The Web Crypto API; an insecure context has none. */
const subtleCrypto = () => crypto.subtle as SubtleCrypto | undefined;

/** True if the match has a commitment. */
export const hasCommitment = <S, M, O extends object>(board: Board<S, M, O>): boolean =>
  subtleCrypto() !== undefined && committedSeed(board) !== undefined;

/** The SHA-256 of the seed of the match in hexadecimal; undefined if the match has no commitment. */
export async function commitment<S, M, O extends object>(board: Board<S, M, O>): Promise<string | undefined> {
  const subtle = subtleCrypto();
  const seed = committedSeed(board);
  if (!subtle || seed === undefined) return undefined;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True if the match is over, whatever ply is shown. */
export const isOver = <S, M, O extends object>({ store }: Board<S, M, O>): boolean => {
  const { record } = store.snapshot;
  return record.outcomeAt(record.moves.length) !== undefined;
};

/**
 * Reveals the seed of a match with a commitment; nobody at the board goes on with the match then. Returns undefined, and changes
 * nothing, before the end and without a commitment.
 */
export function revealSeed<S, M, O extends object>(board: Board<S, M, O>): string | undefined {
  if (!hasCommitment(board) || !isOver(board)) return undefined;
  board.store.set({ revealed: true });
  board.loader.save();
  return committedSeed(board);
}
