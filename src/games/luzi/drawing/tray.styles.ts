import { css } from '../../../element/drawing/template.js';
import { height, low, places, rim, target, width } from './places.js';

/** Tokens of the game under private names, the tray and its dice. */
export const trayStyles = css`
  :host {
    --_felt: var(--luzi-felt, light-dark(#2f6a4b, #1d4130));
    --_felt-low: var(--luzi-felt-low, light-dark(#235239, #12291e));
    --_felt-ink: var(--luzi-felt-ink, light-dark(#f4ecd8, #e7dabb));
    --_joe: var(--luzi-joe, #a52d1e);
    --_horn: var(--luzi-horn, #a52d1e);
    --_bone-ink: var(--luzi-pips, light-dark(#2f2117, #2a1c11));
    --_cup: var(--luzi-cup, light-dark(#9a5a35, #74452a));
    --_die-side: color-mix(in oklab, var(--_bone), var(--_wood-side) 42%);
    --_chosen: light-dark(var(--_lit-glow), var(--_lit));
    --_chosen-casing: color-mix(in oklab, var(--_felt-low), #000 40%);
  }
  .tray {
    position: relative;
    isolation: isolate;
    container: tray / inline-size;
    forced-color-adjust: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .tray::before {
    content: '';
    position: absolute;
    inset: 4% 2.2% 1.4%;
    border-radius: 7cqi;
    box-shadow:
      0 0.6cqi 1cqi var(--_shadow),
      0 3cqi 5cqi var(--_shadow);
  }
  /* in drawings, only shapes with a fill of their own are filled */
  .tray,
  .tray-picture,
  .sum {
    fill: none;
    stroke-linecap: round;
  }
  .l-defs {
    position: absolute;
    width: 0;
    height: 0;
  }
  .ground,
  .tray-picture {
    position: relative;
    display: block;
    width: 100%;
    overflow: visible;
  }
  .wood {
    fill: var(--_wood);
    stroke: var(--_wood-light);
    stroke-width: 2;
  }
  .wood-side {
    fill: var(--_wood-side);
  }
  .grain {
    stroke: var(--_wood-grain);
    stroke-width: 0.8;
    opacity: 0.36;
  }
  .mitre {
    stroke-width: 1.6;
  }
  .ledge-light {
    stroke: var(--_wood-light);
    stroke-width: 1.8;
  }
  .divide {
    stroke: var(--_wood-ink);
    stroke-width: 2;
    stroke-dasharray: 1 6;
  }
  .slot {
    fill: var(--_well);
    stroke: var(--_well-deep);
    stroke-width: 1.6;
  }
  .slot-flame {
    stroke: var(--_wood-ink);
    stroke-width: 1;
  }
  .slot-ring {
    stroke: var(--_wood-ink);
    stroke-width: 2;
  }
  .nap {
    stroke: #000;
    stroke-width: 1;
    opacity: 0.13;
  }
  .nap-light {
    stroke: var(--_felt-ink);
    opacity: 0.1;
  }
  /* the rim throws a shadow on the cloth */
  .felt-edge {
    stroke: #000;
    stroke-width: 9;
    opacity: 0.18;
  }
  .seam {
    stroke: var(--_felt-ink);
    stroke-width: 1.6;
    stroke-dasharray: 7 6;
    opacity: 0.34;
  }
  .felt-word {
    fill: var(--_felt-ink);
    font: italic 22px var(--_serif);
  }
  .felt {
    stop-color: var(--_felt);
  }
  .felt-low {
    stop-color: var(--_felt-low);
  }
  .felt-field {
    fill: url(#l-felt);
  }
  .cup-hide {
    fill: url(#l-hide);
  }
  .leather {
    fill: var(--_cup);
    stroke: color-mix(in oklab, var(--_cup), #000 60%);
    stroke-width: 1.5;
  }
  .brim {
    fill: color-mix(in oklab, var(--_cup), #fff 8%);
  }
  .mouth {
    fill: color-mix(in oklab, var(--_cup), #000 70%);
  }
  .cup-count {
    fill: var(--_felt-ink);
    font: 34px var(--_serif);
    text-anchor: middle;
  }
  @container tray (inline-size < 420px) {
    .felt-word {
      font-size: 30px;
    }
    .die-number {
      display: none;
    }
  }
  .spot {
    position: absolute;
    aspect-ratio: 1;
    translate: -50% -50%;
    border-radius: 0;
    outline: none;
    box-shadow: none;
    cursor: default;
  }
  .die {
    position: absolute;
    inset: 0;
    width: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .can {
    cursor: pointer;
    /* dice can be dragged */
    touch-action: none;
  }
  [data-dragged] {
    z-index: 2;
    cursor: grabbing;
  }
  [data-dragged] .die {
    translate: var(--_drag);
  }
  /* laid over the plain colour of a die, which is that of its pips: what changes the colours of a page changes both alike */
  .light {
    stop-color: #fff;
  }
  .dim {
    stop-color: var(--_wood-side);
  }
  .die-face {
    fill: var(--_bone);
  }
  .die-glaze {
    fill: url(#l-bone);
  }
  .die-side {
    fill: var(--_die-side);
  }
  .edge {
    stroke: #fff9;
    stroke-width: 2;
  }
  .pip {
    stroke: var(--_bone-ink);
    stroke-width: 14.8;
  }
  .glint {
    stroke: #fff4;
    stroke-width: 1.6;
  }
  .pip.n1 {
    stroke: var(--_joe);
    stroke-width: 26;
  }
  .glint.n1 {
    stroke: var(--_bone);
    stroke-width: 9;
  }
  .pip.n6 {
    fill: var(--_horn);
    stroke: none;
  }
  .shade {
    fill: url(#l-cast);
    opacity: 0.6;
  }
  .lift,
  .shade {
    transition: translate var(--_quick);
  }
  .chosen .lift {
    translate: -4px -8px;
  }
  .chosen .shade {
    translate: 6px 9px;
  }
  .spent {
    filter: saturate(0.5) brightness(0.86);
  }
  .ring {
    stroke: var(--_chosen);
    stroke-width: 5;
  }
  .offer {
    stroke: var(--_chosen);
    stroke-width: 3.4;
  }
  .ring-casing {
    stroke: var(--_chosen-casing);
    stroke-width: 9;
  }
  .focus {
    display: none;
    stroke: var(--_focus-in);
    stroke-width: 4;
  }
  .focus :last-child {
    stroke: var(--_focus-out);
  }
  .spot:focus-visible .focus {
    display: block;
  }
  .last {
    stroke: var(--_felt-ink);
    stroke-width: 3.4;
  }
  .locked .last {
    stroke: var(--_last);
  }
  .tick circle {
    fill: var(--_chosen);
    stroke: var(--_chosen-casing);
    stroke-width: 2.4;
  }
  .tick path {
    stroke: var(--_chosen-casing);
    stroke-width: 3.6;
    stroke-linejoin: round;
  }
  .die-number {
    fill: var(--_felt-ink);
    font: 15px var(--_sans);
    text-anchor: middle;
    opacity: 0.88;
  }
  .small-die {
    flex: none;
    width: 28px;
    height: 30px;
  }
  .small-die.chosen {
    border-radius: 27%;
    box-shadow: 0 0 0 2px var(--_lit);
  }
`;

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1e4) / 100}%`;

/** A class for each place: markup from a server is positioned without script. */
export const placeStyles: string =
  Object.entries(places)
    .map(([name, [x, y]]) => `.${name}{left:${percent(x + rim, width)};top:${percent(y + rim, height)}}`)
    .join('') +
  `.deep .spot:not([class*=' l']){top:${percent(low + rim, height)}}.spot{width:max(${percent(target, width)},44px)}`;
