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
    expect(countVitest(vitest('good', 12, 0), 0)).toEqual({ passed: 12, failed: 0 });
    expect(countVitest(vitest('bad', 10, 2), 1)).toEqual({ passed: 10, failed: 2 });
  });

  it('counts a file that could not be loaded', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const counted = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countVitest(vitest('unloaded', 5, 1, [broken, counted]), 1)).toEqual({ passed: 5, failed: 2 });
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
    expect(countPlaywright(playwright('good', 4, 0), 0)).toEqual({ passed: 4, failed: 0 });
    expect(countPlaywright(playwright('bad', 2, 1, 1), 1)).toEqual({ passed: 2, failed: 2 });
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
