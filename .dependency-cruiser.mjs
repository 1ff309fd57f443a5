/**
 * The import zones of docs/structure.md. They are built from the folders that exist when this file is loaded,
 * so that a new package, module or feature is fenced on its first day.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;

/** Who may import whom among the workspaces: the arrows of the architecture, downward only. */
const arrows = {
  'apps/portal': [
    'packages/contract',
    'packages/vocabulary',
    'packages/money',
    'packages/i18n',
    'packages/ui',
  ],
  'apps/console': ['packages/contract', 'packages/vocabulary', 'packages/money', 'packages/ui'],
  'apps/server': [
    'packages/contract',
    'packages/vocabulary',
    'packages/money',
    'packages/i18n',
    'packages/ledger',
    'packages/db',
    // Tests alone: it stands under devDependencies.
    'packages/verifier',
  ],
  'packages/contract': ['packages/vocabulary'],
  'packages/ledger': ['packages/vocabulary', 'packages/db'],
  'packages/db': ['packages/vocabulary'],
  'packages/money': [],
  'packages/vocabulary': [],
  'packages/i18n': ['packages/vocabulary'],
  'packages/verifier': ['packages/money'],
  'packages/client': [],
  'packages/ui': [],
};

/** Workspaces that run in a page: no module of Node in their product code. */
const runsInPage = [
  'apps/portal',
  'apps/console',
  'packages/contract',
  'packages/money',
  'packages/vocabulary',
  'packages/i18n',
  'packages/verifier',
  'packages/client',
  'packages/ui',
];

/** What a workspace must never see, whatever its package.json says. */
const unseen = {
  'packages/ledger': '(^|/)node_modules/(fastify|@fastify)/|^(node:)?https?2?$',
  'packages/contract': '(^|/)node_modules/(pg|drizzle-orm)/',
  'packages/money': '(^|/)node_modules/',
  'packages/vocabulary': '(^|/)node_modules/',
};

const tests = '[.]test[.]tsx?$|/(test|testing)/';
/** Tests, and what runs while building: neither is product code. */
const notShipped = [tests, '/vite[.]ts$', '[.]config[.]ts$'];

function folders(parent) {
  const path = join(root, parent);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => `${parent}/${entry.name}`);
}

