import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { indexOf, startsOf } from './engine/board.js';
import { topAt } from './engine/chips.js';
import { explain } from './engine/explain.js';
import type { Square } from './engine/types.js';
import type { Scene } from './look.js';
import type { CompassWords } from './words/types.js';

/** The chip on which the compass stands, and how it walks. */
export interface Stand {
  readonly at: Square | undefined;
  walk(to: Square): void;
}

/** What the compass shows, and whom it tells. */
export interface Compass {
  readonly scene: Scene;
  readonly words: CompassWords;
  readonly stand: Stand;
  /** A chip may be laid now. */
  readonly open: boolean;
  readonly press: (square: Square, event: MouseEvent) => void;
}

/** Columns and rows, clockwise from above. */
const sides = [
  ['n', 0, -1],
  ['e', 1, 0],
  ['s', 0, 1],
  ['w', -1, 0],
] as const;

/** The own chips from which something can be reached, in reading order. */
const stands = ({ layout, lit }: Scene): readonly Square[] => {
  const from = new Set([...lit.values()].flat().map((way) => way.from));
  return layout.rows.flat().filter((square) => from.has(square));
};

/** Where counting from a chip to one side leads; undefined where the board ends. */
function destination({ layout, state }: Scene, from: Square, dx: number, dy: number): Square | undefined {
  const y = layout.rows.findIndex((row) => row.includes(from));
  const x = layout.rows[y]!.indexOf(from);
  const face = topAt(state, indexOf(state.board, from))?.face ?? 0;
  return layout.rows[y + face * dy]?.[x + face * dx];
}

/** Why no chip can come there. */
function why({ state, words }: Scene, to: Square): string {
  const breach = explain(state, { kind: 'lay', face: 1, to });
  return breach ? words.breach(breach, to) : '';
}

function arrow({ scene, words, press }: Compass, from: Square, side: number): TemplateResult {
  const [name, dx, dy] = sides[side]!;
  const to = destination(scene, from, dx, dy);
  const open = to !== undefined && scene.lit.has(to);
  const face = topAt(scene.state, indexOf(scene.state.board, from))?.face ?? 0;
  const told = words.goes(face, words.sides[side]!);
  const off = to === undefined ? words.offBoard : open ? '' : why(scene, to);
  return html`<button
    class="${name} ${to === scene.aimed && open ? 'on' : ''} ${open ? '' : 'off'}"
    type="button"
    data-to=${ifDefined(open ? to : undefined)}
    aria-disabled=${ifDefined(open ? undefined : 'true')}
    @click=${(event: MouseEvent) => {
      if (to !== undefined) press(to, event);
    }}
  >
    <span>${to ?? html`<span aria-hidden="true">–</span>`}</span> <small>${told}</small>
    ${off ? html`<span class="vh">${off}</span>` : nothing}
  </button>`;
}

/** Where squares are too small for a finger: from chip to chip, and four arrows with where they lead. */
export function compass(look: Compass): TemplateResult {
  const { scene, words, stand, open, press } = look;
  const { state, lit } = scene;
  const { at, walk } = stand;
  const all = stands(scene);
  const here = at !== undefined && all.includes(at) ? at : all[0];
  const start = startsOf(state)[state.seat]!;
  const step = (by: number) => all[(all.indexOf(here!) + by + all.length) % all.length]!;
  const face = here === undefined ? undefined : topAt(state, indexOf(state.board, here))?.face;
  const home = lit.get(start)?.some(({ from }) => from === undefined);
  const walker = (by: number, label: string, sign: string) =>
    html`<button
      class="stroll"
      type="button"
      aria-label=${label}
      aria-disabled=${ifDefined(all.length > 1 ? undefined : 'true')}
      @click=${() => {
        walk(step(by));
      }}
    >
      ${sign}
    </button>`;
  return html`<div class="compass" part="compass" role="group" aria-label=${words.label} ?inert=${!open}>
    ${
      here === undefined || !face
        ? nothing
        : html`<div class="mid">
              ${walker(-1, words.previous, '‹')}
              <p aria-live="polite"><b>${here}</b><small>${words.shows(face)}</small></p>
              ${walker(1, words.next, '›')}
            </div>
            ${sides.map((_, side) => arrow(look, here, side))}`
    }
    ${
      home
        ? html`<button
            class="home ${scene.aimed === start ? 'on' : ''}"
            type="button"
            data-to=${start}
            @click=${(event: MouseEvent) => {
              press(start, event);
            }}
          >
            <span>${start}</span> <small>${words.coverStart}</small>
          </button>`
        : nothing
    }
  </div>`;
}
