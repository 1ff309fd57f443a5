import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { anchorsOf } from '../../tools/lib/docs.ts';
import { runCommand } from '../network-check/command.ts';
import { RULES } from '../network-check/rules.ts';
import { send } from '../network-check/wire.ts';
import {
  ALL_RULES,
  check,
  createClock,
  type Fault,
  rulesWith,
  SHARED,
  type Subject,
  startFaulty,
  startNetwork,
} from './fixture.ts';

const subjects: Subject[] = [];
afterEach(async () => {
  for (const subject of subjects.splice(0)) await subject.close();
});

const started = async (subject: Promise<Subject>): Promise<Subject> => {
  subjects.push(await subject);
  return subject;
};

/** Order numbers that an order came with. */
const createMemory = () => {
  const known = new Set<unknown>();
  return (path: string, number: unknown): boolean => {
    if (path === '/orders') known.add(number);
    return known.has(number);
  };
};

const isControl = (path: string): boolean => path.endsWith('/control');
const hasHeard = createMemory();
let controls = 10;
let lost: string[] | undefined;

interface Faulty extends Fault {
  readonly name: string;
  readonly fails: readonly string[];
}

const FAULTS: readonly Faulty[] = [
  {
    name: 'believes whatever it is sent',
    hear: ({ body }) => body,
    // The forged orders run; the forged cancel ends the order by which one sees that time passed in the pause.
    fails: ['unsigned', 'forged', 'altered', 'outdated', 'own_orders'],
  },
  {
    name: 'takes no message that is older than a minute',
    answer: ({ headers }) =>
      Number(headers['x-timestamp']) < Date.parse('2026-03-02T09:30:00.000Z') / 1000
        ? { status: 401, body: {} }
        : undefined,
    fails: ['delayed'],
  },
  { name: 'redirects', answer: () => ({ status: 307, body: {} }), fails: ALL_RULES.slice(0, 10) },
  {
    name: 'confirms what a holder wants and does not do it',
    answer: ({ path }) => (isControl(path) ? { status: 200, body: {} } : undefined),
    fails: ['daily_cap', 'lowered', 'paused'],
  },
  {
    name: 'does what the last control says, not the highest',
    hear: ({ path, body }) => (isControl(path) ? { ...body, version: controls++ } : body),
    fails: ['unsigned', 'forged', 'altered', 'outdated', 'own_orders', 'paused'],
  },
  {
    name: 'confirms a cancel and does nothing',
    answer: ({ path }) => (path.endsWith('/cancel') ? { status: 200, body: {} } : undefined),
    fails: ['forged', 'cancelled_first', 'own_orders', 'stopped'],
  },
  {
    name: 'knows no cancel of an order that it has not heard of',
    answer: ({ path, body }) =>
      hasHeard(path, body['order_number']) ? undefined : { status: 404, body: {} },
    fails: ['unknown_cancel', 'cancelled_first', 'own_orders'],
  },
  {
    name: 'counts more clicks than views',
    report: (reports) => reports.map((report) => ({ ...report, clicks: report.impressions + 1 })),
    fails: ['possible'],
  },
  {
    name: 'bills twice the price',
    report: (reports) => reports.map((report) => ({ ...report, spend: report.spend * 2 })),
    fails: ['rate', 'daily_cap'],
  },
  {
    name: 'bills more than the budget',
    report: (reports) => reports.map((report) => ({ ...report, impressions: 96_001, spend: 96_001 })),
    fails: ['budget', 'daily_cap', 'lowered'],
  },
  {
    name: 'keeps the version of what it restates',
    report: (reports) => reports.map((report) => ({ ...report, version: 1 })),
    fails: ['versions'],
  },
  {
    name: 'reports quarters of an hour before the run',
    report: (reports) =>
      reports.map((report) => ({
        ...report,
        bucket: new Date(Date.parse(report.bucket) - 3_600_000).toISOString(),
      })),
    fails: ['within_run'],
  },
  {
    name: 'sends money as text',
    report: (reports) => reports.map((report) => ({ ...report, spend: String(report.spend) })),
    fails: ['well_formed'],
  },
  {
    name: 'signs with a key that it did not publish',
    key: generateKeyPairSync('ed25519').privateKey,
    fails: ['own_key'],
  },
  {
    name: 'signs with another secret',
    secret: 'a secret that nobody shares, of any length',
    fails: ['sealed'],
  },
  {
    name: 'forgets what nobody answered',
    report: (reports) => {
      const isFirst = lost === undefined;
      lost ??= reports.map(({ order_number, bucket }) => `${order_number} ${bucket}`);
      return isFirst
        ? reports
        : reports.filter(({ order_number, bucket }) => !lost?.includes(`${order_number} ${bucket}`));
    },
    fails: ['sent_again'],
  },
];

