import { execFileSync } from 'node:child_process';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Returns the short name of the commit that is checked out, with `+` if files were changed. */
export const readCommit = () =>
  git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
