import type { Shape } from './markup.js';

/** A rule of a style sheet: a selector and its declarations. */
export interface StyleRule {
  /** A class or tag that a shape must have: `.stone`, `text`; empty if there is none. Most rules are ruled out by it. */
  readonly subject: string;
  readonly matches: (shape: Shape) => boolean;
  readonly weight: number;
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

type Test = StyleRule['matches'];

/** A comma or a space that is not in parentheses. */
const comma = /,(?![^(]*\))/;
const space = /\s+(?![^(]*\))/;

const simple = /\.([\w-]+)|:(is|not)\(((?:[^()]|\([^()]*\))*)\)|(:host)|([a-z]+)|[^]/gi;

/** The test of a selector without combinators; undefined if a picture has no such state: `:hover`, `::before`. */
function compoundTest(text: string): Test | undefined {
  const tests: Test[] = [];
  for (const [, name, kind, list = '', host, tag] of text.matchAll(simple)) {
    if (name) tests.push(({ classes }) => classes.includes(name));
    else if (tag) tests.push((shape) => shape.tag === tag);
    else if (host) tests.push(({ parent }) => !parent);
    else if (kind) {
      const inner = list.split(comma).flatMap((each) => selectorTest(each) ?? []);
      tests.push((shape) => inner.some((test) => test(shape)) === (kind === 'is'));
    } else return undefined;
  }
  return (shape) => tests.every((test) => test(shape));
}

const someAncestor = ({ parent }: Shape, test: Test): boolean =>
  parent !== undefined && (test(parent) || someAncestor(parent, test));

/** The test of a selector; undefined if it contains more than classes, tags, `:is`, `:not` and descendants. */
const selectorTest = (text: string): Test | undefined =>
  text
    .trim()
    .split(space)
    .map(compoundTest)
    .reduce((before, test) => before && test && ((shape) => test(shape) && someAncestor(shape, before)));

/** The class, or else the tag, at the start of the last part of a selector. */
const subjectOf = (selector: string): string =>
  /(?:^|\s)(\.[\w-]+|[a-z]+)[^\s()]*$/i.exec(selector.trim())?.[1] ?? '';

/** The specificity: classes count more than tags. The alternatives of `:is` are alike. */
const weigh = (selector: string): number => {
  const text = selector.replace(/,[^()]*/g, '');
  return 100 * text.split('.').length + text.replace(/[.:][\w-]+/g, '').split(/[a-z]+/).length;
};

function styleRules(selectors: string, body: string): readonly StyleRule[] {
  const declarations = body.split(';').flatMap((each) => {
    const [, name, value] = /^\s*([\w-]+):([^]*)$/.exec(each) ?? [];
    return name && value ? [[name, value.trim()] as const] : [];
  });
  return selectors.split(comma).flatMap((selector) => {
    const matches = selectorTest(selector);
    return matches ? [{ subject: subjectOf(selector), matches, weight: weigh(selector), declarations }] : [];
  });
}

const block = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/**
 * Parses the style sheets of a drawing, in the order of their weight. Of the rules in `@`, a picture has those for containers
 * that are narrower than a limit, if `width` is.
 */
export function parseSheet(text: string, width: number): readonly StyleRule[] {
  const rules = Array.from(text.replace(/\/\*[^]*?\*\//g, '').matchAll(block)).flatMap(
    ([, prelude = '', body = '']) => {
      if (!prelude.trim().startsWith('@')) return styleRules(prelude.trim(), body);
      const [, limit = 0] = /^@container[^(]*\(inline-size\s*<\s*(\d+)px/.exec(prelude.trim()) ?? [];
      return width < Number(limit) ? parseSheet(body, width) : [];
    },
  );
  return rules.sort((a, b) => a.weight - b.weight);
}
