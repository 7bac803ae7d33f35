import { sheet } from '../../../element/styles/sheet.js';
import { height, low, places, rim, target, width } from './places.js';

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 100}%`;

/** A class for each place: markup from a server is positioned without script. */
export const placeStyles = sheet(
  Object.entries(places)
    .map(([name, [x, y]]) => `.${name}{left:${percent(x + rim, width)};top:${percent(y + rim, height)}}`)
    .join('') +
    `.deep .spot:not([class*=' l']){top:${percent(low + rim, height)}}.spot{width:max(${percent(target, width)},44px)}`,
);
