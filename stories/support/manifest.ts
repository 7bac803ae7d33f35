import manifest from '../../custom-elements.json' with { type: 'json' };

/** A line of the manifest: an attribute, a member, an event, a slot, a part, a state or a custom property. */
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

/** What the manifest says of one element. */
export interface Face {
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
  readonly modules: readonly { readonly declarations: readonly Face[] }[];
}

const read: object = manifest;
const faces = (read as Manifest).modules.flatMap(({ declarations }) => declarations);

/** The element of that tag. Throws where the manifest has none: run `npm run manifest`. */
export function faceOf(tag: string): Required<Face> {
  const face = faces.find(({ tagName }) => tagName === tag);
  if (!face) throw new Error(`custom-elements.json has no ${tag}.`);
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
    ...face,
  };
}
