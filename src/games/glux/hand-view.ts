import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Seat } from '../../core/game.js';
import { chip } from './drawing/chip.js';
import type { Face } from './engine/types.js';
import type { GluxWords } from './words/en.js';

/** A button that hides a hand until its player is there. */
export const curtain = (
  seat: Seat,
  { turn, show }: GluxWords,
  name: string,
  uncover: () => void,
): TemplateResult =>
  html`<div class="hand s${seat + 1}" part="hand">
    <button class="curtain" part="curtain" type="button" @click=${uncover}>
      <span>${turn(name)}</span> <small>${show}</small>
    </button>
  </div>`;

/** The space of a hand that is empty or unknown. */
export const emptyHand: TemplateResult = html`<div class="hand"></div>`;

/** A chip in a hand that the viewer may see. */
export interface HandLook {
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly title: string;
  /** The number of chips that are left in the bag. */
  readonly left: number;
  /** A face may be laid now. */
  readonly open: boolean;
  readonly chosen: Face | undefined;
  readonly hinted: Face | undefined;
  readonly click: (event: MouseEvent) => void;
  readonly keydown: (event: KeyboardEvent) => void;
}

const faceButton = (face: Face, { seat, open, chosen, hinted }: HandLook, words: GluxWords) =>
  html`<button
    class="face ${face === hinted ? 'hinted' : ''}"
    part="face"
    type="button"
    data-square="face-${face}"
    aria-pressed=${face === chosen}
    aria-disabled=${ifDefined(open ? undefined : 'true')}
  >
    <svg class="piece" viewBox="-20 -19 40 40" aria-hidden="true">${chip({ seat, face })}</svg>
    <span>${words.lay(face)}</span>
  </button>`;

/** The chip in a hand: a button for each face. */
export const handView = (look: HandLook, words: GluxWords): TemplateResult =>
  html`<div class="hand" part="hand" @click=${look.click} @keydown=${look.keydown}>
    <p class="holds">${look.title}<small>${words.bag(look.left)}</small></p>
    <div class="faces">${look.faces.map((face) => faceButton(face, look, words))}</div>
  </div>`;
