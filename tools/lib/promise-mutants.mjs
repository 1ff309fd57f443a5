/**
 * Faults in what the product promises its users: rules of honesty and stories that hurt people elsewhere.
 * @import { Mutant } from './mutants.mjs'
 */
const plans = 'apps/server/src/modules/plans';
const wallet = 'apps/server/src/modules/wallet';

/** @type {readonly Mutant[]} */
export const promiseMutants = [
  {
    name: 'paying-in-unlocks',
    file: `${wallet}/rules.ts`,
    from: 'passed: facts.startUp === 0,',
    to: 'passed: facts.startUp === 0 || facts.available > 2 * facts.startUp,',
    test: [`${wallet}/rules.test.ts`, 'never pay to unlock'],
  },
  {
    name: 'gift-among-total-assets',
    file: 'packages/ledger/src/wallet.ts',
    from: 'wallet.available + wallet.held + wallet.escrow + wallet.settling + wallet.withdrawing;',
    to: 'wallet.available + wallet.held + wallet.escrow + wallet.settling + wallet.withdrawing + wallet.promo;',
    test: [`${plans}/life/honesty.test.ts`, 'own cash is separate'],
  },
  {
    name: 'hold-stops-everything',
    file: `${wallet}/rules.ts`,
    from: 'passed: amountMinor <= facts.available || amountMinor > facts.available + cashHeld(facts),',
    to: 'passed: cashHeld(facts) === 0,',
    test: [`${wallet}/rules.test.ts`, 'no hold without reason and end'],
  },
  {
    name: 'hold-beyond-its-end',
    file: `${wallet}/release-holds.ts`,
    from: 'h.expires_at <= $1',
    to: "h.expires_at + interval '7 days' <= $1",
    test: ['apps/server/src/modules/withdrawals/propose-withdrawal.test.ts', 'lifts by itself'],
  },
  {
    name: 'paid-after-its-deadline',
    file: 'apps/server/src/modules/withdrawals/propose-withdrawal.ts',
    from: "return isOverdue(row, now) ? 'withdrawal_overdue' : null;",
    to: 'return null;',
    test: ['apps/server/src/modules/withdrawals/withdrawal-deadline.test.ts', 'nothing is proposed'],
  },
  {
    name: 'revenue-taken-twice',
    file: `${plans}/settlement/charged-revenue.ts`,
    from: 'Math.max(reportedMinor, chargedMinor);',
    to: 'Math.max(reportedMinor, 0 * chargedMinor);',
    test: ['apps/server/test/revenue-chargebacks.full.test.ts', 'no row of reports'],
  },
  {
    name: 'unsettled-out-of-own-cash',
    file: 'apps/server/src/modules/topups/propose-chargeback.ts',
    from: "order.status !== 'settlement_successful'",
    to: "order.status === 'put_failed'",
    test: ['apps/server/src/modules/topups/revenue-chargeback.test.ts', 'never from own cash'],
  },
  {
    name: 'rewritten-entry-verifies',
    file: 'packages/verifier/src/chain.ts',
    from: 'if (entry.hash !== (await entryHash(entry, before.hash)))',
    to: 'if (entry.hash.length !== (await entryHash(entry, before.hash)).length)',
    test: ['apps/server/src/modules/statements/export.test.ts', 'the past stays'],
  },
  {
    name: 'losing-plans-left-out',
    file: 'packages/db/functions/plans/keep_settled_record.sql',
    from: "if new.status = 'settlement_successful' then perform",
    to: "if new.status = 'settlement_successful' and new.revenue_minor >= new.billed_minor then perform",
    test: [`${plans}/life/honesty.test.ts`, 'no promise of profit'],
  },
  {
    name: 'by-hand-and-not-said',
    file: 'apps/server/src/modules/networks/report-file.ts',
    from: '...named, ...figures, raw, enteredByHand: true }',
    to: '...named, ...figures, raw, enteredByHand: false }',
    test: ['apps/server/src/modules/networks/upload-reports.test.ts', 'no figure without a source'],
  },
  {
    name: 'posted-before-the-answer',
    file: `${wallet}/release-holds.ts`,
    from: "and (h.reason <> 'chargeback' or not exists (",
    to: "and (h.reason <> 'chargeback' or true or not exists (",
    test: ['apps/server/src/modules/objections/objections.test.ts', 'keeps it from being posted'],
  },
  {
    name: 'settled-for-a-cent',
    file: 'apps/server/src/modules/objections/effect.ts',
    from: 'const effectMinor = effect.amountMinor;',
    to: 'const effectMinor = Math.min(1, effect.amountMinor);',
    test: ['apps/server/test/insiders/insiders.test.ts', 'never take or block'],
  },
  {
    name: 'unsigned-called-verified',
    file: 'packages/verifier/src/check.ts',
    from: "if (!signed) return 'not_signed';",
    to: '',
    test: ['packages/verifier/test/check.test.ts', 'no signed day'],
  },
  {
    name: 'payee-of-one-person',
    file: 'apps/server/src/modules/acceptors/propose-issue.ts',
    from: "if (registered.state !== 'approved') return refuse('payee_not_approved');",
    to: '',
    test: ['apps/server/src/modules/acceptors/acceptors.full.test.ts', 'money talk only on record'],
  },
  {
    name: 'claim-nobody-can-back',
    file: 'packages/i18n/src/messages/en/notices.ts',
    from: "'Yes. What a plan spends on delivery is spent,",
    to: "'Yes. A network of 3 billion people is behind it. What a plan spends on delivery is spent,",
    test: ['apps/server/src/modules/content/basic-config.test.ts', 'no borrowed name'],
  },
  {
    name: 'blocked-may-not-withdraw',
    file: 'packages/contract/src/calls/withdrawals.ts',
    from: "'withdrawal.request', {\n  access: access.holderOrBlocked,",
    to: "'withdrawal.request', {\n  access: access.holder,",
    test: ['apps/server/src/modules/console/console.test.ts', 'out any time'],
  },
  {
    name: 'failed-in-silence',
    file: `${plans}/life/machine.ts`,
    from: "await tellHolder(tx, order, { what: 'failed', backMinor }, now);",
    to: '',
    test: ['apps/server/test/stories.test.ts', 'takes no money away'],
  },
  {
    name: 'ticket-used-twice',
    file: 'apps/server/src/modules/access/login-with-ticket.ts',
    from: 'return used.length > 0;',
    to: 'return used.length >= 0;',
    test: ['apps/server/src/modules/access/shell-entry.test.ts', 'is let in once'],
  },
  {
    name: 'billed-while-paused',
    file: `${plans}/reports/check-report.ts`,
    from: "['while_paused', report.spendMinor > 0 &&",
    to: "['while_paused', report.spendMinor > 1_000_000_000 &&",
    test: [`${plans}/life/control.test.ts`, 'a paused plan is never billed'],
  },
];
