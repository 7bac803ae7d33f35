/** The drawings of the editor as elements. */
import { create } from '../studio/dom.js';

/** An SVG as an element. It is decoration: buttons and labels say its name. */
export function drawn(svg: string, className: string): HTMLElement {
  const element = create('span', { className, ariaHidden: 'true' });
  element.innerHTML = svg;
  for (const text of element.querySelectorAll('title, desc')) text.remove();
  return element;
}

/** The corner and the size of an SVG in its units. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number];

export const viewBoxOf = (svg: string): ViewBox =>
  /viewBox="([^"]*)"/.exec(svg)![1]!.split(' ').map(Number) as unknown as ViewBox;
