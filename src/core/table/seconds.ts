/** Milliseconds in whole seconds, as a text. */
export const secondsOf = (ms: number): string => `${Math.ceil(ms / 1000)}`;
