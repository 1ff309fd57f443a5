import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, loseAnswers, onFreshDevice, open, refused, server, signIn } from '../../test/screen';
import { sender } from '../shared/api/sender';
import { toastState } from '../shared/ui/toast';
import { resumePending } from './resume-pending';

const KEYS = /^[0-9a-f]{32}$/;

/** A cancel whose every answer is lost, as before a page is left. */
const loseCancel = (): Promise<void> =>
  loseAnswers(calls.plan.cancel, () =>
    expect(sender.send('plan.cancel', { order_id: '17' })).rejects.toThrow('connection lost'),
  );

describe('what a reload left open', () => {
  onFreshDevice();

  it('is sent again with its old key, told once, and every figure is read anew', async () => {
    await loseCancel();
    const before = server.keys(calls.plan.cancel).length;
    server.answer(calls.plan.cancel, { order: { id: '17' } });
    open(<p />);
    await Promise.all([resumePending(), resumePending()]);
    expect(server.keys(calls.plan.cancel)).toHaveLength(before + 1);
    expect(new Set(server.keys(calls.plan.cancel)).size).toBe(1);
    expect(server.keys(calls.plan.cancel)[0]).toMatch(KEYS);
    expect(
      await screen.findByText('Your last request went through. Everything shown is up to date.'),
    ).toBeTruthy();
    await resumePending();
    expect(server.keys(calls.plan.cancel)).toHaveLength(before + 1);
  });

  it('is told with its reason where the server refuses it, and never sent again', async () => {
    await loseCancel();
    server.reply(calls.plan.cancel, () => refused('wrong_state'));
    await resumePending();
    await waitFor(() =>
      expect(toastState.get()).toEqual({
        text: 'This is no longer possible.',
        look: 'failure',
      }),
    );
    const sent = server.keys(calls.plan.cancel).length;
    await resumePending();
    expect(server.keys(calls.plan.cancel)).toHaveLength(sent);
  });

  it('of another person on this device is not sent', async () => {
    await loseCancel();
    const sent = server.keys(calls.plan.cancel).length;
    signIn({ id: '18', username: 'bob_1' });
    server.answer(calls.plan.cancel, { order: { id: '17' } });
    await resumePending();
    expect(server.keys(calls.plan.cancel)).toHaveLength(sent);
  });

  it('says nothing where there is nothing', async () => {
    await resumePending();
    expect(toastState.get()).toBeNull();
  });
});
