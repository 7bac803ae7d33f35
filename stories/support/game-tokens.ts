import { CSSResult, type CSSResultGroup } from 'lit';

/** A token of a game with its default in light and dark mode. */
export interface GameToken {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

const textOf = (styles: CSSResultGroup): string =>
  Array.isArray(styles) ? styles.map(textOf).join('\n') : styles instanceof CSSResult ? styles.cssText : '';

/** The tokens of one game, such as `--luzi-…`, parsed from its style sheets. */
export function gameTokens(game: string, styles: CSSResultGroup): readonly GameToken[] {
  const declared = new RegExp(
    String.raw`var\(\s*(--${game}-[\w-]+)\s*,\s*(?:light-dark\(([^,()]+),([^,()]+)\)|([^()]+))\)`,
    'g',
  );
  return [...textOf(styles).matchAll(declared)].map(([, name = '', light, dark, both = '']) => ({
    name,
    light: (light ?? both).trim(),
    dark: (dark ?? both).trim(),
  }));
}
