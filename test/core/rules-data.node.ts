import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { Match } from '../../src/core/match.js';
import type { Game } from '../../src/core/game.js';
import { games } from '../../src/engine.js';
import { rulebook, rulebookIds, rulebookLanguages } from '../../src/rules.js';

const engineOf = (id: string) => (games as unknown as Readonly<Record<string, Game<unknown, unknown>>>)[id]!;

describe('the rules as data', () => {
  for (const id of rulebookIds)
    for (const language of rulebookLanguages(id))
      it(`of ${id} in ${language} are complete, plain data`, async () => {
        const book = await rulebook(id, language);
        assert.equal(book.game, id);
        assert.equal(book.language, language);
        assert.deepEqual(JSON.parse(JSON.stringify(book)), book);
        assert.ok(book.components.length > 0 && book.idea.length > 0 && book.sources.length > 0);
        for (const { title, text, status } of book.rules)
          assert.ok(title && text.every(Boolean) && text.length > 0 && status.length > 0);
      });

  for (const id of rulebookIds)
    it(`of ${id} contain examples that the engines play`, async () => {
      const { rules } = await rulebook(id);
      for (const { game: name, options, position, before, move, then, ...each } of rules.flatMap(
        ({ examples }) => examples,
      )) {
        const game = engineOf(name);
        const match = new Match(game, {
          ...(options && { options }),
          ...(position !== undefined && { position }),
          moves: before.map((text) => game.parseMove(text)),
        });
        if (move === undefined) continue;
        const play = () => match.play(game.parseMove(move));
        if ('forbidden' in then) assert.throws(play, each.id);
        else play();
      }
    });

  it('fall back to English, and take tags with a region', async () => {
    assert.equal((await rulebook('fluctus')).language, 'en');
    assert.equal((await rulebook('fluctus', 'de-AT')).language, 'de');
    for (const unknown of ['fr', '', 'constructor', '__proto__'])
      assert.equal((await rulebook('fluctus', unknown)).language, 'en');
  });

  it('fall back to English for a language that is no text', async () => {
    for (const unknown of [5, null, {}, [], Symbol('de')])
      assert.equal((await rulebook('fluctus', unknown as string)).language, 'en');
  });

  it('of an unknown game are a RangeError that names the games', async () => {
    for (const unknown of ['chess', 'constructor'])
      await assert.rejects(
        rulebook(unknown as 'fluctus'),
        /RangeError: There is no rulebook of ".+", only of fluctus/,
      );
  });

  it('are new objects each time', async () => {
    const [a, b] = await Promise.all([rulebook('luzi'), rulebook('luzi')]);
    assert.notEqual(a.rules[0], b.rules[0]);
  });

  it('import neither Lit nor an element', () => {
    const script = `
      import { build } from 'esbuild';
      const { metafile } = await build({ entryPoints: ['src/rules.ts'], bundle: true, splitting: true, format: 'esm',
        outdir: 'x', write: false, metafile: true });
      console.log(Object.keys(metafile.inputs).join('\\n'));`;
    const modules = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    });
    assert.match(modules, /src\/words\/de\/luzi\.ts/);
    assert.deepEqual(
      modules.split('\n').filter((each) => /lit|src\/element\/(?!words\/sentences)/.test(each)),
      [],
    );
  });
});
