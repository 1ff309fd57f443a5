import type { calls, ParsedOf, ResponseOf } from '@fairlead/contract';
import type { HolderAccount } from '@fairlead/ledger';
import type { ReportColumn } from '../plans';

export type Figure = ParsedOf<typeof calls.statement.source>['figure'];
export type Source = ResponseOf<typeof calls.statement.source>;
export type SourceRow = Source['items'][number];

/** A row before the signed day that covers it is looked up. */
export type BareRow = Omit<SourceRow, 'signed_day'>;

/** A figure's value with one page of the rows that it is the sum of. */
export type FigureSource = Omit<Source, 'figure' | 'as_of' | 'items'> & {
  readonly as_of?: string;
  readonly items: BareRow[];
};

/** The ledger's accounts behind a figure of the wallet (docs/domain/money.md#holder-accounts). */
export const ACCOUNTS_OF: { readonly [F in Figure]?: readonly HolderAccount[] } = {
  available_balance: ['available'],
  held: ['held'],
  to_be_consumed: ['escrow'],
  to_be_settled: ['settling'],
  withdrawing: ['withdrawing'],
  discount_amount: ['promo'],
  start_up_funds: ['start_up', 'start_up_running'],
};

/** Figures with their signs. */
export type Parts = readonly (readonly [Figure, 1 | -1])[];

/** Figures that are sums of other figures, with their signs: own cash wherever it stands, and what is left of it. */
export const PARTS_OF = {
  total_assets: [
    ['available_balance', 1],
    ['held', 1],
    ['to_be_consumed', 1],
    ['to_be_settled', 1],
    ['withdrawing', 1],
  ],
  net: [
    ['revenue', 1],
    ['spend', -1],
  ],
  billed_own: [
    ['put_own', 1],
    ['returned', -1],
    ['to_be_consumed', -1],
  ],
  net_own: [
    ['revenue', 1],
    ['billed_own', -1],
  ],
  got_back: [
    ['revenue', 1],
    ['returned', 1],
  ],
} as const satisfies { readonly [F in Figure]?: Parts };

/** What became of own money in a time, over all plans: what the operator paid of the spend is no cost of the holder's. */
export const NET_OWN_OF_TIME: Parts = [
  ['revenue', 1],
  ['spend', -1],
  ['gift_spend', 1],
];

/** The column of a delivery report behind a figure of the statistics (docs/domain/reports.md#a-report). */
export const COLUMN_OF: { readonly [F in Figure]?: ReportColumn } = {
  spend: 'spend_minor',
  impressions: 'impressions',
  clicks: 'clicks',
  conversions: 'conversions',
  revenue: 'revenue_minor',
  gift_spend: 'gift_minor',
};
