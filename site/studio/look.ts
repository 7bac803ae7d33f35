/** The tokens and the looks of the package, as the studio reads them from the files. */
import type { TokenType } from './values.js';

export type Mode = 'light' | 'dark';
export const modes: readonly Mode[] = ['light', 'dark'];

/** A custom property without the dashes at its start, as in tokens.json. */
export interface Token {
  readonly name: string;
  readonly type: TokenType;
  readonly group: string;
  readonly description: string;
  /** In CSS syntax: `light-dark(#fff, #000)`. */
  readonly default: string;
}

/** A look as its style sheet has it. */
export interface Look {
  readonly name: string;
  /** The custom properties with their values, private ones as well. */
  readonly values: ReadonlyMap<string, string>;
  /** The other rules, with `:root` in the place of the look. */
  readonly rest: string;
  /** The look is dark on light pages, too. */
  readonly dark: boolean;
}

/** Everything that a theme can be made of. */
export interface Catalogue {
  readonly tokens: ReadonlyMap<string, Token>;
  readonly looks: ReadonlyMap<string, Look>;
}

/** The texts of the files, as the page contains them. */
export interface CatalogueSource {
  readonly tokens: readonly Token[];
  /** The style sheets of the looks by name. */
  readonly looks: Readonly<Record<string, string>>;
}

/** Reads the style sheet of a look: its tokens are in the first rule. */
export function readLook(name: string, sheet: string): Look {
  const text = sheet.replace(/\/\*[^]*?\*\//g, '');
  const end = text.indexOf('}') + 1;
  const rest = text
    .slice(end)
    .replace(new RegExp(String.raw`:is\(\s*\[data-look='${name}'\],\s*\.look-${name}\s*\)`, 'g'), ':root')
    // the root is no board
    .replace(/,\s*:is\([\w\s,-]+\):root[^{,]*(?=\{)/g, ' ')
    .trim();
  const declared = text.slice(0, end).matchAll(/--([\w-]+):\s*([^;]+);/g);
  return {
    name,
    values: new Map(
      Array.from(declared, ([, token = '', value = '']) => [token, value.replace(/\s+/g, ' ').trim()]),
    ),
    rest,
    dark: /color-scheme:\s*dark\b/.test(rest),
  };
}

export const readCatalogue = ({ tokens, looks }: CatalogueSource): Catalogue => ({
  tokens: new Map(tokens.map((token) => [token.name, token])),
  looks: new Map(Object.entries(looks).map(([name, sheet]) => [name, readLook(name, sheet)])),
});

/** The arguments of a function of CSS: those of `light-dark(rgb(1, 2, 3), #000)` are two. Empty if the text is no such call. */
export function argumentsOf(name: string, text: string): readonly string[] {
  if (!text.startsWith(`${name}(`) || !text.endsWith(')')) return [];
  const found = [''];
  let depth = 0;
  for (const char of text.slice(name.length + 1, -1)) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === ',' && depth === 0) found.push('');
    else found.push(`${found.pop() ?? ''}${char}`);
  }
  return found.map((each) => each.trim());
}

/** The value for a mode of a text that may be `light-dark(…)`. */
export function forMode(text: string, mode: Mode): string {
  const pair = argumentsOf('light-dark', text);
  return pair[modes.indexOf(mode)] ?? text;
}
