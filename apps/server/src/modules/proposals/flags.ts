import { calls, type ProposalDetail, type ProposalFlagged, type StaffRole } from '@fairlead/contract';
import type { ProposalFlag } from '@fairlead/vocabulary';
import { mayRead } from '../../http/may-read';
import type { Evidence } from './kind';

type Parts = Partial<Pick<ProposalDetail, 'arrival' | 'report_sums'>>;

const ofArrival = (arrival: ProposalDetail['arrival']): ProposalFlagged[] =>
  arrival === null
    ? []
    : [
        ...(arrival.amount_differs
          ? [{ key: 'amount_differs', flag: 'amount_differs', about: '' } as const]
          : []),
        ...(arrival.method_differs
          ? [{ key: 'method_differs', flag: 'method_differs', about: '' } as const]
          : []),
        ...(arrival.payee_retired
          ? [{ key: 'payee_retired', flag: 'payee_retired', about: arrival.payee } as const]
          : []),
        ...arrival.same_amount.map(({ proposal_id: id, holder }) => ({
          ...{ key: `same_amount:${id}`, flag: 'same_amount' as const, about: holder },
        })),
      ];

const ofSums = (sums: ProposalDetail['report_sums']): ProposalFlagged[] =>
  (sums ?? []).flatMap(
    ({ order_id: id, order_number: about, billed, spend, budget, above_history: isFar }) => [
      ...(billed + spend >= budget
        ? [{ key: `takes_budget:${id}`, flag: 'takes_budget' as const, about }]
        : []),
      ...(isFar ? [{ key: `above_history:${id}`, flag: 'above_history' as const, about }] : []),
    ],
  );

/** All that does not fit about a proposal, each by its key (docs/domain/proposals.md#flags). */
export const flagsOf = (parts: Parts, evidence: Evidence): ProposalFlagged[] => [
  ...ofArrival(parts.arrival ?? null),
  ...ofSums(parts.report_sums),
  ...evidence.flags,
];

/** What the lines of the banks say. */
const OF_BANK_LINES: ReadonlySet<ProposalFlag> = new Set<ProposalFlag>([
  ...(['line_names_other', 'counterparty_unknown', 'counterparty_differs'] as const),
  ...(['sender_of_other', 'no_line', 'own_statement'] as const),
  ...(['line_amount_differs', 'paid_by_line'] as const),
]);

/** The flags that somebody with these roles may read; whoever decides reads all of them. */
export const flagsFor = (roles: readonly StaffRole[], all: readonly ProposalFlagged[]): ProposalFlagged[] =>
  all.filter(({ flag }) => !OF_BANK_LINES.has(flag) || mayRead(roles, calls.consoleBank.lines));
