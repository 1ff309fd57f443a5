import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, inHours, onFreshDevice, open, pressTwice, server, signIn } from '../../test/screen';
import { RecoveryBar } from './recovery-bar';

const UNTIL = inHours(24);

describe('who is signed in while somebody asks staff for a new password', () => {
  onFreshDevice();

  it('stops it by one tap', async () => {
    signIn();
    server.reply(calls.user.info, (_, before) => ({ recovery_asked_at: before === 0 ? UNTIL : null }));
    server.answer(calls.recovery.veto, {});
    open(<RecoveryBar />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Somebody asked to reset your login password.',
    );
    await pressTwice('Stop it');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(server.sent(calls.recovery.veto)).toEqual([{}]);
  });

  it('sees nothing where nobody asks', async () => {
    signIn();
    server.answer(calls.user.info, { recovery_asked_at: null });
    open(<RecoveryBar />);
    await waitFor(() => expect(server.sent(calls.user.info)).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
