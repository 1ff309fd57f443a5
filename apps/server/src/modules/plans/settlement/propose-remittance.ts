import type { Reader } from '@fairlead/db';
import { z } from 'zod';
import { done, refuse } from '../../../http/answer';
import { isNetworkOfProducts } from '../../products';
import { defineKind, numberKey, type ProposalDraft } from '../../proposals';
import { advancePosting, type RemittanceLine, recordRemittance } from './remittance';

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

/** What goes back to the house of what it paid in the network's place, order by order. */
const planAdvances = async (reader: Reader, network: string, amountMinor: number, time: Date) => {
  const lines = allocate(amountMinor, await readOwed(reader, network)) ?? [];
  const rows = await reader.query<{ id: number; advanced: number }>(
    'select id, advanced_minor as advanced from put_order where id = any($1) and advanced_minor > 0',
    [lines.map(({ orderId }) => orderId)],
  );
  const advanced = new Map(rows.map((order) => [order.id, order.advanced]));
  return lines.flatMap(({ orderId, amountMinor: part }) => {
    const backMinor = Math.min(part, advanced.get(orderId) ?? 0);
    return backMinor === 0 ? [] : [advancePosting(orderId, backMinor, time)];
  });
};

/**
 * Money of a network that came in: bank → network_receivable; only then is revenue settled
 * (docs/domain/settlement.md#remittances).
 */
export const remittanceKind = defineKind<Payload>({
  payload,
  plan: async (reader, _row, { network, amountMinor, receiptNumber }, time) => [
    {
      holderId: 0,
      kind: 'remittance',
      moves: [{ from: 'bank', to: 'network_receivable', amountMinor }],
      time,
      remark: receiptNumber,
    },
    ...(await planAdvances(reader, network, amountMinor, time)),
  ],
  approve: async (tx, _row, { network, amountMinor, receiptNumber }, now) => {
    const lines = allocate(amountMinor, await readOwed(tx, network));
    if (lines === null) return refuse('wrong_state');
    return done(await recordRemittance(tx, { network, receiptNumber, lines, now }));
  },
});

/** A receipt of a network as proposals keep it: by letters and digits alone, however it was written. */
export const remittanceReceipt = (network: string, receiptNumber: string): string =>
  ['from_network', network, numberKey(receiptNumber)].join('/');

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
    receipt: remittanceReceipt(network, receiptNumber),
  });
};
