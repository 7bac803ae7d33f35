/** Pictures of positions as SVG, without a DOM: for servers, feeds, mail, print and build tools. */
import { BadOption, toText } from './core/errors.js';
import type { PictureModule } from './element/drawing/add-marks.js';
import { markedPicture, type PictureMarks } from './element/drawing/marked-picture.js';
import { pictures as games } from './lists/pictures.js';

const pictures: Readonly<Record<string, PictureModule>> = games;

/** The options of a picture by the id of its game. */
type Options = {
  readonly [K in keyof typeof games]: Parameters<(typeof games)[K]['picture']>[0] & PictureMarks;
};

/** Writes a position of a game as an SVG that needs no other file. Throws BadOption or BadNotation. */
export function picture<K extends keyof Options>(id: K, options?: Options[K]): string {
  const name = toText(id);
  if (Object.hasOwn(pictures, name)) return markedPicture(pictures[name]!, options);
  const message = `There are pictures of ${Object.keys(pictures).join(', ')}.`;
  throw new BadOption(message, { code: 'game', at: 'id', found: name });
}

export { BadNotation, BadOption } from './core/errors.js';
export type { PictureMarks } from './element/drawing/marked-picture.js';
export type { PictureOptions, PictureStyle } from './element/drawing/create-picture.js';
