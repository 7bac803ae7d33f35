/** The names of the games, in one place: each bundle has those that it uses. */
export const fluctus = 'Fluctus';
export const glux = 'Glüx';
export const luckyNumbers = 'Lucky Numbers';
export const luckySwap = 'Swap puzzle';
export const luzi = 'Luzi und Joe';
