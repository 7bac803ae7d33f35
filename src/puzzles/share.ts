import type { BoardPicture } from '../element/parts/picture/board-picture.js';
import type { DayBoard } from './schedule.js';

/** A puzzle and a result, as a picture tells them. */
export interface SharedPuzzle extends DayBoard {
  /** The lines beside the position; the first one is the heading. */
  readonly lines: readonly string[];
  /** A sign for each move that counts: ✅ for a right one. */
  readonly signs: string;
}

/** The outcome of sharing, as the name of the words that tell it; empty if the share sheet told it. */
export type Shared = '' | 'copied' | 'notCopied' | 'saved' | 'notSaved';

/** The size of a picture for posts, of the square for the position in it, and of a sign; the distance from the edges. */
const [WIDTH, HEIGHT, BOARD, SIGN, MARGIN] = [1200, 630, 550, 44, 40];

/** Draws a sign: a tick, or a cross. */
function drawSign(context: OffscreenCanvasRenderingContext2D, isRight: boolean, x: number, y: number): void {
  context.beginPath();
  context.roundRect(x, y, SIGN, SIGN, 8);
  context.fill();
  context.stroke(
    new Path2D(isRight ? `M${x + 11} ${y + 23}l8 9l15-20` : `M${x + 13} ${y + 13}l18 18m0-18l-18 18`),
  );
}

/**
 * Draws a puzzle with the lines and the signs of its result, 1200 by 630. The board of the position is for a moment in `place`: its colours and
 * those of its class `picture` are the colours of the picture.
 */
async function puzzlePicture({ tag, attributes, lines, signs }: SharedPuzzle, place: Node): Promise<Blob> {
  const { position, record = '', players } = attributes;
  // where the puzzle begins, without its solution
  const start = position === undefined ? { mode: 'replay', record, ply: '0' } : { mode: 'diagram', position };
  const board = document.createElement(tag) as HTMLElement & BoardPicture;
  const look = { class: 'picture', hidden: '', ...(players && { players }), ...start };
  for (const [name, value] of Object.entries(look)) board.setAttribute(name, value);
  place.appendChild(board);
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d')!;
  const { backgroundColor, color, fill, stroke, fontFamily } = getComputedStyle(board);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const blob = await board.toBlob({ width: 2 * BOARD, scale: 1 }).finally(() => board.remove());
  const image = await createImageBitmap(blob);
  const scale = BOARD / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.drawImage(image, MARGIN + (BOARD - width) / 2, (HEIGHT - height) / 2, width, height);
  const x = BOARD + 2 * MARGIN;
  context.fillStyle = color;
  for (const [i, line] of lines.entries()) {
    context.font = i === 0 ? `600 46px ${fontFamily}` : `30px ${fontFamily}`;
    context.fillText(line, x, 180 + 60 * i, WIDTH - x - MARGIN);
  }
  [context.strokeStyle, context.lineWidth] = [backgroundColor, 5];
  for (const [i, sign] of [...signs].entries()) {
    context.fillStyle = sign === '✅' ? fill : stroke;
    drawSign(context, sign === '✅', x + i * (SIGN + 8), 190 + 60 * lines.length);
  }
  return canvas.convertToBlob();
}

/** Returns what a task resolves with, and `failed` if it rejects. */
async function sharing(task: () => Promise<Shared>, failed: Shared): Promise<Shared> {
  try {
    return await task();
  } catch (error) {
    // the reader has closed the share sheet
    return (error as Error).name === 'AbortError' ? '' : failed;
  }
}

/** Shares a text by the share sheet, else copies it. */
export const shareText = (text: string): Promise<Shared> =>
  sharing(async () => {
    const share = typeof navigator.share === 'function';
    await (share ? navigator.share({ text }) : navigator.clipboard.writeText(text));
    return share ? '' : 'copied';
  }, 'notCopied');

/** The time before the address of a file is revoked, in ms. The browser may ask the person first. */
const KEPT = 40_000;

/** True if the share sheet takes pictures. */
export const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'puzzle.png', { type: 'image/png' })] });

/** Shares the picture of a puzzle and a text by the share sheet, else saves the picture as a file. */
export const sharePicture = (
  puzzle: SharedPuzzle,
  place: Node,
  name: string,
  text: string,
): Promise<Shared> =>
  sharing(async () => {
    const picture = await puzzlePicture(puzzle, place);
    const files = [new File([picture], name, { type: picture.type })];
    const share = () => navigator.share({ files, text }).then((): Shared => '');
    // drawing may take longer than the browser waits after a press
    if (canSharePictures() && (await sharing(share, 'saved')) === '') return '';
    const href = URL.createObjectURL(picture);
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => {
      URL.revokeObjectURL(href);
    }, KEPT);
    return 'saved';
  }, 'notSaved');
