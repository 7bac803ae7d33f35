import { css, LitElement, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import type { Game } from '../../src/core/game.js';
import { Match } from '../../src/core/match.js';
import { formatRecord } from '../../src/core/format-record.js';
import type { Example } from '../../src/core/rulebook.js';
import type { Drawing } from '../../src/element/drawing/template.js';
import type { ExampleDrawing } from '../../src/element/model/game-definition.js';

/** Everything that is needed to show the examples of a game's rulebook. */
export interface ExampleKit<S, M, O extends object> {
  readonly tag: string;
  readonly game: Game<S, M, O>;
  /** Other games that an example can name, such as the puzzle of Lucky Numbers, by their ids. */
  readonly others?: ExampleDrawing['games'];
  /** Draws an example with a text alternative in English. */
  readonly drawExample: (example: Example) => Drawing;
  /** The style sheets and the shared SVG definitions that the drawings need in a shadow root. */
  readonly styles: readonly CSSResultGroup[];
  readonly parts: TemplateResult;
}

/** An example of a rulebook: a picture as in the rules dialog, or a playable board with the same position. */
export abstract class StoryExample extends LitElement {
  static override properties: PropertyDeclarations = {
    example: { attribute: false },
    live: { type: Boolean },
  };

  declare example: Example | undefined;

  /** Shows a playable board instead of the picture. */
  declare live: boolean;
}

/** Defines the element that shows the examples of a game, and returns its tag. */
export function defineExample<S, M, O extends object>(kit: ExampleKit<S, M, O>): string {
  const { game, others, drawExample, styles, parts } = kit;

  /** The example as a match: its options, its position, and the moves that lead to it. */
  function matchOf({ game: id = '', options, position, before = [] }: Example): Match<unknown, unknown> {
    const engine = others?.[id]?.game ?? game;
    return new Match<unknown, unknown>(engine, {
      ...(options && { options }),
      ...(position !== undefined && { position }),
      moves: before.map((text) => engine.parseMove(text)),
    });
  }

  const name = `story-example-${game.id}`;
  if (customElements.get(name)) return name;
  customElements.define(
    name,
    class extends StoryExample {
      static override styles: CSSResultGroup = [
        ...styles,
        css`
          :host {
            display: block;
          }
        `,
      ];

      override render(): TemplateResult {
        const { example } = this;
        if (!example) return html``;
        if (!this.live) return html`${parts}${drawExample(example)}`;
        const match = matchOf(example);
        const live = unsafeStatic(others?.[example.game ?? '']?.tag ?? kit.tag);
        const seats = match.game
          .scores(match.state)
          .map(() => 'human')
          .join(' ');
        return html`<${live} seats=${seats} controls="basic" record=${formatRecord(match)}></${live}>`;
      }
    },
  );
  return name;
}
