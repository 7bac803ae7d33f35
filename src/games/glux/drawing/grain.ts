/** Growth lines of the frame, in a box of 540 by 540. */
export const grain: string = (() => {
  // a generator of its own, so that server and page draw the same wood
  let seed = 23;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const at = (n: number) => Math.round(10 * n) / 10;
  let path = '';
  for (let y = 2; y < 538; y += 2.2 + 5 * next()) {
    const [a, b] = [y + 7 * next() - 3.5, y + 7 * next() - 3.5];
    // the corners of the frame are round
    const edge = Math.max(0, 18 - Math.min(y, 540 - y));
    const cut = 18 - Math.sqrt(324 - edge ** 2);
    path += `M${at(cut)} ${at(y)}C150 ${at(a)} 390 ${at(b)} ${at(540 - cut)} ${at(y + 2 * next())}`;
  }
  return path;
})();
