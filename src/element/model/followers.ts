/**
 * Functions that apply the stored preferences to a connected board each. They are called directly: a board listens to nothing
 * outside of it while it is idle.
 */
export const preferenceListeners = new Set<() => void>();
