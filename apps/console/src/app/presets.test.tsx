import { type Call, calls } from '@fairlead/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leave, onFreshTab, open, server } from '../../test/screen';
import { HoldersPage } from '../features/account';
import { AuditPage } from '../features/audit';
import { BankLinesPage } from '../features/bank-statements';
import { FeedbackPage } from '../features/feedback';
import { ObjectionsPage } from '../features/objections';
import { PlansPage, ReportsPage } from '../features/plans';
import { ProposalsPage } from '../features/proposals';
import { TopupsPage } from '../features/topups';
import { HoldsPage } from '../features/wallet';
import { DeliveriesPage } from '../features/webhooks';
import { WithdrawalsPage } from '../features/withdrawals';

const PAGES = [
  ['/holders', HoldersPage, calls.consoleHolder.list],
  ['/plans', PlansPage, calls.consoleOrder.list],
  ['/reports', ReportsPage, calls.consoleReport.list],
  ['/proposals', ProposalsPage, calls.consoleProposal.list],
  ['/topups', TopupsPage, calls.consoleTopup.list],
  ['/withdrawals', WithdrawalsPage, calls.consoleWithdrawal.list],
  ['/objections', ObjectionsPage, calls.consoleObjection.list],
  ['/feedback', FeedbackPage, calls.consoleFeedback.list],
  ['/holds', HoldsPage, calls.consoleHold.list],
  ['/bank-lines', BankLinesPage, calls.consoleBank.lines],
  ['/audit', AuditPage, calls.consoleAudit.list],
  ['/webhook-deliveries', DeliveriesPage, calls.consoleWebhook.deliveries],
] as const;

/** What a list was asked for beside its page. */
const askedOf = (call: Call): readonly string[] => {
  const {
    limit: _limit,
    total_up_to: _total,
    ...asked
  } = (server.sent(call).at(-1) ?? {}) as Record<string, unknown>;
  return Object.keys(asked);
};

describe('a view that a page comes with', () => {
  onFreshTab();

  it.each(PAGES)('narrows and sorts by everything that it names: %s', async (path, Page, call) => {
    server.answer(call as Call);
    server.answer(calls.consoleBooks.read);
    open(<Page />, ['auditor'], { path });
    const views = within(await screen.findByRole('navigation', { name: 'Views' })).getAllByRole('link');
    const queries = views.map((view) => view.getAttribute('href')?.split('?')[1] ?? '').filter(Boolean);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      leave();
      const before = server.sent(call as Call).length;
      open(<Page />, ['auditor'], { path, at: `${path}?${query}` });
      await vi.waitFor(() => expect(server.sent(call as Call).length).toBeGreaterThan(before));
      const named = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
      expect(askedOf(call as Call).length, query).toBeGreaterThanOrEqual(named.length);
    }
  });
});
