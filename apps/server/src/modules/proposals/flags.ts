import type { ProposalDetail, ProposalFlagged } from '@fairlead/contract';
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
