import manifest from '../../custom-elements.json' with { type: 'json' };

/** An entry of the manifest: an attribute, a member, an event, a slot, a part, a state or a custom property. */
export interface Entry {
  readonly name: string;
  readonly description?: string;
  readonly kind?: 'field' | 'method';
  readonly type?: { readonly text: string };
  readonly default?: string;
  readonly readonly?: boolean;
  readonly fieldName?: string;
  readonly attribute?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly optional?: boolean;
    readonly default?: string;
  }[];
  readonly return?: { readonly type?: { readonly text: string } };
}

/** The public interface of one element, as the manifest lists it. */
export interface ElementInterface {
  readonly tagName?: string;
  readonly description?: string;
  readonly attributes?: readonly Entry[];
  readonly members?: readonly Entry[];
  readonly events?: readonly Entry[];
  readonly slots?: readonly Entry[];
  readonly cssParts?: readonly Entry[];
  readonly cssStates?: readonly Entry[];
  readonly cssProperties?: readonly Entry[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly ElementInterface[] }[];
}

const read: object = manifest;
const elements = (read as Manifest).modules.flatMap(({ declarations }) => declarations);

/** The public interface of the element with that tag. Throws if the manifest has none; then run `npm run manifest`. */
export function interfaceOf(tag: string): Required<ElementInterface> {
  const found = elements.find(({ tagName }) => tagName === tag);
  if (!found) throw new Error(`custom-elements.json has no ${tag}.`);
  return {
    tagName: tag,
    description: '',
    attributes: [],
    members: [],
    events: [],
    slots: [],
    cssParts: [],
    cssStates: [],
    cssProperties: [],
    ...found,
  };
}

/** The name of the argument that listens to an event: `onGameMove` for `game-move`. */
export const listenerOf = (event: string): string =>
  `on-${event}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
