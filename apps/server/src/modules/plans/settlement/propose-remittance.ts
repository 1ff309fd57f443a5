import type { Reader } from '@fairlead/db';
import { z } from 'zod';
import { done, refuse } from '../../../http/answer';
import { isNetworkOfProducts } from '../../products';
import { defineKind, numberKey, type ProposalDraft } from '../../proposals';
import { type RemittanceLine, recordRemittance } from './remittance';

const payload = z.object({ amountMinor: z.number(), network: z.string(), receiptNumber: z.string() });
type Payload = z.output<typeof payload>;

interface Owed {
  readonly id: number;
  readonly owed: number;
}

/** What a network owes for each order, the oldest first. */
const readOwed = (reader: Reader, network: string): Promise<Owed[]> =>
  reader.query<Owed>(
    `select id, owed_minor as owed from open_order where network = $1 and owed_minor > 0
       order by ended_at nulls last, id`,
    [network],
  );

/** Shares a remittance out over what is owed, the oldest order first; null where it is more than all of it. */
const allocate = (amountMinor: number, owed: readonly Owed[]): RemittanceLine[] | null => {
  let rest = amountMinor;
  const lines = owed.flatMap((order) => {
    const part = Math.min(rest, order.owed);
    rest -= part;
    return part === 0 ? [] : [{ orderId: order.id, amountMinor: part }];
  });
  return rest === 0 ? lines : null;
};

/**
 * Money of a network that came in: bank → network_receivable; only then is revenue settled
 * (docs/domain/settlement.md#remittances).
 */
export const remittanceKind = defineKind<Payload>({
  payload,
  plan: async (_reader, _row, { amountMinor, receiptNumber }, time) => [
    {
      holderId: 0,
      kind: 'remittance',
      moves: [{ from: 'bank', to: 'network_receivable', amountMinor }],
      time,
      remark: receiptNumber,
    },
  ],
  approve: async (tx, _row, { network, amountMinor, receiptNumber }, now) => {
    const lines = allocate(amountMinor, await readOwed(tx, network));
    if (lines === null) return refuse('wrong_state');
    const id = await recordRemittance(tx, { network, receiptNumber, lines, now });
    const [row] = await tx.query<{ transaction_id: number }>(
      'select transaction_id from remittance where id = $1',
      [id],
    );
    return done(row === undefined ? [] : [row.transaction_id]);
  },
});

/** States a network's payment; more than it owes is refused, since no order would answer for the rest. */
export const draftRemittance: ProposalDraft<'consoleRemittance.propose'> = async (tx, request) => {
  const { network, amount: amountMinor, receipt_number: receiptNumber } = request;
  const key = numberKey(receiptNumber);
  if (key === '') return refuse('invalid_fields', { fields: { receipt_number: 'invalid_format' } });
  if (!(await isNetworkOfProducts(tx, network))) return refuse('no_such_data');
  const recorded = await tx.query<{ number: string }>(
    `select receipt_number as number from remittance
       where network = $1 and (receipt_number = $2 or amount_minor = $3)`,
    [network, receiptNumber, amountMinor],
  );
  if (recorded.some(({ number }) => numberKey(number) === key)) return refuse('receipt_already_recorded');
  if (allocate(amountMinor, await readOwed(tx, network)) === null) {
    return refuse('invalid_fields', { fields: { amount: 'too_big' } });
  }
  return done({
    kind: 'remittance',
    subjectType: 'network',
    payload: { amountMinor, network, receiptNumber },
    receipt: ['from_network', network, key].join('/'),
  });
};
