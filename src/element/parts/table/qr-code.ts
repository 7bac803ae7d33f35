import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The QR code of a text: the number of modules on each side, and the dark ones as the path of an SVG. */
export function qrCode(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
