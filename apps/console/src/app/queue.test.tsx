import type { ResponseOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/console';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  buttonsIn,
  COUNTED,
  calls,
  field,
  fill,
  inHours,
  isPinned,
  linkTo,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
  USERNAME,
} from '../../test/screen';
import { QueueCards, QueueList } from './queue';
import { queueStrings } from './strings';

type Item = ResponseOf<typeof list>['items'][number];

const DESK = ['support', 'finance_maker'] as const;
const waiting = (queue: Item['queue'], id: string, part: Part<Item> = {}): Part<Item> => ({
  ...{ queue, id, holder_id: '17', subject: 'anna_1', since: inHours(-30), ...part },
});
const show = (items: readonly Part<Item>[] = [], roles: Parameters<typeof open>[1] = DESK, at = '/') => {
  server.answer(calls.consoleQueue.counts, {
    queues: [
      { queue: 'topups', waiting: 3, mine: 1, oldest_at: inHours(-5) },
      { queue: 'withdrawals', waiting: 0, mine: 0 },
      { queue: 'chats', waiting: 2, mine: 0, oldest_at: inHours(-0.5) },
    ],
  });
  server.answer(calls.consoleQueue.list, { items });
  const late = [
    { queue: 'topups', late: 2, limit_minutes: 1440 },
    { queue: 'chats', late: 1, limit_minutes: null },
  ] as const;
  open(
    <>
      <QueueCards late={late} />
      <QueueList />
    </>,
    roles,
    { path: '/', at },
  );
};

