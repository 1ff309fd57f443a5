import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  calls,
  inHours,
  items,
  knowPerson,
  leave,
  linkTo,
  NOW,
  onFreshDevice,
  open,
  press,
  refused,
  server,
  signIn,
} from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import { queryClient } from '../../shared/calls/query-client';
import { Overview } from './overview';
import RecentPlans from './recent-plans';
import { stepsOf } from './series';
import { Greeting, Standing } from './standing';
import { Tiles } from './tiles';

type Statistics = ResponseFor<'statistics.list'>;

const totals = {
  ...{ spend: 1_100, revenue: 400, net: -700, impressions: 12_000, clicks: 30, conversions: 2 },
  ...{ click_rate_bp: 25, cost_per_conversion: 550 },
};
const today: Part<Statistics> = {
  ...{ type: 1, from: inHours(-9.5), to: NOW, as_of: NOW, source_count: 3, totals },
  series: [{ start: inHours(-1.5), spend: 1_100, revenue: 400 }],
};
const show = (part: Part<Statistics> = {}): void => {
  server.answer(calls.statistics.list, { ...today, ...part });
  open(<Overview />);
};
const Home = () => (
  <>
    <Greeting />
    <Standing />
    <RecentPlans />
  </>
);
const figureOf = (name: string): string | undefined => items().find((one) => one.startsWith(name));

describe('the data overview', () => {
  onFreshDevice();
  beforeEach(() => {
    server.answer(calls.plan.list);
    server.answer(calls.withdrawal.list);
    server.answer(calls.coupon.list);
  });

  it('shows each figure, the net with its sign, with the number and time of the reports behind it', async () => {
    show({ demo: true });
    await screen.findByText(/^As of Mar 2, 2026, 9:30 AM UTC · from 3 reports/);
    expect(figureOf('Spend')).toContain('$11.00');
    expect(figureOf('Net')).toContain('-$7.00');
    expect(figureOf('Click rate')).toBe('Click rate0.25%');
    expect(figureOf('Views')).toContain('12,000');
    expect(screen.getByText('demo')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Spend: \$11\.00/ })).toBeTruthy();
  });

  it('begins with one figure and its sentence: a loss as plain as a gain, and not final while it is not', async () => {
    show({ final_until: inHours(-4) });
    expect(await screen.findByRole('button', { name: /^Net result: -\$7\.00/ })).toBeTruthy();
    expect(
      screen.getByText(/^Your plans spent \$11\.00 and earned \$4\.00\. Part of it is not final yet\.$/),
    ).toBeTruthy();
    leave();
    show({ final_until: NOW, totals: { ...totals, revenue: 1_900, net: 800 } });
    expect(await screen.findByRole('button', { name: /^Net result: \+\$8\.00/ })).toBeTruthy();
    expect(screen.queryByText(/not final/)).toBeNull();
  });

  it.each(['Close', /^Net result: .*Show what it is made of$/])(
    'says once on a device where the sign beside a figure leads, until %s',
    async (name) => {
      server.answer(calls.statement.source, { figure: 'net', value: -700 });
      show();
      expect(await screen.findByText(/^Tap a figure with this sign/)).toBeTruthy();
      await press(name);
      expect(screen.queryByText(/^Tap a figure with this sign/)).toBeNull();
      leave();
      show();
      await screen.findByText(/^Your plans spent/);
      expect(screen.queryByText(/^Tap a figure with this sign/)).toBeNull();
    },
  );

  it('gives the focus back to what had it once the words about the sign are closed', async () => {
    show();
    const figure = await screen.findByRole('button', { name: /^Net result/ });
    figure.focus();
    screen.getByRole('button', { name: 'Close' }).focus();
    await press('Close');
    expect(screen.queryByText(/^Tap a figure with this sign/)).toBeNull();
    expect(document.activeElement).toBe(figure);
  });

  it('shows who has no report yet the steps from money in to money out, and no zeros', async () => {
    signIn({ balance: 2_000 });
    server.answer(calls.plan.list, { items: [] });
    show({ type: 4, as_of: null, series: [], source_count: 0 });
    expect(await screen.findByText('1 of 4')).toBeTruthy();
    expect(document.querySelector('.scene'), 'above the way to their money').toBeNull();
    expect(linkTo('2 Choose a product')).toBe('/plan?show=products');
    expect(screen.queryByText('Take money out')?.closest('a')).toBeNull();
    expect(screen.queryByText('Net result')).toBeNull();
    expect(screen.queryByText(/\$0/)).toBeNull();
    leave();
    server.answer(calls.plan.list, { items: [{ id: '5', amount: 2_000 }] });
    show({ type: 4, as_of: null, series: [], source_count: 0 });
    expect(await screen.findByText('2 of 4')).toBeTruthy();
  });

  it('compares with the period before, but by no share where that would say nothing', async () => {
    show({ previous: { ...totals, spend: 1_000, revenue: 0, net: -900, cost_per_conversion: null } });
    await waitFor(() => expect(figureOf('Spend')).toContain('+10% · was $10.00'));
    expect(figureOf('Revenue')).toContain('was $0.00');
    expect(figureOf('Revenue')).not.toContain('%');
    expect(figureOf('Net')).toContain('was -$9.00');
    expect(figureOf('Net')).not.toContain('%');
    expect(figureOf('Cost per conversion')).toContain('was –');
  });

  it('writes no figure where there is nothing to divide by', async () => {
    show({ totals: { ...totals, click_rate_bp: null, cost_per_conversion: null } });
    await waitFor(() => expect(figureOf('Click rate')).toBe('Click rate–'));
    expect(figureOf('Cost per conversion')).toBe('Cost per conversion–');
  });

  it('asks for the period that is chosen', async () => {
    show();
    await screen.findByText(/^As of/);
    await press('Month');
    await waitFor(() => expect(server.sent(calls.statistics.list)).toEqual([{ type: 4 }, { type: 3 }]));
  });

  it('says when figures appear where no report came', async () => {
    show({ as_of: null, series: [], source_count: 0 });
    expect(
      await screen.findByText('No reports for this period yet. Figures appear once a plan runs.'),
    ).toBeTruthy();
  });

  it('is not open to a blocked person, and is not asked for again', async () => {
    server.reply(calls.statistics.list, () => refused('account_disabled'));
    open(<Overview />);
    expect(await screen.findByText('This is not available in your account’s current state.')).toBeTruthy();
    expect(server.sent(calls.statistics.list)).toHaveLength(1);
  });
});

