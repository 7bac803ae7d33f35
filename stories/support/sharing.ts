import { expect, waitFor } from 'storybook/test';

/** The attributes of a board that can be shared. */
export const sharing = { id: 'shared', share: true, embed: 'https://example.org/embed.html' } as const;

/** The part of a driver that the menu needs. */
interface MenuDriver {
  press(name: string): Promise<void>;
  shows(part: string, text: string): Promise<void>;
}

/** Copies a text by the menu More. The clipboard of the browser stays as it is. */
async function copy(driver: MenuDriver, item: string, message: string): Promise<string> {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  try {
    await driver.press(item);
    await waitFor(() => expect(copied.length).toBe(1));
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
  await driver.shows('panel', message);
  return copied.join();
}

/** Copies the link and the embed code of a board with `sharing`, and checks the text of the game in both. */
export async function sharesGame(driver: MenuDriver, text: string): Promise<void> {
  await driver.press('More');
  const link = new URL(await copy(driver, 'Copy the link', 'Link copied'));
  await expect(link.hash).toBe(`#shared=${text}`);
  const code = await copy(driver, 'Copy the embed code', 'Embed code copied');
  await expect(code).toContain(`<iframe src="https://example.org/embed.html#shared=${text}"`);
}

/** The attributes of a board whose players send each other links. */
export const elsewhere = { id: 'elsewhere', table: 'link' } as const;

/** Opens the form of an invitation. */
export async function invites(driver: MenuDriver): Promise<void> {
  await driver.press('Invite');
  await driver.shows('table', 'Your name');
}
