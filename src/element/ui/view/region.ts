import { Directive, directive, type ChildPart, type DirectiveResult } from 'lit/directive.js';
import { setChildPartValue } from 'lit/directive-helpers.js';

/** A part of a template that can be rendered again without the rest. */
export class Region {
  /** The place in the template, once it is rendered. */
  place: ChildPart | undefined;
  readonly content: () => unknown;

  constructor(content: () => unknown) {
    this.content = content;
  }

  /** Renders the content again. */
  refresh(): void {
    if (this.place) setChildPartValue(this.place, this.content());
  }
}

/** Renders the content of a region at its place. */
export const region: (of: Region) => DirectiveResult = directive(
  class extends Directive {
    render(of: Region): unknown {
      return of.content();
    }

    override update(place: ChildPart, [of]: [Region]): unknown {
      of.place = place;
      return this.render(of);
    }
  },
);