describe('the steps of the chart', () => {
  const statistics = (part: Part<Statistics>) => ({ ...today, ...part }) as Parameters<typeof stepsOf>[0];

  it('are every hour up to now, those without reports as 0', () => {
    const steps = stepsOf(statistics({ from: inHours(-2.5), to: NOW, series: today.series }));
    expect(steps.map(({ start, spend }) => [start.toISOString(), spend])).toEqual([
      ['2026-03-02T07:00:00.000Z', 0],
      ['2026-03-02T08:00:00.000Z', 1_100],
      ['2026-03-02T09:00:00.000Z', 0],
    ]);
  });

  it('are months from the first report on where there is no beginning', () => {
    const steps = stepsOf(
      statistics({
        type: 4,
        from: null,
        series: [{ start: '2025-12-01T00:00:00.000Z', spend: 5, revenue: 1 }],
      }),
    );
    expect(steps.map(({ start }) => start.toISOString().slice(0, 7))).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
  });

  it('are none where there is no report', () => {
    expect(stepsOf(statistics({ series: [] }))).toEqual([]);
  });
});

describe('the ad centre', () => {
  onFreshDevice();

  it.each([
    [1, '1 plan needs funding'],
    [3, '3 plans need funding'],
  ])('says how many plans wait: %s', async (count, words) => {
    signIn({ nickname: 'Anna', balance: 5_500 });
    server.answer(calls.plan.list, { items: [] });
    server.answer(calls.plan.awaitPutCount, { count });
    open(<Home />);
    const waiting = await screen.findByText(words);
    expect(waiting.closest('a')?.getAttribute('href')).toBe('/plan?show=mine&status=waiting_to_put');
    expect(await screen.findByText('Hello, Anna')).toBeTruthy();
    expect(screen.getByText('$55.00')).toBeTruthy();
  });

  it('says nothing of plans where none waits', async () => {
    signIn({ nickname: 'Anna' });
    server.answer(calls.plan.list, { items: [] });
    server.answer(calls.plan.awaitPutCount, { count: 0 });
    open(<Home />);
    await screen.findByText('Hello, Anna');
    await waitFor(() => expect(server.sent(calls.plan.awaitPutCount)).toHaveLength(1));
    expect(screen.queryByText(/needs? funding/)).toBeNull();
  });

  it('says of a settled plan what was put in and what came back', async () => {
    const result = { put_own: 3_800, returned: 1_000, revenue: 2_508, net_own: -292, final: true };
    const settled = { id: '5', amount: 3_800, status: 'settlement_successful', result } as const;
    signIn({ nickname: 'Anna' });
    server.answer(calls.plan.list, { items: [settled] });
    server.answer(calls.plan.awaitPutCount, { count: 0 });
    open(<Home />);
    expect(await screen.findByText('$38.00 in, $35.08 back')).toBeTruthy();
    expect(screen.getByText('-$2.92')).toBeTruthy();
  });

  it('asks for the person once, however late its parts come', async () => {
    signIn({ nickname: 'Anna', balance: 5_500 });
    server.answer(calls.plan.list);
    server.answer(calls.withdrawal.list);
    const release = server.hold(calls.statistics.list, today);
    open(
      <>
        <Greeting />
        <Overview>
          <Standing />
        </Overview>
      </>,
    );
    await screen.findByText('Hello, Anna');
    vi.setSystemTime(Date.parse(NOW) + 5_000);
    release();
    expect(await screen.findByText('$55.00')).toBeTruthy();
    expect(server.sent(calls.user.info)).toHaveLength(1);
  });

  it('shows no link below that what stands above it would push away from a finger', async () => {
    signIn({ nickname: 'Anna' });
    server.answer(calls.plan.list);
    server.answer(calls.withdrawal.list);
    const release = server.hold(calls.statistics.list, today);
    open(
      <Overview after={<p>The ways from here</p>}>
        <p>What home is for</p>
      </Overview>,
    );
    await waitFor(() => expect(server.sent(calls.statistics.list)).toHaveLength(1));
    expect(screen.queryByText('The ways from here')).toBeNull();
    release();
    expect(await screen.findByText('The ways from here')).toBeTruthy();
    expect(screen.getByText('What home is for')).toBeTruthy();
  });

  it.each([
    ['does not ask again for a person whom the start of the app asked for', -1, 0],
    ['asks anew where the wallet showed newer figures', 1, 1],
  ])('%s', async (_what, walletReadMs, times) => {
    knowPerson(signIn({ nickname: 'Anna' }));
    const updatedAt = Date.parse(NOW) + walletReadMs;
    queryClient.setQueryData(['wallet', 'property'], {}, { updatedAt });
    vi.setSystemTime(Date.parse(NOW) + 5_000);
    open(<Greeting />);
    await screen.findByText('Hello, Anna');
    await waitFor(() => expect(server.sent(calls.user.info)).toHaveLength(times));
  });

  it('leads to everything else, with score and level', async () => {
    signIn({ credit_score: 620, shop_level: 2 });
    open(<Tiles />);
    expect(await screen.findByText('620')).toBeTruthy();
    expect(screen.getByText('Level 2')).toBeTruthy();
    expect([linkTo('Follow history'), linkTo('Feedback'), linkTo('Transparency')]).toEqual([
      '/ad-center/operated?show=records',
      '/ad-center/feedback',
      '/transparency',
    ]);
  });
});
