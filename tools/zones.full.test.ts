import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from './lib/run';

const root = join(import.meta.dirname, '..');
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';

/** It reads 3,000 modules, beside the long files of a wide run. */
const HOOK_TIMEOUT_MS = 300_000;

/** Forbidden imports, one per rule of `.dependency-cruiser.mjs`: file, what it imports, the rule that must name it. */
const plants: [file: string, specifier: string, rule: string][] = [
  ['packages/money/src/planted-arrow.ts', '@fairlead/contract', 'packages-money-arrows'],
  ['packages/db/src/planted-arrow.ts', '@fairlead/money', 'packages-db-arrows'],
  ['packages/verifier/src/planted-arrow.ts', '@fairlead/ledger', 'packages-verifier-arrows'],
  ['packages/i18n/src/planted-arrow.ts', '@fairlead/db', 'packages-i18n-arrows'],
  ['packages/ui/src/planted-arrow.ts', '@fairlead/money', 'packages-ui-arrows'],
  ['packages/contract/src/planted-deep.ts', '../../money/src/planted-arrow', 'packages-contract-arrows'],
  ['packages/contract/src/planted-database.ts', 'pg', 'packages-contract-unseen'],
  ['packages/contract/src/planted-node.ts', 'node:fs', 'packages-contract-in-page'],
  ['packages/ledger/src/planted-http.ts', 'fastify', 'packages-ledger-unseen'],
  ['packages/ledger/src/planted-socket.ts', 'node:http', 'packages-ledger-unseen'],
  ['packages/money/src/planted-library.ts', 'zod', 'packages-money-unseen'],
  ['apps/portal/src/planted-arrow.ts', '@fairlead/ledger', 'apps-portal-arrows'],
  ['apps/portal/src/planted-node.ts', 'node:path', 'apps-portal-in-page'],
  ['apps/console/src/planted-arrow.ts', '@fairlead/db', 'apps-console-arrows'],
  ['apps/server/src/planted-arrow.ts', '../../portal/src/planted-node', 'apps-server-arrows'],
  ['apps/portal/src/shared/planted-up.ts', '../features/planted-a/inside', 'portal-shared-at-the-bottom'],
  ['apps/portal/src/shared/lib/planted-layer.ts', '../api/index', 'portal-shared-lib'],
  ['apps/portal/src/shared/session/planted-layer.ts', '../i18n/translator', 'portal-shared-session'],
  ['apps/portal/src/shared/errors/planted-layer.ts', '../ui/toast', 'portal-shared-errors'],
  ['apps/portal/src/shared/ui/planted-layer.ts', '../calls/use-send', 'portal-shared-ui'],
  ['apps/portal/src/features/planted-a/across.ts', '../planted-b/inside', 'portal-feature-planted-a'],
  ['apps/portal/src/features/planted-b/up.ts', '../../app/planted', 'portal-feature-planted-b'],
  ['apps/console/src/shared/planted-up.ts', '../features/planted-a/inside', 'console-shared-at-the-bottom'],
  ['apps/console/src/shared/session/planted-layer.ts', '../api/index', 'console-shared-session'],
  ['apps/server/src/modules/plans/views/planted-layer.ts', '../life/put', 'server-plans-views'],
  ['apps/console/src/features/planted-a/across.ts', '../planted-b/inside', 'console-feature-planted-a'],
  ['apps/console/src/features/planted-b/up.ts', '../../app/planted', 'console-feature-planted-b'],
  ['apps/portal/src/app/planted-deep.ts', '../features/planted-a/inside', 'portal-features-through-index'],
  ['apps/console/src/app/planted-deep.ts', '../features/planted-a/inside', 'console-features-through-index'],
  ['apps/server/src/modules/planted-a/across.ts', '../planted-b/inside', 'server-module-planted-a'],
  ['apps/server/src/modules/planted-b/up.ts', '../../app/planted', 'server-modules-below-app'],
  ['apps/server/src/http/planted-up.ts', '../modules/planted-a/index', 'server-http-below-modules'],
  ['apps/server/src/http/planted-plugin.ts', '../plugins/throttle', 'server-http-below-plugins'],
  ['apps/server/src/planted-below.ts', './modules/planted-a/index', 'server-files-below-modules'],
  ['apps/server/src/app/start/planted-root.ts', '../program', 'server-app-composes'],
  ['apps/server/src/http/planted-config.ts', '../config/network', 'server-config-by-its-index'],
  ['apps/server/src/planted-cycle.ts', './planted-cycle-back', 'no-cycle'],
  ['apps/server/src/planted-nowhere.ts', './there-is-no-such-file', 'resolvable'],
  ['packages/money/src/planted-test.ts', './planted.test', 'product-without-tests'],
  ['packages/money/src/planted-tool.ts', '../../../tools/lib/full.mjs', 'product-without-tests'],
];

/** What the plants lean on; the last one is allowed and must stay unnamed. */
const grounds: [file: string, text: string][] = [
  ['apps/portal/src/app/planted.ts', ''],
  ['apps/portal/src/features/planted-a/inside.ts', ''],
  ['apps/portal/src/features/planted-b/inside.ts', ''],
  ['apps/console/src/app/planted.ts', ''],
  ['apps/console/src/features/planted-a/inside.ts', ''],
  ['apps/console/src/features/planted-b/inside.ts', ''],
  ['apps/server/src/app/planted.ts', ''],
  ['apps/server/src/modules/planted-a/index.ts', ''],
  ['apps/server/src/modules/planted-b/index.ts', ''],
  ['apps/server/src/modules/planted-b/inside.ts', ''],
  ['apps/server/src/planted-cycle-back.ts', `import './planted-cycle';\n`],
  ['packages/money/src/planted.test.ts', ''],
  ['apps/server/src/modules/planted-a/through-index.ts', `import '../planted-b/index';\n`],
];

interface Report {
  modules: unknown[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

let folder = '';
let report: Report;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function copyTree(): void {
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json', 'tools/lib/full.mjs']) {
    cpSync(join(root, file), join(folder, file));
  }
  for (const part of ['apps', 'packages']) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|public)$/.test(path),
    });
  }
  mkdirSync(join(folder, 'node_modules/@fairlead'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@fairlead')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@fairlead', name));
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-zones-'));
  copyTree();
  for (const [file, text] of grounds) write(file, text);
  for (const [file, specifier] of plants) write(file, `import '${specifier}';\n`);
  const done = runTool(folder, cruiser, [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    'apps',
    'packages',
  ]);
  if (done.stdout === '') throw new Error(`dependency-cruiser gave no report: ${done.stderr}`);
  report = JSON.parse(done.stdout);
}, HOOK_TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('import zones', () => {
  it.each(plants)('%s may not import %s', (file, _specifier, rule) => {
    const named = report.summary.violations
      .filter((found) => found.from === file || found.to === file)
      .map((found) => found.rule.name);
    expect(named).toContain(rule);
  });

  it('lets a module meet another through its index', () => {
    const file = 'apps/server/src/modules/planted-a/through-index.ts';
    expect(report.summary.violations.filter((found) => found.from === file)).toEqual([]);
  });

  it('reads every source file of the tree', () => {
    const files = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' });
    const sources = files.filter(
      (file) => /^[^/]+\/src\/.*\.tsx?$/.test(file) && !file.includes('node_modules'),
    );
    expect(sources.length).toBeGreaterThan(0);
    expect(report.modules.length).toBeGreaterThan(sources.length + plants.length);
  });
});
