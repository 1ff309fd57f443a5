import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buttonsIn,
  COUNTED,
  calls,
  dialog,
  fill,
  inHours,
  onFreshTab,
  open,
  press,
  pressTwice,
  rowsOf,
  server,
} from '../../../test/screen';
import { DeliveriesPage } from './deliveries';
import { WebhooksPage } from './webhooks';

const PATH = '/webhooks/:id?';

describe('webhooks', () => {
  onFreshTab();

  const endpoint = {
    id: '4',
    url: 'https://books.example.org/fairlead',
    description: 'Books of the operator',
    events: ['topup.posted', 'withdrawal.paid'],
    state: 'active',
    secret_shown_at: null,
    may_see_secret: true,
    waiting: 3,
    given_up: 1,
    failing_since: inHours(-1),
    ended_at: null,
    former_until: null,
    proposal_id: null,
  } as const;
  const delivery = {
    id: '9',
    endpoint_id: '4',
    endpoint_state: 'active',
    event: 'topup.posted',
    attempts: 150,
    last_status: 503,
    last_error: 'answered 503',
    next_at: null,
    body: '{"type":"topup.posted"}',
  } as const;
  const listed = (more: object = {}): void => {
    server.answer(calls.consoleWebhook.list, { items: [{ ...endpoint, ...more }] });
    server.answer(calls.consoleWebhook.deliveries, {
      items: [
        { ...delivery, state: 'given_up' },
        { ...delivery, id: '10', state: 'waiting', attempts: 2, next_at: inHours(1) },
      ],
    });
  };

  it('says who is told and what waits; an auditor reads and does nothing', async () => {
    listed();
    open(<WebhooksPage />, ['auditor'], { path: PATH, at: '/webhooks/4' });
    expect((await rowsOf('Webhooks'))[0]).toMatchObject({
      ...{ Address: 'books.example.org', Events: '2', Waiting: '3', 'Given up': '1' },
      'Failing since': '2 Mar, 08:30 1 h ago',
    });
    expect((await rowsOf('Deliveries'))[0]).toMatchObject({
      ...{ Event: 'topup.posted', State: 'Given up', Tries: '150', 'Last answer': 'answered 503' },
    });
    expect(await buttonsIn('Webhooks')).toEqual([]);
    expect(await buttonsIn('Deliveries')).toEqual(['topup.posted', 'topup.posted']);
  });

  it('shows what is sent, and sends again what was given up, once for a double click', async () => {
    listed();
    server.answer(calls.consoleWebhook.replay);
    open(<WebhooksPage />, ['admin'], { path: PATH, at: '/webhooks/4' });
    await pressTwice('Send again');
    await waitFor(() => expect(server.sent(calls.consoleWebhook.replay)).toEqual([{ id: '9' }]));
  });

  it('offers nothing to send again where the endpoint has ended', async () => {
    server.answer(calls.consoleWebhook.deliveries, {
      items: [{ ...delivery, state: 'given_up', endpoint_state: 'ended' }],
    });
    open(<DeliveriesPage />, ['admin'], { path: '/webhook-deliveries', at: '/webhook-deliveries' });
    expect((await rowsOf('Webhook deliveries'))[0]).toMatchObject({ State: 'Given up' });
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it('lists what every endpoint was sent, by event, time and holder, and sends several again', async () => {
    listed();
    server.answer(calls.consoleWebhook.replay);
    const at = '/webhook-deliveries?endpoint=4&event=topup.posted&holder=17&made=2026-03-01..';
    open(<DeliveriesPage />, ['admin'], { path: '/webhook-deliveries', at });
    const rows = await rowsOf('Webhook deliveries');
    expect(rows[0]).toMatchObject({ Event: 'topup.posted', Endpoint: 'Endpoint 4', State: 'Given up' });
    const [link] = screen.getAllByRole('link', { name: 'Endpoint 4' });
    expect(link?.getAttribute('href')).toBe('/webhooks/4');
    const asked = { endpoint_id: '4', event: 'topup.posted', holder_id: '17' };
    expect(server.sent(calls.consoleWebhook.deliveries)).toEqual([
      { ...COUNTED, ...asked, from: '2026-03-01T00:00:00.000Z' },
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
    await press('Send again · 1');
    await press('Send again · 1');
    expect(await screen.findByText('1 done')).toBeTruthy();
    expect(server.sent(calls.consoleWebhook.replay)).toEqual([{ id: '9' }]);
    await press('Close');
    const [event] = await screen.findAllByRole('button', { name: 'topup.posted' });
    event?.click();
    expect((await dialog()).textContent).toContain('"topup.posted"');
  });

  it('shows the secret to who proposed it, on this page and once', async () => {
    listed();
    server.answer(calls.consoleWebhook.showSecret, { secret: 'whsec_once' });
    open(<WebhooksPage />, ['admin'], { path: PATH, at: '/webhooks' });
    await press('Show secret');
    await dialog('Show secret');
    listed({ may_see_secret: false, secret_shown_at: inHours(0) });
    await press('Show secret');
    await waitFor(() => expect(document.body.textContent).toContain('whsec_once'));
  });

  it('names who may have kept the secret and is no admin any more, with the way to a new one beside', async () => {
    listed({ may_see_secret: false, secret_shown_at: inHours(-48), secret_kept_by: 'anna' });
    server.answer(calls.consoleWebhook.proposeRotation, { id: '78' });
    open(<WebhooksPage />, ['admin'], { path: PATH, at: '/webhooks' });
    expect((await rowsOf('Webhooks'))[0]).toMatchObject({ State: 'Active New secret due' });
    await press('New secret');
    await fill({ Reason: 'Anna left' });
    await press('Propose a new secret');
    await waitFor(() =>
      expect(server.sent(calls.consoleWebhook.proposeRotation)).toEqual([{ id: '4', reason: 'Anna left' }]),
    );
  });

  it('says at the endpoint who that is', async () => {
    listed({ may_see_secret: false, secret_shown_at: inHours(-48), secret_kept_by: 'anna' });
    open(<WebhooksPage />, ['auditor'], { path: PATH, at: '/webhooks/4' });
    expect(await screen.findByText(/^anna saw it last and is no admin any more\./)).toBeTruthy();
  });

  it('proposes an endpoint with the events that were ticked', async () => {
    listed();
    server.answer(calls.consoleWebhook.propose, { id: '77' });
    open(<WebhooksPage />, ['admin'], { path: PATH, at: '/webhooks' });
    await press('Propose an endpoint');
    await fill({
      Address: 'https://erp.example.org/hook',
      'What it is': 'ERP',
      Reason: 'The accountant asked for it',
    });
    (await dialog()).querySelectorAll<HTMLInputElement>('input[type=checkbox]')[3]?.click();
    await press('Propose an endpoint');
    await waitFor(() =>
      expect(server.sent(calls.consoleWebhook.propose)).toEqual([
        {
          ...{ url: 'https://erp.example.org/hook', description: 'ERP', events: ['topup.posted'] },
          reason: 'The accountant asked for it',
        },
      ]),
    );
  });
});
