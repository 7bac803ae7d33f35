const { structuredClone: clone } = globalThis as { structuredClone?: <T>(value: T) => T };

/** A copy of plain data. The page of some unit tests has no `structuredClone`. */
export const copyOf = <T>(value: T): T => (clone ? clone(value) : (JSON.parse(JSON.stringify(value)) as T));
