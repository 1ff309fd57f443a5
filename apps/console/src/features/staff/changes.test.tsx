import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COUNTED, calls, fill, NOW, onFreshTab, open, press, rowsOf, server } from '../../../test/screen';
import { ChangesPage } from './changes';

describe('what became of accounts of staff', () => {
  onFreshTab();

  const change = {
    ...{ id: '9', time: NOW, stage: 'done' as const, change: 'create' as const, username: 'cy', number: '7' },
    ...{ roles: ['support' as const], maker: 'ann', checker: 'bea', proposal_id: '31', seen: false },
  };
  const listed = (): void => {
    server.answer(calls.consoleStaff.changes, { items: [change] });
    server.answer(calls.consoleAuth.me, { changes_unseen: 1 });
  };
  const PLACE = { path: '/staff-changes', at: '/staff-changes?change=create&made=2026-03-01..' };

  it('is found by account, kind and time, which the address keeps', async () => {
    listed();
    open(<ChangesPage />, ['admin'], PLACE);
    expect((await rowsOf('Staff changes'))[0]).toMatchObject({
      ...{ What: 'Create, done', Account: 'cy', By: 'ann', 'Accepted by': 'bea' },
      Time: '2 Mar, 09:30 just now',
    });
    await fill({ 'Whose, or by whom': 'ann' });
    await press('Search');
    const asked = { change: 'create', from: '2026-03-01T00:00:00.000Z', query: 'ann' };
    await waitFor(() =>
      expect(server.sent(calls.consoleStaff.changes).at(-1)).toEqual({ ...COUNTED, ...asked }),
    );
  });

  it('is confirmed up to the newest of all, whatever the list is narrowed to', async () => {
    listed();
    server.answer(calls.consoleStaff.confirmChanges);
    open(<ChangesPage />, ['admin'], PLACE);
    await press('I have read these');
    await waitFor(() => expect(server.sent(calls.consoleStaff.confirmChanges)).toEqual([{ id: '9' }]));
    expect(server.sent(calls.consoleStaff.changes)).toContainEqual({});
    expect(screen.getByRole('navigation', { name: 'Views' })).toBeTruthy();
  });
});
