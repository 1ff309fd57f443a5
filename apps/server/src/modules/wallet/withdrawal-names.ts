import type { Withdrawal } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';

/**
 * What the activity asks the withdrawals, which stand above the wallet: handed over by the composition
 * (docs/structure.md#structure).
 */
export interface WithdrawalNames {
  /** Some withdrawals of one holder, by their ids. */
  read(
    reader: Reader,
    holderId: number,
    ids: readonly number[],
  ): Promise<(id: number) => Withdrawal | undefined>;
  /** Those of one holder that a text may mean. */
  find(reader: Reader, holderId: number, text: string, limit: number): Promise<number[]>;
}
