import { html, nothing, svg, type Drawing } from '../../../element/drawing/template.js';
import { dieClass, dieParts, flame, type DieLook } from './die.js';
import { low, places, target } from './places.js';

/** A tray as it is drawn. */
export interface TrayLook {
  /** The rows of places on the ledge. */
  readonly ledgeRows: 1 | 2;
  /** The ones and sixes on the ledge: the free places for ones have a ring, those for sixes a flame. */
  readonly ones: number;
  readonly sixes: number;
  /** The words on the felt. */
  readonly caption: string;
  /** The meaning of the flames, below them. */
  readonly note?: string;
  /** The dice fly: the words fade. */
  readonly flying?: boolean;
}

/** Lines of grain from left to right, each a little different and the same in every render. */
const lines = (from: number, to: number, count: number, left: number, right: number): string =>
  Array.from({ length: count }, (_, i) => {
    const y = from + ((i + 0.5) * (to - from)) / count + ((i * 37) % 7) * 0.35 - 1;
    const start = i % 4 === 2 ? left + 90 : left;
    const end = i % 5 === 3 ? right - 70 : right;
    const bend = (x: number, step: number) => `${x} ${(y + ((i * step) % 9) - 4).toFixed(1)}`;
    return `M${start} ${y.toFixed(1)}C${bend(left + 190, 53)} ${bend(right - 190, 31)} ${end} ${y.toFixed(1)}`;
  }).join('');

const rimGrain = lines(-30, -4, 6, -6, 646) + lines(424, 450, 6, -6, 646);

/** The places on the ledge: one path, so that a change of the tray adds no nodes. */
const slots = (count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const [x, y] = places[`l${n}`]!;
    return `M${x - 23} ${y - 41}h46a20 20 0 0 1 20 20v46a20 20 0 0 1-20 20h-46a20 20 0 0 1-20-20v-46a20 20 0 0 1 20-20z`;
  }).join('');

/** The flames of the free places for sixes, at half their size. */
const flames = (sixes: number): string =>
  ['l3', 'l4', 'l5']
    .slice(sixes)
    .map((name) => flame(places[name]![0] / 2, places[name]![1] / 2 + 1))
    .join('');

/** The rings of the free places for ones. */
const rings = (ones: number): string =>
  ['l0', 'l1', 'l2']
    .slice(ones)
    .map((name) => places[name]!)
    .map(([x, y]) => `M${x - 15} ${y}a15 15 0 0 1 30 0a15 15 0 0 1-30 0m11 0a4 4 0 0 1 8 0a4 4 0 0 1-8 0`)
    .join('');

/** The nap of the felt: short fibres that lie in all directions, the same in every render. */
const nap = (salt: number): string =>
  Array.from({ length: 170 }, (_, i) => {
    const at = (step: number, size: number) => ((i * step + salt * 31) % 997) * (size / 997);
    return `M${at(619, 632).toFixed(0)} ${(122 + at(389, 294)).toFixed(0)}l${(at(211, 13) - 6).toFixed(0)} ${(at(773, 9) - 4).toFixed(0)}`;
  }).join('');

const naps = [nap(1), nap(12)] as const;

/** The seam along the edge of the felt. */
const seam = 'M12 146V394Q12 408 26 408H614Q628 408 628 394V146';

