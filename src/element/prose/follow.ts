import { media, drawn } from '../base/abilities.js';

/** A move in running text. */
interface MoveLink {
  readonly host: Element;
  /** Its board. */
  readonly element: (Element & { readonly follow: boolean }) | undefined;
  show(): void;
}

/** The links in the page. */
const links = new Set<MoveLink>();

/** The links that boards show because of the scroll position. */
const shown = new Map<Element, MoveLink>();
/** The boards that show a link, or have shown it. */
const shownOn = new WeakMap<MoveLink, Element>();

function setShown(board: Element, link: MoveLink): void {
  shown.set(board, link);
  shownOn.set(link, board);
}

let frame: number | undefined;

/** Returns whether a link is after another: further down, or on the same line and later in the document. */
function isAfter({ host }: MoveLink, { host: other }: MoveLink): boolean {
  const distance = host.getBoundingClientRect().top - other.getBoundingClientRect().top;
  return distance === 0
    ? Boolean(other.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING)
    : distance > 0;
}

const still = () => media('(prefers-reduced-motion: reduce)').matches;

/** The height of the page below the window; none if the page is as high as the window. */
function pageBelow(): number {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > innerHeight ? scrollHeight - innerHeight - scrollY : Infinity;
}

/**
 * The height in the window above which a link is read, in CSS pixels from the top: the middle of the part that the text has. A
 * board that stays above the text takes the part above its lower edge. At the end of the page, it is the lower edge of the window:
 * what is below the middle there comes no higher.
 */
function readingLine(host: Element, board: Element): number {
  const { left, right } = host.getBoundingClientRect();
  const box = board.getBoundingClientRect();
  const above = box.left < right && left < box.right && box.bottom < innerHeight;
  const stays = above && /sticky|fixed/.test(getComputedStyle(board).position);
  const middle = ((stays ? Math.max(0, box.bottom) : 0) + innerHeight) / 2;
  return Math.max(middle, innerHeight - pageBelow());
}

/** For each board with the attribute `follow`, the last link above the middle of the text in the window. */
function reached(): ReadonlyMap<Element, MoveLink> {
  const last = new Map<Element, MoveLink>();
  for (const link of links) {
    const { host, element } = link;
    if (!element?.follow) continue;
    if (host.getBoundingClientRect().top > readingLine(host, element)) continue;
    const before = last.get(element);
    if (!before || isAfter(link, before)) last.set(element, link);
  }
  return last;
}

/** Shows the links that the reader has reached. */
function step(): void {
  frame = undefined;
  if (still()) return;
  for (const board of shown.keys()) if (!board.isConnected) shown.delete(board);
  for (const [board, link] of reached()) {
    if (shown.get(board) === link) continue;
    setShown(board, link);
    link.show();
  }
}

/** The reader presses a link: boards show no other one before the reader scrolls to it. */
export function stay(): void {
  for (const [board, link] of reached()) setShown(board, link);
}

function scrolled(): void {
  frame ??= requestAnimationFrame(step);
}

/** Shows a link when the reader scrolls to it, if its board has the attribute `follow`. */
export function follow(link: MoveLink): void {
  if (links.size === 0 && drawn) addEventListener('scroll', scrolled, { passive: true, capture: true });
  links.add(link);
}

export function stopFollowing(link: MoveLink): void {
  links.delete(link);
  const board = shownOn.get(link);
  if (board && shown.get(board) === link) shown.delete(board);
  if (links.size > 0) return;
  removeEventListener('scroll', scrolled, { capture: true });
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = undefined;
}
