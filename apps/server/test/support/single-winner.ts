import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { accountHolder, campaign, eq, session } from '@fairlead/db';
import { readProgramme, readWallet } from '@fairlead/ledger';
import { expect, vi } from 'vitest';
import { systemClock } from '../../src/clock';
import { signTicket } from '../../src/modules/access/shell-ticket';
import { advanceDueOrders } from '../../src/modules/plans';
import { many, type Race } from './race';
import { contender, type RaceFixture, tally } from './race-fixture';
import { withdrawalApproval, withdrawalPayment } from './withdrawal-races';

const signedIn = async ({ context, signIn }: RaceFixture, availableMinor = 0) => {
  const holder = await context.makeHolder();
  if (availableMinor > 0) await context.topUp(holder.holderId, availableMinor);
  return { holder, token: await signIn(holder.holderId) };
};

const newcomerCoupon: Race = async ({ fixture, times }) => {
  const { holder, token } = await signedIn(fixture);
  const { rush, context } = fixture;
  await context.asOwner(`update campaign set state = 'over'`);
  const now = context.clock.now();
  await context.database.orm.insert(campaign).values({
    ...{ campaign: 'newcomer', name: 'Welcome', kind: 'fixed_amount', effect: 'fixed_amount' },
    ...{ valueMinor: 500, validDays: 30, state: 'open', startsAt: now, createdAt: now },
  });
  const outcomes = await rush(
    many(times, () => contender(calls.coupon.receive, {}, { token, key: randomUUID() })),
  );
  expect(tally(outcomes)).toEqual({ 200: 1, '405 coupon_already_received': times - 1 });
  const kept = await context.asOwner(`select 1 from coupon where holder_id = $1`, [holder.holderId]);
  expect(kept).toHaveLength(1);
  return holder;
};

/** As many coupons of one name as there are puts, each put with a coupon of its own. */
const couponOfOneName: Race = async ({ fixture, times }) => {
  const { holder, token } = await signedIn(fixture, times * 1_000);
  const { rush, context } = fixture;
  const product_id = String(await context.makeProduct());
  const coupons: string[] = [];
  while (coupons.length < times) coupons.push(String(await context.makeCoupon(holder.holderId)));
  const outcomes = await rush(
    coupons.map((coupon_id) =>
      contender(calls.plan.put, { product_id, amount: 1_000, coupon_id }, { token, key: randomUUID() }),
    ),
  );
  expect(tally(outcomes)).toEqual({ 200: 1, '405 coupon_same_name_today': times - 1 });
  const { available, escrow, promo } = (await readWallet(context.database, holder.holderId)) ?? {};
  expect({ available, escrow, promo }).toEqual({ available: times * 1_000 - 500, escrow: 500, promo: 500 });
  return holder;
};

/** Sets the fourth node's clock a little ahead of the processes', so that what is due for them is due for it. */
const ahead = ({ context }: RaceFixture): void =>
  context.clock.set(new Date(systemClock.now().getTime() + 1_000));

/**
 * The network's money is approved many times over, while the jobs of three processes and a fourth node look for what
 * is due: counted once, settled once.
 */
const settlement: Race = async ({ fixture, times, ripe }) => {
  const { rush, context, checkerToken, makerToken } = fixture;
  const { network, grossMinor, holder, orderId } = ripe;
  const statement = { network, amount: grossMinor, receipt_number: `of ${network}` };
  const [proposed] = await rush([
    contender(calls.consoleRemittance.propose, statement, { token: makerToken }),
  ]);
  const id = String(proposed?.data.id);
  ahead(fixture);
  const [outcomes] = await Promise.all([
    rush(many(times, () => contender(calls.consoleProposal.approve, { id }, { token: checkerToken }))),
    Promise.all(Array.from({ length: times }, () => advanceDueOrders(context))),
  ]);
  expect(tally(outcomes)).toEqual({ 200: 1, '409 already_decided': times - 1 });
  const events = () =>
    context.asOwner(`select 1 from order_event where order_id = $1 and status = 'settlement_successful'`, [
      orderId,
    ]);
  // A node that finds it held goes on without waiting: its end is seen here.
  await vi.waitFor(async () => expect(await events()).not.toHaveLength(0), { timeout: 60_000, interval: 50 });
  ahead(fixture);
  await Promise.all(Array.from({ length: times }, () => advanceDueOrders(context)));
  expect(await events()).toHaveLength(1);
  const { available, settling } = (await readWallet(context.database, holder.holderId)) ?? {};
  expect({ available, settling }).toEqual({ available: ripe.settledAvailableMinor, settling: 0 });
  return holder;
};

