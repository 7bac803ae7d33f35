/** PNGs for the command line, drawn by a program that the user has installed. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** No program can draw the PNG, or it failed. */
export class PngError extends Error {}

const MISSING = `A PNG needs one of these programs:
  @resvg/resvg-js in this project: npm install --save-dev @resvg/resvg-js
  rsvg-convert: apt install librsvg2-bin, or brew install librsvg
Without them, write an SVG: --output with a name that ends in .svg`;

/** The class of @resvg/resvg-js, as the project in the current folder has it; undefined if it is not installed. */
function findResvg() {
  const require = createRequire(join(process.cwd(), 'package.json'));
  try {
    return require('@resvg/resvg-js').Resvg;
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return undefined;
    throw new PngError(`@resvg/resvg-js cannot be used: ${error.message}`);
  }
}

/** Draws an SVG with `scale` pixels for each CSS pixel. Throws PngError. */
export function drawPng(svg, scale) {
  const Resvg = findResvg();
  if (Resvg) return new Resvg(svg, { fitTo: { mode: 'zoom', value: scale } }).render().asPng();
  const { error, status, stdout, stderr } = spawnSync('rsvg-convert', ['--zoom', String(scale)], {
    input: svg,
    maxBuffer: Infinity,
  });
  if (error?.code === 'ENOENT') throw new PngError(MISSING);
  if (error || status !== 0) throw new PngError(`rsvg-convert failed: ${error?.message ?? stderr}`);
  return stdout;
}
