import type { ProposalDetail } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readHolderRefs } from '../account';
import { type Entered, sumEntered } from '../plans';

/** What a checker sees of stated reports before deciding: their sums, plan by plan. */
export const readReportSums = async (
  reader: Reader,
  entered: readonly Entered[],
): Promise<ProposalDetail['report_sums']> => {
  const sums = await sumEntered(reader, entered);
  const refOf = await readHolderRefs(
    reader,
    sums.map(({ order }) => order.holderId),
  );
  return sums.map(({ order, spendMinor, revenueMinor, isAboveHistory, ...counts }) => ({
    ...counts,
    order_id: String(order.id),
    order_number: order.number,
    holder: refOf(order.holderId).username,
    spend: spendMinor,
    revenue: revenueMinor,
    budget: order.budgetMinor,
    billed: order.billedMinor,
    above_history: isAboveHistory,
  }));
};
