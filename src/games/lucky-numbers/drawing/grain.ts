/** The growth lines of the four rails of the frame, as one path. */
export const grain: string = (() => {
  // A generator with a fixed seed: server and page draw the same wood.
  let seed = 23;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const round = (n: number) => Math.round(n * 10) / 10;
  const rail = (across: number, vertical: boolean) => {
    let d = '';
    for (let at = 2; at < 38; at += 4 + 4.5 * next()) {
      const y = round(across + at);
      const [bow, start, end] = [2.6 * next(), 90 * next(), 460 - 150 * next() ** 2];
      const points = [
        [start, y],
        [start + 120, round(y + bow)],
        [end - 120, round(y + bow)],
        [end, round(y - 1)],
      ];
      const [a, b, c, e] = points.map(([x, z]) =>
        (vertical ? [z, x] : [x, z]).map((n) => round(n!)).join(' '),
      );
      d += `M${a}C${b} ${c} ${e}`;
    }
    return d;
  };
  return rail(-38, false) + rail(462, false) + rail(-38, true) + rail(462, true);
})();
