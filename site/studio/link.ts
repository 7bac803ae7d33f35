/** A theme as the fragment of an address. */
import type { Catalogue } from './look.js';
import { faultOf, plain, type Theme } from './theme.js';
import { quoted, type Supports } from './values.js';

/** The longest fragment, in characters. */
const LONGEST = 30_000;

/** A theme, or what is wrong. */
export type Parsed = { readonly theme: Theme } | { readonly faults: readonly string[] };

/** The fragment of a theme; the colours of the brand are part of the look that is derived from them alone. */
export function toLink({ look, brand, surface, values }: Theme): string {
  const entries = Object.entries(look === 'brand' ? { look, brand, surface } : { look }).filter(
    ([name, text]) => text && (name !== 'look' || text !== plain.look),
  );
  return new URLSearchParams([...entries, ...values]).toString();
}

function faultOfEntry(name: string, text: string, catalogue: Catalogue, supports: Supports): string {
  if (name !== 'look') return faultOf(name, text, catalogue, supports);
  return catalogue.looks.has(text) ? '' : `look: there is no look ${quoted(text)}.`;
}

/** Parses a fragment without its `#`. All of it must be good. */
export function parseLink(fragment: string, catalogue: Catalogue, supports: Supports): Parsed {
  if (fragment.length > LONGEST) return { faults: [`It has more than ${LONGEST} characters.`] };
  const entries = [...new URLSearchParams(fragment)];
  const given = new Map(entries);
  const faults = entries
    .map(([name, text]) => faultOfEntry(name, text, catalogue, supports))
    .filter((fault) => fault);
  if (given.size < entries.length) faults.push('A name stands in it twice.');
  const { look = plain.look, brand = '', surface = '' } = Object.fromEntries(entries);
  if (look !== 'brand' && (brand || surface)) faults.push('brand and surface need look=brand.');
  if (faults.length) return { faults };
  for (const name of ['look', 'brand', 'surface']) given.delete(name);
  return { theme: { look, brand, surface, values: given } };
}
