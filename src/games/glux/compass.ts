import { html, noChange, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Source } from '../../element/model/events.js';
import { sourceOf } from '../../element/ui/input/grid-controller.js';
import { moveFocus } from '../../element/ui/input/roving-focus.js';
import { indexOf, startsOf, topAt } from './engine/board.js';
import { explain } from './engine/rules.js';
import type { Square } from './engine/types.js';
import type { ShownPosition } from './selection.js';

/** A compass: on narrow screens, where squares are too small for a finger, it selects a square by chip and direction. */
interface Compass {
  readonly position: ShownPosition;
  /** The chip to count from. Default: the first one. */
  readonly chip: Square | undefined;
  /** A chip may be laid now. */
  readonly open: boolean;
  /** Counts from another chip; the text tells which one. */
  readonly selectChip: (square: Square, text: string) => void;
  readonly press: (square: Square, source: Source) => void;
  /** Says a sentence. */
  readonly tell: (text: string) => void;
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

/** A button that selects a square. It is disabled, with the reason, if no chip can go there. */
function squareButton(
  { position: { state, targets, aimed, words }, press, tell }: Compass,
  place: string,
  to: Square | undefined,
  way: string,
): TemplateResult {
  const legal = to !== undefined && targets.has(to);
  const mark = legal ? (to === aimed ? 'on' : '') : 'off';
  const reason = () =>
    to ? words.violation(explain(state, { kind: 'lay', face: 1, to })!) : words.compass.offBoard;
  return html`<button
    class="${place} ${mark}"
    type="button"
    data-to=${ifDefined(legal ? to : undefined)}
    aria-disabled=${!legal}
    @click=${(event: MouseEvent) => {
      if (to) press(to, sourceOf(event));
      else tell(`${way}: ${words.compass.offBoard}.`);
    }}>
    <span>${to ?? html`<span aria-hidden="true">–</span>`}</span> <small>${way}</small>
    ${legal ? nothing : html`<span class="vh">${reason()}</span>`}
  </button>`;
}

/** The chip to count from with buttons for the previous and the next one, and the squares in the four directions. */
function counts(compass: Compass, chips: readonly Square[], chip: Square): TemplateResult {
  const { layout, words, state } = compass.position;
  const faceOn = (square: Square) => topAt(state, indexOf(state.board, square))!.face;
  const face = faceOn(chip);
  const { sides, goes, shows, previous, next } = words.compass;
  const stepButton = (step: number, label: string, sign: string) =>
    html`<button
      class="stroll"
      type="button"
      aria-label=${label}
      aria-disabled=${chips.length < 2}
      @click=${() => {
        const next = chips.at((chips.indexOf(chip) + step) % chips.length)!;
        compass.selectChip(next, `${next} ${shows(faceOn(next))}.`);
      }}>
      ${sign}
    </button>`;
  const y = layout.rows.findIndex((row) => row.includes(chip));
  const x = layout.rows[y]!.indexOf(chip);
  return html`<div class="mid">
      ${stepButton(-1, previous, '‹')}
      <p><b>${chip}</b><small>${shows(face)}</small></p>
      ${stepButton(1, next, '›')}
    </div>
    ${directions.map(([place, dx, dy], side) =>
      squareButton(compass, place, layout.rows[y + face * dy]?.[x + face * dx], goes(face, sides[side]!)),
    )}`;
}

/** A chip, four directions, and the own start square if it may be covered. */
function content(compass: Compass): TemplateResult {
  const { state, targets, words } = compass.position;
  const chips = startChips(compass.position);
  const chip = chips.find((square) => square === compass.chip) ?? chips[0];
  const start = startsOf(state)[state.seat]!;
  const startOpen = targets.get(start)?.some(({ from }) => !from);
  const { coverStart, first } = words.compass;
  return html`<div
    class="directions"
    part="compass"
    role="toolbar"
    aria-label=${words.compass.label}
    @keydown=${moveFocus}>
    ${chip ? counts(compass, chips, chip) : nothing}
    ${startOpen ? squareButton(compass, 'home', start, chip ? coverStart : first) : nothing}
  </div>`;
}

/** The compass. While others move it is hidden and keeps its content and its space. */
export const compassView = (compass: Compass): TemplateResult =>
  html`<div class="compass" ?inert=${!compass.open}>${compass.open ? content(compass) : noChange}</div>`;
