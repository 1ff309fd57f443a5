import { describe, expect, it } from 'vitest';
import { calls, inHours, onFreshTab, open, rowsOf, server } from '../../../test/screen';
import { ProposalsPage } from './proposals';

describe('the list of proposals', () => {
  onFreshTab();

  it('says when each that waits expires, by which they are sorted, and nothing of that once it is decided', async () => {
    const expires_at = inHours(24);
    server.answer(calls.consoleProposal.list, {
      items: [
        { id: '7', state: 'pending', expires_at },
        { id: '6', state: 'refused', expires_at },
      ],
    });
    open(<ProposalsPage />, ['finance_checker'], { path: '/proposals/:id?', at: '/proposals' });
    const rows = await rowsOf('Proposals');
    expect(rows.map((row) => row['Expires undecided'])).toEqual(['3 Mar, 09:30 in 1 d', '–']);
  });
});
