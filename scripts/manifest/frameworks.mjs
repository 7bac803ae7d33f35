/**
 * The declarations of the elements for each framework. Each adds to an interface of the framework and maps its members
 * from `Boards`, so that these texts are the same for any number of games.
 */

const HEAD = `import type { BoardEvents, Boards } from './boards.js';

type Tag = keyof Boards;
type Element<T extends Tag> = Boards[T]['element'];
`;

/** A property for the listener of each event: a prefix of the framework, and the name of the event. */
const handlers = (prefix) => `
type Handlers<T extends Tag> = {
  [E in keyof BoardEvents as \`${prefix}\${E}\`]?:
    | ((event: BoardEvents[E] & { readonly currentTarget: Element<T> }) => void)
    | undefined;
};
`;

/** React sets a property if the element has one with that name, otherwise an attribute; `false` removes an attribute. */
const react = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${HEAD}${handlers('on')}
type Own<T extends Tag> = Boards[T]['props'] & Boards[T]['attributes'] & Handlers<T>;

/** The properties of the element with this tag in React's JSX. */
export type BoardProps<T extends Tag> = Own<T> &
  Omit<DetailedHTMLProps<HTMLAttributes<Element<T>>, Element<T>>, keyof Own<T>> & { class?: string | undefined };

type Tags = { [T in Tag]: BoardProps<T> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`;

/**
 * Solid sets properties on custom elements, and listens with `on:`. It derives the name of a property from that of the
 * attribute: `no-lit` sets `noLit`, while `noLit` sets nothing.
 */
const solid = `import type { JSX } from 'solid-js';
${HEAD}${handlers('on:')}
type Lowercased<P> = { [N in keyof P as N extends Lowercase<N & string> ? N : never]: P[N] };
type Own<T extends Tag> = Lowercased<Boards[T]['props']> & Boards[T]['attributes'] & Handlers<T>;

/** The properties of the element with this tag in Solid's JSX. */
export type BoardProps<T extends Tag> = Own<T> & Omit<JSX.HTMLAttributes<Element<T>>, keyof Own<T>>;

type Tags = { [T in Tag]: BoardProps<T> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`;

/** Svelte writes `false` into an attribute as a text, which HTML reads as true: hyphenated boolean attributes are true or absent. */
const svelte = `import type { HTMLAttributes } from 'svelte/elements';
${HEAD}${handlers('on')}
type Present<A> = { [N in keyof A]?: boolean extends A[N] ? true | '' | null | undefined : A[N] };
type Own<T extends Tag> = Boards[T]['props'] & Present<Boards[T]['attributes']> & Handlers<T>;

/** The properties of the element with this tag in a Svelte template. */
export type BoardProps<T extends Tag> = Own<T> & Omit<HTMLAttributes<Element<T>>, keyof Own<T>>;

type Tags = { [T in Tag]: BoardProps<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`;

/** Vue's type checker reads `$props` and `$emit` of a component, and of a custom element. */
const vue = `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${HEAD}
type Events = { [E in keyof BoardEvents]: (event: BoardEvents[E]) => void };

/** The type of the element with this tag in a Vue template. */
export type Board<T extends Tag> = new () => Element<T> & {
  /** @deprecated Exists only for the types of templates. */
  $props: Boards[T]['props'] & Omit<HTMLAttributes, keyof Boards[T]['props']> & PublicProps;
  /** @deprecated Exists only for the types of templates. */
  $emit: EmitFn<Events>;
};

type Tags = { [T in Tag]: Board<T> };

declare module 'vue' {
  interface GlobalComponents extends Tags {}
  interface HTMLAttributes {
    /** The slot of a board for this element. */
    slot?: string | undefined;
  }
}
`;

export const frameworks = { react, solid, svelte, vue };
