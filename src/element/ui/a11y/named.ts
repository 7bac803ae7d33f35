import { toPlain } from '../../../core/plain-text.js';
import type { KeyView, Piece, Row } from '../../model/game-keys.js';

/** A typed text in lower case, without accents and typographic characters, and with single spaces. */
export const simplify = (text: string): string =>
  toPlain(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Something with the names that a person may type for it. */
interface Named<T> {
  readonly item: T;
  readonly names: readonly string[];
}

/** The items with a name, or else those with a name that begins with it. */
function findNamed<T>(all: readonly Named<T>[], name: string): readonly T[] {
  const found = (test: (each: string) => boolean) =>
    all.flatMap(({ item, names }) => (names.some((each) => test(simplify(each))) ? [item] : []));
  const same = found((each) => each === name);
  return same.length > 0 ? same : found((each) => each.startsWith(name));
}

/** The answer to a question for something by name, or the names that are possible. */
export interface Found {
  readonly text?: string;
  readonly names: readonly string[];
}

/** The places of the pieces of a kind or a player, by their names. Without a text, of all pieces. */
export function findPieces<S, M, W>(
  { own, names, keyWords: { command } }: KeyView<S, M, W>,
  pieces: readonly Piece[],
  text: string,
): Found {
  const owners = names.map((name, seat) => [
    name,
    ...(seat === own ? command.mine : command.others).split(', '),
  ]);
  const all = pieces.map((item) => ({
    item,
    names: [item.name, ...(item.kinds ?? []), ...(item.seat === undefined ? [] : owners[item.seat]!)],
  }));
  const places = new Map<string, string[]>();
  for (const { name, square = '', place = square } of findNamed(all, text))
    places.set(name, [...(places.get(name) ?? []), place]);
  const told = [...places].map(([name, at]) => `${name}: ${at.join(', ')}`);
  const kinds = new Set(pieces.flatMap((piece) => piece.kinds ?? []));
  const possible = [
    ...[...kinds].sort(),
    ...new Set(owners.flatMap(([name = '', side = '']) => [name, side])),
  ];
  return { ...(told.length > 0 && { text: `${told.join('; ')}.` }), names: possible };
}

/** The content of a row by its name. */
export function findRow(rows: readonly Row[], text: string): Found {
  const [row] = findNamed(
    rows.map((item) => ({ item, names: item.names })),
    text,
  );
  return { ...(row && { text: row.text }), names: rows.map(({ names: [name] }) => name!) };
}
