import type { AnyBoard } from '../../model/board.js';
import type { Mark } from '../../../core/marks.js';
import {
  checkImage,
  checkSize,
  pictureOptions,
  type PictureStyle,
  type Shown,
} from '../../drawing/create-picture.js';
import { addMarks, langOf, seatOfLetter } from '../../drawing/add-marks.js';
import { isToken, type Tokens } from '../../drawing/styles.js';
import { media } from '../../base/abilities.js';

/** The look and the format of an image. */
export interface BlobOptions extends PictureStyle {
  /** `image/png` (default), `image/svg+xml`, or another type that the browser writes. */
  readonly type?: string | undefined;
  /** The pixels of the image for each CSS pixel, at most 16. Default 2. */
  readonly scale?: number | undefined;
  /**
   * The height in CSS pixels, 16 to 4096; not of an SVG. The image then is `width` by `height`, opaque, with the picture as large as
   * fits in its middle, such as 1200 by 630 for a social card. Default: the height of the picture.
   */
  readonly height?: number | undefined;
}

/** Writes the picture of a position on a board. */
export interface BoardPicture {
  toSVG(options?: PictureStyle): string;
  toBlob(options?: BlobOptions): Promise<Blob>;
}

/** The colours and fonts that the page has set for a board. Values that a picture cannot use are left out. */
export function pageTokens(element: Element, sheet: string): Tokens {
  const style = getComputedStyle(element);
  const schemes = style.colorScheme.split(' ');
  const prefersDark = media('(prefers-color-scheme: dark)').matches;
  const dark = schemes.includes('dark') && (prefersDark || !schemes.includes('light'));
  const used = Array.from(sheet.matchAll(/var\((--[a-z][\w-]*)/g), ([, name]) => name!);
  const values = used.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return {
    ...Object.fromEntries(values.filter(([name, value]) => isToken(name, value))),
    'color-scheme': dark ? 'dark' : 'light',
  };
}

/**
 * Draws an SVG on a canvas and encodes it: in the middle of a white image, if that has a height of its own. Rejects with an
 * EncodingError if the page blocks images from `blob:`.
 */
async function rasterize(svg: Blob, type: string, scale: number, height?: number): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(svg);
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round((height ?? image.height) * scale);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#fff';
    if (height !== undefined || type === 'image/jpeg') context.fillRect(0, 0, canvas.width, canvas.height);
    const fit = Math.min(1, canvas.height / (image.height * scale)) * scale;
    const [x, y] = [image.width * fit, image.height * fit];
    context.drawImage(image, (canvas.width - x) / 2, (canvas.height - y) / 2, x, y);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new DOMException('The image is too large.', 'EncodingError'));
      }, type);
    });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Loads the drawing of a game, for a state as the viewer of the board may know it. */
export async function boardPicture(
  board: AnyBoard,
  shown: Pick<Shown<unknown, unknown>, 'state' | 'history' | 'recent'>,
  shownMarks: readonly Mark[],
): Promise<BoardPicture> {
  const { element, definition } = board;
  const module = await definition.picture?.();
  if (!module) throw new Error('This game has no pictures.');
  const { writer, marks } = module;
  const tools = shownMarks.length > 0 ? await import('../../drawing/draw-marks.js') : undefined;
  const toSVG = (given?: PictureStyle) => {
    const options = pictureOptions(given);
    const [names, bottom] = [board.names(), board.face.bottomSeat];
    const style = {
      coordinates: board.store.snapshot.settings.coordinates,
      lang: board.language(),
      theme: pageTokens(element, writer.sheet() + (tools?.marksSheet() ?? '')),
      ...options,
    };
    const svg = writer.draw({ ...shown, names, bottom }, style);
    const look = {
      ...shown,
      names,
      bottom: seatOfLetter(options.orientation) ?? bottom,
      lang: langOf(svg),
    };
    return tools ? addMarks(svg, shownMarks, marks.squares(shown.state, look), style.theme, tools) : svg;
  };
  return {
    toSVG,
    toBlob(given) {
      const { type = 'image/png', scale = 2, height, ...options } = pictureOptions(given);
      checkSize('height', height);
      checkImage(type, scale);
      const svg = new Blob([toSVG(options)], { type: 'image/svg+xml' });
      return type === svg.type ? Promise.resolve(svg) : rasterize(svg, type, scale, height);
    },
  };
}
