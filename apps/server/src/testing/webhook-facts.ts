import {
  acceptance,
  chatMessage,
  conversation,
  coupon,
  dailyRoot,
  deliveryReport,
  mediaPayment,
  membership,
  notification,
  objection,
  orderEvent,
  putOrder,
  remittance,
  reportDecision,
  startUpOffer,
  topUp,
  withdrawal,
} from '@fairlead/db';
import { closeHold, openHold, openWallet, post } from '@fairlead/ledger';
import type { WebhookEvent } from '@fairlead/vocabulary';
import { eq } from 'drizzle-orm';
import type { TestServer } from './server';

type Place = Pick<TestServer, 'database' | 'clock'>;
/** Writes facts, and says what is told of them, in order. */
type Writing = (place: Place, holderId: number) => Promise<readonly WebhookEvent[]>;

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

const writeMoneyInAndOut: Writing = async (place, holderId) => {
  const { orm } = place.database;
  await askToAdd(place, holderId, 5_000);
  await orm.update(topUp).set({ steps: [stepAt(place, 'asked'), stepAt(place, 'paid')] });
  await refuseEach(place);
  const asked = { method: 'bank', destination: {}, amountMinor: 4_000, createdAt: place.clock.now() };
  await orm
    .insert(withdrawal)
    .values({ ...asked, holderId, state: 'requested', steps: [stepAt(place, 'requested')] });
  await orm.update(withdrawal).set({ state: 'paid', steps: [stepAt(place, 'paid')], reference: 'NW-1' });
  await orm.update(withdrawal).set({ arrival: 'missing', arrivalAt: place.clock.now() });
  await orm.update(withdrawal).set({ reference: 'NW-2' });
  return [
    ...(['topup.asked', 'topup.paid', 'topup.refused'] as const),
    ...(['withdrawal.requested', 'withdrawal.paid', 'withdrawal.missing'] as const),
  ];
};

const writePlan: Writing = async ({ database: { orm }, clock }, holderId) => {
  const now = clock.now();
  const put = { number: '260302-0000001', productId: 1, productVersion: 1, createdAt: now, putAt: now };
  const [{ id: orderId } = { id: 0 }] = await orm
    .insert(putOrder)
    .values({ ...put, holderId, status: 'matching', amountMinor: 5_000, budgetMinor: 5_500 })
    .returning({ id: putOrder.id });
  const line = { holderId, orderId, time: now, actor: 'network' };
  // In one statement, as the put writes its two.
  await orm.insert(orderEvent).values([
    { ...line, status: 'matching', cause: 'amount_put' },
    { ...line, status: 'putting', cause: 'network_accepted' },
  ]);
  await orm.insert(orderEvent).values({ ...line, status: 'putting', cause: 'paused' });
  const made = { holderId, text: 'Not what I was told', createdAt: now, dueAt: now };
  await orm.insert(objection).values({ ...made, subjectType: 'order', subjectId: orderId, state: 'open' });
  await orm.update(objection).set({ state: 'rejected', decidedAt: now });
  const kind = { name: 'Newcomer', kind: 'fixed_amount', effect: 'fixed_amount', valueMinor: 500 } as const;
  await orm.insert(coupon).values({ ...kind, holderId, expiresAt: now, createdAt: now });
  await orm.update(coupon).set({ state: 'used', orderId, usedOn: '2026-03-02' });
  await orm.update(coupon).set({ state: 'unused', orderId: null, usedOn: null });
  return [
    ...(['plan.matching', 'plan.putting', 'plan.changed', 'dispute.open', 'dispute.rejected'] as const),
    ...(['coupon.received', 'coupon.used'] as const),
  ];
};

const writeWallet: Writing = async ({ database, clock }, holderId) => {
  const now = clock.now();
  const later = new Date(now.getTime() + 7 * 86_400_000);
  await database.transaction(async (tx) => {
    await openWallet(tx, holderId);
    const moves = [{ from: 'bank', to: 'available', amountMinor: 9_000 }] as const;
    await post(tx, { holderId, kind: 'system_topup', moves, time: now });
    const set = { holderId, amountMinor: 4_000, opener: 'staff:1', time: now, expiresAt: later, linkId: 0 };
    const { holdId } = await openHold(tx, { ...set, account: 'held', kind: 'hold', reason: 'dispute' });
    await closeHold(tx, { holderId, holdId, kind: 'hold_release', to: 'available', time: now });
    const charged = { ...set, account: 'held', kind: 'system_deduction', reason: 'chargeback' } as const;
    const { holdId: chargeback } = await openHold(tx, charged);
    await closeHold(tx, { holderId, holdId: chargeback, kind: 'system_deduction', to: 'bank', time: now });
    const out = { ...set, account: 'withdrawing', kind: 'manual_withdrawal', reason: 'withdrawal' } as const;
    await openHold(tx, { ...out, amountMinor: 1_000 });
  });
  const { orm } = database;
  const offer = { holderId, amountMinor: 2_000, proposalId: 1, offeredAt: now, dueAt: later };
  await orm.insert(startUpOffer).values({ ...offer, state: 'offered' });
  await orm.update(startUpOffer).set({ state: 'accepted', decidedAt: now });
  const opened = { openedAt: now, endsAt: later, refundUntil: later, priceMinor: 3_000 };
  await orm.insert(membership).values({ ...opened, holderId });
  await orm.update(membership).set({ refundedAt: now, refundedMinor: 2_400 });
  return [
    ...(['hold.open', 'hold.lifted', 'hold.open', 'hold.posted'] as const),
    ...(['start_up.offered', 'start_up.accepted', 'membership.opened', 'membership.refunded'] as const),
  ];
};

