import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from '../../packages/i18n/src/vite';
import { early } from './vite/early';
import { firstPaint } from './vite/first-paint';
import { precompress } from './vite/precompress';
import { sandboxShell } from './vite/sandbox-shell';
import { worker } from './vite/worker';

/** Matches these files, or what begins with these names. */
const modules = (parts: readonly string[]): RegExp =>
  new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`));

/**
 * What stands around every screen behind the login, and the small parts that many of them share, in one file: a browser
 * fetches six at once, so that on a slow phone one more file takes as long as 17 KB (docs/performance.md#figures).
 */
const BEHIND_LOGIN: readonly string[] = [
  '@tanstack/',
  'i18n/src/causes\\.',
  'packages/money/src/',
  'packages/ui/src/copy-text',
  'packages/vocabulary/src/(causes|support)\\.',
  // Its code is home's and the wallet's alone; a style of its own would be one file more for both.
  'portal/src/app/screens/money-doors\\.css',
  'portal/src/app/(reading|follow-worker|pull-refresh|roots|root-of)\\.',
  'portal/src/features/content/legal/api\\.',
  'portal/src/features/(account/blocked|topups)/index\\.',
  'portal/src/shared/api/(sender|idempotency)\\.',
  'portal/src/shared/calls/(query-client|person|use-pages|use-unanswered)\\.',
  'portal/src/shared/lib/(back-closes|detour|relative-time)\\.',
  'portal/src/shared/source/source(-figure|-money)?\\.',
  'portal/src/shared/ui/(art-tokens|case-reason|day-name|deck|disc|drawings|empty|loaded|moment|money|more|not-open|numbers)\\.',
  'portal/src/shared/ui/(operation-id|payment-card|receipt|rows|scene|screens|staff-line|steps|tabs|way)\\.',
];

/** What a few screens share, one file for each. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  home: ['portal/src/features/ad-centre/(api|series)\\.', 'portal/src/app/screens/money-doors\\.tsx'],
  plans: [
    'packages/vocabulary/src/orders\\.',
    'portal/src/features/plans/(api|cover|progress|watch-button)\\.',
    'portal/src/shared/calls/plan\\.',
    'portal/src/shared/ui/status-tag\\.',
  ],
  control: [
    'portal/src/features/plans/(control-figures|limits-sheet|lower-sheet|order-confirm|order-control|over|raise-sheet)\\.',
  ],
  files: ['portal/src/shared/api/files', 'portal/src/shared/calls/save-file', 'packages/ui/src/save-file'],
  filters: ['portal/src/shared/lib/use-(address-filters|parameters)', 'portal/src/shared/ui/search-field'],
};

const productionRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);

export default defineConfig({
  // The package names its build with warnings for developers alone.
  resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter }] },
  plugins: [react(), compileMessages(), firstPaint(), early(), worker(), sandboxShell(), precompress()],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry names every file of every screen: the shorter, the less before the login. Hashes are 36 bits and more;
        // which file is what, the manifest says.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              // What the entry shares with others would be a small file for each set of sharers.
              name: 'base',
              test: /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler|react-router|@lingui|cookie|set-cookie-parser)[\\/]|[\\/]portal[\\/]src[\\/]shared[\\/](api(?![\\/](files|sender|idempotency))|errors|i18n|session|paths|calls[\\/](use-draft|use-send|report-error)|ui[\\/](icon|mark|toast|overlay|button)\.tsx?|lib[\\/](storage|formats|meta|online|time|wide))|[\\/]packages[\\/]ui[\\/]src[\\/](observable|clock|use-draft|use-once)\.|[\\/]packages[\\/]vocabulary[\\/]src[\\/](codes|lists)\.|[\\/]contract[\\/]src[\\/](client|limits|routes[\\/]app)\.|[\\/]i18n[\\/]src[\\/](?!causes|messages[\\/](?!en[\\/](core|causes))|written[\\/])/,
            },
            { name: 'behind-login', test: modules(BEHIND_LOGIN) },
            ...Object.entries(SHARED).map(([name, parts]) => ({ name, test: modules(parts) })),
          ],
        },
      },
    },
  },
  server: { proxy: { '/facebook-business': { target: 'http://127.0.0.1:8080', ws: true } } },
});
