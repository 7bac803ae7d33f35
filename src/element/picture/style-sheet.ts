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

/** The parts of a text between separators that are not in parentheses. */
function split(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (depth === 0 && separator.test(letter)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.map((part) => part.trim());
}

const simple = /\.([\w-]+)|:(is|not)\(((?:[^()]|\([^()]*\))*)\)|(:host)|([a-z]+)|[^]/gi;

/** The test of a selector without combinators; undefined if a picture has no such state: `:hover`, `::before`. */
function compound(text: string): Test | undefined {
  const tests: Test[] = [];
  for (const [, name, kind, list = '', host, tag] of text.matchAll(simple)) {
    if (name) tests.push(({ classes }) => classes.includes(name));
    else if (tag) tests.push((shape) => shape.tag === tag);
    else if (host) tests.push(({ parent }) => !parent);
    else if (kind) {
      const inner = split(list, /,/).flatMap((each) => selectorTest(each) ?? []);
      tests.push((shape) => inner.some((test) => test(shape)) === (kind === 'is'));
    } else return undefined;
  }
  return (shape) => tests.every((test) => test(shape));
}

const elementBefore = ({ parent }: Shape, shape: Shape) => {
  const siblings = parent?.children.filter((each) => typeof each !== 'string') ?? [];
  return siblings[siblings.indexOf(shape) - 1];
};

const someAncestor = (shape: Shape | undefined, test: Test): boolean =>
  shape !== undefined && (test(shape) || someAncestor(shape.parent, test));

/** The test of a selector; undefined if it contains more than classes, tags, `:is`, `:not` and combinators. */
function selectorTest(text: string): Test | undefined {
  const parts = split(text.replace(/\s*([>+])\s*/g, ' $1').replace(/\s+/g, ' '), / /);
  return parts.reduce<Test | undefined>(
    (before, part, i) => {
      const test = compound(part.replace(/^[>+]/, ''));
      if (!before || !test) return undefined;
      if (i === 0) return test;
      if (part.startsWith('>')) return (shape) => test(shape) && !!shape.parent && before(shape.parent);
      if (part.startsWith('+'))
        return (shape) => {
          const previous = test(shape) && elementBefore(shape, shape);
          return !!previous && before(previous);
        };
      return (shape) => test(shape) && someAncestor(shape.parent, before);
    },
    () => true,
  );
}

/** The class, or else the tag, at the start of the last part of a selector. */
const subjectOf = (selector: string): string =>
  /(?:^|[\s>+])(\.[\w-]+|[a-z]+)[^\s>+()]*$/i.exec(selector)?.[1] ?? '';

/** The specificity: classes count more than tags. The alternatives of `:is` are alike. */
const weigh = (selector: string): number => {
  const text = selector.replace(/,[^()]*/g, '');
  return 100 * text.split('.').length + text.replace(/[.:][\w-]+/g, '').split(/[a-z]+/).length;
};

function styleRules(selectors: string, body: string): readonly StyleRule[] {
  const declarations = split(body, /;/).flatMap((each) => {
    const at = each.indexOf(':');
    return at < 0 ? [] : [[each.slice(0, at).trim(), each.slice(at + 1).trim()] as const];
  });
  return split(selectors, /,/).flatMap((selector) => {
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
