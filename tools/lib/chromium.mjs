/** Finds the system's Chromium for the browser journeys, and installs Debian's where that is possible. Node alone. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(names, searchPath) {
  const folders = searchPath.split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @returns {string | undefined} the path of the first Chromium in `searchPath` (as PATH is written) */
export function findChromium(searchPath = process.env.PATH ?? '') {
  return find(['chromium', 'chromium-browser'], searchPath);
}

/** @returns {string | undefined} the same engine without the browser around it */
export function findHeadlessShell(searchPath = process.env.PATH ?? '') {
  return find(['chromium-headless-shell'], searchPath);
}

/**
 * Makes sure that there is a Chromium; as root on Debian it is installed.
 * @returns {string} its path
 * @throws {Error} naming the package to install, where it is missing and cannot be installed from here
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (installPackages(['chromium'])) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('Chromium is missing: install the package "chromium" (Debian: apt-get install chromium).');
}

/** Has the quick run's journeys use the headless shell where it can be installed: the browser around it is half of their work. */
export function ensureHeadlessShell() {
  if (!findHeadlessShell()) installPackages(['chromium-headless-shell']);
}
