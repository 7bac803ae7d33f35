/** The files of a page with one board, for a static site. */
import { strToU8, zipSync } from 'fflate';
import { page, type Page, type PageOptions } from 'spielkasten/page.js';
import { create } from '../studio/dom.js';

export { page };
export type { Page, PageOptions };

/** Draws a picture for social cards as PNG. */
async function drawPng(svg: string, width: number, height: number): Promise<Uint8Array> {
  const image = create('img', { src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
  await image.decode();
  const canvas = create('canvas', { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  return new Uint8Array(await blob!.arrayBuffer());
}

/** The page, its picture and its oEmbed in a zip, named as the command line names them. */
export async function zipOf({ name, html, svg, oembed }: Page): Promise<Blob> {
  const { thumbnail_width: width = 0, thumbnail_height: height = 0 } = oembed;
  const zip = zipSync({
    [`${name}.html`]: strToU8(html),
    [`${name}.json`]: strToU8(`${JSON.stringify(oembed)}\n`),
    [`${name}.png`]: [await drawPng(svg, width, height), { level: 0 }],
  });
  return new Blob([zip], { type: 'application/zip' });
}
