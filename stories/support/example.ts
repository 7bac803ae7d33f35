import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Match } from '../../src/core/match.js';
import { formatRecord } from '../../src/core/record.js';
import type { Example } from '../../src/core/rulebook.js';
import { defs } from '../../src/games/fluctus/drawing/defs.js';
import { fluctus } from '../../src/games/fluctus/engine/index.js';
import { drawExample } from '../../src/games/fluctus/examples.js';
import { FluctusBoard } from '../../src/games/fluctus/index.js';

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
@customElement('story-example')
export class StoryExample extends LitElement {
  static override styles: CSSResultGroup = [
    FluctusBoard.styles,
    css`
      :host {
        display: block;
      }
    `,
  ];

  @property({ attribute: false }) example: Example | undefined;

  /** Its text alternative. */
  @property() label = '';

  /** Shows a board that can be played on. */
  @property({ type: Boolean }) live = false;

  override render(): TemplateResult {
    const { example, label, live } = this;
    if (!example) return html``;
    return live
      ? html`<fluctus-board seats="human human" controls="basic" record=${recordOf(example)}></fluctus-board>`
      : html`${defs}${drawExample(example, label)}`;
  }
}
