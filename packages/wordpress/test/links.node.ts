/** Links to boards in posts of a real WordPress without the plugin, which embeds them by oEmbed. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Frame, Page } from 'playwright';
import { createEmbed } from 'spielkasten-table';
import { serve } from '../../../scripts/serve.mjs';
import { patience } from '../../table/test/support/processes.js';
import { closeGuides, launch, newPost, open, save, shoot } from './editing.js';
import { versions } from './install.js';
import { startSite, type Site } from './site.js';

const { page } = (await import(
  import.meta.resolve('spielkasten/page.js')
)) as typeof import('../../../src/page.js');

const puzzle = {
  game: 'fluctus',
  mode: 'puzzle',
  position: 'A....A/....B. A 6,7 2,1 -,-',
  record: '1. roxbi',
};
/** Boards whose pages are low and high, by what their frames are for. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fluctus: puzzle,
  glux: { game: 'glux' },
  'lucky-numbers': { game: 'lucky-numbers' },
  luzi: { game: 'luzi' },
};
const viewports = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 1280, height: 900 },
] as const;
/** A server of files that has a certificate of its own, as WordPress 7.1 takes pasted links with https alone. */
async function serveSecurely(mounts: Readonly<Record<string, string>>, folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject], {
    stdio: 'ignore',
  });
  // a frame without an origin asks for scripts as any other site does
  const files = await serve(mounts, { headers: { 'access-control-allow-origin': '*' } });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const embed = await createEmbed({ url: address });
  server.on('request', (request, response) => {
    if (!embed(request, response)) files.server.emit('request', request, response);
  });
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await files.close();
  };
  return { address, close };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

