import type { ReceiptKind } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { listLinked } from '@fairlead/ledger';
import { type OrderPaper, readOrderPaper } from '../../plans';
import { readPostedTopUp } from '../../topups';
import { TERMS } from '../../wallet';
import { readOwnWithdrawal } from '../../withdrawals';
import type { Writing } from '../pdf/writing';
import { readTraces, type Trace } from './trace';

/** A name with what stands beside it. */
interface Fact {
  readonly name: string;
  readonly value: string;
  /** What the others add up to. */
  readonly isSum?: boolean;
}

/** What a receipt says, before it is in a language. */
export interface Receipt {
  readonly kind: ReceiptKind;
  /** By which its holder and support know it. */
  readonly number: string;
  readonly amountMinor: number;
  /** A result is written with its sign: it can be a loss. */
  readonly isResult: boolean;
  /** When it happened, or when the last of it did. */
  readonly time: Date;
  readonly titleIn: (writing: Writing) => string;
  readonly factsIn: (writing: Writing) => readonly Fact[];
  readonly traces: readonly Trace[];
}

type Draft = Omit<Receipt, 'kind' | 'traces'> & { readonly transactionIds: readonly number[] };
type ReadDraft = (reader: Reader, holderId: number, id: number) => Promise<Draft | undefined>;

const planFacts = ({ title, receipt }: OrderPaper, { t }: Writing): Fact[] => [
  { name: t('paper.product'), value: title },
  { name: t('paper.terms'), value: t('product.terms', { version: String(receipt.product_version) }) },
  { name: t('order.termsHash'), value: receipt.terms_hash },
];

/** What became of the budget after the put, which itself stays what it was; nothing where nothing did. */
const budgetFacts = ({ budgetChanges }: OrderPaper, { t, money, moment }: Writing): Fact[] => {
  const last = budgetChanges.at(-1);
  if (last === undefined) return [];
  return [
    ...budgetChanges.map(({ cause, amountMinor, time }) => ({
      name: t(`order.cause.${cause}`),
      value: `${money(amountMinor, 'always')} · ${moment(time)}`,
    })),
    { name: t('order.budget'), value: money(last.budgetMinor), isSum: true },
  ];
};

/** Sums that are nothing say nothing. */
const sumsOf = (
  { t, money }: Writing,
  sums: readonly (readonly [
    key: 'order.paidOwn' | 'order.paidGift' | 'order.startUp',
    amountMinor: number,
  ])[],
): Fact[] =>
  sums
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([key, amountMinor]) => ({ name: t(key), value: money(amountMinor) }));

const draftPut: ReadDraft = async (reader, holderId, orderId) => {
  const paper = await readOrderPaper(reader, holderId, orderId);
  if (paper === undefined) return undefined;
  const { receipt } = paper;
  return {
    number: receipt.order_number,
    amountMinor: receipt.amount,
    isResult: false,
    time: new Date(receipt.time),
    titleIn: ({ t }) =>
      [t('flow.type.ad_serving'), ...(paper.failed === null ? [] : [t(paper.failed)])].join(' · '),
    factsIn: (writing) => [
      ...sumsOf(writing, [
        ['order.paidOwn', receipt.paid_own],
        ['order.paidGift', receipt.paid_gift],
        ['order.startUp', receipt.start_up],
      ]),
      { name: writing.t('order.budget'), value: writing.money(receipt.budget), isSum: true },
      ...budgetFacts(paper, writing),
      ...planFacts(paper, writing),
    ],
    transactionIds: [...receipt.transaction_ids.map(Number), ...paper.raiseTransactionIds],
  };
};

