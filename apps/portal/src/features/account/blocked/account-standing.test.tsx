import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calls,
  inHours,
  onFreshDevice,
  open,
  type Person,
  refused,
  server,
  signIn,
} from '../../../../test/screen';
import type { ResponseFor } from '../../../shared/api';
import AccountStanding from './account-standing';

type Property = ResponseFor<'wallet.property'>;

const stand = async (person: Part<Person>, funds: Part<Property> = {}, whole = false) => {
  signIn(person);
  server.answer(calls.wallet.property, funds);
  open(<AccountStanding whole={whole} />);
  await waitFor(() => expect(server.sent(calls.wallet.property)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
};
const ways = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);
const names = () => ways().map(([text]) => text);
const chat = { id: '1', label: 'Chat', type: 1, url: '/support/own' };

describe('how a blocked account stands', () => {
  onFreshDevice();

  it('out any time: a disabled one says why, and leads to objection, withdrawal, chat, notices and closing', async () => {
    await stand(
      { state: 'disabled', state_reason: 'Forged papers', customer_service_url: [chat] },
      { available_balance: 5_500, total_assets: 5_500 },
    );
    expect(
      screen.getByRole('heading', { name: 'Your account is disabled; your money is still yours' }),
    ).toBeTruthy();
    expect(screen.getByText('Reason: Forged papers')).toBeTruthy();
    await waitFor(() =>
      expect(ways()).toEqual([
        ['DisputeReviewed by someone else, by a set date', '/objection'],
        ['Withdraw$55.00 is available', '/wallet/withdraw'],
        ['Chat with supportYour history is kept', '/customer?url=%2Fsupport%2Fown'],
        ['InboxNothing unread', '/notification'],
        ['Close accountEverything is paid out to you', '/exit'],
      ]),
    );
  });

  it('a disabled one leads to the withdrawal even with nothing in it', async () => {
    await stand({ state: 'disabled' });
    expect(names()).toContain('Withdraw$0.00 is available');
  });

  it('one that waits to be activated objects to nothing, and withdraws only what there is', async () => {
    await stand({ state: 'not_activated' });
    expect(screen.getByText(/^Our team is on it\. There is nothing for you to do or pay/)).toBeTruthy();
    expect(names()).toEqual(['InboxNothing unread']);
  });

  it('one that waits is told who acts, and how long that took for others where enough were', async () => {
    await stand({ state: 'not_activated', usual_activation_hours: 3 }, {}, true);
    expect(screen.getByText('Our team checks the registration')).toBeTruthy();
    expect(screen.getByText('Usually within 3 hours')).toBeTruthy();
    expect(screen.queryByText(/Close account|Withdraw|Activity/)).toBeNull();
  });

  it('is not offered to be closed a second time; the money’s place stands first', async () => {
    await stand({ state: 'disabled', closing_since: inHours(-24) }, { withdrawing: 900, total_assets: 900 });
    await waitFor(() => expect(names()[0]).toBe('Where your money is$9.00 is on its way to you'));
    expect(names().filter((name) => name?.startsWith('Close account'))).toEqual([]);
  });

  it.each([
    [{ withdrawing: 900, available_balance: 100 }, '$9.00 is on its way to you'],
    [{ available_balance: 100, total_assets: 400 }, '$1.00 is still in your account'],
    [{ total_assets: 400 }, '$4.00 is still to come'],
    [{}, 'Nothing is left in it.'],
  ])('says of a closed one where its money is: %j', async (funds, words) => {
    await stand({ state: 'closed' }, funds);
    await waitFor(() => expect(names()[0]).toBe(`Where your money is${words}`));
  });

  it('shows nothing of an active account', async () => {
    await stand({ state: 'active' });
    expect(names()).toEqual([]);
  });

  it('names the closing of an active account', async () => {
    await stand({ state: 'active', closing_since: inHours(-1) });
    expect(ways()).toEqual([['Your account is being closedWhere your money is', '/exit']]);
  });

  it('shows the total and the rest of the account in place of the ad centre', async () => {
    await stand({ state: 'disabled' }, { total_assets: 7_000 }, true);
    await screen.findByText('$70.00');
    expect(names()).toEqual(expect.arrayContaining(['Plans', 'Activity', 'Operating rules', 'Transparency']));
  });

  it('shows no total to somebody who waits and has put nothing in', async () => {
    await stand({ state: 'not_activated' }, {}, true);
    expect(screen.queryByText('Total assets')).toBeNull();
    expect(names()).toEqual(expect.arrayContaining(['Operating rules', 'Transparency']));
  });

  it('a closed one comes home to the farewell, whoever signs in again', async () => {
    server.answer(calls.account.closing, { state: 'closed', under_way: 900 });
    await stand({ state: 'closed', operation_id: '96268545' }, { withdrawing: 900 }, true);
    expect(await screen.findByText('On its way to you')).toBeTruthy();
    expect(screen.getByText('$9.00')).toBeTruthy();
    expect(screen.getByText('96268545')).toBeTruthy();
    expect(screen.queryByText('Close account')).toBeNull();
  });

  it('stands without its figures where they cannot be read', async () => {
    signIn({ state: 'disabled' });
    server.reply(calls.wallet.property, () => refused('server_error'));
    open(<AccountStanding />);
    expect(await screen.findByRole('heading', { name: /^Your account is disabled/ })).toBeTruthy();
    expect(names()).toContain('DisputeReviewed by someone else, by a set date');
  });
});