const writeAcceptance: Writing = async (place, holderId) => {
  const now = place.clock.now();
  await place.database.orm.insert(acceptance).values({
    ...{
      holderId,
      type: 'personal',
      codeHash: Buffer.from('01', 'hex'),
      legalName: 'Ada Lovelace',
      payeeId: 1,
    },
    ...{
      pair: 'EUR/USD',
      rate: '1.1',
      feeBp: 100,
      minAmountMinor: 1,
      maxAmountMinor: 9_000,
      amountMinor: 5_000,
    },
    ...{ state: 'issued', steps: [stepAt(place, 'issued')], createdAt: now, expiresAt: now },
  });
  const steps = [stepAt(place, 'issued'), stepAt(place, 'current')];
  await place.database.orm.update(acceptance).set({ state: 'current', steps });
  return ['acceptance.issued', 'acceptance.current'];
};

const writeTalk: Writing = async ({ database: { orm }, clock }, holderId) => {
  const now = clock.now();
  const [{ id: conversationId } = { id: 0 }] = await orm
    .insert(conversation)
    .values({ holderId, topic: 'general', createdAt: now })
    .returning({ id: conversation.id });
  await orm.update(conversation).set({ waitingSince: now });
  await orm.update(conversation).set({ lastSequence: 2, waitingSince: now });
  const said = { holderId, conversationId, kind: 'text', text: 'Words', sentAt: now } as const;
  await orm.insert(chatMessage).values({ ...said, sequence: 1, author: 'holder' });
  await orm.insert(chatMessage).values({ ...said, sequence: 2, author: 'staff', staffId: 1 });
  await orm.update(conversation).set({ state: 'closed', closedAt: now, waitingSince: null });
  const notice = { category: 'activity', key: 'account.disabled', createdAt: now } as const;
  await orm.insert(notification).values({ ...notice, holderId });
  await orm.insert(notification).values({ ...notice, holderId: null });
  await orm.update(notification).set({ withdrawnAt: now }).where(eq(notification.key, notice.key));
  return [
    ...(['conversation.waiting', 'conversation.answered', 'conversation.closed'] as const),
    ...(['notice.sent', 'notice.sent', 'notice.withdrawn', 'notice.withdrawn'] as const),
  ];
};

const writeReports: Writing = async ({ database: { orm }, clock }, holderId) => {
  const now = clock.now();
  const hash = Buffer.from('00', 'hex');
  const counts = { impressions: 1, clicks: 2, conversions: 0, spendMinor: 1, grossMinor: 0, revenueMinor: 0 };
  const report = { source: 'north', bucket: now, raw: '', rawHash: hash, receivedAt: now };
  for (const version of [1, 2]) {
    const [{ id: reportId } = { id: 0 }] = await orm
      .insert(deliveryReport)
      .values({
        ...{ holderId, orderId: 1, version, ...counts, ...report, current: false, state: 'quarantined' },
        quarantineReason: 'more_clicks_than_views',
      })
      .returning({ id: deliveryReport.id });
    await orm.insert(reportDecision).values({ reportId, accepted: version === 1, decidedAt: now });
  }
  return ['report.quarantined', 'report.counted', 'report.quarantined', 'report.set_aside'];
};

const writeProgramme: Writing = async ({ database: { orm }, clock }) => {
  const now = clock.now();
  const hash = Buffer.alloc(32, 1);
  await orm.insert(remittance).values({
    ...{ network: 'north', receiptNumber: 'R-1', amountMinor: 120_000, transactionId: 1, receivedAt: now },
  });
  await orm.insert(mediaPayment).values({
    ...{ network: 'north', reference: 'M-1', amountMinor: 90_000, transactionId: 2, paidAt: now },
  });
  await orm.insert(dailyRoot).values({
    ...{ day: '2026-03-01', until: now, holders: 1, root: hash, previous: hash, signedAt: now },
    ...{ signature: 'signed', keyId: 'key', publicKey: 'public' },
  });
  return ['remittance.posted', 'media_payment.posted', 'day.signed'];
};

/** A fact or two of each kind, and what is no news beside them. */
export const writeWebhookFacts: Writing = async (place, holderId) => {
  const told: WebhookEvent[] = [];
  for (const write of [
    writeMoneyInAndOut,
    writePlan,
    writeWallet,
    writeAcceptance,
    writeTalk,
    writeReports,
  ]) {
    told.push(...(await write(place, holderId)));
  }
  return [...told, ...(await writeProgramme(place, holderId))];
};