const draftSettlement: ReadDraft = async (reader, holderId, orderId) => {
  const paper = await readOrderPaper(reader, holderId, orderId);
  if (paper === undefined || paper.settled === null) return undefined;
  const { time, result, transactionIds } = paper.settled;
  return {
    number: paper.receipt.order_number,
    amountMinor: result.net_own,
    isResult: true,
    time,
    titleIn: ({ t }) => t('paper.planSettled'),
    factsIn: (writing) => {
      const { t, money } = writing;
      return [
        { name: t('order.putIn'), value: money(result.put_own) },
        { name: t('order.resultBilled'), value: money(-result.billed_own, 'always') },
        { name: t('order.resultReturned'), value: money(result.returned) },
        { name: t('order.resultRevenue'), value: money(result.revenue, 'always') },
        { name: t('order.gotBack'), value: money(result.returned + result.revenue), isSum: true },
        { name: t('order.resultNetOwn'), value: money(result.net_own, 'always'), isSum: true },
        { name: t('order.resultNetBeforeGifts'), value: money(result.net_before_gifts, 'always') },
        ...planFacts(paper, writing),
      ];
    },
    transactionIds,
  };
};

const draftTopUp: ReadDraft = async (reader, holderId, topUpId) => {
  const found = await readPostedTopUp(reader, holderId, topUpId);
  if (found === undefined) return undefined;
  const { id, method, amount, posted_amount, steps, created_at: askedAt } = found.topup;
  const postedMinor = posted_amount ?? amount;
  return {
    number: id,
    amountMinor: postedMinor,
    isResult: false,
    time: new Date(steps.findLast(({ state }) => state === 'posted')?.time ?? askedAt),
    titleIn: ({ t }) => t('flow.type.system_topup'),
    factsIn: ({ t, money, moment }) => [
      ...(method === null ? [] : [{ name: t('topup.method'), value: t(`topup.method.${method}`) }]),
      { name: t('topup.state.asked'), value: `${money(amount)} · ${moment(new Date(askedAt))}` },
      { name: t('topup.state.posted'), value: money(postedMinor), isSum: true },
    ],
    transactionIds: [found.transactionId],
  };
};

/** States in which the money goes, or went, where it was to go. */
const GOES: ReadonlySet<string> = new Set(['requested', 'approved', 'paid']);

const draftWithdrawal: ReadDraft = async (reader, holderId, withdrawalId) => {
  const found = await readOwnWithdrawal(reader, holderId, withdrawalId);
  if (found === undefined) return undefined;
  const entries = await listLinked(reader, holderId, { kind: 'withdrawal', id: withdrawalId });
  const { id, amount, state, method, destination_last_four: lastFour, reference, steps, created_at } = found;
  const feeMinor = TERMS.withdrawalFeeMinor;
  return {
    number: id,
    amountMinor: amount,
    isResult: false,
    time: new Date(steps.at(-1)?.time ?? created_at),
    titleIn: ({ t }) => `${t('flow.type.manual_withdrawal')} · ${t(`withdraw.state.${state}`)}`,
    factsIn: ({ t, money, moment }) => [
      {
        name: t('withdraw.destination'),
        value: t('withdraw.lastFour', { method: t(`payout.method.${method}`), lastFour }),
      },
      ...(reference === null ? [] : [{ name: t('paper.reference'), value: reference }]),
      ...steps.map((step) => ({
        name: t(`withdraw.state.${step.state}`),
        value: moment(new Date(step.time)),
      })),
      ...(GOES.has(state)
        ? [
            { name: t('withdraw.fee'), value: money(feeMinor) },
            { name: t('withdraw.arrives'), value: money(amount - feeMinor), isSum: true },
          ]
        : []),
    ],
    transactionIds: entries.map((entry) => entry.id),
  };
};

const DRAFTS: { readonly [Kind in ReceiptKind]: ReadDraft } = {
  put: draftPut,
  topup: draftTopUp,
  withdrawal: draftWithdrawal,
  settlement: draftSettlement,
};

/**
 * A receipt of this person; undefined where there is none of that number: another's, or nothing happened yet.
 * @param reader a snapshot
 */
export const readReceipt = async (
  reader: Reader,
  holderId: number,
  kind: ReceiptKind,
  id: number,
): Promise<Receipt | undefined> => {
  const draft = await DRAFTS[kind](reader, holderId, id);
  if (draft === undefined) return undefined;
  const { transactionIds, ...receipt } = draft;
  return { kind, ...receipt, traces: await readTraces(reader, holderId, transactionIds) };
};
