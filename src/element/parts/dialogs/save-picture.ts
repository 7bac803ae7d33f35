import type { LitElement } from 'lit';
import type { AnyBoard } from '../../model/board.js';

/** The types of the files by their extensions. */
const types = { svg: 'image/svg+xml', png: 'image/png' } as const;

export type PictureFormat = keyof typeof types;

/** The time before the address of a file is revoked, in ms. The browser may ask the person first, who needs time to answer. */
export const KEPT = 40_000;

/**
 * Saves the picture of the position shown as a file, named after the game and the ply. Resolves with the name of the file.
 * Rejects if the picture cannot be written.
 */
export async function savePicture({ element, store }: AnyBoard, format: PictureFormat): Promise<string> {
  const { match, path } = store.snapshot;
  const board = element as LitElement & { toBlob(options: { readonly type: string }): Promise<Blob> };
  const address = URL.createObjectURL(await board.toBlob({ type: types[format] }));
  const download = `${match.game.id}-${path || 'position'}.${format}`;
  Object.assign(document.createElement('a'), { href: address, download }).click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT);
  return download;
}
