import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../deploy/monitoring');

/** Of Debian's package `prometheus`. A wide run without it is red: nothing else plays the rules. */
const promtool = (...args: string[]) => {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) throw new Error('promtool is missing: install the package prometheus');
  return { status, said: status === 0 ? '' : stdout + stderr };
};

describe('promtool', () => {
  it.each([
    ['reads the alert rules', ['check', 'rules', 'alerts.yml']],
    ['reads the scrape configuration', ['check', 'config', '--syntax-only', 'prometheus.yml']],
    ['sees each alert silent, then fired with its words', ['test', 'rules', 'alerts.test.yml']],
  ])('%s', (_what, args) => {
    expect(promtool(...args)).toEqual({ status: 0, said: '' });
  });
});
