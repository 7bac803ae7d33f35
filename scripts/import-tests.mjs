/** Imports the files of tests that it is given, so that they share a process. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

for (const path of process.argv.slice(2)) await import(pathToFileURL(resolve(path)).href);