/** The files of a package that its `exports` name: the only ones another workspace may import. */
function publicFiles(workspace) {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  return Object.values(manifest.exports ?? {}).map((file) =>
    join(workspace, file).replaceAll('.', '[.]').replace('*', '[^/]+'),
  );
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

function workspaceRules(workspace) {
  const allowed = arrows[workspace];
  if (!allowed) throw new Error(`${workspace} has no line in the arrows of .dependency-cruiser.mjs`);
  const name = workspace.replace('/', '-');
  const entries = allowed.flatMap(publicFiles);
  const rules = [
    forbid(
      `${name}-arrows`,
      `${workspace} may import ${allowed.join(', ') || 'no other workspace'}, each through what its package.json exports`,
      { path: `^${workspace}/` },
      { path: '^(apps|packages)/', pathNot: [`^${workspace}/`, ...entries.map((file) => `^${file}$`)] },
    ),
  ];
  if (unseen[workspace]) {
    rules.push(
      forbid(
        `${name}-unseen`,
        'a layer that must stay unknown here',
        { path: `^${workspace}/src/`, pathNot: notShipped },
        { path: unseen[workspace] },
      ),
    );
  }
  if (runsInPage.includes(workspace)) {
    rules.push(
      forbid(
        `${name}-in-page`,
        'runs in a page: no module of Node',
        { path: `^${workspace}/src/`, pathNot: notShipped },
        { dependencyTypes: ['core'] },
      ),
    );
  }
  return rules;
}

/** Folders whose parts have an order, from the lowest up: each imports only what stands before it. */
const layered = {
  portal: 'apps/portal/src/shared',
  console: 'apps/console/src/shared',
  server: 'apps/server/src/modules/plans',
};
const layers = {
  portal: [
    ...['lib', 'paths.ts', 'session', 'shell', 'i18n', 'api', 'errors', 'ui'],
    ...['calls', 'images', 'legal', 'password', 'source'],
  ],
  console: ['lib', 'session', 'api', 'ui'],
  server: ['order', 'views', 'life', 'settlement', 'reports'],
};

function layerRules(name) {
  const folder = layered[name];
  const order = layers[name];
  for (const found of folders(folder)) {
    const part = found.split('/').at(-1);
    if (!order.includes(part)) throw new Error(`${found} has no place among the layers of ${name}`);
  }
  const pathOf = (part) => `^${folder}/${part.endsWith('.ts') ? part.replace('.', '[.]') : `${part}/`}`;
  return order
    .slice(0, -1)
    .map((part, place) =>
      forbid(
        `${name}-${folder.split('/').at(-1)}-${part.replace('.ts', '')}`,
        `${part} imports none of the parts of ${folder} that stand above it`,
        { path: pathOf(part), pathNot: notShipped },
        { path: order.slice(place + 1).map(pathOf) },
      ),
    );
}

/** Portal and console: app → features/* → shared; no feature imports another, each is met through its index.ts. */
function pageRules(name) {
  const source = `apps/${name}/src`;
  return [
    forbid(
      `${name}-shared-at-the-bottom`,
      'shared imports neither features nor app',
      { path: `^${source}/shared/` },
      { path: `^${source}/`, pathNot: `^${source}/shared/` },
    ),
    forbid(
      `${name}-features-through-index`,
      'app meets a feature through its index.ts; the sign-in has one file for each form, so that each loads alone',
      { path: `^${source}/app/` },
      {
        path: `^${source}/features/`,
        pathNot: ['/index[.]ts$', '^apps/portal/src/features/access/sign-in/'],
      },
    ),
    ...folders(`${source}/features`).map((feature) =>
      forbid(
        `${name}-feature-${feature.split('/').at(-1)}`,
        'a feature imports itself and shared: no other feature, nothing of app',
        { path: `^${feature}/` },
        { path: `^${source}/`, pathNot: [`^${feature}/`, `^${source}/shared/`] },
      ),
    ),
  ];
}

/** Server: app → modules/* → plugins → http → config; a module meets another only through its index.ts. */
function serverRules() {
  const source = 'apps/server/src';
  const top = `^${source}/(app/|main[.]ts$)`;
  const foundation = folders(source).filter((folder) => !/\/(app|modules)$/.test(folder));
  return [
    forbid(
      'server-modules-below-app',
      'no module imports the composition root',
      { path: `^${source}/modules/`, pathNot: notShipped },
      { path: top },
    ),
    ...foundation.map((folder) =>
      forbid(
        `server-${folder.split('/').at(-1)}-below-modules`,
        'what modules stand on imports neither modules nor app',
        { path: `^${folder}/`, pathNot: notShipped },
        { path: [`^${source}/modules/`, top] },
      ),
    ),
    forbid(
      'server-files-below-modules',
      'what modules stand on imports neither modules nor app',
      { path: `^${source}/[^/]+[.]ts$`, pathNot: [...notShipped, `^${source}/main[.]ts$`] },
      { path: [`^${source}/modules/`, top] },
    ),
    forbid(
      'server-http-below-plugins',
      'http is what plugins and modules are written with: it knows none of them',
      { path: `^${source}/http/`, pathNot: notShipped },
      { path: `^${source}/plugins/` },
    ),
    forbid(
      'server-app-composes',
      'what the composition root puts together does not import the root',
      { path: `^${source}/app/[^/]+/`, pathNot: notShipped },
      { path: `^${source}/(app/[^/]+[.]ts$|main[.]ts$)` },
    ),
    forbid(
      'server-config-by-its-index',
      'the configuration is met through its index.ts',
      { path: `^${source}/`, pathNot: `^${source}/config/` },
      { path: `^${source}/config/`, pathNot: `^${source}/config/index[.]ts$` },
    ),
    ...folders(`${source}/modules`).map((module) =>
      forbid(
        `server-module-${module.split('/').at(-1)}`,
        'another module is met through its index.ts',
        { path: `^${module}/` },
        {
          path: `^${source}/modules/[^/]+/`,
          pathNot: [`^${module}/`, `^${source}/modules/[^/]+/index[.]ts$`],
        },
      ),
    ),
  ];
}

const everywhere = [
  forbid('no-cycle', 'a cycle has no lowest part to start reading from', {}, { circular: true }),
  forbid('resolvable', 'an import that leads nowhere', {}, { couldNotResolve: true }),
  forbid(
    'product-without-tests',
    'product code imports no test, no test helper and nothing of tools, bench or e2e',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: notShipped },
    { path: ['[.]test[.]tsx?$', '/(test|testing)/', '^(tools|bench|e2e)/'], pathNot: 'node_modules' },
  ),
  forbid(
    'product-without-dev-dependencies',
    'what runs for people is listed under dependencies',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: notShipped },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-optional', 'npm-peer'] },
  ),
];

export default {
  forbidden: [
    ...everywhere,
    ...[...folders('apps'), ...folders('packages')].flatMap(workspaceRules),
    ...['portal', 'console'].flatMap(pageRules),
    ...Object.keys(layered).flatMap(layerRules),
    ...serverRules(),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css'],
    },
  },
};
