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

/** A list of fonts ends with a generic name. */
const fonts = /\b(?:serif|sans-serif|monospace|system-ui|cursive|fantasy)$/;

/** The type and the value of a token in the mode 0 (light) or 1 (dark); undefined if the format has no type for it. */
function typed(text, mode) {
  const [, ...pair] = /^light-dark\((#\w+), *(#\w+)\)$/.exec(text) ?? [];
  const value = pair[mode] ?? text;
  const [, number, unit] = /^([\d.]+)(px|rem|ms|s)$/.exec(value) ?? [];
  const [, curve] = /^cubic-bezier\((.*)\)$/.exec(value) ?? [];
  if (value.startsWith('#')) return { $type: 'color', $value: colorValue(value) };
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (unit === 'px' || unit === 'rem') return { $type: 'dimension', $value: { value: Number(number), unit } };
  if (unit) return { $type: 'duration', $value: { value: Number(number), unit } };
  if (fonts.test(value))
    return {
      $type: 'fontFamily',
      $value: value.split(',').map((name) => name.trim().replaceAll(/['"]/g, '')),
    };
  return undefined;
}

/**
 * The custom properties of all elements as Design Tokens (DTCG 2025.10), in one group for each mode: `light` and `dark`. The names
 * are those of the custom properties without the dashes at their start.
 *
 * @param {{ name: string, description?: string, default?: string }[]} properties
 * @param {string} [description] Of the whole.
 */
export function designTokens(properties, description = 'The default tokens of Spielkasten.') {
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
    $description: `${description} The name of the custom property is -- and the name of the token.`,
    light: group(0),
    dark: group(1),
  };
}
