/** The levels that the headings of rules can have. */
const levels = [2, 3, 4, 5] as const;
export type HeadingLevel = (typeof levels)[number];

/** The forms of the examples: playable, pictures, or none. */
const exampleForms = ['try', 'still', 'none'] as const;
export type ExampleForm = (typeof exampleForms)[number];

/** The longest part of a text that a message quotes. */
const LONGEST_QUOTE = 40;

/** The properties of a rules element, as the page set them; null for a removed attribute. */
export interface RulesProperties {
  readonly rule: unknown;
  readonly headingLevel: unknown;
  readonly examples: unknown;
}

/** A text of an attribute that makes no sense. */
export interface AttributeFault {
  readonly attribute: 'rule' | 'heading-level' | 'examples';
  readonly found: string;
  /** The values that are possible. */
  readonly values: readonly string[];
}

/** The properties of a rules element with their defaults applied. */
export interface RulesSettings {
  /** The numbers of the rules to show, each once; undefined for the whole rulebook. */
  readonly rules: readonly string[] | undefined;
  readonly level: HeadingLevel;
  readonly examples: ExampleForm;
  readonly faults: readonly AttributeFault[];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const quote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

/** Reads the properties of a rules element; `known` are the numbers of the rulebook. Unknown values give the defaults. */
export function parseRulesSettings(
  { rule, headingLevel, examples }: RulesProperties,
  known: readonly string[],
): RulesSettings {
  const faults: AttributeFault[] = [];
  const oneOf = <T extends string | number>(
    attribute: AttributeFault['attribute'],
    value: unknown,
    values: readonly [T, ...T[]],
  ): T => {
    const text = textOf(value);
    const found = values.find((each) => String(each) === text);
    if (text && found === undefined)
      faults.push({ attribute, found: quote(text), values: values.map(String) });
    return found ?? values[0];
  };
  const asked = [...new Set(textOf(rule).split(/\s+/).filter(Boolean))];
  const unknown = asked.filter((each) => !known.includes(each)).join(' ');
  if (unknown) faults.push({ attribute: 'rule', found: quote(unknown), values: [] });
  return {
    rules: asked.length > 0 ? asked.filter((each) => known.includes(each)) : undefined,
    level: oneOf('heading-level', headingLevel, levels),
    examples: oneOf('examples', examples, exampleForms),
    faults,
  };
}
