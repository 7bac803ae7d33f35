/**
 * SHA-256 and HMAC (FIPS 180-4, FIPS 198-1). They are synchronous, because a match needs its outcomes of chance at once, and work on
 * pages without HTTPS, too, which have no Web Crypto.
 */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);

/** The first 32 bits of the fractional part, which are far enough from the next number for the rounding of any engine. */
const fraction = (root: number): number => ((root % 1) * 4294967296) | 0;
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const constants = primes.map((prime) => fraction(Math.cbrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The words of a block, for `compress`. */
const words = new Int32Array(64);

/** Adds the block in `words` to a digest. */
function compress(digest: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const [x, y] = [words[i - 15]!, words[i - 2]!];
    const low = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const high = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d] = [digest[0]!, digest[1]!, digest[2]!, digest[3]!];
  let [e, f, g, h] = [digest[4]!, digest[5]!, digest[6]!, digest[7]!];
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + chosen + constants[i]! + words[i]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + most;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) digest[i]! += sums[i]!;
}

function digestOf(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const padded = new Uint8Array((((length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, length * 8);
  const digest = Int32Array.from(initial);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
    compress(digest);
  }
  const result = new DataView(new ArrayBuffer(32));
  for (const [i, word] of digest.entries()) result.setInt32(i * 4, word);
  return new Uint8Array(result.buffer);
}

/** The bytes of a text in UTF-8. */
function utf8(text: string): Uint8Array {
  const chars = encodeURIComponent(text).replace(/%(..)/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  const bytes = new Uint8Array(chars.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = chars.charCodeAt(i);
  return bytes;
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += digits[byte]!;
  return text;
}

/** Returns the SHA-256 of a text in lower-case hexadecimal. Throws URIError for a text with half a surrogate pair. */
export const sha256 = (text: string): string => hex(digestOf(utf8(text)));

/** Returns the HMAC-SHA-256 of a text in lower-case hexadecimal. */
export function hmac(key: string, text: string): string {
  const secret = utf8(key);
  const block = new Uint8Array(64);
  block.set(secret.length > 64 ? digestOf(secret) : secret);
  const within = (pad: number, rest: Uint8Array) => {
    const bytes = new Uint8Array(64 + rest.length);
    bytes.set(block.map((byte) => byte ^ pad));
    bytes.set(rest, 64);
    return digestOf(bytes);
  };
  return hex(within(0x5c, within(0x36, utf8(text))));
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns the first 132 bits of a hexadecimal digest as 22 characters of base64url, for links. */
export function shorten(digest: string): string {
  let text = '';
  for (let at = 0; at < 33; at += 3) {
    const bits = parseInt(digest.slice(at, at + 3), 16);
    text += letters[bits >> 6]! + letters[bits & 63]!;
  }
  return text;
}
