import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, linkTo, onFreshDevice, open, press, server, signIn } from '../../../../test/screen';
import { overlay } from '../../../shared/ui/overlay';
import { ContactPage } from './contact-page';

const own = { id: '1', label: 'Chat', type: 1, url: `${location.origin}/support/chat?topic=recharge` };
const forum = { id: '2', label: 'Forum', type: 1, url: 'https://forum.example/help' };

describe('the page of a contact', () => {
  onFreshDevice({ customer_service_url: [own, forum] });

  const show = (asked: string | null) =>
    open(<ContactPage asked={asked} ownChat={(desk) => <p>desk {desk}</p>} />);

  it('is the project’s own chat where the contact is one of its desks', () => {
    show(own.url);
    expect(screen.getByText('desk recharge')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is another page in a frame that reaches nothing of the app', async () => {
    show(forum.url);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Forum');
    expect(frame.getAttribute('src')).toBe('https://forum.example/help');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.getByRole('status', { name: 'Opening Forum' })).toBeTruthy();
  });

  it.each(['https://evil.example', `${forum.url}?next=evil`, ''])('is nothing else: %s', async (asked) => {
    show(asked);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was opened.');
    expect(document.querySelector('iframe')).toBeNull();
    await press('Choose a contact');
    expect(overlay.get()).toEqual({ kind: 'service', recharge: false });
  });

  it('offers whom to write to where the address names nobody, and refuses nothing', async () => {
    server.answer(calls.support.conversations, { items: [] });
    show(null);
    expect(await screen.findByRole('heading', { name: 'Choose who to write to' })).toBeTruthy();
    expect(linkTo('Chat')).toBe(`/customer?url=${encodeURIComponent(own.url)}`);
    expect(screen.queryByRole('alert')).toBeNull();
    // The forum is reached elsewhere than by a chat of the list.
    await press('Choose a contact');
    expect(overlay.get()).toEqual({ kind: 'service', recharge: false });
  });

  it('is no page of somebody who signed in after', async () => {
    signIn({ customer_service_url: [own] });
    show(forum.url);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
