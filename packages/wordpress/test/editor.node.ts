/** The editor of a real WordPress in Chromium: insert, play, take the moves, publish, open again, and what readers see. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright';
import { page as codeOf } from '../../../site/composer/code.js';
import { patience } from '../../table/test/support/processes.js';
import {
  blocksOf,
  closeGuides,
  inserter,
  launch,
  newPost,
  open as openPage,
  POSITION,
  press,
  save,
  shoot as shootPage,
  type Block,
} from './editing.js';
import { versions } from './install.js';
import { startSite, type Site } from './site.js';

const post = { game: 'fluctus', lang: '', theme: '', look: '', colours: {}, width: '' };
/** What an author copies from the composer: a replay with a mistake in its last move, and rules; and the puzzle of the day. */
const copied = [
  codeOf(
    {
      ...post,
      ...{ kind: 'replay', tag: 'fluctus-board', bundle: 'fluctus-board' },
      // the record, which is wrong, has no such ply
      attributes: { mode: 'replay', follow: '', ply: '9' },
      text: '1. @ro @go {*a* & _b_} 2. ro-gi',
      caption: 'Ada & Bo',
    },
    '1.0.0',
  ),
  codeOf(
    {
      ...post,
      ...{ kind: 'rule', tag: 'fluctus-rules', bundle: 'fluctus-rules' },
      attributes: { rule: 'F6' },
      text: 'Fluctus F6',
      caption: '',
    },
    '1.0.0',
  ),
  '<daily-puzzle game="luzi">Luzi und Joe</daily-puzzle>',
].join('\n');

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const version of versions)
  describe(`the editor of WordPress ${version}`, patience, () => {
    let site: Site;
    let browser: Browser;
    before(async () => {
      site = await startSite(version);
      closeGuides(site);
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      site?.stop();
    });

    const open = (role?: string, width = 1280) => openPage(browser, site, role, { width, height: 900 });
    const shoot = (page: Page, name: string) => shootPage(page, site, name);
    const reopened = async (page: Page, id: number) => {
      await page.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`);
      await page.waitForFunction(`wp.data.select('core/block-editor').getBlockCount() > 0`);
      return blocksOf(page);
    };

    it('lets an author insert a puzzle, play it, publish it and open it again', async () => {
      const { page, foreign, errors } = await open('author');
      const canvas = await newPost(page, site);
      await page.getByRole('button', { name: inserter }).first().click();
      await page.getByRole('searchbox').fill('puzzle');
      await shoot(page, 'insert');
      await page
        // not the pattern, whose name begins with the same word
        .locator('.block-editor-block-types-list__item', { hasText: /^Puzzle$/ })
        .click();
      const board = canvas.locator('fluctus-board[seats]');
      await board.locator('[data-square]').first().waitFor();
      // a real press on the board, which the editor must not take for its own
      await board.locator('[data-square="ro"]').click();
      await page.waitForFunction(
        `document.querySelector('iframe[name="editor-canvas"]').contentDocument.querySelector('fluctus-board[seats]')?.record.includes('@ro')`,
      );
      await shoot(page, 'play');
      await board.evaluate((element, position) => {
        (element as HTMLElement & { position: string }).position = position;
      }, POSITION);
      await press(page, 'Take the position');
      await canvas.locator(`fluctus-board[seats][position="${POSITION}"] [data-square="bi"]`).waitFor();
      await canvas.locator('fluctus-board[seats]').evaluate((element) => {
        (element as HTMLElement & { play(move: string): void }).play('roxbi');
      });
      await press(page, 'Take the moves');
      await canvas.locator('fluctus-board[mode="puzzle"][record]').waitFor();
      await canvas.getByRole('textbox', { name: 'Caption' }).fill('Straight through the centre');
      await shoot(page, 'publish');
      await press(page, 'Publish');
      await page
        .getByRole('region', { name: 'Editor publish' })
        .getByRole('button', { name: 'Publish', exact: true })
        .click();
      await page.waitForFunction(`(() => {
      const { didPostSaveRequestFail, isCurrentPostPublished, isSavingPost } = wp.data.select('core/editor');
      if (didPostSaveRequestFail()) throw new Error('The post was not published.');
      return isCurrentPostPublished() && !isSavingPost();
    })()`);
      const id = await page.evaluate<number>(`wp.data.select('core/editor').getCurrentPostId()`);
      const [saved] = await blocksOf(page);
      assert.match(String(saved!.attributes.record), /roxbi/);
      assert.match(String(saved!.attributes.src), /fluctus-puzzle.*\.jpg$/);
      const [block] = await reopened(page, id);
      assert.deepEqual(
        [block!.name, block!.isValid, block!.attributes.position],
        ['spielkasten/board', true, POSITION],
      );
      assert.equal(await page.evaluate(`wp.data.select('core/editor').isEditedPostDirty()`), false);
      assert.deepEqual([foreign, errors], [[], []]);
      // saving again takes no other picture
      await save(page, 'publish');
      const pictures =
        'return count(get_posts(array("post_type" => "attachment", "post_status" => "any", "numberposts" => -1)));';
      assert.equal(site.php(pictures), 1);

      await page.context().close();
      for (const [name, width, scheme] of [
        ['post', 1280, 'light'],
        ['phone', 360, 'dark'],
      ] as const) {
        site.php('update_option("spielkasten", array("scheme" => $data["scheme"])); return 1;', { scheme });
        const reader = await open(undefined, width);
        await reader.page.goto(`${site.url}/?p=${id}`);
        await reader.page.locator('fluctus-board:defined [data-square]').first().waitFor();
        await shoot(reader.page, name);
        const seen = await reader.page.evaluate<
          unknown[]
        >(`[document.documentElement.scrollWidth <= innerWidth,
        document.querySelector('fluctus-board').textContent.includes('Straight through'), getComputedStyle(document.querySelector('fluctus-board')).colorScheme, document.cookie]`);
        assert.deepEqual(seen, [true, true, scheme, '']);
        assert.deepEqual([reader.foreign, reader.errors], [[], []]);
        await reader.page.context().close();
      }
      const still = await browser.newContext({ javaScriptEnabled: false });
      const page2 = await still.newPage();
      await page2.goto(`${site.url}/?p=${id}`);
      await page2.locator('fluctus-board img').waitFor();
      const image = await page2.locator('fluctus-board img').getAttribute('alt');
      assert.match(image!, /[Rr]ed/);
      await shoot(page2, 'no-scripts');
      await still.close();
      const feed = await (await fetch(`${site.url}/?feed=rss2`)).text();
      assert.match(feed, /fluctus-puzzle[^"]*\.jpg/);
      assert.doesNotMatch(feed, /roxbi/);
      assert.equal(site.faults(), '');
    });

    for (const role of version === 'newest' ? ['administrator', 'contributor'] : ['administrator'])
      it(`keeps every kind of block of an ${role}, with a hostile text, after a reload`, async () => {
        const { page, errors } = await open(role);
        await newPost(page, site);
        const hostile = `1. @ro {a --> [gallery] "q" 1 < 2 &lt; 🙂} @go`;
        const data = JSON.stringify({ position: POSITION, record: hostile });
        await page.evaluate(`(() => {
        const { position, record } = ${data};
        const codes = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
        const board = (attributes) => wp.blocks.createBlock('spielkasten/board', { game: 'fluctus', ...attributes });
        wp.data.dispatch('core/block-editor').insertBlocks([
          board({}),
          board({ mode: 'diagram', position, marks: 'ro-bi' }),
          board({ mode: 'replay', record: record.replace(/[<>&]/g, (found) => codes[found]), text: record, caption: 'Here' }),
          board({ game: 'luzi', mode: 'play' }),
          wp.blocks.createBlock('spielkasten/rules', { game: 'glux', rule: 'G1' }),
        ]);
      })()`);
        const id = await save(page, role === 'contributor' ? 'pending' : 'publish');
        const blocks = await reopened(page, id);
        assert.deepEqual(
          blocks.map(({ isValid }) => isValid),
          [true, true, true, true, true],
        );
        const boards = blocks.slice(0, 4);
        // without the right to upload there are no pictures
        assert.deepEqual(
          boards.map(({ attributes }) => Boolean(attributes.src)),
          Array(4).fill(role !== 'contributor'),
        );
        const html = site.php<string>(
          'return apply_filters("the_content", get_post($data["id"])->post_content);',
          { id },
        );
        assert.match(
          html,
          /record="1\. @ro \{a --&gt; &#091;gallery&#093; &quot;q&quot; 1 &lt; 2 &amp;lt; 🙂\} @go"/,
        );
        assert.deepEqual(errors, []);
        await page.context().close();
      });

    it('tells a mistake with its rule, turns pasted code into a block, and links words of a text to a move', async () => {
      const { page, errors } = await open('author');
      const canvas = await newPost(page, site);
      const result = await page.evaluate<Block[]>(
        `wp.blocks.rawHandler({ HTML: '<fluctus-board id="g1" mode="replay" record="1. @ro @go 2. ro-ro">1. @ro</fluctus-board>' })`,
      );
      assert.deepEqual(
        [result[0]!.name, result[0]!.attributes.id, result[0]!.attributes.mode],
        ['spielkasten/board', 'g1', 'replay'],
      );
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((code) => navigator.clipboard.writeText(code), copied);
      // from the title to the first paragraph
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+v');
      const notice = canvas.locator('.components-notice.is-error');
      await notice.waitFor();
      assert.match(await notice.innerText(), /F\d+/);
      await shoot(page, 'error');
      await page.evaluate(
        `wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('core/paragraph', { content: '1. @ro begins.' }))`,
      );
      const paragraph = canvas.getByText('1. @ro begins.');
      await paragraph.click();
      await page.keyboard.press('Home');
      for (let i = 0; i < 6; i += 1) await page.keyboard.press('Shift+ArrowRight');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Move on a board' }).click();
      await canvas.locator('game-move').waitFor();
      await shoot(page, 'move');
      const [board, rules, daily, text] = await blocksOf(page);
      const { game, mode, follow, record, caption } = board!.attributes;
      assert.deepEqual(
        { game, mode, follow, record, caption },
        {
          ...{ game: 'fluctus', mode: 'replay', follow: true },
          ...{ record: '1. @ro @go {*a* &amp; _b_} 2. ro-gi', caption: 'Ada &amp; Bo' },
        },
      );
      assert.deepEqual([rules!.name, rules!.attributes.rule], ['spielkasten/rules', 'F6']);
      assert.deepEqual([daily!.name, daily!.attributes.game], ['spielkasten/daily', 'luzi']);
      assert.match(
        String(text!.attributes.content),
        new RegExp(`<game-move board="${String(board!.attributes.id)}">1\\. @ro</game-move>`),
      );
      assert.deepEqual(errors, []);
      await page.context().close();
    });

    it('takes a game with an arrow and a comment, without notation', async () => {
      const { page, errors } = await open('author');
      const canvas = await newPost(page, site);
      await page.evaluate(`wp.data.dispatch('core/block-editor').insertBlocks(
      wp.blocks.createBlock('spielkasten/board', { game: 'fluctus', mode: 'replay' }))`);
      const square = (name: string) => canvas.locator(`fluctus-board[seats] [data-square="${name}"]`);
      const played = (moves: string) =>
        page.waitForFunction(
          `document.querySelector('iframe[name="editor-canvas"]').contentDocument.querySelector('fluctus-board[seats]')?.record.includes('${moves}')`,
        );
      await square('ro').click();
      await played('@ro');
      await square('go').click();
      await played('@go');
      const middle = async (name: string) => {
        const { x, y, width, height } = (await square(name).boundingBox())!;
        return [x + width / 2, y + height / 2] as const;
      };
      // squares that are in view with the last move
      await page.mouse.move(...(await middle('gi')));
      await page.mouse.down({ button: 'right' });
      await page.mouse.move(...(await middle('yi')));
      await page.mouse.up({ button: 'right' });
      await page.waitForFunction(
        `document.querySelector('iframe[name="editor-canvas"]').contentDocument.querySelector('fluctus-board[seats]').marks === 'gi-yi'`,
      );
      await shoot(page, 'arrow');
      await press(page, 'Take the moves');
      await canvas.locator('fluctus-board[mode="replay"]:not([seats])').waitFor();
      assert.equal(
        await page.getByLabel('Moves', { exact: true }).inputValue(),
        '1. @ro @go {[%marks gi-yi]}',
      );
      await press(page, 'Comments on the moves');
      const comments = page.locator('.components-panel__body', { hasText: 'Comments on the moves' });
      const [start, ...moves] = await comments.locator('label').allInnerTexts();
      assert.match(start!, /^before the first move$/i);
      assert.deepEqual(moves, ['1. @ro', '1... @go']);
      await comments.getByLabel('1... @go').fill('Green follows. ');
      await shoot(page, 'comment');
      const [block] = await blocksOf(page);
      assert.equal(block!.attributes.record, '1. @ro @go {[%marks gi-yi] Green follows.}');
      assert.deepEqual(errors, []);
      await page.context().close();
    });

    it('is played and taken with keys alone', async () => {
      const { page, errors } = await open('author');
      const canvas = await newPost(page, site);
      await page.evaluate(`wp.data.dispatch('core/block-editor').insertBlocks(
      wp.blocks.createBlock('spielkasten/board', { game: 'fluctus', mode: 'puzzle' }))`);
      const has = (condition: string) =>
        page.waitForFunction(
          `(({ activeElement }) => activeElement?.localName === 'fluctus-board' && (${condition}))(document.querySelector('iframe[name="editor-canvas"]').contentDocument)`,
        );
      const move = async (square: string) => {
        await canvas.locator(`fluctus-board[seats] [data-square="${square}"]`).focus();
        await page.keyboard.press('Enter');
        await has(`activeElement.record.includes('@${square}')`);
      };
      /** Goes to a button above the block, as the editor says: Alt+F10, and arrows. */
      const take = async (name: string) => {
        await page.keyboard.press('Alt+F10');
        await page.waitForFunction(`document.activeElement.closest('[role="toolbar"]')`);
        const label = 'document.activeElement.ariaLabel ?? document.activeElement.textContent';
        const passed: unknown[] = [];
        while ((await page.evaluate(label)) !== name) {
          passed.push(await page.evaluate(label));
          assert.ok(passed.length < 20, `${name} is not among ${passed.join(', ')}`);
          await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('Enter');
      };
      await has('true');
      await move('ro');
      await take('Take the position');
      await has(`activeElement.getAttribute('position')`);
      await move('go');
      await take('Take the moves');
      await canvas.locator('fluctus-board[mode="puzzle"][record]').waitFor();
      const [block] = await blocksOf(page);
      assert.match(String(block!.attributes.record), /^1\. @go$/);
      assert.deepEqual(errors, []);
      await page.context().close();
    });

    if (version !== 'newest') return;

    it('has a sidebar in which each control has a name', async () => {
      const { page } = await open('author');
      await newPost(page, site);
      for (const [name, attributes] of [
        ['board', { game: 'fluctus', mode: 'replay', record: '1. @ro {A corner.} @go' }],
        ['board', { game: 'luzi', mode: 'puzzle' }],
        ['rules', { game: 'fluctus' }],
        ['daily', { game: 'luzi' }],
      ] as const) {
        const data = JSON.stringify(attributes);
        await page.evaluate(
          `wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('spielkasten/${name}', ${data}))`,
        );
        const inspector = page.locator('.block-editor-block-inspector');
        // the one before has another game
        const game = attributes.game;
        await page.waitForFunction(
          `Array.from(document.querySelectorAll('.block-editor-block-inspector label')).find(({ textContent }) => textContent === 'Game')?.control.value === '${game}'`,
        );
        const closed = inspector.locator('.components-panel__body-toggle[aria-expanded="false"]');
        while ((await closed.count()) > 0) await closed.first().press('Enter');
        await page.addScriptTag({ content: axe });
        const found = await page.evaluate<unknown[]>(
          `axe.run('.block-editor-block-inspector').then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))`,
        );
        assert.deepEqual(found, [], name);
      }
      await page.context().close();
    });

    it('inserts patterns as valid blocks', async () => {
      const { page } = await open('administrator');
      await newPost(page, site);
      const valid = await page.evaluate<boolean[]>(`(async () => {
      const patterns = await wp.apiFetch({ path: '/wp/v2/block-patterns/patterns' });
      return patterns.filter(({ name }) => name.startsWith('spielkasten/')).flatMap(({ content }) => wp.blocks.parse(content).map(({ isValid, originalContent }) => isValid || originalContent));
    })()`);
      assert.deepEqual(valid, Array(12).fill(true));
      await page.context().close();
    });
  });
