import { CSSResult, type CSSResultGroup } from 'lit';
import { FluctusBoard } from '../../src/games/fluctus/index.js';

/** A token of a game with its defaults by day and by lamplight. */
export interface GameToken {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

const textOf = (styles: CSSResultGroup): string =>
  Array.isArray(styles) ? styles.map(textOf).join('\n') : styles instanceof CSSResult ? styles.cssText : '';

const declared = /var\(\s*(--fluctus-[\w-]+)\s*,\s*(?:light-dark\(([^,()]+),([^,()]+)\)|([^()]+))\)/g;

/** The game's own tokens, read from its sheets. */
export const gameTokens: readonly GameToken[] = [...textOf(FluctusBoard.styles).matchAll(declared)].map(
  ([, name = '', light, dark, both = '']) => ({
    name,
    light: (light ?? both).trim(),
    dark: (dark ?? both).trim(),
  }),
);
