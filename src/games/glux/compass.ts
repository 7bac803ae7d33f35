import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Source } from '../../element/events.js';
import { sourceOf } from '../../element/input/grid-controller.js';
import { indexOf, startsOf } from './engine/board.js';
import { topAt } from './engine/chips.js';
import { explain } from './engine/explain.js';
import type { Face, Square } from './engine/types.js';
import type { ShownPosition } from './shown-position.js';
import type { GluxWords } from './words/en.js';

/** A compass: on narrow screens, where squares are too small for a finger, it selects a square by chip and direction. */
export interface Compass {
  readonly position: ShownPosition;
  readonly words: GluxWords['compass'];
  /** The chip to count from. Default: the first one. */
  readonly chip: Square | undefined;
  /** A chip may be laid now. */
  readonly open: boolean;
  readonly selectChip: (square: Square) => void;
  readonly press: (square: Square, source: Source) => void;
}

/** The directions clockwise from the top: name, columns and rows. */
const directions = [
  ['n', 0, -1],
  ['e', 1, 0],
  ['s', 0, 1],
  ['w', -1, 0],
] as const;

/** The own chips from which a target is reached, in reading order. */
function startChips({ layout, targets }: ShownPosition): readonly Square[] {
  const from = new Set([...targets.values()].flat().map((way) => way.from));
  return layout.rows.flat().filter((square) => from.has(square));
}

const faceOn = ({ state }: ShownPosition, square: Square): Face | undefined =>
  topAt(state, indexOf(state.board, square))?.face;

/** The square to which a count leads; undefined if that is off the board. */
function destination(position: ShownPosition, from: Square, dx: number, dy: number): Square | undefined {
  const { rows } = position.layout;
  const face = faceOn(position, from) ?? 0;
  const y = rows.findIndex((row) => row.includes(from));
  const x = rows[y]!.indexOf(from);
  return rows[y + face * dy]?.[x + face * dx];
}

/** The sentence that tells why no chip can go on a square. */
function reason({ state, words }: ShownPosition, to: Square): string {
  const breach = explain(state, { kind: 'lay', face: 1, to });
  return breach ? words.breach(breach) : '';
}

function directionButton({ position, words, press }: Compass, from: Square, side: number): TemplateResult {
  const [name, dx, dy] = directions[side]!;
  const to = destination(position, from, dx, dy);
  const legal = to !== undefined && position.targets.has(to);
  const count = words.goes(faceOn(position, from) ?? 1, words.sides[side]!);
  const closed = to === undefined ? words.offBoard : legal ? '' : reason(position, to);
  return html`<button
    class="${name} ${to === position.aimed && legal ? 'on' : ''} ${legal ? '' : 'off'}"
    type="button"
    data-to=${ifDefined(legal ? to : undefined)}
    aria-disabled=${ifDefined(legal ? undefined : 'true')}
    @click=${(event: MouseEvent) => {
      if (to !== undefined) press(to, sourceOf(event));
    }}
  >
    <span>${to ?? html`<span aria-hidden="true">–</span>`}</span> <small>${count}</small>
    ${closed ? html`<span class="vh">${closed}</span>` : nothing}
  </button>`;
}

/** The chip to count from, with buttons for the previous and the next one. */
function chipChoice(chip: Square, face: Face, { position, words, selectChip }: Compass): TemplateResult {
  const chips = startChips(position);
  const stepButton = (step: number, label: string, sign: string) =>
    html`<button
      class="stroll"
      type="button"
      aria-label=${label}
      aria-disabled=${ifDefined(chips.length > 1 ? undefined : 'true')}
      @click=${() => {
        selectChip(chips[(chips.indexOf(chip) + step + chips.length) % chips.length]!);
      }}
    >
      ${sign}
    </button>`;
  return html`<div class="mid">
    ${stepButton(-1, words.previous, '‹')}
    <p aria-live="polite"><b>${chip}</b><small>${words.shows(face)}</small></p>
    ${stepButton(1, words.next, '›')}
  </div>`;
}

/** The button for the own start square, which needs no count. */
const startButton = (start: Square, { position, words, press }: Compass) =>
  html`<button
    class="home ${position.aimed === start ? 'on' : ''}"
    type="button"
    data-to=${start}
    @click=${(event: MouseEvent) => {
      press(start, sourceOf(event));
    }}
  >
    <span>${start}</span> <small>${words.coverStart}</small>
  </button>`;

/** The compass: a chip, four directions, and the own start square if it may be covered. */
export function compassView(compass: Compass): TemplateResult {
  const { position, words, chip, open } = compass;
  const { state, targets } = position;
  const chips = startChips(position);
  const from = chip !== undefined && chips.includes(chip) ? chip : chips[0];
  const face = from === undefined ? undefined : faceOn(position, from);
  const start = startsOf(state)[state.seat]!;
  const startOpen = targets.get(start)?.some((way) => way.from === undefined);
  return html`<div class="compass" part="compass" role="group" aria-label=${words.label} ?inert=${!open}>
    ${
      from === undefined || !face
        ? nothing
        : html`${chipChoice(from, face, compass)}
          ${directions.map((_, side) => directionButton(compass, from, side))}`
    }
    ${startOpen ? startButton(start, compass) : nothing}
  </div>`;
}
