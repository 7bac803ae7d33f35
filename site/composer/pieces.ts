/** The pieces of the editor as elements. */
import { create } from '../studio/dom.js';
import type { Draft } from './draft.js';
import { seatOf, type Area, type Piece } from './position-editor.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The pips of each face on a grid of 3 × 3, numbered in reading order. */
const pips = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;

function drawPips(face: number): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  for (const at of pips[face] ?? []) {
    const pip = document.createElementNS(SVG, 'circle');
    const [x, y] = [6 + 6 * (at % 3), 6 + 6 * Math.floor(at / 3)];
    for (const [name, value] of Object.entries({ cx: x, cy: y, r: 2.3 })) pip.setAttribute(name, `${value}`);
    svg.append(pip);
  }
  return svg;
}

/** Draws a piece. The element is decoration: buttons and labels say its name. */
export function drawPiece({ form, colors }: Pick<Draft, 'form' | 'colors'>, piece: Piece): HTMLElement {
  const drawn = create('span', { className: `piece ${form}`, ariaHidden: 'true' });
  const seat = seatOf(piece);
  if (/^[A-E]/.test(piece)) drawn.classList.add(colors?.[seat] ?? `seat-${seat + 1}`);
  if (form === 'stone' || form === 'tile') drawn.append(piece);
  else drawn.append(drawPips(Number(piece.at(-1))));
  return drawn;
}

/** Draws the lines of an area. */
export function drawThreads({ width, lines }: NonNullable<Area['threads']>): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${-width / 2} ${-width / 2} ${width} ${width}`);
  svg.ariaHidden = 'true';
  for (const { path, kind, turn } of lines) {
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', path);
    line.setAttribute('class', kind);
    line.setAttribute('transform', `rotate(${turn})`);
    svg.append(line);
  }
  return svg;
}
