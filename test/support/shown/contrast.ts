/** The contrast of two colours (WCAG 2). */

const linear = Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of a colour in bytes. */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear[Math.round(red)]! +
  0.7152 * linear[Math.round(green)]! +
  0.0722 * linear[Math.round(blue)]!;

/** The contrast of two luminances, from 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
