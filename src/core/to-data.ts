/** The most levels of objects in one another, and the most items of an object, that are copied. */
const DEPTH = 12;
const MOST = 10_000;

/**
 * A copy of plain data, so that later changes by the page have no effect. Each property is read once: a proxy of a framework, getters
 * and an object of another window become an object of their own. What is nested too deep, or too long, stays as it is.
 */
export function toData(value: unknown, depth = DEPTH): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value) && value.length > MOST) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, toData(each, depth - 1)] as const);
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
