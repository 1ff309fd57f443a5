import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, linkTo, onFreshDevice, open, server, signIn } from '../../../../test/screen';
import { ChatList } from './chat-list';

const contact = (id: string, label: string, url: string, type = 1) => ({ id, label, type, url });

const GENERAL = contact('1', 'Support', `${location.origin}/support/chat?topic=general`);
const RECHARGE = contact('2', 'Adding money', '/support/chat?topic=recharge');

describe('the chats of the inbox', () => {
  onFreshDevice();

  it('are listed with what is new in each', async () => {
    signIn({ customer_service_url: [GENERAL], recharge_customer_service_url: [RECHARGE] });
    server.answer(calls.support.conversations, {
      items: [
        { topic: 'general', unread: 2 },
        { topic: 'recharge', unread: 0 },
      ],
    });
    open(<ChatList />);
    expect((await screen.findByText('2 new messages')).closest('a')?.textContent).toBe(
      'Support2 new messages',
    );
    expect(linkTo('Adding money')).toBe(`/customer?url=${encodeURIComponent(RECHARGE.url)}`);
  });

  it('are the own ones alone; without any there is no list', async () => {
    const elsewhere = contact('3', 'Messenger', '/support/guest', 2);
    signIn({ customer_service_url: [elsewhere], recharge_customer_service_url: [] });
    server.answer(calls.support.conversations, { items: [] });
    open(<ChatList />);
    await waitFor(() => expect(server.sent(calls.support.conversations)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Chats' })).toBeNull();
  });
});
