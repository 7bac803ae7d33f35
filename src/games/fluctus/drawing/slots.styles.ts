import { unsafeCSS } from 'lit';
import { height, slotPlace, width } from './places.js';

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e5) / 1e3}%`;

/**
 * A class for each slot, so that a board that a server rendered shows without script.
 * A file of its own: the build minifies no sheet beside unsafeCSS.
 */
export const slotStyles = unsafeCSS(
  Array.from({ length: 12 }, (_, slot) => {
    const [x, y] = slotPlace(slot);
    const name = `${slot < 6 ? 'o' : 'i'}${slot % 6}`;
    return `.${name}{left:${percent(x + width / 2, width)};top:${percent(y + width / 2, height)}}`;
  }).join(''),
);
