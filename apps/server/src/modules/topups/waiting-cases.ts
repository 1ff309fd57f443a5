import { and, inArray, type Reader, sql, topUp } from '@fairlead/db';
import { readCasesCards } from '../support';

/** A case that waits for its money, and how its holder was told to pay. */
export interface WaitingCase {
  readonly id: number;
  readonly holderId: number;
  /** As asked for. */
  readonly amountMinor: number;
  /** Less than this is not its money (docs/domain/topups.md#near-amounts). */
  readonly leastMinor: number;
  readonly askedMethod: string | null;
  /** Whose card was sent for it last, and how that payee is paid; null where none was sent. */
  readonly payee: { readonly id: number; readonly method: string } | null;
}

/** The cases of some holders that wait for their money; what two people posted or one refused is left out. */
export const listWaitingCases = async (
  reader: Reader,
  holderIds: readonly number[],
): Promise<readonly WaitingCase[]> => {
  if (holderIds.length === 0) return [];
  const { id, holderId, amountMinor, method } = topUp;
  const leastMinor = sql<number>`least_arriving(${amountMinor})`;
  const rows = await reader.orm
    .select({ id, holderId, amountMinor, leastMinor, method })
    .from(topUp)
    .where(
      and(
        inArray(holderId, [...holderIds]),
        inArray(topUp.state, ['asked', 'card_sent', 'posting_proposed']),
      ),
    );
  const cardOf = await readCasesCards(
    reader,
    rows.map((row) => ({ holderId: row.holderId, topUpId: row.id })),
  );
  return rows.map(({ method: asked, ...row }) => {
    const card = cardOf(row.id);
    return {
      ...row,
      leastMinor: Number(row.leastMinor),
      askedMethod: asked ?? card?.method ?? null,
      payee: card === undefined ? null : { id: card.payeeId, method: card.method },
    };
  });
};
