import { diagram } from './diagram.js';
import { play } from './play.js';
import { puzzle } from './puzzle.js';
import { replay } from './replay.js';
import type { Session } from './session.js';

export { puzzleStart as solutionStart, withoutSolution } from './puzzle-start.js';
export type { Solving } from './puzzle-state.js';
export type { Session } from './session.js';

const sessions = { play, diagram, replay, puzzle };

export type Mode = keyof typeof sessions;

/** The values of the attribute `mode`, the default first. */
export const modes = Object.keys(sessions) as readonly Mode[] as readonly [Mode, ...Mode[]];

/** The session of a mode; without one, and for an unknown mode, that of a match to play. */
export const sessionOf = (mode: string | null | undefined): Session =>
  Object.hasOwn(sessions, mode ?? '') ? sessions[mode as Mode] : play;
