/** Installs and builds what is missing or out of date, and nothing else. Node alone: nothing is installed yet. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { takeTurn } from './turn.mjs';

const products = [
  'apps/portal/dist/index.html',
  'apps/console/dist/index.html',
  'apps/server/dist/main.js',
  'packages/verifier/dist/verify.html',
];

/**
 * Runs npm in a process of its own, so that its memory is given back; it is heard only when it fails. For people,
 * whatever the caller's own mode is: a tester's would build the libraries' slower halves for developers.
 */
function npm(root, words) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn('npm', words, { cwd: root, stdio, env });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${output.trim()}\n"npm ${words.join(' ')}" failed.`));
    });
  });
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Within `node_modules`, so that deleting that is a fresh start. */
function installedStamp(root) {
  return join(root, 'node_modules', '.fairlead-installed');
}

/** The lockfile that was installed, and the system it was installed for. */
function lockfileHash(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

function isInstalled(root) {
  return readText(installedStamp(root)) === lockfileHash(root);
}

async function install(root) {
  const lockfile = lockfileHash(root);
  rmSync(installedStamp(root), { force: true });
  // Not "ci": it wipes what is there, and refuses a lockfile made where the packages that other systems
  // would choose could not be had. The versions are the lockfile's all the same.
  await npm(root, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']);
  writeFileSync(installedStamp(root), lockfile);
}

function builtStamp(root) {
  return join(root, '.cache', 'built');
}

function isBuilt(root) {
  const isThere = products.every((product) => existsSync(join(root, product)));
  return isThere && readText(builtStamp(root)) === fingerprint(root);
}

async function build(root) {
  const stamp = builtStamp(root);
  const sources = fingerprint(root);
  // What is broken off in the middle must not pass for built.
  rmSync(stamp, { force: true });
  await npm(root, ['run', 'build']);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, sources);
}

/** Does a step unless it is done; of several programs that start at once, one does it and the others wait. */
async function ensure({ root, isDone, doing, act }) {
  if (isDone(root)) return;
  await takeTurn(join(root, '.cache', 'turns'), {
    onWait: () => console.log('Another start is preparing this checkout; waiting for it …'),
    act: async () => {
      if (isDone(root)) return;
      console.log(`${doing} …`);
      const began = performance.now();
      await act(root);
      console.log(`… done in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
    },
  });
}

/**
 * Installs the packages of the lockfile where `node_modules` does not have them. Development packages
 * are among them in every environment: the build needs them.
 * @param {{ root: string }} options `root`: the repository
 * @throws {Error} with npm's own words
 */
export function ensureInstalled({ root }) {
  return ensure({
    root,
    isDone: isInstalled,
    doing: 'Installing packages (once, about a minute)',
    act: install,
  });
}

/**
 * Builds portal, console and server where one is missing or the sources have changed since.
 * @param {{ root: string }} options `root`: the repository, with its packages installed
 * @throws {Error} with the build's own words
 */
export function ensureBuilt({ root }) {
  return ensure({ root, isDone: isBuilt, doing: 'Building portal, console and server', act: build });
}
