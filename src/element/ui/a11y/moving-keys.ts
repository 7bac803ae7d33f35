import type { LitElement } from 'lit';
import type { Seat } from '../../../core/game.js';
import type { AnyBoard } from '../../model/board.js';
import { GRID, squaresIn } from '../input/grid-keyboard.js';
import { keyView, nothingToDo } from './answers.js';
import type { Piece } from '../../model/game-keys.js';
import { simplify } from './named.js';
import { keyWords } from '../../../words/en/keys.js';

/** The digit that was the last key on a board: two in a row are a number. */
const digits = new WeakMap<object, string>();

/** Compares elements by the place of an edge on the page. */
const by = (edge: 'top' | 'left') => (one: Element, other: Element) =>
  one.getBoundingClientRect()[edge] - other.getBoundingClientRect()[edge];

/** The button of the square that had the focus last: the tab stop of the grid. */
export const currentSquare = ({ renderRoot }: LitElement): HTMLElement | null =>
  renderRoot.querySelector(`${GRID} [data-square][tabindex="0"]`);

/**
 * The button of a square by its name; by a part of it, such as a row or a colour, the rest of which is that of the square that had
 * the focus last; by the first words of its label; or by its number. The name is as `simplify` writes it.
 */
export function findSquare(element: LitElement, name: string): HTMLElement | undefined {
  const all = squaresSeen(element);
  const { square: from = '' } = currentSquare(element)?.dataset ?? {};
  const tests: readonly ((button: HTMLElement) => boolean)[] = [
    ...[name, name + from.slice(1), from.slice(0, 1) + name].map(
      (each) =>
        ({ dataset }: HTMLElement) =>
          dataset.square === each,
    ),
    ({ ariaLabel }) => simplify(ariaLabel ?? '').startsWith(`${name},`),
    ({ dataset }) => /^\d+$/.test(name) && dataset.square!.replace(/\D/g, '') === name,
  ];
  return tests.map((test) => all.find(test)).find(Boolean);
}

/** The squares of a board in reading order, as it is seen. In the document, rows with coordinates have the order of their numbers. */
function squaresSeen({ renderRoot }: LitElement): HTMLElement[] {
  const rows = squaresIn(renderRoot.querySelector(GRID)).filter(({ length }) => length > 0);
  const isLine = ([square]: readonly HTMLElement[]) => square!.closest('.line') !== null;
  const lines = rows.filter(isLine).sort(([one], [other]) => by('top')(one!, other!));
  return [...lines.map((line) => line.sort(by('left'))), ...rows.filter((row) => !isLine(row))].flat();
}

/** The squares of own pieces, or else of those of others and of nobody. */
export const placesOf = (pieces: readonly Piece[], own: Seat, mine: boolean): readonly string[] =>
  pieces.flatMap(({ seat, square = [] }) => ((seat === own) === mine ? square : []));

/**
 * Moves the focus to the next of some squares after a square, which screen readers then say; or back to the previous one. The
 * name of the only one is announced, as the focus is there already; without squares, the reason.
 */
async function goToNext(
  board: AnyBoard,
  squares: readonly string[],
  from: string | undefined,
  back = false,
): Promise<void> {
  const all = squaresSeen(board.element);
  if (back) all.reverse();
  const at = all.findIndex(({ dataset }) => dataset.square === from);
  const next = [...all.slice(at + 1), ...all.slice(0, at + 1)].find(({ dataset }) =>
    squares.includes(dataset.square!),
  );
  if (next && next.dataset.square !== from) next.focus();
  else board.announce(next?.ariaLabel ?? (await nothingToDo(board)));
}

/** Presses a button of the board from afar; false if it is not there. */
function press({ renderRoot }: LitElement, selector: string): boolean {
  const button = renderRoot.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

/**
 * Moves the focus (`n`, `p`, both also with Shift), uncovers a hand (`u`), or presses the square to which the game leads by this
 * key. Other keys do nothing. Rejects if the module of the game cannot be loaded.
 */
export async function goByKey(board: AnyBoard, key: string, from: string | undefined): Promise<void> {
  const { definition, element, announce, words } = board;
  const before = digits.get(board);
  digits.delete(board);
  if (/^\d$/.test(key)) digits.set(board, key);
  const module = await definition.keys?.();
  if (!module) return;
  const view = keyView(board);
  if (key === 'p' || key === 'P')
    await goToNext(board, placesOf(module.pieces(view), view.own, key === 'p'), from);
  if (key === 'n' || key === 'N') {
    const lit = squaresSeen(element).filter(({ classList }) => classList.contains('can'));
    const squares = lit.map(({ dataset }) => dataset.square!);
    await goToNext(board, module.stops(view, squares), from, key === 'N');
  }
  if (key === 'u' && !press(element, '[part=curtain]')) announce(keyWords(words().ui).nothing);
  const isDigit = /^\d$/.test(key);
  if (view.moves.length === 0) {
    if ((isDigit && module.numbers) || module.shortcut?.(view, key)) announce(await nothingToDo(board));
    return;
  }
  const typed = [key, `${before ?? key}${key}`];
  const isOther = (number: string) => !typed.some((each) => number.startsWith(each));
  if (isDigit && module.numbers?.(view).every(isOther)) announce(module.hand(view));
  const both = before && module.shortcut?.(view, before + key);
  const square = both ?? module.shortcut?.(view, key);
  if (both) digits.delete(board);
  if (square) press(element, `[data-square="${square}"]`);
}
