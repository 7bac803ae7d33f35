import type { PuzzleAttributes } from './packed.js';

/** The part of a board that draws the picture. */
interface DrawnBoard extends HTMLElement {
  toBlob(options: { readonly width: number; readonly height: number; readonly scale: number }): Promise<Blob>;
}

/** A puzzle and a result, as a picture tells them. */
export interface SharedPuzzle {
  readonly tag: string;
  readonly attributes: PuzzleAttributes;
  /** The lines beside the position; the first one is the heading. */
  readonly lines: readonly string[];
  /** The number of wrong moves before the solution. */
  readonly tries: number;
}

/** The size of a picture for posts, and of the position in it. */
const [WIDTH, HEIGHT] = [1200, 630];
const BOARD = 640;
const MARGIN = 40;
const SIGN = 44;

/** The attributes of a board that shows where the puzzle begins, without its solution. */
const startOf = ({ position, record = '', players }: PuzzleAttributes): Readonly<Record<string, string>> => ({
  ...(position === undefined ? { mode: 'replay', record, ply: '0' } : { mode: 'diagram', position }),
  ...(players !== undefined && { players }),
});

/** Draws the start of the puzzle. The board is for a moment in `place`, whose colours it has. */
async function drawStart({ tag, attributes }: SharedPuzzle, place: Node): Promise<ImageBitmap> {
  const board = document.createElement(tag) as DrawnBoard;
  for (const [name, value] of Object.entries(startOf(attributes))) board.setAttribute(name, value);
  board.hidden = true;
  place.appendChild(board);
  try {
    return await createImageBitmap(await board.toBlob({ width: BOARD, height: HEIGHT, scale: 1 }));
  } finally {
    board.remove();
  }
}

/** Breaks a text into lines of a width. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Draws a sign: a tick, or a cross. */
function drawSign(context: CanvasRenderingContext2D, isRight: boolean, x: number, y: number): void {
  context.fillStyle = isRight ? '#26584a' : '#a33b2a';
  context.beginPath();
  context.roundRect(x, y, SIGN, SIGN, 8);
  context.fill();
  context.strokeStyle = '#fff';
  context.lineWidth = 5;
  context.stroke(
    new Path2D(isRight ? `M${x + 11} ${y + 23}l8 9l15-20` : `M${x + 13} ${y + 13}l18 18m0-18l-18 18`),
  );
}

/** Draws a puzzle with the lines and the signs of its result, 1200 by 630. */
export async function puzzlePicture(puzzle: SharedPuzzle, place: Node): Promise<Blob> {
  const image = await drawStart(puzzle, place);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(image, 0, 0);
  const x = BOARD + MARGIN;
  const width = WIDTH - x - MARGIN;
  let y = 130;
  for (const [i, line] of puzzle.lines.entries()) {
    const size = i === 0 ? 52 : 32;
    context.font = `${i === 0 ? '600 ' : ''}${size}px Georgia, serif`;
    context.fillStyle = i === 0 ? '#20150b' : '#5a4633';
    for (const each of linesOf(context, line, width)) {
      context.fillText(each, x, y);
      y += size * 1.25;
    }
    y += 18;
  }
  const signs = [...Array<boolean>(Math.min(puzzle.tries, 9)).fill(false), true];
  for (const [i, isRight] of signs.entries())
    drawSign(context, isRight, x + (i % 8) * (SIGN + 10), y + Math.floor(i / 8) * (SIGN + 10));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new DOMException('The picture could not be written.', 'EncodingError'));
    });
  });
}

/** The time before the address of a file is revoked, in ms. The browser may ask the person first. */
const KEPT = 40_000;

/** Shares a picture and its text by the share sheet, or saves the picture as a file. Resolves with true if it is saved. */
export async function sharePicture(picture: Blob, name: string, text: string): Promise<boolean> {
  const files = [new File([picture], name, { type: picture.type })];
  if (canSharePictures()) {
    try {
      await navigator.share({ files, text });
      return false;
    } catch (error) {
      // drawing may take longer than the browser waits after a press
      if ((error as Error).name !== 'NotAllowedError') throw error;
    }
  }
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, KEPT);
  return true;
}

/** True if the share sheet takes pictures. */
export const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'puzzle.png', { type: 'image/png' })] });