const membershipRefund: Race = async ({ fixture, times }) => {
  const { holder, token } = await signedIn(fixture, 2_900);
  const { rush, context } = fixture;
  const before = (await readProgramme(context.database)).revenue;
  await rush([contender(calls.membership.open, { price: 2_900 }, { token, key: randomUUID() })]);
  const outcomes = await rush(
    many(times, () => contender(calls.membership.refund, {}, { token, key: randomUUID() })),
  );
  expect(tally(outcomes)).toEqual({ 200: 1, '405 wrong_state': times - 1 });
  expect((await readWallet(context.database, holder.holderId))?.available).toBe(2_900);
  expect((await readProgramme(context.database)).revenue).toBe(before);
  return holder;
};

const startUpReturn: Race = async ({ fixture, times }) => {
  const { holder, token } = await signedIn(fixture, 1_000);
  const { rush, context } = fixture;
  const before = (await readProgramme(context.database)).house;
  await context.grantStartUp(holder.holderId, 2_000);
  const outcomes = await rush(
    many(times, () => contender(calls.wallet.returnStartUp, {}, { token, key: randomUUID() })),
  );
  // Who comes second is answered well, too: nothing is left to return.
  expect(tally(outcomes)).toEqual({ 200: times });
  expect(outcomes.map(({ data }) => data.returned).filter((returned) => returned !== 0)).toEqual([2_000]);
  expect(await readWallet(context.database, holder.holderId)).toMatchObject({ available: 1_000, startUp: 0 });
  expect((await readProgramme(context.database)).house).toBe(before);
  return holder;
};

const ticketUse: Race = async ({ fixture, times }) => {
  const { rush, context, hostKey } = fixture;
  const holder = await context.makeHolder();
  const shellSubject = randomUUID();
  const where = eq(accountHolder.id, holder.holderId);
  await context.database.orm.update(accountHolder).set({ entry: 'shell', shellSubject }).where(where);
  const claims = {
    ...{ sub: shellSubject, name: 'Ada Lovelace', lang: 'en', jti: randomUUID() },
    exp: Math.floor(systemClock.now().getTime() / 1_000) + 240,
  };
  const ticket = signTicket(hostKey.key, hostKey.kid, claims);
  const outcomes = await rush(many(times, () => contender(calls.auth.loginV2, { ticket })));
  expect(tally(outcomes)).toEqual({ 200: 1, '401 shell_ticket_invalid': times - 1 });
  const opened = await context.database.orm
    .select({ id: session.id })
    .from(session)
    .where(eq(session.holderId, holder.holderId));
  expect(opened).toHaveLength(1);
  return holder;
};

/** What many may ask for at the same moment and one gets, by its name. */
export const RACES: Readonly<Record<string, Race>> = {
  'the newcomer coupon is claimed once': newcomerCoupon,
  'one coupon of a name is used a day, each put with another': couponOfOneName,
  'an order is settled once': settlement,
  'a membership is given back once': membershipRefund,
  'a withdrawal is approved or taken back, once': withdrawalApproval,
  'a withdrawal is paid or refused, once': withdrawalPayment,
  'start-up funds are returned once': startUpReturn,
  'a ticket signs in once': ticketUse,
};
