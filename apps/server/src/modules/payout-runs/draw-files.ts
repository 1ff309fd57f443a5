import { createHash } from 'node:crypto';
import { writeCsv } from '@fairlead/contract/csv';
import { payoutFile, type Tx } from '@fairlead/db';
import { typedMinor } from '@fairlead/money';
import type { PayoutFormat } from '@fairlead/vocabulary';
import type { Services } from '../../http/services';
import { payeeOf, type WithdrawalRow } from '../withdrawals';
import { type PaymentOrder, painFile } from './pain';
import { type PayoutRow, type RunRow, runName } from './runs';

const COLUMNS = ['end_to_end_id', 'beneficiary', 'account', 'bank', 'amount', 'currency'];

const csvFile = (orders: readonly PaymentOrder[], currency: string): string =>
  writeCsv([
    COLUMNS,
    ...orders.map(({ endToEndId, amountMinor, payee }) => [
      ...[endToEndId, payee.name, payee.account, payee.bank],
      ...[typedMinor(amountMinor, currency), currency],
    ]),
  ]);

/** How the file of a run is called. */
export const fileName = (runId: number, format: PayoutFormat): string =>
  `${runName(runId)}.${format === 'csv' ? 'csv' : 'xml'}`;

/** Draws what the bank is given of a run and keeps it with its hash: once, so that no second one is paid beside it. */
export const drawFiles = async (
  tx: Tx,
  { id: runId, account }: RunRow,
  kept: readonly { readonly payout: PayoutRow; readonly row: WithdrawalRow }[],
  { currency, operator }: Pick<Services['config'], 'currency' | 'operator'>,
  time: Date,
): Promise<void> => {
  const orders = kept.map(({ payout, row }) => ({
    ...{ endToEndId: payout.endToEndId, amountMinor: row.amountMinor, payee: payeeOf(row) },
  }));
  const debtor = { name: operator.legalName ?? 'Fairlead sandbox', account };
  const day = time.toISOString().slice(0, 10);
  const head = { messageId: runName(runId), time, day, currency, debtor };
  const contents: Readonly<Record<PayoutFormat, string>> = {
    'pain.001': painFile(head, orders),
    csv: csvFile(orders, currency),
  };
  await tx.orm.insert(payoutFile).values(
    (['pain.001', 'csv'] as const).map((format) => {
      const content = Buffer.from(contents[format], 'utf8');
      return { runId, format, content, hash: createHash('sha256').update(content).digest() };
    }),
  );
};
