import { css, html, nothing, svg, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { watchSize } from '../../element/base/watch-size.js';
import { adoptSheets } from '../../element/styles/adopt-sheets.js';
import { moveFocus } from '../../element/ui/input/roving-focus.js';
import { squareParts } from './drawing/chip.js';
import { groundParts, viewBox, type GroundLook } from './drawing/ground.js';
import { ray, targetMarks } from './drawing/overlay.js';
import { frameOf, middleOf, unit } from './drawing/places.js';
import { planOf, type Spot } from './drawing/rooms.js';
import { groupsOf } from './loupe-groups.js';
import type { Square } from './engine/types.js';
import type { ShownPosition } from './selection.js';

/** A part of the board in squares of 46 px, its frame on the board, and the buttons below. */
const loupeStyles = css`
  .glass {
    block-size: 161px;
    margin: 0 8px;
    border-radius: var(--_radius);
    overflow: hidden;
    background: var(--_corridor);
    cursor: grab;
    touch-action: pinch-zoom;
    box-shadow:
      0 0 0 2px var(--_wood-side),
      0 0 0 7px var(--_wood),
      0 0 0 8px var(--_kerf),
      0 5px 9px 3px var(--_shadow);
    forced-color-adjust: none;
    user-select: none;
    -webkit-user-select: none;
  }
  .glass:active {
    cursor: grabbing;
  }
  .glass svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
  .window {
    position: absolute;
    inset: 0;
    overflow: visible;
    pointer-events: none;
  }
  .window rect {
    fill: none;
    stroke: var(--_lit-fill);
    stroke-width: 3.2;
  }
  .window .casing {
    stroke: var(--_lit);
    stroke-width: 6.5;
  }
  /* above the text of the hand */
  .aim-steps {
    position: absolute;
    inset: calc(100% + 6px) auto auto 0;
    z-index: 1;
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 44px;
    align-items: center;
    inline-size: calc(100% - 178px);
    max-inline-size: 190px;
    text-align: center;
  }
  .aim-steps[inert] {
    opacity: 0.4;
  }
  .loupe:has(~ .hand > .curtain) .aim-steps {
    visibility: hidden;
  }
  .aim-steps p {
    margin: 0;
    font: calc(14 * var(--_px)) / 1.15 var(--_sans);
    color: var(--_ink-2);
  }
  /* too narrow for a word between the buttons */
  @container game (inline-size < 380px) {
    .aim-steps {
      grid-template-columns: 44px 44px;
      gap: 8px;
    }
    .aim-steps p {
      display: none;
    }
  }
  .aim-steps button {
    min-height: 44px;
    font: calc(24 * var(--_px)) / 1 var(--_sans);
    border-radius: var(--_radius-small);
    background: var(--_paper);
    box-shadow: 0 0 0 1.5px var(--_edge) inset;
  }
`;

type Point = readonly [x: number, y: number];

/** The rows that it shows, and the distance in squares within which a tap takes a target. */
const ROWS = 3.5;
const REACH = 0.9;
/** The distance that a pointer must move before a tap becomes a drag, in pixels. */
const THRESHOLD = 8;

/** Writes the attributes of an element that have another value: to write the same one costs a layout, too. */
function write(element: Element | null | undefined, values: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(values))
    if (element && element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** What a loupe needs of its board. */
export interface LoupeOptions {
  /** A square was tapped: the nearest target, or the one below the finger. */
  press(square: Square): void;
}

/** The parts of the drawing that are not part of the position. */
export interface LoupeLook {
  readonly ground: GroundLook;
  readonly hint: Square | undefined;
  /** Targets are highlighted. */
  readonly lit: boolean;
  /** A chip may be laid now. */
  readonly open: boolean;
  /** Selects a target. */
  readonly select: (square: Square) => void;
}

/** A press on the loupe: where it began, and what was shown then. */
interface Press {
  readonly from: Point;
  readonly corner: Point;
  readonly unitsAt: (event: MouseEvent) => Point;
  readonly x: number;
  readonly y: number;
}

/**
 * A part of the board in a size for fingers, where its squares are too small. It is pressed like the board and dragged over it. After a
 * move it goes to a target. Its square on the board is the frame `.window`.
 */
export class Loupe implements ReactiveController {
  /** The window is narrow enough for it. */
  shown = false;
  readonly #element: LitElement;
  readonly #options: LoupeOptions;
  /** The position as it was rendered last. */
  #position: ShownPosition | undefined;
  /** The top left corner of the part that it shows, in drawing units, and the size of the part. */
  #corner: Point = [0, 0];
  #size: Point = [0, 0];
  #glass: HTMLElement | undefined;
  #observer: ResizeObserver | undefined;
  #press: Press | undefined;
  #dragged = false;
  /** The place of the last release of a pointer, for a chip that is dropped here. */
  #released: MouseEvent | undefined;
  /** The targets of the last update, in groups that it shows at once. */
  #targets: unknown;
  #groups: readonly (readonly Spot[])[] = [];

  constructor(element: LitElement, options: LoupeOptions) {
    this.#element = element;
    this.#options = options;
    adoptSheets(element, [loupeStyles]);
    element.addController(this);
  }

  hostConnected(): void {
    this.#element.renderRoot.addEventListener('pointerup', this.#release as EventListener, { capture: true });
    this.#element.renderRoot.addEventListener('focusin', this.#focus as EventListener);
    this.#watch();
  }

  hostUpdated(): void {
    // a board that was removed is rendered once more
    if (!this.#element.isConnected) return;
    const glass = this.#element.renderRoot.querySelector<HTMLElement>('.glass') ?? undefined;
    if (glass !== this.#glass) {
      this.#glass = glass;
      this.#watch();
      if (!glass && this.shown) {
        // its frame goes with it
        this.shown = false;
        this.#element.requestUpdate();
      }
    }
    if (this.shown) this.#follow();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** Shows a square in its middle. */
  show(square: Square): void {
    const [x, y] = middleOf(this.#position!.layout, square);
    this.#move([x - this.#size[0] / 2, y - this.#size[1] / 2]);
  }

  /** The square on which a dragged chip was dropped. */
  get dropped(): Square | undefined {
    const event = this.#released;
    const root = this.#element.renderRoot as ShadowRoot;
    const isHere = event && root.elementFromPoint(event.clientX, event.clientY) === this.#glass;
    return this.shown && isHere ? this.#squareAt(this.#unitsAt()(event)) : undefined;
  }

  /** The drawing, with the controls that select the next and the previous target. */
  render(position: ShownPosition, look: LoupeLook): TemplateResult {
    this.#position = position;
    return html`<div
        class="glass"
        aria-hidden="true"
        @pointerdown=${this.#down}
        @pointermove=${this.#drag}
        @pointercancel=${this.#cancel}
        @click=${this.#tap}>
        ${this.shown ? view(position, look) : nothing}
      </div>
      ${this.#steps(position, look)}`;
  }

  /** The frame on the board around the part that is shown. */
  frame({ layout }: ShownPosition): unknown {
    return this.shown
      ? html`<svg width="0" fill="none" class="window" viewBox=${viewBox(layout)} aria-hidden="true">
          <rect class="casing" rx="9" />
          <rect rx="9" />
        </svg>`
      : nothing;
  }

  #watch(): void {
    this.#observer?.disconnect();
    this.#observer =
      this.#glass &&
      watchSize(this.#glass, () => {
        this.#measure();
      });
  }

  /** The board in the glass. */
  get #drawing(): SVGGElement | null | undefined {
    return this.#glass?.querySelector<SVGGElement>('svg > g');
  }

  #measure(): void {
    const { clientWidth = 0, clientHeight = 0 } = this.#glass ?? {};
    const shown = clientWidth > 0;
    const height = ROWS * unit;
    if (shown) this.#size = [(height * clientWidth) / clientHeight, height];
    if (shown !== this.shown) {
      this.shown = shown;
      const { rows } = this.#position!.layout;
      const start = (size: number, squares: number) => (unit * squares - size) / 2;
      this.#corner = [start(this.#size[0], rows[0]!.length), start(height, rows.length)];
      this.#targets = undefined;
      this.#element.requestUpdate();
    } else if (shown) this.#move(this.#corner);
  }

  /** Goes to the selected target, or after a move to most of them, unless as many are in sight. */
  #follow(): void {
    const { aimed, targets } = this.#position!;
    if (this.#targets !== targets) {
      this.#targets = targets;
      this.#groups = groupsOf(this.#position!, this.#size);
      const [largest] = this.#groups;
      if (aimed !== undefined) this.#showGroup(aimed);
      else if (largest && largest.length > this.#seen(this.#groups.flat()).length)
        this.#showGroup(largest[0]!.square);
    }
    this.#move(this.#corner);
  }

  #seen(spots: readonly Spot[]): readonly Spot[] {
    return spots.filter(({ at }) =>
      at.every(
        (place, axis) =>
          Math.abs(place - this.#corner[axis]! - this.#size[axis]! / 2) < this.#size[axis]! / 2,
      ),
    );
  }

  /** Shows a target with its group in its middle, unless all of it is in sight. */
  #showGroup(square: Square): void {
    const group = this.#groups.find((each) => each.some((spot) => spot.square === square)) ?? [];
    if (this.#seen(group).length === group.length) return;
    const cornerOn = (axis: 0 | 1) => {
      const places = group.map(({ at }) => at[axis]);
      return (Math.min(...places) + Math.max(...places) - this.#size[axis]) / 2;
    };
    this.#move([cornerOn(0), cornerOn(1)]);
  }

  /** Shows the part from a corner on, with the edge of the board at most. */
  #move([x, y]: Point): void {
    const { layout } = this.#position!;
    const { board, rows } = layout;
    const edge = frameOf(board) / 2;
    const inside = (at: number, size: number, squares: number) =>
      Math.min(unit * squares - size + edge, Math.max(-edge, at));
    const [width, height] = this.#size;
    this.#corner = [inside(x, width, rows[0]!.length), inside(y, height, rows.length)];
    const [left, top] = this.#corner;
    const { renderRoot } = this.#element;
    // moved, not with another view box, for which the whole drawing would be laid out
    const drawing = this.#drawing;
    write(drawing?.ownerSVGElement, { viewBox: `0 0 ${width} ${height}` });
    write(drawing, { transform: `translate(${-left} ${-top})` });
    for (const rect of renderRoot.querySelectorAll('.window rect'))
      write(rect, { x: left, y: top, width, height });
  }

  /** Returns a function that gives the place of an event in drawing units: the page may scale and rotate the board. */
  #unitsAt(): Press['unitsAt'] {
    const matrix = this.#drawing!.getScreenCTM()!.inverse();
    return ({ clientX, clientY }) => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
      return [x, y];
    };
  }

  /** The nearest target within a distance in squares. */
  #nearest([x, y]: Point, reach: number): Square | undefined {
    const { layout, targets } = this.#position!;
    const found = Array.from(targets.keys(), (square) => {
      const [left, top] = middleOf(layout, square);
      return { square, far: Math.hypot(left - x, top - y) / unit };
    });
    return found.filter(({ far }) => far < reach).sort((a, b) => a.far - b.far)[0]?.square;
  }

  #squareAt([x, y]: Point): Square | undefined {
    const { rows } = this.#position!.layout;
    return this.#nearest([x, y], REACH) ?? rows[Math.floor(y / unit)]?.[Math.floor(x / unit)];
  }

  readonly #release = (event: PointerEvent): void => {
    this.#released = event;
    this.#press = undefined;
  };

  /** Goes to the square that got the focus by keys. */
  readonly #focus = ({ target }: FocusEvent): void => {
    const square = target as HTMLElement;
    if (this.shown && square.matches('.spot:focus-visible')) this.show(square.dataset.square!);
  };

  readonly #cancel = (): void => {
    this.#press = undefined;
  };

  readonly #down = (event: PointerEvent): void => {
    this.#dragged = false;
    if (!this.shown || event.button !== 0) return;
    const unitsAt = this.#unitsAt();
    const { clientX: x, clientY: y } = event;
    this.#press = { from: unitsAt(event), corner: this.#corner, unitsAt, x, y };
  };

  readonly #drag = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.buttons !== 1) return;
    if (!this.#dragged && Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
    if (!this.#dragged) this.#glass!.setPointerCapture(event.pointerId);
    this.#dragged = true;
    const [x, y] = press.unitsAt(event);
    this.#move([press.corner[0] + press.from[0] - x, press.corner[1] + press.from[1] - y]);
  };

  readonly #tap = (event: MouseEvent): void => {
    if (!this.shown || this.#dragged) return;
    const square = this.#squareAt(this.#unitsAt()(event));
    if (square) this.#options.press(square);
  };

  /**
   * The way to all targets by two buttons, group by group: for a switch, and for those who see the board better than they point at it.
   */
  #steps({ aimed, targets, words }: ShownPosition, { open, select }: LoupeLook): TemplateResult {
    const { label, previous, next, squares } = words.steps;
    const step = (by: number, name: string, sign: string) =>
      html`<button
        type="button"
        aria-label=${name}
        @click=${() => {
          const all = this.#groups.flat().map(({ square }) => square);
          const at = aimed === undefined ? Math.min(0, -by) : all.indexOf(aimed);
          const to = all.at((at + by) % all.length);
          if (!to) return;
          select(to);
          this.#showGroup(to);
        }}>
        ${sign}
      </button>`;
    return html`<div
      class="aim-steps"
      role="toolbar"
      aria-label=${label}
      ?inert=${!open}
      @keydown=${moveFocus}>
      ${step(-1, previous, '‹')}
      <p aria-hidden="true">${aimed ?? (targets.size ? squares(targets.size) : nothing)}</p>
      ${step(1, next, '›')}
    </div>`;
  }
}

