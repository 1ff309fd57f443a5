import { sample } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls, inHours, items, NOW, onFreshDevice, open, press, server } from '../../../test/screen';
import { Overview } from './overview';
import { stepsOf } from './series';

const totals = { spend: 1_100, revenue: 800, net: -300 };
const statistics = sample(calls.statistics.list.response, {
  ...{ type: 1, from: inHours(-9.5), to: NOW, as_of: NOW, final_until: NOW, totals, gift_spend: 500 },
  series: [{ start: inHours(-1.5), spend: 1_100, revenue: 800, gift_spend: 500 }],
});

describe('the net result where the operator paid some of the spend', () => {
  onFreshDevice();
  beforeEach(() => {
    server.answer(calls.plan.list);
    server.answer(calls.withdrawal.list);
    server.answer(calls.coupon.list);
    server.answer(calls.statistics.list, statistics);
  });

  it('is what became of own money, and the sentence says all that it is made of', async () => {
    open(<Overview />);
    expect(await screen.findByRole('button', { name: /^Net result: \+\$2\.00/ })).toBeTruthy();
    expect(
      screen.getByText(
        'Your plans spent $11.00 and earned $8.00. The operator paid $5.00 of the spend (coupons, start-up funds).',
      ),
    ).toBeTruthy();
    expect(stepsOf(statistics).reduce((sum, { gift }) => sum + gift, 0)).toBe(500);
  });

  it('leads to its source, and is called otherwise than the net of all that was spent', async () => {
    server.answer(calls.statement.source, { figure: 'net_own', value: 200 });
    open(<Overview />);
    await waitFor(() =>
      expect(items().find((one) => one.startsWith('Net before coupons'))).toContain('-$3.00'),
    );
    await press(/^Net result: \+\$2\.00/);
    await waitFor(() =>
      expect(server.sent(calls.statement.source)[0]).toMatchObject({ figure: 'net_own', type: 1 }),
    );
  });
});
