import { onServer } from '../../base/abilities.js';
import type { AnyBoard } from '../../model/board.js';

/** The boards of the page by the names that they would have alone, each at the place of its number. */
const places = new Map<string, WeakRef<AnyBoard>[]>();
const names = new WeakMap<AnyBoard, string>();

/** The number of a board among those of the page with the same name, from 1. A board that is gone leaves its number free. */
function numberOf(board: AnyBoard, name: string): number {
  names.set(board, name);
  const all = places.get(name) ?? [];
  places.set(name, all);
  const isFree = (other: AnyBoard | undefined) => !other?.element.isConnected || names.get(other) !== name;
  const own = all.findIndex((each) => each.deref() === board);
  const free = own < 0 ? all.findIndex((each) => isFree(each.deref())) : own;
  const at = free < 0 ? all.length : free;
  all[at] = new WeakRef(board);
  return at + 1;
}

/**
 * Makes a board a region of the page, named by its game and its players, with a number if another one has that name. The role and the label
 * that a page gives its element are stronger. A diagram is an image.
 */
export function nameRegion(board: AnyBoard): void {
  const { internals, store, words, names: players } = board;
  const isRegion = !store.snapshot.settings.session.boardOnly;
  const name = `${words().game.name}: ${players().join(', ')}`;
  const number = isRegion && !onServer ? numberOf(board, name) : 1;
  const role = isRegion ? 'region' : null;
  const ariaLabel = isRegion ? (number > 1 ? `${name} (${number})` : name) : null;
  // Firefox shows all of the board anew to screen readers if a value is set, also the same one: what is announced meanwhile is lost
  if (internals.role !== role) internals.role = role;
  if (internals.ariaLabel !== ariaLabel) internals.ariaLabel = ariaLabel;
}