/**
 * The board with its chips, marks and targets; the loupe shows a part of it. The names on the frame, of which it would show half, are left
 * out.
 */
function view(position: ShownPosition, { ground, hint, lit }: LoupeLook): unknown {
  const { layout, state, targets, aimed, last } = position;
  const counts = aimed === undefined ? [] : (targets.get(aimed) ?? []);
  const row = (spots: readonly Spot[]) =>
    guard([layout, aimed, hint, String(last), ...spots.map(({ index }) => state.stacks[index])], () =>
      spots.map(({ square, index, at }) => {
        const look = {
          ...{ stack: state.stacks[index]!, last: last.includes(square) },
          ...{ aimed: square === aimed, hint: square === hint },
        };
        return look.stack.length > 0 || look.last || look.aimed || look.hint
          ? svg`<g transform=${`translate(${at.join(' ')})`}>${squareParts(look)}</g>`
          : nothing;
      }),
    );
  return html`<svg text-anchor="middle" fill="none" preserveAspectRatio="none">
    <g>
      ${guard([layout, state.stacks], () => groundParts({ ...ground, coordinates: false, keep: guard }))}
      ${planOf(layout).rows.map(row)}
      <g class="aims">
        ${guard([layout, targets, lit], () => (lit ? targetMarks(layout, targets, state) : nothing))}
      </g>
      ${counts.map(({ from, path }) => (from === undefined ? nothing : ray(layout, { from, path })))}
    </g>
  </svg>`;
}
