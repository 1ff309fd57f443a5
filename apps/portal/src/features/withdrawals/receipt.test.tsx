import { sample } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls, inHours, NOW, onFreshDevice, open, press, rowOf, server } from '../../../test/screen';
import { Receipt } from './receipt';

const steps = [{ state: 'requested' as const, time: NOW, text: null }];
const withdrawal = sample(calls.withdrawal.request.response, {
  id: '12',
  amount: 4_050,
  state: 'requested',
  destination_last_four: '4321',
  created_at: NOW,
  due_at: inHours(48),
  steps,
});
const sent = { withdrawal, destination: 'Harbour Bank, ending in 4321', feeMinor: 0, staysMinor: 45_950 };

describe('the receipt of a withdrawal', () => {
  onFreshDevice();
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('says amount and destination, who acts next, and the one deadline; and leads on', async () => {
    server.answer(calls.withdrawal.list);
    const onDone = vi.fn();
    open(<Receipt sent={sent} onDone={onDone} />);
    expect(await screen.findByText('$40.50')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Withdrawal requested');
    expect(screen.getByText('Harbour Bank, ending in 4321')).toBeTruthy();
    expect([rowOf('Fee'), rowOf('Number'), rowOf('Stays available')]).toEqual(['$0.00', '12', '$459.50']);
    expect(screen.getByText('Two members of staff check it')).toBeTruthy();
    expect(screen.getByText('You can cancel until it is approved.')).toBeTruthy();
    expect(screen.getByText(/^Paid by Mar 4, 2026, 9:30 AM UTC\. If not, the full amount/)).toBeTruthy();
    await press('Done');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('follows the withdrawal while it is on show', async () => {
    server.answer(calls.withdrawal.list, { items: [{ ...withdrawal, state: 'approved' }] });
    open(<Receipt sent={sent} onDone={vi.fn()} />);
    await waitFor(() => expect(screen.queryByText('Two members of staff check it')).toBeNull());
    expect(screen.getByText('Paid to ••4321')).toBeTruthy();
  });

  it('is shared as text where the device can', async () => {
    server.answer(calls.withdrawal.list);
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    open(<Receipt sent={sent} onDone={vi.fn()} />);
    await press('Share');
    expect(share).toHaveBeenCalledWith({
      text: expect.stringMatching(
        /^Withdrawal requested: \$40\.50\nTo: Harbour Bank, ending in 4321\nNumber: 12\n/,
      ),
    });
  });
});
