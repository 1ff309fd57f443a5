import {
  conversation,
  deliveryReport,
  objection,
  orderEvent,
  putOrder,
  remittance,
  topUp,
  withdrawal,
} from '@fairlead/db';
import type { TestServer } from './server';

type Place = Pick<TestServer, 'database' | 'clock'>;

const stepAt = ({ clock }: Place, state: string) => ({ state, time: clock.now().toISOString() });

/** Somebody asks to add money, written as the product writes it. */
export const askToAdd = async (place: Place, holderId: number, amountMinor: number): Promise<void> => {
  const steps = [{ ...stepAt(place, 'asked'), text: 'For Ada Lovelace' }];
  const createdAt = place.clock.now();
  await place.database.orm.insert(topUp).values({ holderId, amountMinor, state: 'asked', steps, createdAt });
};

/** Each top-up is refused; in a transaction that fails, where that is wanted. */
export const refuseEach = (place: Place, fails = false): Promise<void> =>
  place.database.transaction(async (tx) => {
    await tx.orm.update(topUp).set({ state: 'refused', steps: [stepAt(place, 'refused')] });
    if (fails) throw new Error('no');
  });

/** One fact or two of each kind; what is no news beside them. */
export const writeWebhookFacts = async (place: Place, holderId: number): Promise<void> => {
  const { orm } = place.database;
  const now = place.clock.now();
  const bytes = Buffer.from('00', 'hex');
  await askToAdd(place, holderId, 5_000);
  await refuseEach(place);
  const asked = { method: 'bank', destination: {}, amountMinor: 4_000, createdAt: now };
  await orm
    .insert(withdrawal)
    .values({ ...asked, holderId, state: 'requested', steps: [stepAt(place, 'requested')] });
  await orm.update(withdrawal).set({ state: 'paid', steps: [stepAt(place, 'paid')], reference: 'NW-1' });
  await orm.update(withdrawal).set({ arrival: 'arrived' });
  const put = { number: '260302-0000001', productId: 1, productVersion: 1, createdAt: now };
  const [{ id: orderId } = { id: 0 }] = await orm
    .insert(putOrder)
    .values({ ...put, holderId, status: 'matching', amountMinor: 5_000, budgetMinor: 5_500 })
    .returning({ id: putOrder.id });
  const line = { holderId, orderId, time: now, actor: 'network' };
  await orm.insert(orderEvent).values({ ...line, status: 'matching', cause: 'amount_put' });
  await orm.insert(orderEvent).values({ ...line, status: 'putting', cause: 'network_accepted' });
  await orm.insert(orderEvent).values({ ...line, status: 'putting', cause: 'paused' });
  const made = { holderId, text: 'Not what I was told', createdAt: now, dueAt: now };
  await orm.insert(objection).values({ ...made, subjectType: 'order', subjectId: orderId, state: 'open' });
  await orm.update(objection).set({ state: 'rejected', decidedAt: now });
  await orm.insert(conversation).values({ holderId, topic: 'general', createdAt: now });
  await orm.update(conversation).set({ waitingSince: now });
  await orm.update(conversation).set({ lastSequence: 2, waitingSince: now });
  const counts = { impressions: 1, clicks: 2, conversions: 0, spendMinor: 1, grossMinor: 0, revenueMinor: 0 };
  const report = { source: 'north', bucket: now, version: 1, raw: '', rawHash: bytes, receivedAt: now };
  await orm.insert(deliveryReport).values({
    ...{ holderId, orderId, ...counts, ...report, current: false, state: 'quarantined' },
    quarantineReason: 'more_clicks_than_views',
  });
  await orm.insert(remittance).values({
    ...{ network: 'north', receiptNumber: 'R-1', amountMinor: 120_000, transactionId: 1, receivedAt: now },
  });
};