describe('the check of networks', () => {
  it('finds nothing in the network of the repository', async () => {
    const clock = createClock();
    const findings = await check(clock, await started(startNetwork(clock)));
    expect(findings.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
    expect(findings.map(({ rule }) => rule).sort()).toEqual([...ALL_RULES].sort());
  });

  it.each(FAULTS)('finds a network that $name', async ({ fails, ...fault }) => {
    const clock = createClock();
    const findings = await check(clock, await started(startFaulty(clock, fault)));
    expect([...rulesWith(findings, 'fail')].sort()).toEqual([...fails].sort());
  });

  it('says of what did not happen that it was not shown', async () => {
    const clock = createClock();
    const findings = await check(clock, await started(startNetwork(clock)), 20);
    expect(rulesWith(findings, 'fail')).toEqual([]);
    expect(rulesWith(findings, 'not_shown')).toEqual(['paused', 'resumed', 'stopped']);
  });

  it('names for each rule a heading of the page that is there', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/networks.md'), 'utf8');
    const anchors = anchorsOf(page);
    expect(Object.values(RULES).filter(([, heading]) => !anchors.has(heading))).toEqual([]);
  });
});

describe('the network of the repository', () => {
  it('takes no message at a path that it was not signed for', async () => {
    const clock = createClock();
    const { url } = await started(startNetwork(clock));
    const target = { ...SHARED, url, publicKey: null };
    const order_number = '260302-0000123';
    const statusAt = async (number: string, body: object) =>
      (await send(target, { path: `orders/${number}/cancel`, body, at: clock.now() })).status;
    const control = { order_number, version: 1, budget: 5_000, paused: false };
    expect(await statusAt(order_number, control)).toBe(404);
    expect(await statusAt('260302-0000124', { order_number })).toBe(404);
    expect(await statusAt(order_number, { order_number })).toBe(200);
  });
});

describe('the command', () => {
  const run = async (args: readonly string[], secret: string | undefined = SHARED.secret) => {
    const { now } = createClock();
    return runCommand(args, secret, { now, pause: async () => undefined, say: () => undefined });
  };
  const START = ['--name', 'harbour', '--listen', '127.0.0.1:0', '--wait', '0'];

  it('checks the answers alone in no time, for people and for programs', async () => {
    const { url } = await started(startNetwork(createClock()));
    const told = await run([url, ...START]);
    expect(told.text).toContain('pass  Refuses a message without a signature.');
    expect(told).toMatchObject({ exit: 0, text: expect.stringMatching(/12 kept, 0 not kept, 0 not shown$/) });
    const { findings } = JSON.parse((await run([url, ...START, '--json'])).text);
    expect(findings[0]).toEqual({
      ...{ rule: 'answers', sentence: RULES.answers[0], see: 'docs/networks.md#orders-out' },
      ...{ outcome: 'pass', detail: null },
    });
  });

  it('ends with 1 where a rule was not kept, and names the place in the documentation', async () => {
    const { exit, text } = await run(['http://127.0.0.1:1', ...START]);
    expect(exit).toBe(1);
    expect(text).toMatch(/FAIL {2}Answers an order .*\n.*\(docs\/networks\.md#orders-out\)/);
  });

  it('ends with 2 and its help where it is not understood', async () => {
    for (const args of [[], ['http://a'], ['http://a', '--name', 'b', '--wait', 'long'], ['--nonsense']]) {
      expect(await run(args)).toMatchObject({ exit: 2, text: expect.stringContaining('--public-key KEY') });
    }
    expect(await run(['--help'])).toMatchObject({ exit: 0, text: expect.stringContaining('--wait MINUTES') });
  });
});
