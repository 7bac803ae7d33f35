/** Writes animated WebP files from still ones (https://developers.google.com/speed/webp/docs/riff_container). */

const ANIMATION = 0x02;
const ALPHA = 0x10;
const REPLACES = 0x02;

const uint24 = (value) => Buffer.from([value, value >> 8, value >> 16]);

function chunk(name, ...parts) {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
}

/** The chunks of a still file that hold its pixels. */
function pixelsOf(still) {
  const found = [];
  for (let at = 12; at < still.length;) {
    const end = at + 8 + still.readUInt32LE(at + 4);
    if (/^(ALPH|VP8 |VP8L)$/.test(still.toString('latin1', at, at + 4)))
      found.push(still.subarray(at, end + (end % 2)));
    at = end + (end % 2);
  }
  return Buffer.concat(found);
}

/**
 * An animated WebP file. Each frame replaces a rectangle of the picture, whose left and top edges have even coordinates, for `ms`.
 *
 * @param {{ width: number, height: number, times: number }} picture its size, and how often it is played
 * @param {readonly { x: number, y: number, width: number, height: number, ms: number, still: Buffer }[]} frames
 */
export function animated({ width, height, times }, frames) {
  const written = frames.map(({ x, y, ms, still, ...size }) =>
    chunk(
      'ANMF',
      ...[x / 2, y / 2, size.width - 1, size.height - 1, ms].map(uint24),
      Buffer.from([REPLACES]),
      pixelsOf(still),
    ),
  );
  return chunk(
    'RIFF',
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.from([ANIMATION | ALPHA, 0, 0, 0]), uint24(width - 1), uint24(height - 1)),
    chunk('ANIM', Buffer.from([0, 0, 0, 0, times, 0])),
    ...written,
  );
}
