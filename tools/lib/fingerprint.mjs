/** Tells whether what is built still belongs to the sources. Node alone, quick enough for every start. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a build reads of a workspace, and of the repository as a whole. */
const workspaceParts = [
  'src',
  'public',
  'page',
  'migrations',
  'index.html',
  'package.json',
  'vite.config.ts',
];
const commonParts = ['package-lock.json', 'tsconfig.json'];

const isTest = /\.test\.tsx?$/;

/** @returns {string[]} every file at or below `path`, in a fixed order; none where there is nothing */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * @param {string} root the repository
 * @returns {string} a hash over the names and contents of all that goes into a build; tests do not
 */
export function fingerprint(root) {
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => join(group, name)) : [],
  );
  const parts = workspaces.flatMap((workspace) => workspaceParts.map((part) => join(workspace, part)));
  const hash = createHash('sha256').update(process.version);
  for (const part of [...commonParts, ...parts]) {
    for (const file of filesBelow(join(root, part))) {
      if (isTest.test(file)) continue;
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
