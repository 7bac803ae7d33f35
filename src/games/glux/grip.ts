import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Seat } from '../../core/game.js';
import { lamp } from './drawing/chip.js';
import type { Finish } from './drawing/finish.js';
import type { Face } from './engine/types.js';
import type { GluxWords } from './words/types.js';

/** What hides a hand until its player is there. */
export const curtain = (
  seat: Seat,
  { turn, show }: GluxWords,
  name: string,
  lift: () => void,
): TemplateResult =>
  html`<div class="hand s${seat + 1}" part="hand">
    <button class="curtain" part="curtain" type="button" @click=${lift}>
      <span>${turn(name)}</span> <small>${show}</small>
    </button>
  </div>`;

/** A chip in a hand, and what may be done with it. */
export interface Grip {
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly title: string;
  /** Chips that are left in the bag. */
  readonly left: number;
  /** The faces may be laid now. */
  readonly open: boolean;
  readonly chosen: Face | undefined;
  readonly hinted: Face | undefined;
  readonly finish: Finish | undefined;
  readonly choose: (face: Face, event: MouseEvent) => void;
}

/** Both faces of the chip in a hand: a button each. */
export const grip = (
  { seat, faces, title, left, open, chosen, hinted, finish, choose }: Grip,
  words: GluxWords,
): TemplateResult =>
  html`<div class="hand" part="hand">
    <p class="holds">${title}<small>${words.bag(left)}</small></p>
    <div class="faces">
      ${faces.map(
        (face) =>
          html`<button
            class="face ${face === hinted ? 'hinted' : ''}"
            part="face"
            type="button"
            data-square="face-${face}"
            aria-pressed=${face === chosen}
            aria-disabled=${ifDefined(open ? undefined : 'true')}
            @click=${(event: MouseEvent) => {
              choose(face, event);
            }}
          >
            <svg class="piece" viewBox="-20 -19 40 40" aria-hidden="true">
              ${lamp({ seat, face }, finish)}
            </svg>
            <span>${words.lay(face)}</span>
          </button>`,
      )}
    </div>
  </div>`;
