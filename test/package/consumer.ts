import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { install } from '../../scripts/install.mjs';
import { pack } from '../../scripts/pack.mjs';

/** A project outside this repository that contains only the given files. */
export interface Consumer {
  readonly folder: string;
  remove(): void;
}

/** Creates a project with these files and installs the packed tarball into it. */
export function consumer(files: Readonly<Record<string, string>>): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'spielkasten-'));
  install(pack(folder), folder);
  const manifest = JSON.stringify({ name: 'consumer', private: true, type: 'module' });
  for (const [name, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
