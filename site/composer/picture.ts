/** Pictures of positions, and other files. */
import { create } from '../studio/dom.js';
import type { Board } from './bench.js';

/** Saves a file. */
export function download(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  create('a', { href, download: name }).click();
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, 40_000);
}

/** Saves the picture of a board; `shape` is `svg`, `png` or `jpeg`, in the form of the board or, with `wide`, of pictures of links. */
export async function savePicture(board: Board, name: string, shape: string, wide: boolean): Promise<void> {
  const type = shape === 'svg' ? 'image/svg+xml' : `image/${shape}`;
  // a JPEG stays below 150 kB, which link previews allow
  const size = wide ? { width: 1200, height: 630, scale: 1 } : { scale: shape === 'jpeg' ? 1.4 : 2 };
  download(
    await board.toBlob({ type, ...(shape !== 'svg' && size) }),
    `${name}.${shape.replace('jpeg', 'jpg')}`,
  );
}
