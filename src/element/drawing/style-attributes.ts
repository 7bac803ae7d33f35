import { formatColor, parseColor } from './style-values.js';

/** The properties of CSS that SVG has as attributes, or that have an equivalent there. */
const drawn =
  /^(fill|stroke|stop-|font|text-anchor|letter-spacing|paint-order|opacity|display|transform$|translate$|filter$)/;

/** Attributes of the markup that a picture does not need. */
const dropped = /^(class|part|role|data-.*|aria-.*)$/;

const fontShorthand = /^(italic )?(?:(\d+) )?([\d.]+)(?:px)?(?: ?\/ ?[\d.]+)? (.+)$/;

/** The attributes of a declaration; `before` is the transform of the markup. */
function attributesFor(name: string, value: string, before = ''): readonly (readonly [string, string])[] {
  if (name === 'font') {
    const [, style, weight, size = '', family = ''] = fontShorthand.exec(value) ?? [];
    return [
      ...(style ? [['font-style', 'italic'] as const] : []),
      ...(weight ? [['font-weight', weight] as const] : []),
      ['font-size', size],
      ['font-family', family.replaceAll('"', "'")],
    ];
  }
  if (name === 'translate') return [['transform', `translate(${value.replace(' ', ',')})${before}`]];
  return [[name, value]];
}

/** Writes the opacity of a colour as an attribute of its own: not every reader of SVG knows `#rrggbbaa`. */
function splitOpacity(attributes: Map<string, string>, name: string, opacityName: string): void {
  const color = parseColor(attributes.get(name) ?? '');
  if (!color || color[3] === 1) return;
  const [r, g, b, alpha] = color;
  attributes.set(name, formatColor([r, g, b, 1]));
  const opacity = alpha * Number(attributes.get(opacityName) ?? 1);
  attributes.set(opacityName, String(Math.round(opacity * 1000) / 1000));
}

/** The attributes of a shape: those of its markup, and its style, whose functions `resolve` replaces. Later ones win. */
export function attributesOf(
  markup: Iterable<readonly [string, string]>,
  style: readonly (readonly [string, string])[],
  resolve: (value: string) => string,
): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [name, value] of markup) if (!dropped.test(name)) attributes.set(name, resolve(value));
  for (const [property, value] of style)
    if (drawn.test(property)) {
      const plain = resolve(value).replace(/([\d.])px\b/g, '$1');
      for (const [name, text] of attributesFor(property, plain, attributes.get('transform')))
        attributes.set(name, text);
    }
  splitOpacity(attributes, 'fill', 'fill-opacity');
  splitOpacity(attributes, 'stroke', 'stroke-opacity');
  splitOpacity(attributes, 'stop-color', 'stop-opacity');
  return attributes;
}
