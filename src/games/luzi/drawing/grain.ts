import { svg, type TemplateResult } from 'lit';

/** Lines of grain from left to right, each a little different and the same in every render. */
const lines = (from: number, to: number, count: number, left: number, right: number): string =>
  Array.from({ length: count }, (_, i) => {
    const y = from + ((i + 0.5) * (to - from)) / count + ((i * 37) % 7) * 0.35 - 1;
    const [a, b] = [((i * 53) % 9) - 4, ((i * 31) % 9) - 4];
    const start = i % 4 === 2 ? left + 90 : left;
    return `M${start} ${y.toFixed(1)}C${left + 190} ${(y + a).toFixed(1)} ${right - 190} ${(y + b).toFixed(1)} ${i % 5 === 3 ? right - 70 : right} ${y.toFixed(1)}`;
  }).join('');

/** The grain and the mitres of the rim, and the gradients of felt and leather. */
export const rimGrain: TemplateResult = svg`<defs>
    <radialGradient id="l-felt" cx=".36" cy=".22" r=".95">
      <stop class="fe0" />
      <stop offset="1" class="fe1" />
    </radialGradient>
    <linearGradient id="l-hide">
      <stop class="h1" />
      <stop offset=".35" class="h0" />
      <stop offset="1" class="h1" />
    </linearGradient>
  </defs>
  <g class="grain">
  <path d=${lines(-30, -4, 6, -6, 646)} /><path d=${lines(424, 450, 6, -6, 646)} />
  <path d="M-20-20 0 0M660-20 640 0M-20 440 0 420M660 440 640 420" class="mitre" />
</g>`;

/** The grain of a ledge of this height, and the light along its edge. */
export const ledgeGrain = (height: number): TemplateResult => svg`<g class="grain">
  <path d=${lines(4, height - 4, Math.round(height / 11), 2, 638)} />
  <path d=${`M0 ${height - 0.5}H640`} class="ledge-light" />
  <path d="M320 18V108" class="divide" />
</g>`;
