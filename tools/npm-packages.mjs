/**
 * `npm run package:npm [-- --out DIR]`: the packages that strangers install from a registry, as files to be published, in
 * `dist` where nothing else is said (docs/releasing.md#packages-for-a-registry). Asks no registry.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { makeApiTypes } from './lib/npm/api-types.mjs';
import { writeDeclarations } from './lib/npm/declarations.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } });
const out = resolve(values.out);

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** What the workspace's own file says, with what is published in place of what is met here. */
const manifestOf = (folder) => {
  const { private: _, scripts: _scripts, publishConfig, ...manifest } = readManifest(folder);
  const { access, ...published } = publishConfig;
  return { ...manifest, ...published, publishConfig: { access } };
};

const buildVerifier = async (folder, dist) => {
  for (const mode of ['check', 'page'])
    await build({ root: folder, mode, logLevel: 'warn', build: { outDir: dist, emptyOutDir: false } });
  writeDeclarations(join(folder, 'src/check.ts'), dist);
};

const buildClient = async (folder, dist) => {
  const lib = { entry: join(folder, 'src/index.ts'), formats: ['es'], fileName: () => 'index.js' };
  const rollupOptions = { external: ['openapi-fetch'] };
  await build({
    ...{ root: folder, configFile: false, logLevel: 'warn' },
    build: { outDir: dist, emptyOutDir: false, target: 'es2022', minify: false, lib, rollupOptions },
  });
  writeDeclarations(join(folder, 'src/index.ts'), dist);
  writeFileSync(join(dist, 'api.d.ts'), await makeApiTypes(root, readManifest(folder).version));
};

const PACKAGES = { verifier: buildVerifier, client: buildClient };

const work = mkdtempSync(join(tmpdir(), 'fairlead-npm-'));
try {
  mkdirSync(out, { recursive: true });
  for (const [name, buildInto] of Object.entries(PACKAGES)) {
    const [folder, stage] = [join(root, 'packages', name), join(work, name)];
    await buildInto(folder, join(stage, 'dist'));
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifestOf(folder), null, 2)}\n`);
    for (const paper of ['LICENSE', 'NOTICE']) cpSync(join(root, paper), join(stage, paper));
    for (const part of ['README.md', 'bin'])
      if (existsSync(join(folder, part))) cpSync(join(folder, part), join(stage, part), { recursive: true });
    const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', out];
    console.log(join(out, execFileSync('npm', pack, { cwd: stage, encoding: 'utf8' }).trim()));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
