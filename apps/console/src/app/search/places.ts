import type { CallOf, ResponseOf } from '@fairlead/contract';

export type Result = ResponseOf<CallOf<'consoleSearch.find'>>['results'][number];

/** Where each kind of thing that can be found stands in the console. */
const PLACES: Readonly<Record<Result['kind'], (result: Result) => string>> = {
  holder: ({ id }) => `/holders/${id}`,
  payout_destination: ({ holder_id: holder }) => `/holders/${holder}`,
  order: ({ id }) => `/plans/${id}`,
  product: ({ id }) => `/products/${id}`,
  withdrawal: ({ id }) => `/withdrawals?id=${id}`,
  topup: ({ id }) => `/topups?id=${id}`,
  proposal: ({ id }) => `/proposals/${id}`,
  transaction: ({ id, holder_id: holder }) => `/holders/${holder}/money?record=${id}`,
  // What moved no cash is no entry of a bank's.
  programme_entry: ({ id, amount_minor: cash }) => (cash === null ? `/books?id=${id}` : `/cash?id=${id}`),
  guest_case: ({ id }) => `/support/${id}?party=guests`,
  bank_line: ({ id }) => `/bank-lines/${id}`,
  payee: ({ id }) => `/payees/${id}`,
  license_key: ({ id }) => `/keys?id=${id}`,
  objection: ({ id }) => `/objections?id=${id}`,
  feedback: ({ id }) => `/feedback?id=${id}`,
  payout_run: ({ id }) => `/payout-runs/${id}`,
  payout: ({ id, title }) => `/payout-runs/${id}?payout=${title}`,
  campaign: ({ id }) => `/campaigns/${id}`,
  content: ({ id }) => `/texts/${id}`,
  acceptance: ({ id }) => `/acceptances/${id}`,
  bank_statement: ({ id }) => `/bank/${id}`,
  authorization_code: ({ id }) => `/keys?kind=codes&id=${id}`,
};

/** The address that a result leads to. */
export const placeOf = (result: Result): string => PLACES[result.kind](result);
