import type { Action } from './entry.js';
import { parseAction } from './parse-entry.js';

/** An action of a person that the host has not confirmed yet, with the number under which it was sent last. */
export interface Unsent {
  readonly n: number;
  readonly action: Action;
}

/** True for what a person does and waits for: it is kept until the host has it, or refuses it. A page does the rest by itself, or goes. */
export const isKept = ({ k }: Action): boolean => k !== 'commit' && k !== 'salt' && k !== 'leave';

/** The most actions that a page reads from its memory: a person has one or two on the way. */
const MOST_UNSENT = 20;

/** The actions in a memory, which may be anything; what is none is left out. */
export function unsentIn(memory: unknown): readonly Unsent[] {
  const { unsent } = Object(memory) as { readonly unsent?: unknown };
  const list: readonly unknown[] = Array.isArray(unsent) ? unsent.slice(0, MOST_UNSENT) : [];
  return list.flatMap((each) => {
    const { n, action } = Object(each) as { readonly n?: unknown; readonly action?: unknown };
    try {
      const parsed = parseAction(action);
      return Number.isSafeInteger(n) && isKept(parsed) ? [{ n: n as number, action: parsed }] : [];
    } catch {
      return [];
    }
  });
}
