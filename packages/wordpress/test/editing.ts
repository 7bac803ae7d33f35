/** People at a WordPress in Chromium: those who write posts in the editor, and readers. */
import { chromium, type Browser, type FrameLocator, type LaunchOptions, type Page } from 'playwright';
import { launchOptions, undrawnLaunchOptions } from '../../../scripts/browser.mjs';
import type { Site } from './site.js';

/** The parts of the data of WordPress that tests read. */
export interface Block {
  readonly name: string;
  readonly isValid: boolean;
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
}

export const POSITION = 'A....A/....B. A 6,7 2,1 -,-';

/** A folder for pictures of what the tests see; none by default. */
const shots = process.env.WORDPRESS_SHOTS;
export const shoot = async (page: Page, site: Site, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/${name}-${site.version}.png` });
};

/** Starts Chromium, which draws pages only for pictures of them. */
export function launch({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const common = shots ? launchOptions() : undrawnLaunchOptions();
  return chromium.launch({ ...common, ...options, args: [...common.args, ...args] });
}

/** Keeps the guide from covering the editor. */
export const closeGuides = (site: Site): void => {
  site.php(
    `foreach (get_users() as $user) update_user_meta($user->ID, 'wp_persisted_preferences', array('_modified' => gmdate('c'), 'core' => array('enableChoosePatternModal' => false, 'welcomeGuide' => false), 'core/edit-post' => array('welcomeGuide' => false))); return 1;`,
  );
};

/** A page, with the requests to other hosts and the messages of errors. */
export interface Opened {
  readonly page: Page;
  readonly foreign: readonly string[];
  readonly errors: readonly string[];
}

/**
 * Opens a page of a reader, or of somebody who has logged in with a role. An error ends what waits for the page, and is its message; nothing
 * else limits a wait but the suite.
 */
export async function open(
  browser: Browser,
  site: Site,
  role = '',
  viewport = { width: 1280, height: 900 },
): Promise<Opened> {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    // WordPress itself asks for avatars
    const { hostname, origin } = new URL(request.url());
    if (origin !== 'null' && origin !== site.url && !hostname.endsWith('gravatar.com'))
      foreign.push(request.url());
  });
  const fail = (reason: string) => {
    errors.push(reason);
    void context.close({ reason });
  };
  page.on('pageerror', ({ message }) => fail(`The page has an error: ${message}`));
  page.on('response', (response) => {
    if (response.status() >= 500 && response.url().startsWith(site.url))
      fail(`${response.url()} answers ${response.status()}: ${site.faults()}`);
  });
  // without the pages of the login and of what comes after it
  if (role)
    await context.request.post(`${site.url}/wp-login.php`, {
      form: { log: role, pwd: 'password' },
      maxRedirects: 0,
    });
  return { page, foreign, errors };
}

export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe[name="editor-canvas"]');

/** The button that opens the list of blocks: WordPress 6.5 calls it otherwise. */
export const inserter = /^(?:Block Inserter|Toggle block inserter)$/;

/** Opens the editor with a new post; resolves to its canvas. WordPress keeps for the user whether the sidebar was open. */
export async function newPost(page: Page, site: Site): Promise<FrameLocator> {
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  const canvas = canvasOf(page);
  await canvas.getByRole('textbox', { name: 'Add title' }).fill('A post with a board');
  await page.evaluate(`wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/document')`);
  return canvas;
}

export const blocksOf = (page: Page): Promise<Block[]> =>
  page.evaluate<Block[]>(`wp.data.select('core/block-editor').getBlocks()
    .map(({ name, isValid, attributes }) => ({ name, isValid, attributes: { ...attributes, caption: String(attributes.caption ?? '') } }))`);

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Saves as the button does; resolves to the id of the post. */
export const save = (page: Page, status: string): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const { dispatch, select } = wp.data;
    dispatch('core/editor').editPost({ status: '${status}' });
    await dispatch('core/editor').savePost();
    if (!select('core/editor').didPostSaveRequestSucceed()) throw new Error('The post was not saved.');
    return select('core/editor').getCurrentPostId();
  })()`);
