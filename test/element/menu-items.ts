import type { Driver } from '../support/board.js';

/** The text of the message in the menu. */
export const messageOf = (board: Driver): string => board.text('.message p');

/** Runs a test with a clipboard that takes or refuses texts; returns the texts. */
export async function withClipboard(
  granted: boolean,
  run: (copied: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const copied: string[] = [];
  const writeText = (each: string) => {
    copied.push(each);
    return granted ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'));
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  try {
    await run(copied);
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
  return copied;
}

/** Chooses an item of the menu and waits for the message. */
export async function chooseItem(board: Driver, name: string, menu = 'More'): Promise<void> {
  await board.click('button', menu);
  await board.until(() => board.has('button', name));
  await board.click('button', name);
  await board.until(() => messageOf(board));
}

/** Copies a text by the menu. */
export async function copy(board: Driver, name: string): Promise<string> {
  const [text = ''] = await withClipboard(true, async (copied) => {
    await chooseItem(board, name);
    // another message may have been there
    await board.until(() => copied.length > 0);
  });
  return text;
}
