import {
  html,
  nothing,
  render,
  svg,
  type LitElement,
  type ReactiveController,
  type TemplateResult,
} from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Seat } from '../../core/game.js';
import { Drag } from '../../element/input/drag-controller.js';
import { onServer } from '../../element/lifecycle/on-server.js';
import { seatMark } from '../../element/view/seat-marks.js';
import { compass } from './compass.js';
import { aims } from './drawing/aims.js';
import { viewBox } from './drawing/ground.js';
import { callout, ray, reachMark } from './drawing/ray.js';
import { indexOf, squareAt } from './engine/board.js';
import { chipsLeft, startSpent } from './engine/chips.js';
import type { Face, GluxMove, GluxState, Square } from './engine/types.js';
import { targets, type Hand } from './hand.js';
import { lastLaid, type Scene } from './look.js';
import { roomTable } from './rooms.js';
import type { GluxWords } from './words/types.js';

/** The board, as what lies round it sees it. */
export interface PadHost {
  readonly scene: () => Scene;
  readonly past: () => readonly { readonly before: GluxState; readonly move: GluxMove }[];
  /** The faces that may be laid now. */
  readonly faces: () => readonly Face[];
  readonly hold: (hand: Hand) => void;
  /** A square is pressed, or a face. */
  readonly press: (square: Square, event: Event) => void;
  readonly choose: (face: Face, event: Event) => void;
  /** The chosen face was let go over a square. */
  readonly lay: (to: Square) => void;
  readonly focus: (square: Square) => void;
}

/** What lies round the board and over it: compass, rooms, notes on the seats, and the count to the square that is looked at. */
export class Pad implements ReactiveController {
  readonly #element: LitElement;
  readonly #host: PadHost;
  /** The seat whose reach is shown. */
  #reach: Seat | undefined;
  /** The chip on which the compass stands. */
  #stand: Square | undefined;
  /** What it shows. */
  #shown: Scene | undefined;

