import { colors } from '../engine/types.js';
import { height, slotClass, slotPlace, width } from './places.js';

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e5) / 1e3}%`;

/** A class for each slot, so that a board that a server rendered shows without script. */
export const slotStyles: string = Array.from({ length: 12 }, (_, slot) => {
  const [x, y] = slotPlace(slot);
  return `.${slotClass(slot)}{left:${percent(x + width / 2, width)};top:${percent(y + width / 2, height)}}`;
}).join('');

/** A class for each colour. */
export const colorStyles: string = colors.map((color) => `.c-${color}{--_c:var(--_${color})}`).join('');
