import {
  html,
  nothing,
  render,
  svg,
  type LitElement,
  type ReactiveController,
  type TemplateResult,
} from 'lit';
import type { Seat } from '../../core/game.js';
import { seatMark } from '../../ui/seat-marks.js';
import { compass, type Stand } from './compass.js';
import { callout, ray, reachMark } from './drawing/ray.js';
import { indexOf, squareAt } from './engine/board.js';
import { chipsLeft, startSpent } from './engine/chips.js';
import type { Face, GluxMove, GluxState, Square } from './engine/types.js';
import { targets } from './hand.js';
import { lastLaid, type Scene } from './look.js';
import { roomTable } from './rooms.js';
import type { PadWords } from './words/board-words.js';
import { padEn } from './words/pad-en.js';

/** The board, as what lies round it sees it. */
export interface PadHost {
  readonly scene: () => Scene;
  readonly past: () => readonly { readonly before: GluxState; readonly move: GluxMove }[];
  /** The faces that may be laid now. */
  readonly faces: () => readonly Face[];
  readonly press: (square: Square, event: MouseEvent) => void;
}

/** What lies round the board and over it: compass, rooms, notes on the seats, and the count to the square that is looked at. */
export class Pad implements ReactiveController {
  readonly #element: LitElement;
  readonly #host: PadHost;
  /** The seat whose reach is shown. */
  #reach: Seat | undefined;
  /** The chip on which the compass stands. */
  #stand: Square | undefined;

  constructor(element: LitElement, host: PadHost) {
    this.#element = element;
    this.#host = host;
    for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout'])
      element.renderRoot.addEventListener(type, this.#paint);
    element.addController(this);
  }

  hostUpdated(): void {
    this.#paint();
  }

  get #words(): PadWords {
    return this.#host.scene().words.pad ?? padEn;
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

  compass(): TemplateResult | typeof nothing {
    const { scene, faces, press } = this.#host;
    const stand: Stand = {
      at: this.#stand,
      walk: (to) => {
        this.#stand = to;
        this.#element.requestUpdate();
      },
    };
    return faces().length > 0
      ? compass({ scene: scene(), words: this.#words, faces: faces(), stand, press })
      : nothing;
  }

  rooms(): TemplateResult {
    return roomTable(this.#host.scene(), this.#words, this.#reach, (seat) => {
      this.#reach = this.#reach === seat ? undefined : seat;
      this.#element.requestUpdate();
    });
  }

  /** The square that is looked at: under the pointer, or by the focus. */
  get #looked(): Square | undefined {
    const root = this.#element.renderRoot;
    const place =
      root.querySelector<HTMLElement>('.slab .spot:hover') ??
      root.querySelector<HTMLElement>(':is(.slab, .compass) [data-square]:focus-visible');
    return place?.dataset.square ?? place?.dataset.to;
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
