/** Puts together what is shipped: what was built, the packages that it needs, and the papers. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { productionPackages } from './closure.mjs';

/** Workspaces whose packages are installed beside the program; those of the apps are built into their files. */
const INSTALLED = ['apps/server'];
const BUILT_IN = ['apps/portal', 'apps/console', 'packages/verifier'];

const BUILT = [
  'apps/portal/dist',
  'apps/console/dist',
  'apps/server/dist',
  'apps/server/bin',
  'packages/verifier/dist',
];
const PAPERS = [
  ...['LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md'],
  ...['packages/client/README.md', 'packages/verifier/README.md'],
];

/** What the pages lead to, without its tests. */
const EXAMPLES = ['network', 'network-check', 'network-python', 'python-client', 'webhook-receiver'];

/** File by file: an operator's own settings and dumps may lie in that folder, too. */
const DEPLOYED = [
  ...['Caddyfile', 'Containerfile', 'compose.yaml', 'nginx.conf', 'debian/fairlead', 'debian/fairlead.env'],
  ...['debian/fairlead.service', 'debian/postinst', 'debian/postrm', 'debian/prerm'],
  ...['monitoring/alertmanager.yml', 'monitoring/alerts.test.yml', 'monitoring/alerts.yml'],
  ...['monitoring/dashboard.json', 'monitoring/prometheus.yml'],
].map((name) => `deploy/${name}`);

/** Sources alone, and of no folder below: somebody who tried an example may have keys, settings and packages there. */
const examplesIn = (root) =>
  EXAMPLES.flatMap((name) =>
    readdirSync(join(root, 'examples', name))
      .filter((file) => /^\w[\w-]*\.(md|py|ts)$/.test(file))
      .map((file) => `examples/${name}/${file}`),
  );

const isPage = (path) => /\.(md|png)$/.test(path) || statSync(path).isDirectory();

const copy = (root, stage, path, filter = () => true) => {
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  cpSync(join(root, path), join(stage, path), { recursive: true, verbatimSymlinks: true, filter });
};

/** PostgreSQL's package leaves its links to an install script or to the first start, which may not write here. */
const linkLibraries = (folder) => {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
  }
};

const manifestOf = (root, installed) => {
  const { version, license, description, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const top = installed.filter(({ path }) => path.lastIndexOf('node_modules/') === 0);
  return {
    ...{ name: 'fairlead', version, private: true, type: 'module', license, description, engines },
    bin: { fairlead: 'apps/server/bin/fairlead.mjs' },
    dependencies: Object.fromEntries(top.map(({ name, version: of }) => [name, of])),
  };
};

/**
 * @param {string} root the checkout, built
 * @param {string} stage a folder, made anew
 * @returns what was put there: the packages beside the program, and those that are built into the apps
 */
export function stageProgram(root, stage) {
  rmSync(stage, { recursive: true, force: true });
  const installed = productionPackages(root, INSTALLED);
  const nested = installed.find(({ path }) => !path.startsWith('node_modules/'));
  if (nested !== undefined) throw new Error(`${nested.path} is not at the root: npm dedupe`);
  const isInside = new Set(installed.map(({ path }) => path));
  const builtIn = productionPackages(root, BUILT_IN).filter(({ path }) => !isInside.has(path));
  for (const path of [...BUILT, ...PAPERS, ...DEPLOYED, ...examplesIn(root)]) copy(root, stage, path);
  copy(root, stage, 'docs', isPage);
  for (const { path } of installed) {
    // What lies in a package's own node_modules is an entry of its own.
    copy(root, stage, path, (from) => !from.slice(join(root, path).length).includes('/node_modules'));
    linkLibraries(join(stage, path));
  }
  const manifest = manifestOf(root, installed);
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  mkdirSync(join(stage, 'bin'));
  symlinkSync('../apps/server/bin/fairlead.mjs', join(stage, 'bin/fairlead'));
  return { version: manifest.version, installed, builtIn };
}
