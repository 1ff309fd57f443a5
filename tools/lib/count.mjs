/**
 * Turns what a runner left behind into "passed" and "failed". The rule everywhere: silence is failure. A runner
 * that crashed, wrote no report, found no test or ended badly without naming a test counts as one failure.
 */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, faults?: string[] }} Count `faults` names what failed, a line each */

/**
 * A check without tests of its own (lint, types, build) counts as one.
 * @param {number | null} code exit code; null when it was killed
 * @returns {Count}
 */
export function countCheck(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {number | null} code
 * @returns {Count}
 */
function neverSilent(passed, failed, code) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What a failure says, on one line. */
const inShort = (message) =>
  stripVTControlCharacters(String(message ?? ''))
    .replaceAll(/\s+/g, ' ')
    .slice(0, 400);

/**
 * Vitest's JSON report. A file that could not be loaded holds no tests and counts as one failure.
 * @param {string} file
 * @param {number | null} code
 * @returns {Count}
 */
export function countVitest(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    (result) =>
      result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  const faults = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${inShort(message)}`] : []),
    ...assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} › ${test.fullName}: ${inShort(test.failureMessages?.[0])}`),
  ]);
  return {
    ...neverSilent(report.numPassedTests, report.numFailedTests + broken.length, code),
    faults,
  };
}

/** Every test of a suite and of those in it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Playwright's JSON report. A flaky test is a failed one; errors outside tests count one each.
 * @param {string} file
 * @param {number | null} code
 * @returns {Count}
 */
export function countPlaywright(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const faults = [
    ...report.errors.map(({ message }) => inShort(message)),
    ...(report.suites ?? [])
      .flatMap(specsOf)
      .flatMap((spec) =>
        spec.tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results }) => `${spec.file} › ${spec.title}: ${inShort(results.at(-1)?.error?.message)}`),
      ),
  ];
  return { ...neverSilent(expected, unexpected + flaky + report.errors.length, code), faults };
}
