/** Somebody who has never seen the plugin: from an empty WordPress to a published puzzle, with the time that a person needs. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Locator, Page } from 'playwright';
import { patience } from '../../table/test/support/processes.js';
import { canvasOf, inserter, launch } from './editing.js';
import { versions } from './install.js';
import { startSite, type Site } from './site.js';

/** The operators of the keystroke-level model, in seconds: pressing a key or a button, pointing, and deciding what to do. */
const [KEY, PRESS, POINT, THINK] = [0.28, 0.2, 1.1, 1.35];
/** The time that a person needs at most, without that of the machine, in seconds. */
const GOAL = 120;

/** A person who points, presses and types. */
class Person {
  seconds = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await target.first().click();
    this.seconds += THINK + POINT + PRESS;
  }

  async write(target: Locator, words: string): Promise<void> {
    await this.press(target);
    await this.#page.keyboard.type(words);
    this.seconds += words.length * KEY;
  }
}

for (const version of versions)
  describe(`a new user of WordPress ${version}`, patience, () => {
    let site: Site;
    let browser: Browser;
    before(async () => {
      site = await startSite(version, { plugins: [], isFresh: true });
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      site?.stop();
    });

    it('installs the plugin and publishes a puzzle within two minutes', async (test) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      context.setDefaultTimeout(0);
      const page = await context.newPage();
      page.on(
        'pageerror',
        ({ message }) => void context.close({ reason: `The page has an error: ${message}` }),
      );
      const person = new Person(page);
      // the guide of the editor
      const guide = page.getByRole('dialog');
      await page.addLocatorHandler(guide, () => person.press(guide.getByRole('button', { name: 'Close' })));
      await page.goto(`${site.url}/wp-login.php`);
      await person.write(page.locator('#user_login'), 'administrator');
      await person.write(page.locator('#user_pass'), 'password');
      await person.press(page.locator('#wp-submit'));

      await person.press(page.locator('#menu-plugins > a'));
      await person.press(page.locator('.page-title-action', { hasText: 'Add' }));
      await person.press(page.locator('.upload-view-toggle'));
      // the field, and the file in the window of the system
      await page.locator('#pluginzip').setInputFiles('packages/wordpress/dist/spielkasten.zip');
      person.seconds += 2 * (THINK + POINT + PRESS) + PRESS;
      await person.press(page.locator('#install-plugin-submit'));
      await person.press(page.getByRole('link', { name: 'Activate Plugin' }));

      await person.press(page.locator('#menu-posts > a'));
      await person.press(page.locator('.page-title-action', { hasText: 'Add' }));
      const canvas = canvasOf(page);
      const title = canvas.getByRole('textbox', { name: 'Add title' });
      await title.waitFor();
      await person.write(title, 'Puzzle of the week');
      await person.press(page.getByRole('button', { name: inserter }));
      await person.write(page.getByRole('searchbox'), 'puzzle');
      await person.press(page.locator('.block-editor-block-types-list__item', { hasText: /^Puzzle$/ }));

      const square = (name: string) => canvas.locator(`fluctus-board[seats] [data-square="${name}"]`);
      const play = async (move: string, ...names: readonly string[]) => {
        for (const name of names) await person.press(square(name));
        await page.waitForFunction(
          `document.querySelector('iframe[name="editor-canvas"]').contentDocument.querySelector('fluctus-board[seats]')?.record.includes('${move}')`,
        );
      };
      await play('@ro', 'ro');
      await play('@go', 'go');
      await person.press(page.getByRole('button', { name: 'Take the position', exact: true }));
      await canvas.locator('fluctus-board[seats] [data-square="ri"]').waitFor();
      await play('@ri', 'ri');
      await person.press(page.getByRole('button', { name: 'Take the moves', exact: true }));
      await canvas.locator('fluctus-board[mode="puzzle"][record]').waitFor();
      await person.press(page.getByRole('button', { name: 'Publish', exact: true }));
      await person.press(
        page
          .getByRole('region', { name: 'Editor publish' })
          .getByRole('button', { name: 'Publish', exact: true }),
      );
      await page.waitForFunction(
        `wp.data.select('core/editor').isCurrentPostPublished() && !wp.data.select('core/editor').isSavingPost()`,
      );
      const address = await page.evaluate<string>(`wp.data.select('core/editor').getPermalink()`);
      await page.goto(address);
      await page.locator('fluctus-board:defined [data-square]').first().waitFor();
      assert.equal(await page.locator('fluctus-board').getAttribute('record'), '1. @ri');
      test.diagnostic(`${person.seconds.toFixed(1)} s of a person`);
      assert.ok(person.seconds <= GOAL, `${person.seconds} s`);
      assert.equal(site.faults(), '');
    });
  });