for (const version of versions)
  describe(`a link to a board in WordPress ${version} without the plugin`, patience, () => {
    let site: Site;
    let boards: Awaited<ReturnType<typeof serveSecurely>>;
    let address: string;
    let browser: Browser;
    const folder = mkdtempSync(join(tmpdir(), 'boards-'));
    before(async () => {
      site = await startSite(version, { plugins: [] });
      boards = await serveSecurely({ '/': folder, '/cdn': 'cdn', '/looks': 'looks' }, folder);
      ({ address } = boards);
      // scrollbars take room, as they do for most readers
      browser = await launch({
        args: ['--ignore-certificate-errors'],
        ignoreDefaultArgs: ['--hide-scrollbars'],
      });
    });
    after(async () => {
      await browser?.close();
      await boards?.close();
      site?.stop();
      rmSync(folder, { recursive: true });
    });

    /** Writes the page of a board for a server of files, and returns its address. */
    function write(name: string): string {
      const url = `${address}/${name}/`;
      const { html, oembed } = page(puzzle, { url, scripts: '/cdn/' });
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'index.html'), html);
      writeFileSync(join(folder, name, 'index.json'), JSON.stringify(oembed));
      return url;
    }

    /** Publishes a post of an author; resolves to its address. */
    const publish = (content: string) => {
      const id = site.php<number>(
        'return wp_insert_post(wp_slash(array("post_title" => "A link", "post_status" => "publish", "post_content" => $data["content"])));',
        { content, user: site.users.author! },
      );
      return `${site.url}/?p=${id}`;
    };

    it('becomes a frame without rights, which WordPress knows by its secret', async () => {
      const links = [write('week-12'), `${address}/embed?${String(new URLSearchParams(puzzle))}`];
      for (const url of links)
        for (const content of [
          `Before.\n\n${url}\n\nAfter.`,
          `<!-- wp:embed ${JSON.stringify({ url, type: 'rich' }).replaceAll('&', '\\u0026')} -->\n<figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\n${escaped(url)}\n</div></figure>\n<!-- /wp:embed -->`,
        ]) {
          const html = await (await fetch(publish(content))).text();
          const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? [];
          const attributes: Readonly<Record<string, string>> = Object.fromEntries(
            Array.from(frame.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name, value]) => [name!, value!] as const),
          );
          const { src = '', class: name, sandbox, 'data-secret': secret, height } = attributes;
          assert.deepEqual([name, sandbox, height], ['wp-embedded-content', 'allow-scripts', '760'], html);
          assert.match(secret!, /^[a-z\d]{10}$/i);
          assert.equal(src.replaceAll('&#038;', '&').replaceAll('&amp;', '&'), `${url}#?secret=${secret}`);
          // the script that gives the frame its height, which it finds by the quote
          assert.match(html, /<script[^>]* src="[^"]*\/wp-embed(\.min)?\.js/);
          assert.ok(html.includes(`<blockquote class="wp-embedded-content" data-secret="${secret}">`), html);
        }
      assert.equal(site.faults(), '');
    });

    /** Waits for what holds in a frame. Its policy allows no code of texts, which `waitForFunction` runs. */
    async function until(frame: Frame, condition: () => boolean): Promise<void> {
      while (!(await frame.evaluate(condition)))
        await frame.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }

    /** Scrolls to a frame of a post, and resolves to what it shows when it is as high as WordPress makes it for the page in it. */
    async function frameOf(post: Page, i: number): Promise<Frame> {
      const element = await post.locator('iframe.wp-embedded-content').nth(i).elementHandle();
      // WordPress hides it until it is told the height, and the browser lays out nothing that is out of sight
      await post.waitForFunction((each) => !each.hasAttribute('style'), element);
      await element.scrollIntoViewIfNeeded();
      const frame = (await element.contentFrame())!;
      await frame.locator('[role=grid] [data-square]').first().waitFor();
      await until(
        frame,
        () => innerHeight === Math.min(1000, Math.ceil(document.body.getBoundingClientRect().height)),
      );
      return frame;
    }

    it('has the height of its board, and at most 1000 px, into which the board fits', async () => {
      const links = [
        write('puzzle'),
        ...Object.values(queries).map((query) => `${address}/embed?${new URLSearchParams(query)}`),
      ];
      const url = publish(links.join('\n\n'));
      const heights: number[] = [];
      for (const viewport of viewports) {
        const { page: post, errors } = await open(browser, site, '', viewport);
        await post.goto(url);
        assert.equal(await post.locator('iframe.wp-embedded-content').count(), links.length);
        for (const i of links.keys()) {
          const frame = await frameOf(post, i);
          const seen = await frame.evaluate(() => {
            const { classList, clientWidth, scrollHeight, scrollWidth } = document.documentElement;
            const { shadowRoot } = document.body.firstElementChild!;
            const board = shadowRoot!.querySelector('[role=grid]')!.clientHeight;
            scrollTo(0, scrollHeight);
            return {
              height: Math.ceil(document.body.getBoundingClientRect().height),
              isWide: scrollWidth > innerWidth,
              hasNeedlessBar: clientWidth < innerWidth && !classList.contains('scrolls'),
              fits: board <= innerHeight,
              hidden: scrollHeight - scrollY - innerHeight,
            };
          });
          const { height, ...rest } = seen;
          assert.deepEqual(
            rest,
            { isWide: false, hasNeedlessBar: false, fits: true, hidden: 0 },
            `${links[i]} at ${viewport.width}`,
          );
          heights.push(height);
          await frame.evaluate(() => {
            scrollTo(0, 0);
          });
          await shoot(post, site, `link-${i}-${viewport.width}`);
        }
        assert.ok(await post.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        assert.deepEqual(errors, []);
        await post.context().close();
      }
      // both kinds are among them
      assert.ok(Math.min(...heights) < 1000 && Math.max(...heights) > 1000, heights.join(' '));
    });

    it('becomes a board in the editor where an author pastes it, and in the post', async () => {
      closeGuides(site);
      const { page: editor, errors } = await open(browser, site, 'author');
      await editor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const canvas = await newPost(editor, site);
      await editor.evaluate((text) => navigator.clipboard.writeText(text), write('pasted'));
      // from the title to the first paragraph
      await editor.keyboard.press('Enter');
      await editor.keyboard.press('ControlOrMeta+v');
      const embedded = canvas.frameLocator('.wp-block-embed iframe');
      await embedded.locator('[data-square="ro"]').waitFor();
      await shoot(editor, site, 'link-pasted');
      const id = await save(editor, 'publish');
      assert.deepEqual(errors, []);
      await editor.context().close();
      const { page: post } = await open(browser, site, '', viewports[3]);
      await post.goto(`${site.url}/?p=${id}`);
      await frameOf(post, 0);
      await post.context().close();
    });

    it('is a puzzle that a reader solves in the post', async () => {
      const { page: post, errors } = await open(browser, site, '', viewports[1]);
      await post.goto(publish(write('solved')));
      const frame = await frameOf(post, 0);
      // until its module is there, the board takes no moves
      await frame
        .getByText(/^Puzzle:/)
        .first()
        .waitFor();
      for (const square of ['ro', 'bi']) await frame.locator(`[data-square="${square}"]`).click();
      await until(
        frame,
        () => (document.querySelector('fluctus-board') as HTMLElement & { solved: boolean }).solved,
      );
      await frameOf(post, 0);
      await shoot(post, site, 'link-solved');
      assert.deepEqual(errors, []);
      await post.context().close();
    });
  });
