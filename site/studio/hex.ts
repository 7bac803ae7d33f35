/** Colours of CSS as hexadecimal numbers, computed by the browser. */

const found = new Map<string, string>();
/** The most colours that are kept. */
const MOST = 5000;
let context: CanvasRenderingContext2D | null = null;

const hexPair = (n: number) => n.toString(16).padStart(2, '0');

/** Draws a colour on a canvas and reads the pixel. */
function drawn(color: string): string {
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return '#000000';
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = '#000';
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue, ...(alpha < 255 ? [alpha] : [])].map(hexPair).join('')}`;
}

/** The colour as `#rrggbb`, or as `#rrggbbaa` if it has transparency. The text is a valid colour. */
export function toHex(color: string): string {
  if (/^#[\da-f]{6}(?:[\da-f]{2})?$/i.test(color)) return color;
  if (/^#[\da-f]{3,4}$/i.test(color)) return color.replace(/[\da-f]/gi, '$&$&');
  const hex = found.get(color) ?? drawn(color);
  if (found.size >= MOST) found.clear();
  found.set(color, hex);
  return hex;
}
