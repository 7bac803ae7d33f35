/**
 * How each framework is told which elements there are, in its own words. That all they add to is an interface, and what
 * they add is mapped from `Boards`, keeps these four the same for any number of games.
 */

const HEAD = `import type { BoardEvents, Boards } from './boards.js';

type Tag = keyof Boards;
type Element<T extends Tag> = Boards[T]['element'];
`;

/** A listener for each event, by the framework's name for it: `on` before the event's own. */
const handlers = (prefix) => `
type Handlers<T extends Tag> = {
  [E in keyof BoardEvents as \`${prefix}\${E}\`]?:
    | ((event: BoardEvents[E] & { readonly currentTarget: Element<T> }) => void)
    | undefined;
};
`;

/** React sets a property where the element has one of that name, else an attribute, which \`false\` takes away. */
const react = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${HEAD}${handlers('on')}
type Own<T extends Tag> = Boards[T]['props'] & Boards[T]['attributes'] & Handlers<T>;

/** What JSX of React takes for the element with this tag. */
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
 * Solid sets properties of elements with a hyphen in their name, and listens with `on:`. It makes the property of what is
 * written as of an attribute, in lower case with hyphens: `no-lit` is `noLit`, and `noLit` is nothing.
 */
const solid = `import type { JSX } from 'solid-js';
${HEAD}${handlers('on:')}
type Lowercased<P> = { [N in keyof P as N extends Lowercase<N & string> ? N : never]: P[N] };
type Own<T extends Tag> = Lowercased<Boards[T]['props']> & Boards[T]['attributes'] & Handlers<T>;

/** What JSX of Solid takes for the element with this tag. */
export type BoardProps<T extends Tag> = Own<T> & Omit<JSX.HTMLAttributes<Element<T>>, keyof Own<T>>;

type Tags = { [T in Tag]: BoardProps<T> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`;

/** Svelte writes \`false\` into an attribute as a word, which HTML takes for true: so hyphenated ones are on or not there. */
const svelte = `import type { HTMLAttributes } from 'svelte/elements';
${HEAD}${handlers('on')}
type Present<A> = { [N in keyof A]?: true | '' | null | undefined };
type Own<T extends Tag> = Boards[T]['props'] & Present<Boards[T]['attributes']> & Handlers<T>;

/** What a template of Svelte takes for the element with this tag. */
export type BoardProps<T extends Tag> = Own<T> & Omit<HTMLAttributes<Element<T>>, keyof Own<T>>;

type Tags = { [T in Tag]: BoardProps<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`;

/** Vue's checker reads \`$props\` and \`$emit\` of a component, whether it is one or not. */
const vue = `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${HEAD}
type Events = { [E in keyof BoardEvents]: (event: BoardEvents[E]) => void };

/** What a template of Vue takes for the element with this tag. */
export type Board<T extends Tag> = new () => Element<T> & {
  /** @deprecated For the types of templates: no element has it. */
  $props: Boards[T]['props'] & Omit<HTMLAttributes, keyof Boards[T]['props']> & PublicProps;
  /** @deprecated For the types of templates: no element has it. */
  $emit: EmitFn<Events>;
};

type Tags = { [T in Tag]: Board<T> };

declare module 'vue' {
  interface GlobalComponents extends Tags {}
  interface HTMLAttributes {
    /** The slot of a board that the element goes to. */
    slot?: string | undefined;
  }
}
`;

export const frameworks = { react, solid, svelte, vue };
