/** Returns random hexadecimal digits that nobody can guess, two for each byte. */
export const secret = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
