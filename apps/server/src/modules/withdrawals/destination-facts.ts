import type { ProposalDestination } from '@fairlead/contract';
import { and, desc, eq, gt, inArray, ne, payoutSetting, type Reader, sql, withdrawal } from '@fairlead/db';
import { payeeOf } from './payable';
import { destinationOf, readPayout, spellingsOf } from './payout';
import { readWithdrawal, type WithdrawalRow } from './withdrawal';

/** What stands out about where a withdrawal goes. */
export interface DestinationFacts {
  readonly shown: ProposalDestination;
  /** It was set less than 72 hours before the request. */
  readonly isNew: boolean;
  /** The last one that was paid went elsewhere. */
  readonly isChanged: boolean;
  /** Other holders who are paid to the same. */
  readonly sharedWith: readonly number[];
  /** Others of the same holder and amount within a day that were paid, or are on their way. */
  readonly alike: readonly number[];
}

const DAY_MS = 24 * 3_600_000;
const NEW_MS = 3 * DAY_MS;
const SHOWN = 5;

const bare = sql`replace(replace(coalesce(${payoutSetting.fields} ->> 'bank_account', ${payoutSetting.fields} ->> 'wallet_address', ''), ' ', ''), '-', '')`;

const listFormer = (reader: Reader, { holderId, id }: WithdrawalRow): Promise<WithdrawalRow[]> =>
  reader.orm
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.holderId, holderId), eq(withdrawal.state, 'paid'), ne(withdrawal.id, id)))
    .orderBy(desc(withdrawal.id))
    .limit(SHOWN);

const listAlike = async (reader: Reader, row: WithdrawalRow): Promise<number[]> => {
  const rows = await reader.orm
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.holderId, row.holderId),
        ne(withdrawal.id, row.id),
        eq(withdrawal.amountMinor, row.amountMinor),
        inArray(withdrawal.state, ['requested', 'approved', 'paid']),
        gt(withdrawal.createdAt, new Date(row.createdAt.getTime() - DAY_MS)),
      ),
    )
    .limit(SHOWN);
  return rows.map(({ id }) => id);
};

const beneficiaryOf = ({ destination }: WithdrawalRow): string => destination['user_name'] ?? '';

/** Where a withdrawal goes beside where its holder was paid before, for whoever decides. */
export const readDestinationFacts = async (
  reader: Reader,
  withdrawalId: number,
): Promise<DestinationFacts | null> => {
  const row = await readWithdrawal(reader, withdrawalId);
  if (row === undefined) return null;
  const number = destinationOf(row.destination);
  const setting = await readPayout(reader, row.holderId);
  const setAt = setting !== undefined && destinationOf(setting.fields) === number ? setting.changedAt : null;
  const former = await listFormer(reader, row);
  const [last] = former;
  const shared = await reader.orm
    .select({ holderId: payoutSetting.holderId })
    .from(payoutSetting)
    .where(and(inArray(bare, [...spellingsOf(row.destination)]), ne(payoutSetting.holderId, row.holderId)))
    .limit(SHOWN);
  return {
    shown: {
      method: row.method,
      beneficiary: beneficiaryOf(row),
      bank: payeeOf(row).bank,
      last_four: number.slice(-4),
      set_at: setAt?.toISOString() ?? null,
      former: former.map((paid) => ({
        amount: paid.amountMinor,
        beneficiary: beneficiaryOf(paid),
        last_four: destinationOf(paid.destination).slice(-4),
        asked_at: paid.createdAt.toISOString(),
      })),
    },
    isNew: setAt === null || row.createdAt.getTime() - setAt.getTime() < NEW_MS,
    isChanged: last !== undefined && destinationOf(last.destination) !== number,
    sharedWith: shared.map(({ holderId }) => holderId),
    alike: await listAlike(reader, row),
  };
};
