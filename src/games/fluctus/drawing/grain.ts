import { flat, svg, type Drawing } from '../../../element/drawing/template.js';
import { rounded } from './places.js';

/** Planks from the top down: upper edge, height, where along the plank its figure lies, how high above the edge. */
const planks = [
  [-268, 124, -90, 70],
  [-144, 138, 120, 40],
  [-6, 130, -30, 92],
  [124, 144, 60, 58],
] as const;

/** Three sets of growth lines, fine to strong. Each plank's lines part round its figure and never cross. */
const growth = (() => {
  // a small generator of its own, so that server and page draw the same wood
  let seed = 11;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const sets = ['', '', ''];
  const draw = (set: number, path: string) => (sets[set] = (sets[set] ?? '') + path);
  for (const [top, height, x, heart] of planks) {
    for (let y = 4; y < height - 3; y += 3.5 + 6 * next()) {
      const away = y - heart;
      const high = rounded(top + y + Math.sign(away) * 30 * Math.exp(-((away / 40) ** 2)));
      const ends = [rounded(top + y), rounded(top + y + 2 * next())];
      draw(
        Math.floor(3 * next() ** 1.5),
        `M-268 ${ends[0]}C${x - 130} ${high} ${x + 130} ${high} 268 ${ends[1]}`,
      );
    }
    for (let half = 88; half > 20; half -= 21)
      draw(
        0,
        `M${x - half} ${top + heart}q${half}${-half / 4} ${2 * half} 0q${-half} ${half / 4}${-2 * half} 0`,
      );
  }
  return sets;
})();

/** The wood of the slab: planks, their seams, growth lines. */
export const grain: Drawing = /* @__PURE__ */ flat(svg`
  ${planks.map(([top, height], i) => svg`<path class="plank" fill-opacity=${[0, 1, 0.35, 0.8][i]} d=${`M-268 ${top}h536v${height}h-536z`} />`)}
  ${growth.map((d, i) => svg`<path class="grain g${i}" d=${d} />`)}
`);