  constructor(element: LitElement, host: PadHost) {
    this.#element = element;
    this.#host = host;
    if (onServer) return;
    // Firefox matches :hover from mouseover on, not yet at pointerover
    for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout'])
      element.renderRoot.addEventListener(type, this.#paint);
    element.renderRoot.addEventListener('keydown', this.#key as EventListener);
    new Drag(element, { lift: this.#lift, drop: this.#drop });
    element.addController(this);
  }

  hostUpdated(): void {
    this.#paint();
  }

  get #words(): GluxWords {
    return this.#host.scene().words;
  }

  /** A few words under a name: that the seat is out, or what it did last. */
  note(seat: Seat): string {
    const words = this.#words;
    if (this.#host.scene().state.out.includes(seat)) return words.out;
    const move = lastLaid(this.#host.past(), seat)?.move;
    return move?.kind === 'lay' ? words.laid(move.face, move.to) : '';
  }

  /** How many chips a seat has still to lay, and whether it may still cover its start. */
  stock(seat: Seat): TemplateResult {
    const { state } = this.#host.scene();
    const words = this.#words;
    const spent = startSpent(state, seat);
    return html`<span class="stock">
      ${seatMark(seat)}<span>${words.left(chipsLeft(state, seat))}</span>
      <svg class="home-mark ${spent ? 'spent' : 'open'}" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        ${spent ? svg`<path d="M3 17 17 3" />` : nothing}
      </svg>
      <span class="word"
        >${state.out.includes(seat) ? words.out : spent ? words.startSpent : words.startOpen}</span
      >
    </span>`;
  }

  /** The board by ear, for a diagram. */
  described(): string {
    const { state, names } = this.#host.scene();
    const lies = (seat: Seat) =>
      state.stacks.flatMap((stack, at) => {
        const top = stack.at(-1);
        return top?.seat === seat ? [`${top.face} ${squareAt(state.board, at)}`] : [];
      });
    return this.#words.describe(names.map((name, seat) => ({ name, squares: lies(seat) })));
  }

  /** What is drawn where the chip in hand may go; nothing, if the page wishes it so. */
  aims(unlit: boolean): TemplateResult {
    const { layout, lit, state } = this.#host.scene();
    const drawn = guard([layout, lit, unlit], () => (unlit ? nothing : aims(layout, lit, state)));
    return html`<svg class="aims" viewBox=${viewBox(layout)} aria-hidden="true">${drawn}</svg>`;
  }

  /** While others move it keeps its place, out of sight. */
  compass(): unknown {
    const { scene, faces, press } = this.#host;
    const open = faces().length > 0;
    if (open) this.#shown = scene();
    const shown = this.#shown;
    if (!shown) return nothing;
    const words = this.#words.compass;
    const at = this.#stand;
    const walk = (to: Square) => {
      this.#stand = to;
      this.#element.requestUpdate();
    };
    return guard([shown.lit, shown.aimed, shown.layout, at, words, open], () =>
      compass({ scene: shown, words, stand: { at, walk }, open, press }),
    );
  }

  rooms(): unknown {
    const scene = this.#host.scene();
    const words = this.#words.rooms;
    return guard([scene.state.stacks, scene.names.join(), words, this.#reach], () =>
      roomTable(scene, words, this.#reach, (seat) => {
        this.#reach = this.#reach === seat ? undefined : seat;
        this.#element.requestUpdate();
      }),
    );
  }

  readonly #faceOf = (square: string) => this.#host.faces().find((face) => square === `face-${face}`);

  readonly #lift = (square: string): boolean => {
    const face = this.#faceOf(square);
    if (face) this.#host.hold({ kind: 'face', face });
    return face !== undefined;
  };

  readonly #drop = (from: string, to: string | undefined): void => {
    const face = this.#faceOf(from);
    // Escape or another position may have emptied the hand meanwhile.
    if (!face || this.#host.scene().face !== face) return;
    if (to !== undefined && !to.startsWith('face')) this.#host.lay(to);
    this.#host.hold({ kind: 'empty' });
  };

  /** Keys that choose a face, jump through the squares where the chip may go, or let go. */
  readonly #key = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const place = (event.target as Element).closest<HTMLElement>('[data-square]');
    const faces = this.#host.faces();
    const [low, high] = faces;
    if (!place || !low || !high || altKey || ctrlKey || metaKey) return;
    const { face, aimed, lit } = this.#host.scene();
    const digit = faces.find((each) => key === String(each));
    if (digit) this.#host.choose(digit, event);
    else if (key === 'f') this.#host.hold({ kind: 'face', face: face === low ? high : low });
    else if (key.toLowerCase() === 'n') this.#jump(place.dataset.square, event.shiftKey);
    else if (key === 'Escape' && (face ?? (lit.size > 1 && aimed))) {
      event.stopPropagation();
      this.#host.hold({ kind: 'empty' });
    }
  };

  /** To the next square where the chip in hand may go, or the one before. */
  #jump(from: string | undefined, back: boolean): void {
    const { layout, lit } = this.#host.scene();
    const squares = layout.rows.flat();
    const at = squares.indexOf(from ?? '');
    const round = [...squares.slice(at + 1), ...squares.slice(0, Math.max(0, at))];
    if (back) round.reverse();
    const to = round.find((square) => lit.has(square));
    if (to !== undefined) this.#host.focus(to);
  }

  /** The square that is looked at: under the pointer, or by the focus. */
  get #looked(): Square | undefined {
    const { activeElement } = this.#element.renderRoot as ShadowRoot;
    const slab = this.#element.renderRoot.querySelector('.slab');
    const focused = activeElement?.matches(':is(.slab, .compass) :focus-visible') ? activeElement : undefined;
    // asking all squares takes long: first, whether it can be any of them
    const pointed = slab?.matches(':hover') ? slab.querySelector('.spot:hover') : undefined;
    const place = pointed ?? focused;
    const { square, to } = (place as HTMLElement | undefined)?.dataset ?? {};
    return square ?? to;
  }

  /** Draws over the squares without drawing them anew. */
  readonly #paint = (): void => {
    const layer = this.#element.renderRoot.querySelector<SVGElement>('.rays > g');
    if (layer) render(this.#over(), layer);
  };

  #over(): TemplateResult {
    const scene = this.#host.scene();
    const { layout, lit, state, aimed, face } = scene;
    const looked = this.#looked;
    const to = looked !== undefined && lit.has(looked) ? looked : aimed;
    const others = this.#reach === undefined ? [] : [...targets(state, this.#reach).keys()];
    const ways =
      to === undefined ? [...lit.values()].flat().filter(({ from }) => from === looked) : lit.get(to)!;
    const covers = to === undefined ? undefined : state.stacks[indexOf(state.board, to)]?.[0];
    return svg`
      ${others.map((square) => reachMark(layout, square, this.#reach!))}
      ${ways.map(({ from, path }) => (from === undefined ? nothing : ray(layout, { from, path })))}
      ${
        to === undefined || this.#host.faces().length === 0
          ? nothing
          : callout(layout, to, state.seat, face ? [face] : this.#host.faces(), covers)
      }`;
  }
}