/** The rim, the ledge and the felt. */
export const wood = ({ ledgeRows, ones, sixes }: TrayLook) => {
  const ledge = 22 + ledgeRows * target;
  const ledgeShape = (height: number) => `M0 ${height}V24Q0 0 24 0H616Q640 0 640 24V${height}z`;
  return svg`<radialGradient id="l-felt" cx=".36" cy=".22" r=".95">
      <stop class="felt" />
      <stop offset="1" class="felt-low" />
    </radialGradient>
    <rect x="-34" y="-26" width="708" height="492" rx="52" class="wood-side" />
    <rect x="-34" y="-34" width="708" height="488" rx="52" class="wood" />
    <path d=${rimGrain} class="grain" />
    <path d="M-20-20 0 0M660-20 640 0M-20 440 0 420M660 440 640 420" class="grain mitre" />
    <rect x="-2" y="-2" width="644" height="424" rx="26" class="wood-side" />
    <rect width="640" height="420" rx="24" class="felt-field" />
    <path d=${naps[0]} class="nap ornament" /><path d=${naps[1]} class="nap nap-light ornament" />
    <path d=${`M0 ${ledge + 8}V396Q0 420 24 420H616Q640 420 640 396V${ledge + 8}`} class="felt-edge" />
    <path d=${seam} class="seam" />
    <path d=${ledgeShape(ledge + 8)} class="wood-side" />
    <path d=${ledgeShape(ledge)} class="wood" />
    <path d=${lines(4, ledge - 4, Math.round(ledge / 11), 2, 638)} class="grain" />
    <path d=${`M0 ${ledge - 0.5}H640`} class="grain ledge-light" />
    <path d="M320 18V108" class="grain divide" />
    <path d=${slots(6 * ledgeRows)} class="slot" />
    <path d=${flames(sixes)} transform="scale(2)" class="slot-flame" />
    <path d=${rings(ones)} class="slot-ring" />`;
};

/** The words on the felt, which are of the throw before. */
export const feltWords = ({ caption, note, ledgeRows, flying }: TrayLook): Drawing => {
  const style = flying ? 'felt-word fades' : 'felt-word';
  return svg`<text x="24" y="404" class=${style}>${caption}</text>
    ${note ? svg`<text x="614" y=${66 + ledgeRows * target} class=${style} text-anchor="end">${note}</text>` : nothing}`;
};

/** A die with its place on the tray. */
export interface PlacedDie {
  readonly look: DieLook;
  readonly place: string;
}

/** The tray with its dice, for an SVG in the units of the tray. */
export const positionParts = (look: TrayLook, dice: readonly PlacedDie[]): Drawing =>
  svg`${wood(look)}${feltWords(look)}${dice.map(({ look: die, place }) => {
    const [x, y] = places[place] ?? [0, 0];
    const at = `translate(${x} ${look.ledgeRows > 1 && place.startsWith('f') ? low : y})`;
    return svg`<g class=${dieClass(die)} transform=${at}>${dieParts(die, false)}</g>`;
  })}`;

/** The view box of a tray. */
export const viewBox = '-34 -34 708 502';

/** A position that cannot be played on: one drawing, with marks over the dice. */
export const position = (look: TrayLook, dice: readonly PlacedDie[], marks?: Drawing): Drawing =>
  html`<svg
    width="400"
    fill="none"
    stroke="url(#_) currentColor"
    class="tray-picture"
    viewBox=${viewBox}
    aria-hidden="true">
    ${positionParts(look, dice)}${marks ?? nothing}
  </svg>`;

/** The drawing of the cup with the number of dice in it. */
export const cup = (dice: number): Drawing =>
  html`<svg
    width="60"
    text-anchor="middle"
    fill="none"
    stroke="url(#_) currentColor"
    class="die"
    viewBox="-52 -52 104 104"
    aria-hidden="true">
    <linearGradient id="l-hide">
      <stop stop-opacity=".4" />
      <stop offset=".35" stop-opacity="0" />
      <stop offset="1" stop-opacity=".4" />
    </linearGradient>
    <ellipse cx="9" cy="52" rx="52" ry="20" class="shade" />
    <path d="M-48-42-36 46q36 16 72 0L48-42z" class="leather" />
    <path d="M-48-42-36 46q36 16 72 0L48-42z" class="cup-hide" />
    <ellipse cy="-42" rx="48" ry="17" class="brim" />
    <ellipse cy="-41" rx="41" ry="12.5" class="mouth" />
    ${dice ? svg`<text y="24" class="cup-count">${dice}</text>` : nothing}
    <g class="focus">
      <rect x="-56" y="-64" width="112" height="124" rx="28" />
      <rect x="-60" y="-68" width="120" height="132" rx="32" />
    </g>
  </svg>`;
