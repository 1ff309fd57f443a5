import { sample } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, onFreshDevice, open, press, server } from '../../../test/screen';
import { Stats } from './stats';

const totals = { spend: 1_100, revenue: 400, net: -700, cost_per_conversion: 550 };
const statistics = sample(calls.statistics.list.response, {
  ...{ type: 3, totals },
  previous: { ...totals, spend: 1_000, revenue: 0 },
});

describe('what a figure was in the period before', () => {
  onFreshDevice();

  it('leads to its reports', async () => {
    server.answer(calls.statement.source, { figure: 'spend', value: 1_000, items: [] });
    open(<Stats statistics={statistics} />);
    await press(/^Spend: \+10% · was \$10\.00/);
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(server.sent(calls.statement.source)[0]).toMatchObject({
        ...{ figure: 'spend', type: 3, period: 'before' },
      }),
    );
  });

  it('leads nowhere where it was nothing, or follows from two figures beside it', async () => {
    open(<Stats statistics={statistics} />);
    expect(await screen.findByText('was $0.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Revenue: was/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Cost per conversion/ })).toBeNull();
  });
});
