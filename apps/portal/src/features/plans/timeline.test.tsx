import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inHours, items, onFreshDevice, open } from '../../../test/screen';
import { Timeline } from './timeline';

type Detail = Parameters<typeof Timeline>[0]['detail'];

const openIn = (
  status: Detail['order']['status'],
  next: Detail['next'],
  cause: Detail['timeline'][number]['cause'] = 'network_accepted',
): void => {
  const timeline = [{ status, cause, actor: 'network', time: inHours(-1) }];
  open(<Timeline detail={{ order: { status }, next, timeline } as unknown as Detail} />);
};

describe('the life of a plan', () => {
  onFreshDevice();

  it('goes on with what is still to come, the next of it with its date', async () => {
    openIn('putting', { status: 'put_finished', due_at: inHours(24) });
    await screen.findByText('Running');
    expect(items().slice(1)).toEqual([
      'Finishedby Mar 3, 2026, 9:30\u00a0AM\u00a0UTC',
      'Settling',
      'Settled',
    ]);
  });

  it.each([
    ['put_failed', 'cancelled_by_holder', 'Canceled'],
    ['put_failed', 'offer_expired', 'Lapsed'],
    ['putting', 'paused', 'Paused'],
  ] as const)('calls %s by %s as its tag does', async (status, cause, word) => {
    openIn(status, null, cause);
    expect((await screen.findByText(word)).tagName).toBe('STRONG');
  });

  it('calls what happened in a pause paused, and what came after it running', async () => {
    const causes = ['network_accepted', 'pause_requested', 'paused', 'budget_raised', 'resumed'] as const;
    const row = { status: 'putting', actor: 'holder' } as const;
    const timeline = causes.map((cause, place) => ({ ...row, cause, time: inHours(place) }));
    open(<Timeline detail={{ order: { status: 'putting' }, next: null, timeline } as unknown as Detail} />);
    await screen.findByText('Pause requested');
    const words = ['Running', 'Pause requested', 'Paused', 'Paused', 'Running'];
    for (const [place, word] of words.entries()) expect(items()[place]).toMatch(new RegExp(`^${word}`));
  });

  it('does not foretell the failure that a silent network leads to', async () => {
    openIn('matching', { status: 'put_failed', due_at: inHours(24) });
    await screen.findByText('Running');
    expect(items().slice(1)).toEqual(['Running', 'Finished', 'Settling', 'Settled']);
  });

  it.each(['put_failed', 'settlement_successful'] as const)('has nothing to come after %s', (status) => {
    openIn(status, null);
    expect(items()).toHaveLength(1);
  });
});