describe('the queue', () => {
  onFreshTab();

  it('counts what waits in each, how long the oldest has waited, and how many one took', async () => {
    show();
    expect((await screen.findByRole('link', { name: /^3 ?Top-up cases/ })).textContent).toBe(
      '3Top-up casesOldest 5 h',
    );
    expect(linkTo('1 assigned to you')).toBe('/?queue=topups&owner=me');
    expect(screen.getByRole('link', { name: /^0 ?Withdrawals/ }).textContent).toBe(
      '0WithdrawalsNothing waits ',
    );
    expect(screen.getByRole('link', { name: /^2 ?Chats/ }).textContent).toContain('Oldest 30 min');
    expect(linkTo(/^3 ?Top-up cases/)).toBe('/topups');
    expect(linkTo('2 over 1 d')).toBe('/?queue=topups&age=late');
    expect(linkTo('1 past the time to answer')).toBe('/support');
  });

  it('shows only queues whose list one may open', async () => {
    show([], ['finance_maker']);
    await screen.findByRole('link', { name: /^3 ?Top-up cases/ });
    expect(screen.queryByRole('link', { name: /^2 ?Chats/ })).toBeNull();
    const options = [...(await field('Queue')).querySelectorAll('option')];
    expect(options.map(({ textContent }) => textContent)).not.toContain('Chats and guests’ cases');
  });

  it('leads from each thing to where it is dealt with', async () => {
    show([
      waiting('topups', '4'),
      waiting('proposals', '31'),
      waiting('chats', '7', { holder_id: null, subject: 'G-5' }),
      waiting('objections', '8'),
      waiting('quarantine', '9', { holder_id: null, subject: '' }),
      waiting('network_tasks', '5'),
    ]);
    await rowsOf('Waiting longest');
    expect(linkTo('Top-up case 4')).toBe('/topups?id=4');
    expect(linkTo('Proposal 31')).toBe('/proposals/31?state=pending');
    expect(linkTo('Chat 7')).toBe('/support/7');
    expect(linkTo('Dispute 8')).toBe('/objections?id=8');
    expect(linkTo('Report 9')).toBe('/reports?id=9');
    expect(linkTo('Plan 5')).toBe('/plans/5?network_task=open');
  });

  it('says how long each waited, and who took it', async () => {
    show([waiting('topups', '4', { owner: 'bea' }), waiting('topups', '5', { since: inHours(-0.2) })]);
    const [first, second] = await rowsOf('Waiting longest');
    expect([first?.['Age'], first?.['Owner']]).toEqual(['1 d', 'bea']);
    expect([second?.['Age'], second?.['Owner']]).toEqual(['12 min', 'Unassigned']);
  });

  it('takes a thing from a colleague once for a double click, a chat by its own call', async () => {
    show([waiting('topups', '4', { owner: 'bea' })]);
    server.answer(calls.consoleQueue.take);
    await pressTwice('Assign to me');
    await waitFor(() => expect(server.sent(calls.consoleQueue.take)).toEqual([{ queue: 'topups', id: '4' }]));
  });

  it('takes a chat by its own call', async () => {
    show([waiting('chats', '7')]);
    server.answer(calls.consoleSupport.assign);
    await press('Assign to me');
    await waitFor(() => expect(server.sent(calls.consoleSupport.assign)).toEqual([{ conversation_id: '7' }]));
  });

  it('leaves one’s own to others, but neither a chat nor a proposal', async () => {
    show([
      waiting('topups', '4', { owner: USERNAME }),
      waiting('chats', '7', { owner: USERNAME }),
      waiting('proposals', '31', { owner: USERNAME }),
    ]);
    server.answer(calls.consoleQueue.leave);
    expect(await buttonsIn('Waiting longest')).toEqual(['Unassign']);
    expect(await isPinned('Unassign')).toBe(true);
    await press('Unassign');
    await waitFor(() =>
      expect(server.sent(calls.consoleQueue.leave)).toEqual([{ queue: 'topups', id: '4' }]),
    );
  });

  it('says why it could not be taken', async () => {
    show([waiting('proposals', '31', { owner: 'bea' })], ['finance_checker']);
    server.reply(calls.consoleQueue.take, () => refused('same_person'));
    await press('Assign to me');
    expect(await alertText()).toBe(sentenceOf('same_person'));
  });

  it.each([
    ['support', ['topups', 'objections', 'chats', 'feedback']],
    ['delivery', ['objections', 'quarantine', 'outbox', 'network_tasks']],
    ['finance_maker', ['topups', 'withdrawals']],
    ['finance_checker', ['proposals']],
  ] as const)('is taken by %s from %j alone', async (role, queues: readonly Item['queue'][]) => {
    const all = Object.keys(queueStrings.of) as Item['queue'][];
    show(
      all.map((queue) => waiting(queue, '4')),
      [role],
    );
    const rows = await rowsOf('Waiting longest');
    const taken = rows.filter((row) => row['Actions'] === 'Assign to me').map((row) => row['What']);
    expect(taken).toEqual(queues.map((queue) => `${queueStrings.one[queue]} 4`));
  });

  it('is nothing for an auditor to take', async () => {
    show([waiting('topups', '4')], ['auditor']);
    expect(await buttonsIn('Waiting longest')).toEqual([]);
  });

  it('keeps queue and owner in the address', async () => {
    show([], DESK, '/?queue=topups');
    expect(await screen.findByText('Nothing waits.')).toBeTruthy();
    const owners = [...(await field('Owner')).querySelectorAll('option')];
    expect(owners.map(({ textContent }) => textContent)).toEqual(['All', 'Me', 'Unassigned']);
    await fill({ Owner: 'nobody' });
    await waitFor(() => expect(address()).toBe('/?queue=topups&owner=nobody'));
    const asked = { queue: 'topups', owner: 'nobody' };
    expect(server.sent(calls.consoleQueue.list).at(-1)).toEqual({ ...COUNTED, ...asked });
  });

  it('is that of one holder, of one colleague and since a day, where the address says so', async () => {
    show([waiting('topups', '4')], DESK, '/?staff=3&holder=17&made=2026-03-01..');
    await rowsOf('Waiting longest');
    expect(server.sent(calls.consoleQueue.list)).toEqual([
      { ...COUNTED, staff_id: '3', holder_id: '17', from: '2026-03-01T00:00:00.000Z' },
    ]);
    await press('Show all');
    await waitFor(() => expect(address()).toBe('/?holder=17&made=2026-03-01..'));
  });

  it('is taken several at once, each by its own call; what is one’s own already is left out', async () => {
    show([waiting('topups', '4'), waiting('chats', '7'), waiting('feedback', '9', { owner: USERNAME })]);
    server.answer(calls.consoleQueue.take);
    server.answer(calls.consoleSupport.assign);
    await rowsOf('Waiting longest');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
    await press('Assign to me · 2');
    await press('Assign to me · 2');
    expect(await screen.findByText('2 done')).toBeTruthy();
    expect(server.sent(calls.consoleQueue.take)).toEqual([{ queue: 'topups', id: '4' }]);
    expect(server.sent(calls.consoleSupport.assign)).toEqual([{ conversation_id: '7' }]);
  });

  it('opens what the keys have come to, and takes nothing by them', async () => {
    show([waiting('topups', '4')]);
    await rowsOf('Waiting longest');
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/topups?id=4'));
  });

  it('keeps views of its own, which lead to this page', async () => {
    show();
    const views = await screen.findByRole('navigation', { name: 'Views' });
    const links = [...views.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/?owner=me', '/?owner=nobody']);
  });
});
