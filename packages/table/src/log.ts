/** A line of the log: what happened, and where. It contains no token, seed, name or address, and of a table only the beginning of its id. */
export interface LogLine {
  readonly event: string;
  readonly level: 'info' | 'warn' | 'error';
  readonly [field: string]: unknown;
}

export type Log = (line: LogLine) => void;

/** Enough of an id to find the lines of a table, and too little to join it. */
export const shortId = (id: string): string => id.slice(0, 8);

/** A store that does not answer: the log has one line when it is lost, and one when it is back. */
export class StoreLost extends Error {}

/** Logs an error that is our own fault. */
export function logFault(log: Log, error: unknown, id?: string): void {
  if (error instanceof StoreLost) return;
  log({ event: 'error', level: 'error', ...(id && { table: shortId(id) }), message: messageOf(error) });
}

/** The message of an error. Its stack names paths, and its other fields may contain addresses. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
