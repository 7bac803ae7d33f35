import { marksModule } from '../marks/marks-controller.js';
import { treeModule } from '../tree/tree-controller.js';

/** Loads the modules that the first render of a board waits for. A board far from the viewport is rendered for print at once. */
export function preload(
  { mode, marks }: { readonly mode: string | null | undefined; readonly marks: string | null | undefined },
  record: string | undefined,
): void {
  const hasMarks = Boolean(marks) || record?.includes('[%marks');
  for (const module of [mode === 'replay' && treeModule, hasMarks && marksModule])
    if (module) module.load().catch(() => undefined);
}
