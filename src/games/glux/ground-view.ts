import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { fixedParts, viewBox, type GroundLook } from './drawing/ground.js';
import { light } from './drawing/light.js';

/** The ground of a board to play on. Each part is rendered again only if it changes. */
export const ground = (look: GroundLook): TemplateResult => {
  const { layout, state, coordinates } = look;
  return html`<svg class="ground" viewBox=${viewBox(layout)} aria-hidden="true">
    ${guard([layout, coordinates], () => fixedParts(look))}
    ${guard([layout, state.stacks], () => light(layout, state))}
  </svg>`;
};
