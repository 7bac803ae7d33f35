import type { AnyBoard, Driver } from './board.js';

/** Steps of a test: a description and an action. */
export type Script<D> = readonly (readonly [description: string, act: (board: D) => unknown])[];

/** Steps through the moves of a record, chance included. */
export const eachOf = (record: string): Script<Driver> =>
  record.split(' ').map((move) => [
    move,
    ({ element }) => {
      element.goTo(element.ply + 1);
    },
  ]);

/** A list to which everything that the live region says from now on is added. */
export function listenTo<E extends AnyBoard>({ root }: Driver<E>): string[] {
  const said: string[] = [];
  const add = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records) for (const node of addedNodes) said.push(node.textContent ?? '');
  };
  new MutationObserver(add).observe(root.querySelector('.live')!, { childList: true });
  return said;
}

/** The lines that the live region adds, under the description of the step that caused them. */
export async function transcript<D extends Driver<E>, E extends AnyBoard>(
  board: D,
  script: Script<D>,
): Promise<string[]> {
  const said = listenTo(board);
  const lines: string[] = [];
  for (const [what, act] of script) {
    await act(board);
    await board.settled();
    lines.push(`> ${what}`, ...said.splice(0));
  }
  return lines;
}

/** The lines of a golden file in one language. */
export async function golden(file: URL, index: number): Promise<string[] | undefined> {
  const text = await (await fetch(file)).text();
  return text.trim().split('\n\n')[index]?.split('\n');
}
