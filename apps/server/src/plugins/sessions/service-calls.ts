import type { CallId, ServiceScope } from '@fairlead/contract';

/**
 * What the key of a service account may call, by scope: readings alone, of those that are open to an auditor
 * (docs/domain/staff.md#service-accounts). `figures` names no account holder. The list of webhooks is in none: an address
 * may hold a secret of its receiver.
 */
export const SERVICE_CALLS: Readonly<Record<ServiceScope, readonly CallId[]>> = {
  figures: [
    ...(['consoleOverview.read', 'consoleQueue.counts', 'consoleSupport.counts'] as const),
    ...(['consoleBank.coverage', 'consoleBank.list', 'consolePayee.list'] as const),
    ...(['consolePayoutRun.list', 'consoleRemittance.list', 'consoleReport.list'] as const),
    ...(['consoleReport.outbox', 'consoleProduct.list', 'consoleCoupon.campaigns'] as const),
    ...(['consoleContent.list', 'consoleContent.contacts', 'consoleSupport.ratings'] as const),
  ],
  holders: [
    ...(['consoleHolder.list', 'consoleHolder.detail', 'consoleHolder.flow'] as const),
    ...(['consoleCase.timeline', 'consoleCase.facts', 'consoleRisk.read'] as const),
    ...(['consoleOrder.list', 'consoleOrder.detail', 'consoleTopup.list'] as const),
    ...(['consoleWithdrawal.list', 'consoleHold.list', 'consoleObjection.list'] as const),
    ...(['consoleProposal.list', 'consoleProposal.detail', 'consoleAcceptor.list'] as const),
    ...(['consoleBank.lines', 'consoleBank.entries', 'consolePayoutRun.detail'] as const),
    'consoleBooks.read',
  ],
  record: ['consoleAudit.list', 'consoleStaff.list', 'consoleStaff.changes'],
};
