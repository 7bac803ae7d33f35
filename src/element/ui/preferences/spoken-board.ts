/** The names and roles of the squares of a board, as a person prefers them. */
import type { LitElement } from 'lit';
import type { AnyBoard } from '../../model/board.js';
import { GRID } from '../input/grid-keyboard.js';
import type { Preferences } from '../../model/preferences.js';

/** The words of the NATO alphabet for the letters a to z. */
const alphabet = (
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra ' +
  'Tango Uniform Victor Whiskey X-ray Yankee Zulu'
).split(' ');

const spellName = (square: string): string =>
  square.replace(/[a-z]/g, (letter) => `${alphabet[letter.charCodeAt(0) - 97]} `).trim();

type Names = Pick<AnyBoard, 'squareName'>;

/** A text in which the letters of squares are spelled, also those of a capture such as `roxbi`. */
export const spell = ({ squareName }: Names, text: string): string =>
  text.replace(/(?<![\p{L}\d])[a-z]+\d*(?![\p{L}\d])/gu, (word) => {
    const squares = word.split('x');
    return squares.every((each) => squareName(each) !== undefined)
      ? squares.map(spellName).join(' x ')
      : word;
  });

/** A label of a square with the name of the square where a person prefers it. A label that begins otherwise stays as it is. */
function placeName(
  { squareName }: Names,
  square: string,
  label: string,
  place: Preferences['place'],
): string {
  const [name = '', content, ...marks] = label.split(', ');
  // The square of a die is its number after a letter.
  const named = [square, square.slice(1)].some((each) => squareName(each) === name);
  if (!named || !place || content === undefined) return label;
  return [content, ...(place === 'after' ? [name] : []), ...marks].join(', ');
}

/** The roles of a board without rows and columns. A toolbar gets arrow keys and letters from screen readers, like a grid. */
const plainRoles: Readonly<Record<string, string>> = {
  grid: 'toolbar',
  row: 'none',
  rowgroup: 'none',
  gridcell: 'none',
};

/** A role, or a label, as the board has rendered it, and as it is now. */
interface Changed {
  readonly own: string;
  readonly now: string;
}

const changes = { role: new WeakMap<Element, Changed>(), 'aria-label': new WeakMap<Element, Changed>() };

/** Replaces the value of an attribute by another one that is made from the rendered value. Nothing is rendered anew for it. */
function change(element: Element, name: keyof typeof changes, make: (own: string) => string): void {
  const value = element.getAttribute(name);
  if (value === null) return;
  const known = changes[name].get(element);
  const own = known?.now === value ? known.own : value;
  const now = make(own);
  changes[name].set(element, { own, now });
  if (now !== value) element.setAttribute(name, now);
}

/** Changes names and roles after each update of a board. */
class SpokenBoard {
  readonly #board: AnyBoard;

  constructor(board: AnyBoard) {
    this.#board = board;
    board.element.addController(this);
  }

  hostUpdated(): void {
    const { element, store } = this.#board;
    const { letters, place, board } = store.snapshot.preferences;
    const { renderRoot } = element;
    for (const each of renderRoot.querySelectorAll<HTMLElement>('[data-square]'))
      change(each, 'aria-label', (own) => {
        const label = placeName(this.#board, each.dataset.square!, own, place);
        return letters ? spell(this.#board, label) : label;
      });
    const grid = renderRoot.querySelector(GRID);
    for (const each of grid ? [grid, ...grid.querySelectorAll('[role]')] : [])
      change(each, 'role', (own) => {
        const role = board === 'plain' ? plainRoles[own] : undefined;
        if (role) each.setAttribute('data-plain', own);
        else each.removeAttribute('data-plain');
        // A name makes a row a group.
        return role === 'none' && each.hasAttribute('aria-label') ? 'group' : (role ?? own);
      });
  }
}

const boards = new WeakSet<LitElement>();

/** Changes the names and roles of the squares of a board as its person prefers them, from now on. */
export function speakBoard(board: AnyBoard): void {
  const { element, store } = board;
  const { letters, place, board: rows } = store.snapshot.preferences;
  if (boards.has(element) || !(letters || place || rows)) return;
  boards.add(element);
  new SpokenBoard(board);
}
