/** Readers of a post with the puzzle of the day, on the front page of a real WordPress. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright';
import { patience } from '../../table/test/support/processes.js';
import { launch, open, shoot } from './editing.js';
import { versions } from './install.js';
import { startSite, type Site } from './site.js';

/** The part of a board that the test reads. */
type Puzzle = HTMLElement & { readonly record: string; readonly ply: number; readonly solved: boolean };

for (const version of versions)
  describe(`the puzzle of the day in WordPress ${version}`, patience, () => {
    let site: Site;
    let browser: Browser;
    before(async () => {
      site = await startSite(version);
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      site?.stop();
    });

    /** Plays the solution of the puzzle by pressing its squares: `roxbi` is ro and bi, `@ro` is ro. */
    async function solve(page: Page): Promise<void> {
      const board = page.locator('fluctus-board');
      // until its module is there, the board takes no moves
      await board
        .getByText(/^Puzzle:/)
        .first()
        .waitFor();
      const record = await board.evaluate((each) => each.getAttribute('record')!);
      const moves = record.match(/(?:@|\b[a-z]{2}[-x])[a-z]{2}\b/g)!;
      for (let i = 0; i < moves.length; i += 2) {
        for (const square of moves[i]!.match(/^[a-z]{2}|[a-z]{2}$/g)!)
          await board.locator(`[data-square="${square}"]`).click();
        // the board answers
        await page.waitForFunction((ply) => {
          const puzzle = document.querySelector('fluctus-board') as unknown as Puzzle;
          return puzzle.solved || puzzle.ply === ply;
        }, i + 2);
      }
    }

    it('is solved by a reader on the front page, and is solved after a reload', async () => {
      const content =
        '<!-- wp:spielkasten/daily {"game":"fluctus"} --><p class="wp-block-spielkasten-daily">Fluctus</p><!-- /wp:spielkasten/daily -->';
      site.php(
        `$id = wp_insert_post(wp_slash(array('post_type' => 'page', 'post_title' => 'Today', 'post_status' => 'publish', 'post_content' => $data['content'])));
update_option('show_on_front', 'page');
update_option('page_on_front', $id);
return $id;`,
        { content, user: site.users.editor! },
      );
      const { page, foreign, errors } = await open(browser, site, '', { width: 360, height: 740 });
      // the day alone: animations need a clock that runs. A text: the compiler adds names to functions
      await page.addInitScript(`{
        const now = Date.parse('2026-11-24T10:00:00Z');
        const Real = Date;
        globalThis.Date = class extends Real {
          constructor(...given) {
            if (given.length) super(...given);
            else super(now);
          }
          static now() {
            return now;
          }
        };
      }`);
      await page.goto(site.url);
      const daily = page.locator('daily-puzzle');
      await daily.getByText('Tuesday, 24').waitFor();
      await shoot(page, site, 'daily');
      await solve(page);
      await daily.getByText(/^Solved without/).waitFor();
      await daily.getByRole('button', { name: 'Share' }).first().waitFor();
      await shoot(page, site, 'daily-solved');
      const told = await daily.getByText(/^Solved without/).innerText();
      assert.match(told, /1 puzzle in a row/);
      await page.reload();
      await daily.getByText(/^Solved without/).waitFor();
      assert.equal(await daily.getByText(/^Solved without/).innerText(), told);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      assert.deepEqual([foreign, errors, await page.context().cookies()], [[], [], []]);
      await page.context().close();
      assert.equal(site.faults(), '');
    });
  });
