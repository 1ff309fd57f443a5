import type { Arrival } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import { readHolderNames } from '../account';
import { listSameAmount, type ProposalRow } from '../proposals';
import { readCaseCard } from '../support';
import { readPayee } from './payees';
import type { TopUpRow } from './topup';

/** How much, and by which method where that was said. */
interface Sum {
  readonly amountMinor: number;
  readonly method: string | null;
}

const compare = (asked: Sum, stated: Sum) => ({
  amount_differs: asked.amountMinor !== stated.amountMinor,
  method_differs: asked.method !== null && asked.method !== stated.method,
});

/** Why what arrived is not what was asked for, empty where it is; refused at its field where the reason is missing. */
export const differenceReason = (asked: Sum, stated: Sum, reason: string | undefined): Answer<string> => {
  const { amount_differs, method_differs } = compare(asked, stated);
  if (!amount_differs && !method_differs) return done('');
  const given = reason?.trim() ?? '';
  return given === '' ? refuse('invalid_fields', { fields: { difference_reason: 'required' } }) : done(given);
};

/** What a case asked for; by which method is said by the card that its holder was sent, where the case itself names none. */
export const readAskedBy = async (
  reader: Reader,
  { id: topUpId, holderId, amountMinor, method }: TopUpRow,
): Promise<Sum> => ({
  amountMinor,
  method: method ?? (await readCaseCard(reader, { holderId, topUpId }))?.method ?? null,
});

/** Proposals of before payees went by their numbers name a payee in words, or none. */
const statement = z.object({
  amountMinor: z.number(),
  receiptNumber: z.string(),
  payeeId: z.number().optional(),
  payee: z.string().optional(),
  method: z.string().optional(),
  reason: z.string().optional(),
});

const DAY_MS = 24 * 3_600_000;

const readSameAmount = async (reader: Reader, amountMinor: number, { id, createdAt }: ProposalRow) => {
  const [from, to] = [-DAY_MS, DAY_MS].map((ms) => new Date(createdAt.getTime() + ms)) as [Date, Date];
  const kinds = ['topup', 'acceptance_confirmation'] as const;
  const rows = await listSameAmount(reader, kinds, amountMinor, { exceptId: id, from, to });
  const namesOf = await readHolderNames(
    reader,
    rows.flatMap((row) => row.holderId ?? []),
  );
  return rows.flatMap(({ id: proposalId, holderId }) =>
    holderId === null ? [] : [{ proposal_id: String(proposalId), holder: namesOf(holderId).username }],
  );
};

/**
 * What a checker compares before money of a payee is posted.
 * @param asked what was asked for or claimed, and by which payee it was to come where that was settled before
 */
export const readArrival = async (
  reader: Reader,
  row: ProposalRow,
  asked: Sum & { readonly payeeId?: number },
): Promise<Arrival> => {
  const { method = null, ...stated } = statement.parse(row.payload);
  const payeeId = stated.payeeId ?? asked.payeeId;
  const payee = payeeId === undefined ? undefined : await readPayee(reader, payeeId);
  return {
    asked_amount: asked.amountMinor,
    asked_method: asked.method as Arrival['asked_method'],
    amount: stated.amountMinor,
    method: method as Arrival['method'],
    ...compare(asked, { amountMinor: stated.amountMinor, method }),
    reason: stated.reason || null,
    payee: payee?.name ?? stated.payee ?? '',
    payee_retired: payee?.state === 'retired',
    receipt_number: stated.receiptNumber,
    same_amount: await readSameAmount(reader, stated.amountMinor, row),
  };
};
