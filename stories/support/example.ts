import {
  css,
  html,
  LitElement,
  type CSSResultGroup,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import { Match } from '../../src/core/match.js';
import { formatRecord } from '../../src/core/record.js';
import type { Example } from '../../src/core/rulebook.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import { drawExample } from '../../src/games/fluctus/examples.js';
import '../../src/games/fluctus/define.js';
import { drawingParts, drawingStyles } from './drawing.js';

/** The scene of an example as a record: its options, its position, and the moves before the one in question. */
function recordOf({ options, position, before = [] }: Example): string {
  const match = new Match(fluctus, {
    ...(options && { options }),
    ...(position !== undefined && { position }),
    moves: before.map((text) => fluctus.parseMove(text)),
  });
  return formatRecord(match);
}

/** An example of the rulebook: a still little board as in the rules panel, or a live one with the same scene. */
export class StoryExample extends LitElement {
  static override styles: CSSResultGroup = [
    ...drawingStyles,
    css`
      :host {
        display: block;
      }
    `,
  ];

  static override properties: PropertyDeclarations = {
    example: { attribute: false },
    label: {},
    live: { type: Boolean },
  };

  declare example: Example | undefined;

  /** Its text alternative. */
  declare label: string;

  /** Shows a board that can be played on. */
  declare live: boolean;

  override render(): TemplateResult {
    const { example, label, live } = this;
    if (!example) return html``;
    return live
      ? html`<fluctus-board seats="human human" controls="basic" record=${recordOf(example)}></fluctus-board>`
      : html`${drawingParts}${drawExample(example, label)}`;
  }
}

customElements.define('story-example', StoryExample);
