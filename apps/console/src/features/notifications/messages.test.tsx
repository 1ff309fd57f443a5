import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buttonsIn,
  calls,
  inHours,
  isPinned,
  onFreshTab,
  open,
  pressTwice,
  rowsOf,
  server,
} from '../../../test/screen';
import { MessagesPage } from './messages';

const TITLE = 'Messages outside the app';

describe('messages outside the app', () => {
  onFreshTab();

  const holder = { id: '17', username: 'anna_1', operation_id: '20000017' };
  const given = {
    id: '5',
    channel: 'email',
    kind: 'notice',
    holder,
    target: 'a…@example.org',
    attempts: 1,
    last_error: '550 no such mailbox',
  } as const;
  const listed = (): void =>
    server.answer(calls.consoleMessage.list, {
      items: [
        { ...given, state: 'given_up', can_retry: true, next_at: null },
        { ...given, id: '6', state: 'given_up', kind: 'contactCode', can_retry: false, next_at: null },
        { ...given, id: '7', state: 'waiting', can_retry: false, next_at: inHours(1), last_error: null },
      ],
    });

  it('says what was given up, to whom, by which channel and why', async () => {
    listed();
    open(<MessagesPage />, ['auditor']);
    const [first, , third] = await rowsOf(TITLE);
    expect(first).toMatchObject({
      ...{ Channel: 'E-mail', To: 'a…@example.org', State: 'Given up', Tries: '1' },
      'Last error': '550 no such mailbox',
    });
    expect(third).toMatchObject({ 'Next try': '2 Mar, 10:30 in 1 h', 'Last error': '–' });
    expect(await buttonsIn(TITLE)).toEqual([]);
  });

  it('tries again what is of use still, once for a double click', async () => {
    listed();
    server.answer(calls.consoleMessage.retry);
    open(<MessagesPage />, ['support']);
    expect(await buttonsIn(TITLE)).toEqual(['Try again']);
    expect(await isPinned('Try again')).toBe(true);
    await pressTwice('Try again');
    await waitFor(() => expect(server.sent(calls.consoleMessage.retry)).toEqual([{ id: '5' }]));
  });
});
