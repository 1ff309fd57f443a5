/** What a workspace needs at run time, from the lockfile alone: no registry is asked. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../lockfile.mjs';

/** @typedef {{ path: string, name: string, version: string, license: string }} Shipped a package at its place below the root */

const OWN = '@fairlead/';

/** Packages that Node would find from `path`; an optional one that this machine has no use for is not there. */
function resolve(lock, root, path, name, isOptional) {
  const place = places(path, name).find(
    (one) => lock.packages[one] !== undefined && existsSync(join(root, one)),
  );
  if (place === undefined && !isOptional) throw new Error(`${name}, which ${path} needs, is not installed`);
  return place;
}

/** Names that an entry asks for, each with whether it may be absent. */
function needsOf({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  return [
    ...Object.keys(dependencies).map((name) => [name, name in optionalDependencies]),
    ...Object.keys(optionalDependencies).map((name) => [name, true]),
    ...Object.keys(peerDependencies).map((name) => [name, peerDependenciesMeta[name]?.optional === true]),
  ];
}

/**
 * Every package of others that these workspaces need at run time, each once, in the order of their places.
 * @param {string} root
 * @param {string[]} workspaces such as `apps/server`
 * @returns {Shipped[]}
 */
export function productionPackages(root, workspaces) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  const seen = new Set();
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const entry = lock.packages[path];
    for (const [name, isOptional] of needsOf(entry)) {
      const place = resolve(lock, root, path, name, isOptional);
      // What only types or a server of another kind would need is no peer that is there by itself.
      if (place === undefined) continue;
      const there = lock.packages[place];
      if (there.link === true) visit(there.resolved);
      else {
        found.set(place, there);
        visit(place);
      }
    }
  };
  for (const workspace of workspaces) visit(workspace);
  return [...found]
    .filter(([path]) => !path.includes(`node_modules/${OWN}`))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, { version, license }]) => ({
      ...{ path, version, license: license ?? licenseIn(join(root, path)) },
      name: path.split('node_modules/').pop() ?? path,
    }));
}

/** Of a package whose entry in the lockfile names none. */
function licenseIn(folder) {
  const { license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license === 'string') return license;
  return licenses?.map(({ type }) => type).join(' OR ') ?? 'see its files';
}
