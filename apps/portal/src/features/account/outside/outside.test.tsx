import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, leave, onFreshDevice, open, refused, server } from '../../../../test/screen';
import { InboxOnly, Outside } from '.';

type State = Parameters<typeof server.answer<typeof calls.channel.read>>[1];

const state = {
  email: { value: 'anna@example.org', verified: false, can_verify: true },
  phone: { value: '+44 20 7946 0000', verified: false, can_verify: false },
  push_key: 'a-key',
  device_subscribed: false,
  devices: 0,
  choice: { email: ['security'], push: ['activity', 'security'], shows: 'title' },
} as const satisfies State;

const verified = { ...state, email: { ...state.email, verified: true } } as const;

const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

describe('messages outside the app', () => {
  onFreshDevice();

  it('says that only the inbox is told where there is nothing else', async () => {
    server.answer(calls.channel.read, {
      ...state,
      email: { ...state.email, can_verify: false },
      push_key: null,
    });
    open(<Outside />);
    expect(await screen.findByText(/^Email and push are not available here/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says it in Me until something else tells the person', async () => {
    server.answer(calls.channel.read, state);
    open(<InboxOnly />);
    expect(await screen.findByText('You are notified only here, in this app’s inbox.')).toBeTruthy();
    for (const more of [{ devices: 1 }, { email: verified.email }]) {
      leave();
      server.answer(calls.channel.read, { ...state, ...more });
      open(<InboxOnly />);
      await waitFor(() => expect(server.sent(calls.channel.read).length).toBeGreaterThan(1));
      expect(screen.queryByText(/only in the inbox/)).toBeNull();
    }
  });

  it('verifies the address by the code, and says at the field what is wrong with it', async () => {
    server.answer(calls.channel.read, state);
    server.answer(calls.channel.sendCode, { sent_to: 'anna@example.org' });
    open(<Outside />);
    await press('Send a code');
    const field = await screen.findByLabelText<HTMLInputElement>('Six-digit code');
    await press('Verify');
    expect(await screen.findByText('Enter the six digits.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '12 34 56' } });
    server.reply(calls.channel.verify, () => refused('contact_code_wrong'));
    await press('Verify');
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
    expect(field.value).toBe('123456');
    server.answer(calls.channel.verify, verified);
    await press('Verify');
    expect(await screen.findByText('Verified')).toBeTruthy();
    expect(screen.queryByLabelText('Six-digit code')).toBeNull();
  });

  it('says that phone numbers are verified with support where nothing sends text messages', async () => {
    server.answer(calls.channel.read, state);
    open(<Outside />);
    expect(await screen.findByText(/verified with support/)).toBeTruthy();
  });

  it('keeps a switch at once; security by e-mail cannot be switched off', async () => {
    server.answer(calls.channel.read, verified);
    server.answer(calls.channel.choose, {
      ...verified,
      choice: { ...verified.choice, email: ['security', 'activity'] },
    });
    open(<Outside />);
    const activity = await screen.findByRole('switch', { name: 'Account updates: Email' });
    expect(activity.getAttribute('aria-checked')).toBe('false');
    const security = screen.getByRole<HTMLButtonElement>('switch', { name: /Account security.*Email/ });
    expect([security.disabled, security.getAttribute('aria-checked')]).toEqual([true, 'true']);
    fireEvent.click(activity);
    await waitFor(() =>
      expect(server.sent(calls.channel.choose)).toEqual([
        { email: ['security', 'activity'], push: ['activity', 'security'], shows: 'title' },
      ]),
    );
    await waitFor(() => expect(activity.getAttribute('aria-checked')).toBe('true'));
  });

  it('offers no push where the browser refuses it and no other device is told', async () => {
    const push = { name: 'Account updates: This device' };
    server.answer(calls.channel.read, verified);
    open(<Outside />);
    const refusedSwitch = await screen.findByRole<HTMLButtonElement>('switch', push);
    expect([refusedSwitch.disabled, refusedSwitch.getAttribute('aria-checked')]).toEqual([true, 'false']);
    expect(screen.getByText(/^This device’s switches work once/)).toBeTruthy();
    leave();
    server.answer(calls.channel.read, { ...verified, devices: 1 });
    open(<Outside />);
    const offered = await screen.findByRole<HTMLButtonElement>('switch', push);
    expect([offered.disabled, offered.getAttribute('aria-checked')]).toEqual([false, 'true']);
    expect(screen.queryByText(/^This device’s switches work once/)).toBeNull();
  });

  it('offers no change of an address where no e-mail leaves', async () => {
    server.answer(calls.channel.read, { ...state, email: { ...state.email, can_verify: false } });
    open(<Outside />);
    await screen.findByText('Email is not available here.');
    expect(screen.getAllByRole('link', { name: 'Change' })).toHaveLength(1);
  });

  it('offers no e-mail for an address that is not verified', async () => {
    server.answer(calls.channel.read, state);
    open(<Outside />);
    const activity = await screen.findByRole<HTMLButtonElement>('switch', {
      name: 'Account updates: Email',
    });
    expect(activity.disabled).toBe(true);
    expect(screen.getByText('Verify your email address first.')).toBeTruthy();
  });
});
