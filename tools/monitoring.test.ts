import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf } from './lib/docs';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy/monitoring');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

const firstOf = (found: IterableIterator<RegExpMatchArray>): string[] =>
  [...found].map(([, first = '']) => first);

describe('the alert rules', () => {
  const alerts = firstOf(textOf('alerts.yml').matchAll(/- alert: (\w+)/g));

  it('each say how bad it is, what is so, and where it is written what to do', () => {
    expect(alerts.length).toBeGreaterThan(20);
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const anchors = anchorsOf(page);
    for (const rule of textOf('alerts.yml').split('- alert: ').slice(1)) {
      const [, anchor = ''] = /runbook: docs\/operations\.md#(.+)/.exec(rule) ?? [];
      expect(rule).toMatch(/severity: (critical|warning)\n/);
      expect(rule).toMatch(/summary: (['"])[^'"]{10}/);
      expect([rule.split('\n')[0], anchors.has(anchor)]).toEqual([rule.split('\n')[0], true]);
    }
    // None is described that is not raised.
    expect(firstOf(page.matchAll(/^#{2,3} (Fairlead[A-Z]\w+)$/gm)).sort()).toEqual([...alerts].sort());
  });

  it('are each played: silent, then fired', () => {
    const played = textOf('alerts.test.yml').split('  - name: ').slice(1);
    expect(played.map((one) => one.split('\n')[0]).sort()).toEqual([...alerts].sort());
    const silent = (one: string) => /eval_time: \w+, alertname: \w+ }/.test(one);
    expect(played.filter((one) => !silent(one) || !one.includes('exp_labels:'))).toEqual([]);
  });
});

describe('the Alertmanager', () => {
  it('is told of the alerts, and tells of each severity by a receiver that is there', () => {
    expect(textOf('prometheus.yml')).toMatch(/\n {2}alertmanagers:\n[\s\S]*- 127\.0\.0\.1:9093\n/);
    const text = textOf('alertmanager.yml');
    const named = firstOf(text.matchAll(/receiver: (\S+)/g));
    expect(named).toEqual(['operations', 'on-call']);
    expect(firstOf(text.matchAll(/- name: (\S+)/g))).toEqual(named);
    expect(text).toContain('matchers: [\'severity="critical"\']\n      receiver: on-call\n');
  });
});
