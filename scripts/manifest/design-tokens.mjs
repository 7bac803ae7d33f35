import { writeFileSync } from 'node:fs';

/** The parts of a colour `#rrggbb` or `#rgb`, with or without alpha, as Design Tokens have them. */
function colorValue(hex) {
  const digits = hex.length < 6 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red, green, blue, alpha = 255] = digits.match(/../g).map((pair) => parseInt(pair, 16));
  const part = (n) => Math.round((n / 255) * 1e4) / 1e4;
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(part),
    ...(alpha < 255 && { alpha: part(alpha) }),
    hex: `#${digits.slice(0, 6)}`,
  };
}

/** The type and the value of a token in the mode 0 (light) or 1 (dark); undefined if the format has no type for it. */
function typed(text, mode) {
  const [, ...pair] = /^light-dark\((#\w+), *(#\w+)\)$/.exec(text) ?? [];
  const value = pair[mode] ?? text;
  const [, number, unit] = /^([\d.]+)(px|ms|s)$/.exec(value) ?? [];
  const [, curve] = /^cubic-bezier\((.*)\)$/.exec(value) ?? [];
  if (value.startsWith('#')) return { $type: 'color', $value: colorValue(value) };
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (unit === 'px') return { $type: 'dimension', $value: { value: Number(number), unit } };
  if (unit) return { $type: 'duration', $value: { value: Number(number), unit } };
  if (value.includes('serif'))
    return { $type: 'fontFamily', $value: value.split(',').map((name) => name.trim().replaceAll("'", '')) };
  return undefined;
}

/**
 * The custom properties of all elements as Design Tokens (DTCG 2025.10), in one group for each mode: `light` and `dark`. The names
 * are those of the custom properties without the dashes at their start.
 *
 * @param {{ name: string, description?: string, default?: string }[]} properties
 */
export function designTokens(properties) {
  const group = (mode) =>
    Object.fromEntries(
      properties.flatMap(({ name, description, default: text = '' }) => {
        const token = typed(text, mode);
        return token
          ? [[name.slice(2), { ...token, ...(description && { $description: description }) }]]
          : [];
      }),
    );
  return {
    $description:
      'The default tokens of Spielkasten. The name of the custom property is -- and the name of the token.',
    light: group(0),
    dark: group(1),
  };
}

/** Writes tokens.json from the custom properties in the manifest. */
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
