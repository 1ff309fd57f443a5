import { mediaPayment } from '@fairlead/db';
import { post } from '@fairlead/ledger';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { readMediaOwed } from '../plans';
import { isNetworkOfProducts } from '../products';
import { defineKind, numberKey, type ProposalDraft } from '../proposals';

const payload = z.object({ amountMinor: z.number(), network: z.string(), reference: z.string() });
type Payload = z.output<typeof payload>;

const postingOf = ({ amountMinor, reference }: Payload, time: Date) => ({
  holderId: 0,
  kind: 'media_payment' as const,
  moves: [{ from: 'media' as const, to: 'bank' as const, amountMinor }],
  time,
  remark: reference,
});

/** Money paid to a network for delivery that was billed: media → bank. Never more than it is owed. */
export const mediaPaymentKind = defineKind<Payload>({
  payload,
  plan: async (_reader, _row, given, time) => [postingOf(given, time)],
  approve: async (tx, _row, given, now) => {
    const { network, amountMinor, reference } = given;
    // Two approvals at once would each see the whole debt.
    await tx.query("select pg_advisory_xact_lock(hashtext('media_payment'))");
    if ((await readMediaOwed(tx, network)) < amountMinor) return refuse('amount_above_owed');
    const { id: transactionId } = await post(tx, postingOf(given, now));
    await tx.orm.insert(mediaPayment).values({ network, amountMinor, reference, transactionId, paidAt: now });
    return done([transactionId]);
  },
});

/** States a payment to a network; more than it is owed is refused at once. */
export const draftMediaPayment: ProposalDraft<'consoleRemittance.proposeMediaPayment'> = async (
  tx,
  request,
) => {
  const { network, amount: amountMinor, reference } = request;
  const key = numberKey(reference);
  if (key === '') return refuse('invalid_fields', { fields: { reference: 'invalid_format' } });
  if (!(await isNetworkOfProducts(tx, network))) return refuse('no_such_data');
  if ((await readMediaOwed(tx, network)) < amountMinor) return refuse('amount_above_owed');
  return done({
    kind: 'media_payment',
    subjectType: 'network',
    payload: { amountMinor, network, reference },
    receipt: ['to_network', network, key].join('/'),
  });
};
