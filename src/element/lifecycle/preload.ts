import { solvingModule } from '../parts/registry.js';
import { marksModule } from '../parts/marks/marks-controller.js';
import { sessionOf } from '../model/session.js';
import { treeModule } from '../parts/tree/tree-controller.js';

/** Loads the modules that the first render of a board needs. A board far from the viewport is rendered for print at once. */
export function preload(
  { mode, marks }: { readonly mode: string | null | undefined; readonly marks: unknown },
  record: string | undefined,
): void {
  const { explores, solves } = sessionOf(mode);
  const hasMarks = Boolean(marks) || record?.includes('[%marks');
  void Promise.allSettled([
    explores && treeModule.load(),
    solves && solvingModule.load(),
    hasMarks && marksModule.load(),
  ]);
}
