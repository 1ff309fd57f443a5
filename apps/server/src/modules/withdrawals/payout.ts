import type { PayoutSetting } from '@fairlead/contract';
import { eq, payoutSetting, type Reader } from '@fairlead/db';

/** Where a holder is paid, as kept: the fields of the method's own form. */
export interface Payout {
  readonly holderId: number;
  readonly method: PayoutSetting['method'];
  readonly fields: Readonly<Record<string, string>>;
  readonly changedAt: Date;
  readonly coolingUntil: Date | null;
}

export const readPayout = async (reader: Reader, holderId: number): Promise<Payout | undefined> => {
  const [row] = await reader.orm.select().from(payoutSetting).where(eq(payoutSetting.holderId, holderId));
  return row === undefined ? undefined : { ...row, method: row.method as Payout['method'] };
};

const bareOf = (number: string): string => number.replaceAll(/[ -]/g, '');

/**
 * The account number or address that is paid to, whole: for finance alone. An account number is the same in small letters and
 * in capitals, and is told in capitals; of a wallet address the case is a part (docs/domain/withdrawals.md#payout-destination).
 */
export const destinationOf = (fields: Readonly<Record<string, string>>): string =>
  bareOf(fields['bank_account']?.toUpperCase() ?? fields['wallet_address'] ?? '');

/**
 * How a destination may be written in the settings, without blanks and hyphens: account numbers that were set before they were
 * kept in capitals are kept as they were typed. Compared as they are kept, because the index is by that.
 */
export const spellingsOf = (fields: Readonly<Record<string, string>>): readonly string[] => {
  const number = destinationOf(fields);
  const typed = fields['bank_account'];
  return typed === undefined ? [number] : [...new Set([number, number.toLowerCase(), bareOf(typed)])];
};

/** The setting as its owner sees it: of the number, the last four only. */
export const payoutShape = ({ method, fields, changedAt, coolingUntil }: Payout): PayoutSetting => ({
  method,
  card_name: fields['card_name'] ?? null,
  user_name: fields['user_name'] ?? '',
  mobile: fields['mobile'] ?? null,
  branch_name: fields['branch_name'] ?? null,
  bank_address: fields['bank_address'] ?? null,
  network: fields['network'] ?? null,
  destination_last_four: destinationOf(fields).slice(-4),
  usable_from: (coolingUntil ?? changedAt).toISOString(),
  updated_at: changedAt.toISOString(),
});
