import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../core/game.js';
import { moveFocus } from '../../element/ui/input/roving-focus.js';
import { chip } from './drawing/chip.js';
import { facesOf, inBag } from './engine/board.js';
import type { ChipType, Face } from './engine/types.js';
import type { ShownPosition } from './shown-position.js';
import type { GluxWords } from './words/en.js';

/** A button that hides a hand until its player is there. */
export const curtain = (
  seat: Seat,
  { turn, show, hand }: GluxWords,
  name: string,
  uncover: () => void,
): TemplateResult =>
  html`<div class="hand s${seat + 1}" part="hand" role="toolbar" aria-label=${hand}>
    <button class="curtain" part="curtain" type="button" @click=${uncover}>
      <span>${turn(name)}</span> <small>${show}</small>
    </button>
  </div>`;

/** The space of a hand that is empty or unknown. */
export const emptyHand: TemplateResult = html`<div class="hand"></div>`;

/** The hand of a viewer. */
export interface HandLook {
  readonly seat: Seat;
  readonly chip: ChipType;
  readonly title: string;
  /** A face may be laid now. */
  readonly open: boolean;
  readonly hinted: Face | undefined;
  readonly click: (event: MouseEvent) => void;
}

const faceButton = ({ face: chosen, words }: ShownPosition, face: Face, { seat, open, hinted }: HandLook) =>
  html`<button
    class="face ${face === hinted ? 'hinted' : ''}"
    part="face"
    type="button"
    data-square="face-${face}"
    aria-pressed=${face === chosen}
    aria-disabled=${!open}>
    <svg
      width="40"
      text-anchor="middle"
      fill="none"
      stroke="url(#_) currentColor"
      class="piece"
      viewBox="-20 -19 40 40"
      aria-hidden="true">
      ${chip({ seat, face })}
    </svg>
    <span>${words.lay(face)}</span>
  </button>`;

/** The chip in a hand: a button for each face. */
export const handView = (position: ShownPosition, look: HandLook): TemplateResult =>
  html`<div
    class="hand ${look.open && position.aimed && !position.face ? 'asks' : ''}"
    part="hand"
    @click=${look.click}>
    <p class="holds">
      ${look.title}<small>${position.words.bag(inBag(position.state.bags[look.seat]!))}</small>
    </p>
    <div class="faces" role="toolbar" aria-label=${look.title} @keydown=${moveFocus}>
      ${facesOf(look.chip).map((face) => faceButton(position, face, look))}
    </div>
  </div>`;
