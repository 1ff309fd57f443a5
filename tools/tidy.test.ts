import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { longFiles, longFunctions } from './tidy/lengths';
import { sharedLocks } from './tidy/locks';
import { matterWords } from './tidy/matters';
import { type Allowance, offences, slack } from './tidy/ratchet';
import ratchet from './tidy/ratchet.json';
import { type Finding, listSources, type Source } from './tidy/source';
import { clock, environment, moduleState, skippedTests, sleepingTests, untranslated } from './tidy/syntax';
import { foreignTables } from './tidy/tables';
import {
  blockingIndexes,
  brandWords,
  colours,
  forgottenMarks,
  hoverStyles,
  lawInMigrations,
  machinePlaces,
  sqlTime,
} from './tidy/texts';

const rules: [name: string, rule: (source: Source) => Finding[]][] = [
  ['no file over 300 lines', longFiles],
  ['no function over 70 lines', longFunctions],
  ['no forgotten mark', forgottenMarks],
  ['no borrowed name', brandWords],
  ['no untranslated text in the portal', untranslated],
  ['no colour outside the token file', colours],
  ['no hover style where nothing hovers', hoverStyles],
  ['no path of one machine', machinePlaces],
  ['no clock but the clock file', clock],
  ['no clock in SQL', sqlTime],
  ['no function or trigger in a migration', lawInMigrations],
  ['no index that keeps people from writing', blockingIndexes],
  ['no environment outside main.ts', environment],
  ['no state in a module', moduleState],
  ['no test that sleeps', sleepingTests],
  ['no test left out', skippedTests],
  ['no matter under another word', matterWords],
];

const allowances: Allowance[] = ratchet;
let sources: Source[] = [];
let found: ReadonlyMap<string, Finding[]> = new Map();

beforeAll(() => {
  sources = listSources(join(import.meta.dirname, '..'));
  found = new Map(rules.map(([name, rule]) => [name, sources.flatMap(rule)]));
}, 300_000);

describe('tidy', () => {
  it('reads the whole repository', () => {
    const files = sources.map((source) => source.file);
    expect(files).toContain('README.md');
    expect(files).toContain('tools/tidy.test.ts');
    expect(files.filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file)).length).toBeGreaterThan(50);
  });

  it.each(rules)('%s', (name) => {
    expect(offences(found.get(name) ?? [], allowances)).toEqual([]);
  });

  it('no table named outside its matter', () => {
    expect(offences(foreignTables(sources), allowances)).toEqual([]);
  });

  it('no advisory lock of two purposes', () => {
    expect(sharedLocks(sources)).toEqual([]);
  });

  it('the ratchet is as tight as it can be', () => {
    const findings = [...[...found.values()].flat(), ...foreignTables(sources)];
    expect(slack(findings, allowances)).toEqual([]);
  });
});
