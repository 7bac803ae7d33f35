import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';

declare const axe: { run(element: Element, options: RunOptions): Promise<AxeResults> };

/** The rules that depend on colours. */
const colorRules = ['color-contrast', 'link-in-text-block'];

export interface Audit {
  /** The violations that axe found: one line per element. */
  readonly violations: readonly string[];
  /** The number of elements whose contrast axe could measure; at most 1 without `countsAll`. */
  readonly measured: number;
}

/** Removes gradients from backgrounds, so that only the colour remains: axe cannot measure contrast on gradients. */
function flatten(root: ShadowRoot): void {
  for (const each of root.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(each).backgroundImage.includes('gradient')) each.style.backgroundImage = 'none';
}

/**
 * Sets the fill of all texts to their colour. In forced colours, Chromium reports the fill of the page, which it does not draw, and
 * axe measures it.
 */
function fillWithColor(root: ShadowRoot): void {
  if (!matchMedia('(forced-colors: active)').matches) return;
  for (const each of root.querySelectorAll<HTMLElement>('*'))
    each.style.webkitTextFillColor = getComputedStyle(each).color;
}

/** Audits an element with axe, by all rules or by those that depend on colours. With `countsAll`, `measured` is the whole number. */
export async function audit(
  element: HTMLElement,
  rules: 'all' | 'colors' = 'all',
  countsAll = false,
): Promise<Audit> {
  flatten(element.shadowRoot!);
  fillWithColor(element.shadowRoot!);
  const { violations, passes } = await axe.run(element, {
    // axe names one element at most of each other rule: names of elements take most of its time
    resultTypes: ['violations', ...(countsAll ? (['passes'] as const) : [])],
    ...(rules === 'colors' && { runOnly: { type: 'rule', values: colorRules } }),
  });
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    ),
    measured: passes.find(({ id }) => id === 'color-contrast')?.nodes.length ?? 0,
  };
}
