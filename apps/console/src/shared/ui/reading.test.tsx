import { basic } from '@fairlead/contract/calls/config';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, lost, onFreshTab, open, press, refused, sentenceOf, server } from '../../../test/screen';
import { queryClient } from '../api/query-client';
import { useCall } from '../api/use-call';
import { Reading } from './reading';

const Currency = () => {
  const query = useCall(basic, {});
  return (
    <Reading query={query} data={query.data}>
      {({ currency }) => <p>{currency.code}</p>}
    </Reading>
  );
};

describe('everything that is read', () => {
  onFreshTab();

  it('is loading, then there', async () => {
    const release = server.hold(calls.config.basic, { currency: { code: 'EUR' } });
    open(<Currency />, []);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    release();
    expect(await screen.findByText('EUR')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says why it could not be read, asks no second time for a refusal, and is read when a person wants it', async () => {
    server.reply(calls.config.basic, () => refused('server_error'));
    open(<Currency />, []);
    expect((await screen.findByRole('alert')).textContent).toContain(sentenceOf('server_error'));
    expect(server.sent(calls.config.basic)).toHaveLength(1);
    server.answer(calls.config.basic, { currency: { code: 'EUR' } });
    await press('Reload');
    expect(await screen.findByText('EUR')).toBeTruthy();
  });

  it('asks for another try where no answer came, and for nothing to be checked', async () => {
    server.reply(calls.config.basic, () => lost);
    open(<Currency />, []);
    expect((await screen.findByRole('alert')).textContent).toBe('Could not be loaded. Try again.Reload');
  });

  it('stays as it was where reading anew fails, with the time it is of', async () => {
    server.answer(calls.config.basic, { currency: { code: 'EUR' } });
    open(<Currency />, []);
    await screen.findByText('EUR');
    server.reply(calls.config.basic, () => lost);
    await queryClient.invalidateQueries();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Request failed. Shown as of 2 Mar 2026, 09:30:00.',
    );
    expect(screen.getByText('EUR')).toBeTruthy();
    expect(server.sent(calls.config.basic)).toHaveLength(4);
  });
});
