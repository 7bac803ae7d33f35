import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { findGames } from '../../scripts/files.mjs';
import { serve } from '../../scripts/serve.mjs';
import { formatRecord } from '../../src/core/format-record.js';
import type { Game } from '../../src/core/game.js';
import { Match, noMoves } from '../../src/core/match.js';
import { games } from '../../src/lists/engines.js';
import { playOut } from '../support/random-games.js';
import { start } from './page.js';

/** The number of moves before the counted one, in a long game and in a short one. Few games are so long: of others, all moves but the last ones. */
const LONG = 300;
const SHORT = 40;

/** The greatest ratio of the calls of functions, of a move in a long game to the same move in a short one. */
const RATIO = 1.15;

const SEATS = 4;

type AnyGame = Game<unknown, unknown>;

/** The number of random games from which the longest one is taken. */
const GAMES = 5;

/** A long game for up to four, and its last ply up to LONG at which two moves of seats follow each other: no chance is in the counted one. */
function longMatch(id: keyof typeof games): {
  readonly match: Match<unknown, unknown>;
  readonly ply: number;
} {
  const game = games[id] as unknown as AnyGame;
  // a game ignores options that it does not have
  const options = { players: Math.min(game.players.max, SEATS), rounds: 99 };
  const all = Array.from({ length: GAMES }, (_, seed) => playOut(game, options, `long ${seed}`, LONG + 20));
  const steps = all.reduce((one, other) => (one.length < other.length ? other : one));
  const match = new Match(game, { options, moves: steps.slice(0, -1).map(({ move }) => move) });
  const isSeats = (ply: number) => typeof game.turn(match.stateAt(ply)) === 'number';
  let ply = Math.min(LONG, match.moves.length - 2);
  while (!isSeats(ply) || !isSeats(ply + 1)) ply--;
  return { match, ply };
}

/** The record of the moves from one ply to another, which begins at the position there. */
function recordOf(match: Match<unknown, unknown>, from: number, to: number, withVariation: boolean): string {
  const { game, options, moves } = match;
  const position = from > 0 ? game.formatPosition(match.stateAt(from)) : undefined;
  const part = new Match(game, { options, position, moves: moves.slice(from, to) });
  const variation = { ...noMoves, moves: moves.slice(to - 2, to - 1) };
  return formatRecord(withVariation ? part.withVariations(new Map([[part.ply - 1, [variation]]])) : part);
}

type Board = HTMLElement & {
  record: string;
  ply: number;
  readonly updateComplete: Promise<unknown>;
  play(move: string): boolean;
  undo(): boolean;
  goTo(ply: number): void;
};

/** The ways to show the next move: played, in a replay, and in a replay of a record with a variation. */
const ways = ['a played move', 'a step of a replay', 'a step of a replay with a variation'] as const;

/** Runs in the page: shows a board after a record, and the move after it once. */
async function show(tag: string, mode: string, record: string, ply: number, move: string): Promise<void> {
  const board = document.createElement(tag) as Board;
  for (const [name, value] of Object.entries({ mode, id: 'it', seed: '1', seats: 'human '.repeat(4) }))
    board.setAttribute(name, value);
  const settle = async () => {
    for (let i = 0; i < 3; i++) {
      await board.updateComplete;
      await new Promise(requestAnimationFrame);
    }
  };
  const go = async () => {
    if (mode === 'play') board.play(move);
    else board.goTo(ply + 1);
    await settle();
    if (board.ply !== ply + 1) throw new Error(`The board is at ply ${board.ply}, not ${ply + 1}.`);
  };
  const back = async () => {
    if (mode === 'play') board.undo();
    else board.goTo(ply);
    await settle();
  };
  Object.assign(globalThis, { go });
  document.body.replaceChildren(board);
  board.record = record;
  board.ply = ply;
  // the replay bar is loaded on demand
  while (!board.shadowRoot?.querySelector(mode === 'play' ? '.moves' : '.walk')) await settle();
  await go();
  await back();
}

describe('a long game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-long-'));
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;

  before(async () => {
    for (const { tag } of findGames())
      writeFileSync(
        join(folder, `${tag}.html`),
        `<!doctype html><html lang="en"><title>Board</title><link rel="icon" href="data:," /><script type="module" src="/cdn/${tag}.min.js"></script><body></body></html>`,
      );
    [site, browser] = [await serve({ '/': folder, '/cdn': 'cdn' }), await start()];
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  /** Counts the calls of functions of the scripts of a page. */
  async function countCalls(page: Page, act: () => Promise<unknown>): Promise<number> {
    const session = await page.createCDPSession();
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await act();
    const { result } = await session.send('Profiler.takePreciseCoverage');
    await session.detach();
    return result
      .filter(({ url }) => url.startsWith(site.url))
      .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]!.count))
      .reduce((sum, count) => sum + count, 0);
  }

  for (const { id, tag } of findGames())
    for (const way of ways)
      it(`renders only what ${way} changes: ${tag}`, async () => {
        const { match, ply } = longMatch(id as keyof typeof games);
        const mode = way === ways[0] ? 'play' : 'replay';
        const move = match.game.formatMove(match.moves[ply]);
        const calls = [];
        for (const from of [ply - SHORT, 0]) {
          const page = await browser.newPage();
          await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
          // esbuild calls this helper for each named function
          await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
          await page.goto(`${site.url}/${tag}.html`, { waitUntil: 'load' });
          const record = recordOf(match, from, mode === 'play' ? ply : ply + 1, way === ways[2]);
          await page.evaluate(show, tag, mode, record, ply - from, move);
          calls.push(
            await countCalls(page, () =>
              page.evaluate(() => (globalThis as unknown as { go(): Promise<void> }).go()),
            ),
          );
          await page.close();
        }
        const [few, many] = calls as [number, number];
        assert.ok(many <= RATIO * few, `${few} calls after ${SHORT} moves, ${many} after ${ply}`);
      });
});
