/** PNGs, drawn by a program that the user has installed. */
import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
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

/** The time that a program may take, in milliseconds. */
const LONGEST = 60_000;

/** Runs rsvg-convert. Rejects with PngError. */
async function runRsvg(svg, scale) {
  const child = spawn('rsvg-convert', ['--zoom', String(scale)], { timeout: LONGEST });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // a program that ends early says why on its standard error
  child.stdin.on('error', () => {});
  child.stdin.end(svg);
  try {
    const [png, reason, status] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
    if (status === 0) return png;
    throw new PngError(`rsvg-convert failed: ${reason || 'it took too long'}`);
  } catch (error) {
    if (error.code === 'ENOENT') throw new PngError(MISSING);
    throw error instanceof PngError ? error : new PngError(`rsvg-convert failed: ${error.message}`);
  }
}

/** Draws an SVG with `scale` pixels for each CSS pixel. Rejects with PngError. */
export async function drawPng(svg, scale = 1) {
  const Resvg = findResvg();
  return Resvg
    ? new Resvg(svg, { fitTo: { mode: 'zoom', value: scale } }).render().asPng()
    : runRsvg(svg, scale);
}
