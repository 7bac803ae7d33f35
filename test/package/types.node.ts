import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { consumer, type Consumer } from './consumer.js';

const page = `
import 'spielkasten/fluctus-board.js';
import { FluctusBoard, GameMoveEvent } from 'spielkasten/classes.js';

const board = document.createElement('fluctus-board');
const same: FluctusBoard = board;
const notations: readonly string[] = same.moves;
board.play('@ro');

board.addEventListener('game-move', (event) => {
  const move: GameMoveEvent = event;
  const notation: string = move.detail.notation;
  const ply: number = event.detail.ply;
  console.log(notation, ply, notations);
  // @ts-expect-error a detail has no such part
  console.log(event.detail.nothing);
});
document.body.addEventListener('game-over', (event) => {
  const winners: readonly number[] = event.detail.winners;
  // @ts-expect-error details are read only
  event.detail.record = '';
  console.log(winners);
});
// @ts-expect-error a board has no such method
board.nothing();
`;

const engine = `
import { BadNotation, games, type Game } from 'spielkasten/engine';
import { fluctus, type FluctusState } from 'spielkasten/engine/fluctus.js';

const state: FluctusState = fluctus.setup({ variant: 'return' });
const text: string = games.fluctus.formatPosition(state);
const rules: Game<FluctusState, ReturnType<typeof fluctus.parseMove>> = fluctus;
export const found = [text, rules.id, BadNotation.name];
// @ts-expect-error there is no such variant
fluctus.setup({ variant: 'none' });
`;

const strict = {
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  types: [],
  target: 'ES2022',
};
const config = (file: string, options: object) =>
  JSON.stringify({ compilerOptions: { ...strict, ...options }, files: [file] });

describe('the published types', () => {
  let project: Consumer;
  const compile = (name: string) => {
    try {
      execFileSync(
        process.execPath,
        [resolve('node_modules/typescript/bin/tsc'), '-p', join(project.folder, name)],
        {
          encoding: 'utf8',
        },
      );
      return '';
    } catch (error) {
      return (error as { stdout?: string }).stdout ?? String(error);
    }
  };

  before(() => {
    const bundler = { module: 'ESNext', moduleResolution: 'bundler' };
    const node = { module: 'NodeNext', moduleResolution: 'NodeNext' };
    project = consumer({
      'page.ts': page,
      'engine.ts': engine,
      'page.bundler.json': config('page.ts', { ...bundler, lib: ['ES2023', 'DOM', 'DOM.Iterable'] }),
      'page.node.json': config('page.ts', { ...node, lib: ['ES2023', 'DOM', 'DOM.Iterable'] }),
      'engine.node.json': config('engine.ts', { ...node, lib: ['ES2023'] }),
    });
  });
  after(() => {
    project.remove();
  });

  it('know the element, its members and its events, for a bundler', () => {
    assert.equal(compile('page.bundler.json'), '');
  });
  it('know them with the resolution of Node', () => {
    assert.equal(compile('page.node.json'), '');
  });
  it('of the engines need no DOM', () => {
    assert.equal(compile('engine.node.json'), '');
  });
});
