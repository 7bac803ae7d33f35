import {
  css,
  html,
  LitElement,
  nothing,
  svg,
  type CSSResultGroup,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import { defs } from '../../src/games/fluctus/drawing/defs.js';
import { groundParts, type GroundLook } from '../../src/games/fluctus/drawing/ground.js';
import { pieceParts, type PieceLook } from '../../src/games/fluctus/drawing/piece.js';
import { place } from '../../src/games/fluctus/drawing/places.js';
import { fields, type Field } from '../../src/games/fluctus/engine/index.js';
import { FluctusBoard } from '../../src/games/fluctus/index.js';

/** The content of a close-up: pieces and marks by field, and the ground under them. */
export interface CloseUp extends Partial<GroundLook> {
  /** The visible fields. */
  readonly of: readonly Field[];
  readonly pieces: Readonly<Partial<Record<Field, PieceLook>>>;
}

/** The `viewBox` around some fields, with space for their marks and names. */
function box(of: readonly Field[]): string {
  const places = of.map((field) => place(field));
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 130;
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return [middle(xs) - size / 2, middle(ys) - size / 2, size, size].map((n) => n.toFixed(1)).join(' ');
}

/** A part of the board, enlarged, drawn by the same code as the element. */
export class StoryCloseUp extends LitElement {
  static override styles: CSSResultGroup = [
    FluctusBoard.styles,
    css`
      svg {
        display: block;
        inline-size: 100%;
        block-size: auto;
        border-radius: 8px;
      }
    `,
  ];

  static override properties: PropertyDeclarations = { look: { attribute: false } };

  declare look: CloseUp | undefined;

  override render(): TemplateResult {
    const { look } = this;
    if (!look) return html``;
    const { of, pieces, ...rest } = look;
    const piece = (field: Field) => {
      const [x, y] = place(field);
      const shown = pieces[field];
      return shown
        ? svg`<g class=${shown.chosen ? 'chosen' : ''} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>${pieceParts(shown)}</g>`
        : nothing;
    };
    return html`${defs()}<svg class="slab" viewBox=${box(of)} aria-hidden="true">
        ${groundParts({ shift: 0, coordinates: true, ...rest })} ${fields.map(piece)}
      </svg>`;
  }
}

customElements.define('story-close-up', StoryCloseUp);

export const closeUp = (look: CloseUp): TemplateResult =>
  html`<story-close-up .look=${look}></story-close-up>`;
