import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** What is measured: the commit, and whether something was changed since. */
export const measuredCommit = () =>
  git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ', changed');
