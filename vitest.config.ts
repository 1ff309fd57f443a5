import { defineConfig } from 'vitest/config';
import { isFullRun } from './tools/lib/full.mjs';

const wideOnly = isFullRun ? [] : ['**/*.full.test.ts'];
const exclude = ['**/node_modules/**', '**/dist/**', ...wideOnly];

function nodeProject(name: string, folders: string[]) {
  return {
    test: {
      name,
      environment: 'node' as const,
      include: folders.map((folder) => `${folder}/**/*.test.ts`),
      exclude,
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    // Root only: one PostgreSQL for the whole run; every project inherits what it provides.
    globalSetup: ['./packages/db/src/testing/global-setup.ts'],
    maxWorkers: 2,
    projects: [
      nodeProject('packages', ['packages/*/src', 'packages/*/test']),
      nodeProject('server', ['apps/server/src', 'apps/server/test']),
      nodeProject('tools', ['tools', 'bench']),
      {
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['apps/{portal,console}/{src,test}/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
