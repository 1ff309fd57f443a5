import type { Part } from '@fairlead/contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  calls,
  dialog,
  fill,
  inHours,
  linkTo,
  onFreshTab,
  open,
  press,
  server,
} from '../../../test/screen';
import { queryClient } from '../../shared/api/query-client';
import type { DeskConversation } from './conversation-shape';
import { SupportPage } from './support';
import { offerUndo } from './undo-offer';

/** The live connection as the page sees it; what a test sends down is heard. */
class FakeSocket {
  static last: FakeSocket | undefined;
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly up: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.up.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
}
const down = (message: object): void =>
  act(() => FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) }));

describe('who wrote to support', () => {
  onFreshTab();
  const anna = {
    ...{
      id: '7',
      topic: 'recharge' as const,
      lang: 'de' as const,
      unread: 2,
      member: true,
      tags: ['fault' as const],
    },
    ...{ waiting_since: inHours(-3), answer_due_at: inHours(-2), assigned_to: null },
    holder: { id: '17', username: 'anna_1', operation_id: '12345674' },
    last_message: {
      from: 'holder' as const,
      kind: 'topup_case' as const,
      text: 'Please tell me where to pay',
    },
  };
  const zoe = {
    ...{
      id: '8',
      lang: 'en' as const,
      guest: { case_number: 'G-5', name: 'Zoe', objecting: true },
      assigned_to: 'bea',
    },
    last_message: { from: 'staff' as const, kind: 'text' as const, text: 'We look at it.' },
  };
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    server.answer(calls.consoleSupport.ratings, {
      items: [{ topic: 'general', count: 23, average_hundredths: 457 }],
    });
    server.answer(calls.consoleSupport.counts, {
      ...{ waiting: 9, mine: 4, longest_waiting_since: inHours(-26), on_duty: false, open_now: true },
    });
    server.answer(calls.consoleSupport.conversations, { items: [anna, zoe] });
  });
  const show = (at = '/support') => open(<SupportPage />, ['support'], { path: '/support/:id?', at });
  const rows = async () => {
    const list = await screen.findByRole('region', { name: 'Support' });
    return (await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  };

  it('is listed with what was said last, how long it waits against the service level, and who has it', async () => {
    show('/support?party=guests');
    const [first, second] = await rows();
    for (const part of [
      'anna_1',
      '2 h late',
      'New top-up case: Please tell me where to pay',
      'Deutsch',
      'Fault',
      'Member',
    ])
      expect(first).toContain(part);
    expect(screen.getByRole('img', { name: '2 unread' })).toBeTruthy();
    for (const part of [
      'Zoe, guest G-5',
      'answered',
      'Support: We look at it.',
      'Objects to a state',
      'with bea',
    ])
      expect(second).toContain(part);
    expect(linkTo('anna_1')).toBe('/support/7?party=guests');
    expect(await screen.findByText('Longest wait 1 d')).toBeTruthy();
    expect(server.sent(calls.consoleSupport.conversations)).toEqual([{ view: 'waiting', party: 'guests' }]);
  });

  it('is said to be answered only where staff wrote last', async () => {
    const last = { ...anna, waiting_since: null, answer_due_at: null };
    server.answer(calls.consoleSupport.conversations, {
      items: [last, { ...last, id: '9', state: 'closed' }],
    });
    show('/support?view=all');
    const said = await rows();
    expect(said[0]).toContain('nothing waits');
    expect(said[1]).toContain('closed');
    expect(said.join()).not.toContain('answered');
  });

  it('is followed live: the list is read anew at a sign, and it says when it is not live', async () => {
    show();
    await rows();
    expect(screen.getByText('Not live')).toBeTruthy();
    act(() => FakeSocket.last?.onopen?.());
    expect(FakeSocket.last?.up).toEqual([{ type: 'hello', token: 'a-token', seen: [] }]);
    down({ type: 'ready', unread_total: 0 });
    await waitFor(() => expect(screen.queryByText('Not live')).toBeNull());
    await waitFor(() => expect(server.sent(calls.consoleSupport.conversations).length).toBeGreaterThan(1));
    down({ type: 'ping' });
    expect(FakeSocket.last?.up.at(-1)).toEqual({ type: 'pong' });
  });

  it('is narrowed by part, search and filter, all in the address', async () => {
    show('/support?state=closed&holder=17');
    await rows();
    await press(/^Mine/);
    await fill({ 'Search all chats': 'late' });
    await waitFor(() => expect(address()).toContain('q=late'));
    // Escape leaves the field; left to the browser, it would empty it.
    expect(fireEvent.keyDown(screen.getByLabelText('Search all chats'), { key: 'Escape' })).toBe(false);
    await fill({ Desk: 'recharge', Tag: 'fault' });
    const asked = {
      view: 'mine',
      state: 'closed',
      holder_id: '17',
      query: 'late',
      topic: 'recharge',
      tag: 'fault',
    };
    await waitFor(() => expect(server.sent(calls.consoleSupport.conversations).at(-1)).toEqual(asked));
    expect(address()).toBe('/support?state=closed&holder=17&view=mine&q=late&topic=recharge&tag=fault');
  });

  it('is gone through by keys; the chosen one stays though the list goes on without it, and nobody is skipped', async () => {
    const max = { id: '9', guest: { case_number: 'G-6', name: 'Max', objecting: false } };
    server.reply(calls.consoleSupport.messages, ({ conversation_id: id }) => ({
      conversation: [anna, zoe, max].find((one) => one.id === id) ?? anna,
    }));
    server.answer(calls.consoleSupport.cannedAnswers);
    server.answer(calls.consoleHolder.detail);
    server.answer(calls.consoleSupport.read);
    show();
    await rows();
    for (const id of ['7', '8']) {
      fireEvent.keyDown(document.body, { key: 'j' });
      expect(address()).toBe(`/support/${id}`);
      await screen.findByRole('region', { name: 'Chat' });
    }
    await screen.findByRole('heading', { name: /Zoe/ });
    const listGoesOn = async (...items: Part<DeskConversation>[]): Promise<void> => {
      const before = server.sent(calls.consoleSupport.conversations).length;
      server.answer(calls.consoleSupport.conversations, { items });
      act(() => void queryClient.invalidateQueries({ queryKey: [calls.consoleSupport.conversations.id] }));
      await waitFor(() => expect(server.sent(calls.consoleSupport.conversations).length).toBe(before + 1));
    };
    // Answered, it goes to the end of its list; then out of it.
    await listGoesOn(anna, max, zoe);
    expect((await rows()).map((row) => row.includes('Zoe'))).toEqual([false, true, false]);
    await listGoesOn(max);
    expect((await rows()).map((row) => row.includes('Zoe'))).toEqual([true, false]);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(address()).toBe('/support/9');
    fireEvent.keyDown(document.body, { key: '?' });
    const keys = (await dialog()).textContent;
    for (const one of ['J / KNext, previous chat', 'ZUndo, for some seconds']) expect(keys).toContain(one);
  });

  it('keeps what was just searched for, also while the address is ahead of what is drawn', async () => {
    server.answer(calls.consoleSupport.messages);
    show();
    await rows();
    window.location.hash = '#/support?q=late';
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(address()).toBe('/support/7?q=late');
    window.location.hash = '';
  });

  it('says under the button of the duty when the desk is open, by whose clock, and that duty does not ask for it', async () => {
    server.answer(calls.consoleSupport.counts, { open_now: false, next_change_at: inHours(24) });
    show();
    await press('Off duty');
    expect(await screen.findByText(/^Opening hours: closed until 3 Mar, 09:30 \(.+\)$/)).toBeTruthy();
    expect(screen.getByText(/has least waiting, outside opening hours too/)).toBeTruthy();
  });

  it('has the way back from what was just done with one beside it, whichever is open', async () => {
    show();
    await rows();
    act(() => offerUndo({ ...anna, guest: null }, 'snooze'));
    expect(await screen.findByText('anna_1: snoozed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('goes on duty by a switch', async () => {
    server.answer(calls.consoleSupport.setDuty);
    show();
    await press('Off duty');
    fireEvent.click(await screen.findByLabelText('On duty'));
    await waitFor(() => expect(server.sent(calls.consoleSupport.setDuty)).toEqual([{ on: true }]));
  });
});
