import { writeFileSync } from 'node:fs';
import { designTokens } from './design-tokens.mjs';

/** Writes tokens.json from the custom properties in the manifest, after the modules have been put in order. */
export const designTokensFile = {
  name: 'design-tokens',
  packageLinkPhase({ customElementsManifest: { modules } }) {
    const all = modules
      .flatMap(({ declarations = [] }) => declarations)
      .flatMap(({ cssProperties = [] }) => cssProperties);
    const first = all.filter(({ name }, i) => all.findIndex((other) => other.name === name) === i);
    writeFileSync('tokens.json', `${JSON.stringify(designTokens(first), null, 2)}\n`);
  },
};
