import { css, LitElement, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import type { Game } from '../../src/core/game.js';
import { Match } from '../../src/core/match.js';
import { formatRecord } from '../../src/core/format-record.js';
import type { Example } from '../../src/core/rulebook.js';
import type { DrawExample } from '../../src/element/game-definition.js';

/** What an example of a game's rulebook needs to be shown. */
export interface ExampleKit<S, M, O extends object> {
  readonly tag: string;
  readonly game: Game<S, M, O>;
  /** Games that an example may name instead. */
  readonly others?: readonly Game<unknown, unknown>[];
  readonly drawExample: DrawExample;
  /** What a shadow root needs to show its drawings: sheets, and the shared parts before the drawing itself. */
  readonly styles: readonly CSSResultGroup[];
  readonly parts: TemplateResult;
}

/** An example of a rulebook: a still little board as in the rules panel, or a live one with the same scene. */
export abstract class StoryExample extends LitElement {
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
}

/** Defines the element that shows examples of a game, and gives its tag. */
export function defineExample<S, M, O extends object>(kit: ExampleKit<S, M, O>): string {
  const { tag, game, others = [], drawExample, styles, parts } = kit;
  const live = unsafeStatic(tag);

  /** The scene as a match: its options, its position, and the moves before the one in question. */
  function scene({ game: id, options, position, before = [] }: Example): Match<unknown, unknown> {
    const plays = others.find((each) => each.id === id) ?? game;
    return new Match<unknown, unknown>(plays, {
      ...(options && { options }),
      ...(position !== undefined && { position }),
      moves: before.map((text) => plays.parseMove(text)),
    });
  }

  const name = `story-example-${game.id}`;
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
        const { example, label } = this;
        if (!example) return html``;
        if (!this.live) return html`${parts}${drawExample(example, label)}`;
        const match = scene(example);
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
