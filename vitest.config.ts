import { defineConfig } from 'vitest/config';
import { BaseSequencer, type ProjectConfig } from 'vitest/node';
import { isFullRun } from './tools/lib/full.mjs';

const wideOnly = isFullRun ? [] : ['**/*.full.test.ts'];
const exclude = ['**/node_modules/**', '**/dist/**', ...wideOnly];
/** A file that replaces a module, which no other file may see replaced. */
const isolated = '**/*.isolated.test.ts';
const isolatedScreen = '**/*.isolated.test.tsx';

/** Of a wide run, the longest first: else one worker is left alone with them at the end. */
const LONGEST = ['model.full', 'mutants.full', 'fuzz.full', 'shuffled.full', 'single-winner.full'];
const rankOf = (file: string): number => {
  const rank = LONGEST.findIndex((name) => file.includes(name));
  return rank < 0 ? LONGEST.length : rank;
};

class LongestFirst extends BaseSequencer {
  override async sort(...files: Parameters<BaseSequencer['sort']>): ReturnType<BaseSequencer['sort']> {
    const sorted = await super.sort(...files);
    return sorted.sort((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId));
  }
}

/** Files of one worker share what they load: loading the server anew for each file was a third of the time. */
function nodeProject(name: string, folders: string[]) {
  return {
    test: {
      name,
      environment: 'node' as const,
      isolate: false,
      include: folders.map((folder) => `${folder}/**/*.test.ts`),
      exclude: [...exclude, isolated],
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  };
}

function screensProject(name: string, files: Partial<ProjectConfig>) {
  return { test: { name, environment: 'happy-dom' as const, testTimeout: 120_000, ...files } };
}

export default defineConfig({
  test: {
    // Root only: one PostgreSQL for the whole run; every project inherits what it provides.
    globalSetup: ['./packages/db/src/testing/global-setup.ts'],
    // For the two cores of a small machine: a third of a test is waiting, and the journeys go on beside, but in a wide run.
    maxWorkers: isFullRun ? 4 : 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      nodeProject('packages', ['packages/*/src', 'packages/*/test']),
      nodeProject('server', ['apps/server/src', 'apps/server/test']),
      nodeProject('tools', ['tools', 'bench', 'examples']),
      { test: { name: 'isolated', include: [isolated], exclude, testTimeout: 120_000, hookTimeout: 60_000 } },
      screensProject('screens', {
        isolate: false,
        include: ['apps/{portal,console}/{src,test}/**/*.test.{ts,tsx}', 'packages/ui/src/**/*.test.tsx'],
        exclude: [...exclude, isolatedScreen],
        setupFiles: ['./tools/lib/fresh-page.ts'],
      }),
      screensProject('screens, isolated', { include: [isolatedScreen], exclude }),
    ],
  },
});
