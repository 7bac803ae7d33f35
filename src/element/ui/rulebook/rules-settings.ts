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
  /** The ids of the examples to show, by rule; a rule that is missing shows all of its own. */
  readonly only: Readonly<Record<string, readonly string[]>>;
  readonly level: HeadingLevel;
  readonly examples: ExampleForm;
  readonly faults: readonly AttributeFault[];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const quote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

/** The rules and examples that the words of the attribute `rule` name: `F6`, or `F6:capture` for one example of it. */
function chosenRules(words: readonly string[]): Required<Pick<RulesSettings, 'rules' | 'only'>> {
  const rules = [...new Set(words.map((word) => word.replace(/:.*/, '')))];
  const named = rules.filter((rule) => !words.includes(rule));
  const examples = (rule: string) =>
    words.flatMap((word) => (word.startsWith(`${rule}:`) ? word.slice(rule.length + 1) : []));
  return { rules, only: Object.fromEntries(named.map((rule) => [rule, examples(rule)])) };
}

/**
 * Reads the properties of a rules element; `known` are the words that `rule` can have: the numbers of the rules, and of each example
 * the number with its id. Unknown values give the defaults.
 */
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
  if (unknown) {
    const [rule] = unknown.split(':');
    const own = known.filter((each) => each.startsWith(`${rule}:`));
    const values = own.length > 0 ? own : known.filter((each) => !each.includes(':'));
    faults.push({ attribute: 'rule', found: quote(unknown), values });
  }
  const { rules, only } = chosenRules(asked.filter((each) => known.includes(each)));
  return {
    rules: asked.length > 0 ? rules : undefined,
    only,
    level: oneOf('heading-level', headingLevel, levels),
    examples: oneOf('examples', examples, exampleForms),
    faults,
  };
}
