import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countCheck, countPlaywright, countVitest } from './count.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-count-'));
const missing = join(folder, 'there-is-none.json');

function report(name: string, content: unknown): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function vitest(
  name: string,
  numPassedTests: number,
  numFailedTests: number,
  testResults: unknown[] = [],
): string {
  return report(`vitest-${name}`, { numPassedTests, numFailedTests, testResults });
}

function playwright(
  name: string,
  expected: number,
  unexpected: number,
  flaky = 0,
  errors: unknown[] = [],
): string {
  return report(`playwright-${name}`, { stats: { expected, unexpected, flaky }, errors });
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('a check', () => {
  it('counts one, and a killed one fails', () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0 });
    expect(countCheck(2)).toEqual({ passed: 0, failed: 1 });
    expect(countCheck(null)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('vitest', () => {
  it('adds what passed and failed', () => {
    expect(countVitest(vitest('good', 12, 0), 0)).toEqual({ passed: 12, failed: 0, faults: [] });
    expect(countVitest(vitest('bad', 10, 2), 1)).toMatchObject({ passed: 10, failed: 2 });
  });

  it('counts a file that could not be loaded', () => {
    const broken = { name: 'a.test.ts', status: 'failed', message: 'no such\nmodule', assertionResults: [] };
    const failed = {
      status: 'failed',
      fullName: 'adds',
      failureMessages: ['\u001b[31m3 is not 2\u001b[39m'],
    };
    const counted = { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [failed] };
    expect(countVitest(vitest('unloaded', 5, 1, [broken, counted]), 1)).toEqual({
      passed: 5,
      failed: 2,
      faults: ['a.test.ts: no such module', 'b.test.ts › adds: 3 is not 2'],
    });
  });

  it.each([
    ['no report', missing, 0],
    ['half a report', report('half', '{"numPassed'), 0],
    ['no test', vitest('none', 0, 0), 0],
    ['an error outside tests', vitest('outside', 5, 0), 1],
    ['a killed run', vitest('killed', 5, 0), null],
  ])('never takes silence for success: %s', (_name, file, code) => {
    expect(countVitest(file, code).failed).toBe(1);
  });
});

describe('playwright', () => {
  it('adds what passed and failed, and a flaky test has failed', () => {
    expect(countPlaywright(playwright('good', 4, 0), 0)).toMatchObject({ passed: 4, failed: 0 });
    expect(countPlaywright(playwright('bad', 2, 1, 1), 1)).toMatchObject({ passed: 2, failed: 2 });
  });

  it('names what failed', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
    });
    const suites = [
      { suites: [{ specs: [spec('pays', 'unexpected', 'too late')] }], specs: [spec('reads', 'expected')] },
    ];
    const file = report('playwright-named', {
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [],
      suites,
    });
    expect(countPlaywright(file, 1).faults).toEqual(['a.spec.ts › pays: too late']);
  });

  it.each([
    ['no report', missing, 0],
    ['no test', playwright('none', 0, 0), 0],
    ['an error outside tests', playwright('outside', 0, 0, 0, [{ message: 'no browser' }]), 1],
    ['a killed run', playwright('killed', 3, 0), null],
  ])('never takes silence for success: %s', (_name, file, code) => {
    expect(countPlaywright(file, code).failed).toBe(1);
  });
});
