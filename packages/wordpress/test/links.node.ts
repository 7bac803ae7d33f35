/** Links to boards in posts of a real WordPress without the plugin, which embeds them by oEmbed. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createEmbed } from 'spielkasten-table';
import { serve } from '../../../scripts/serve.mjs';
import { patience } from '../../table/test/support/processes.js';
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
const escaped = (text: string) => text.replaceAll('&', '&amp;');

for (const version of ['6.5', 'newest'] as const)
  describe(`a link to a board in WordPress ${version} without the plugin`, patience, () => {
    let site: Site;
    let boards: Awaited<ReturnType<typeof serve>>;
    let address: string;
    const folder = mkdtempSync(join(tmpdir(), 'boards-'));
    before(async () => {
      site = await startSite(version, { plugins: [] });
      boards = await serve({ '/': folder });
      address = `http://127.0.0.1:${boards.port}`;
      const embed = await createEmbed({ url: address });
      const [files] = boards.server.listeners('request') as ((...args: Parameters<typeof embed>) => void)[];
      boards.server.removeAllListeners('request').on('request', (request, response) => {
        if (!embed(request, response)) files!(request, response);
      });
    });
    after(async () => {
      await boards?.close();
      site?.stop();
      rmSync(folder, { recursive: true });
    });

    /** Writes the page of a board for a server of files, and returns its address. */
    function write(name: string): string {
      const url = `${address}/${name}/`;
      const { html, oembed } = page(puzzle, { url });
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'index.html'), html);
      writeFileSync(join(folder, name, 'index.json'), JSON.stringify(oembed));
      return url;
    }

    it('becomes a frame without rights, which WordPress knows by its secret', async () => {
      const links = [write('week-12'), `${address}/embed?${String(new URLSearchParams(puzzle))}`];
      for (const url of links)
        for (const content of [
          `Before.\n\n${url}\n\nAfter.`,
          `<!-- wp:embed ${JSON.stringify({ url, type: 'rich' }).replaceAll('&', '\\u0026')} -->\n<figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\n${escaped(url)}\n</div></figure>\n<!-- /wp:embed -->`,
        ]) {
          const id = site.php<number>(
            'return wp_insert_post(wp_slash(array("post_title" => "A link", "post_status" => "publish", "post_content" => $data["content"])));',
            { content, user: site.users.author! },
          );
          const html = await (await fetch(`${site.url}/?p=${id}`)).text();
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
  });
