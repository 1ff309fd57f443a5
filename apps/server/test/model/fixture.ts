import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { coupon } from '@fairlead/db';
import { post, readProgramme } from '@fairlead/ledger';
import type { HolderCaller, StaffCaller } from '../../src/http/route';
import { acceptorsRoutes } from '../../src/modules/acceptors';
import { plansRoutes } from '../../src/modules/plans';
import { clientOf, openTestClient, type TestClient } from '../../src/testing/client';
import { createTestContext, type TestContext } from '../../src/testing/context';
import { type Model, type ModelCoupon, type ModelHolder, newHolder, TERMS } from './reference';

/** One database with staff, on which many journeys are played one after the other. */
export interface ModelFixture {
  readonly context: TestContext;
  readonly client: TestClient;
  readonly plan: ReturnType<typeof clientOf>;
  /** The calls of acceptors, and the payee of the registry that they pay to. */
  readonly exchange: ReturnType<typeof clientOf>;
  readonly payeeId: string;
  readonly maker: StaffCaller;
  readonly checker: StaffCaller;
  /** Payout and transaction password of a holder who may withdraw. */
  makePayee(): Promise<HolderCaller>;
  /** What happened at least once in all journeys; a run that never got somewhere proves nothing about it. */
  readonly reached: Map<string, number>;
  reach(what: string): void;
  /** A text that was never used before: keys, receipts, networks. */
  next(): string;
}

export const createModelFixture = async (): Promise<ModelFixture> => {
  // Codes are opened far more often than a person may try them.
  const context = await createTestContext({ LIMIT_CODE: '1000000/5m' });
  // Nothing is killed here, so nothing has to reach the disk at once; kills have tests of their own.
  const name = new URL(context.databaseUrl).pathname.slice(1);
  await context.asOwner(`alter database ${name} set synchronous_commit = off`);
  const client = openTestClient(context);
  const first = await client.makePayee();
  const maker = await client.makeStaff('maker', 'finance_maker');
  const checker = await client.makeStaff('checker', 'finance_checker');
  const registered = await client.pass(
    checker,
    await client.call(calls.consolePayee.propose, maker, {
      ...{ name: 'Quay Exchange', method: 'bank_transfer', reason: 'contract signed' },
      lines: [{ name: 'Account', value: 'NL00 0000 7788' }],
    }),
  );
  const reached = new Map<string, number>();
  return {
    context,
    client,
    plan: clientOf(plansRoutes(context)),
    exchange: clientOf(acceptorsRoutes(context)),
    payeeId: registered.subject.id,
    maker,
    checker,
    reached,
    reach: (what) => {
      reached.set(what, (reached.get(what) ?? 0) + 1);
    },
    next: () => randomUUID(),
    makePayee: async () => {
      const caller = await context.makeHolder();
      await context.asOwner(
        `with copied as (update account_holder set pin_hash = (select pin_hash from account_holder where id = $2)
            where id = $1)
          insert into payout_setting (holder_id, method, fields, changed_at, cooling_until)
            select $1, method, fields, changed_at, cooling_until from payout_setting where holder_id = $2`,
        [caller.holderId, first.holderId],
      );
      return caller;
    },
  };
};

/** One seed: fresh holders and a network of their own, and the model beside them. */
export interface Journey extends ModelFixture {
  readonly model: Model;
  readonly productId: string;
  readonly network: string;
  callerOf(holder: ModelHolder): HolderCaller;
  /** The puts sent so far, to be sent again. */
  readonly sent: { holder: ModelHolder; key: string; request: Record<string, unknown>; answer: unknown }[];
}

const HOLDERS = 3;
const HOUSE_MINOR = [0, 400, 3_000, 100_000] as const;

/** What earlier journeys left waiting stands still from here: nothing of theirs moves money in this one. */
const freeze = (context: TestContext) =>
  context.asOwner(
    `update put_order set due_at = null where due_at is not null;
     update account_closing set closed_at = since where closed_at is null;
     update acceptance set due_at = null where due_at is not null;
     update withdrawal set due_at = null where due_at is not null;
     update ledger.hold set expires_at = '9999-01-01' where state = 'open';
     update product set network = 'closed'`,
  );

const levelHouse = async ({ database, clock }: TestContext, wantedMinor: number): Promise<void> => {
  const less = (await readProgramme(database)).house - wantedMinor;
  if (less === 0) return;
  const [kind, from, to] =
    less > 0
      ? (['system_deduction', 'house', 'bank'] as const)
      : (['house_funding', 'bank', 'house'] as const);
  const moves = [{ from, to, amountMinor: Math.abs(less) }];
  await database.transaction((tx) => post(tx, { holderId: 0, kind, moves, time: clock.now() }));
};

/** @param level which of a few amounts the house begins with */
export const beginJourney = async (fixture: ModelFixture, level: number): Promise<Journey> => {
  const { context } = fixture;
  await freeze(context);
  await levelHouse(context, HOUSE_MINOR[level % HOUSE_MINOR.length] ?? 0);
  const network = fixture.next();
  const productId = await context.makeProduct({
    network,
    minPutAmountMinor: TERMS.minPutMinor,
    maxPutAmountMinor: TERMS.maxPutMinor,
    costPerThousandMinor: TERMS.costPerThousandMinor,
    payoutPerConversionMinor: TERMS.payoutMinor,
    holderShareBp: TERMS.holderShareBp,
    runDays: 1,
  });
  const callers = new Map<ModelHolder, HolderCaller>();
  for (let number = 0; number < HOLDERS; number += 1) {
    const caller = await fixture.makePayee();
    callers.set(newHolder(caller.holderId), caller);
  }
  const { bank, network_receivable, media, house, revenue } = await readProgramme(context.database);
  return {
    ...fixture,
    model: {
      now: context.clock.now().getTime(),
      programme: { bank, network_receivable, media, house, revenue },
      holders: [...callers.keys()],
    },
    productId: String(productId),
    network,
    sent: [],
    callerOf: (holder) => {
      const caller = callers.get(holder);
      if (caller === undefined) throw new Error(`holder ${holder.id} is of another journey`);
      return caller;
    },
  };
};

type CouponTerms = Omit<ModelCoupon, 'id' | 'usedOn'>;

/** Gives a coupon to a holder, in the database and in the model. */
export const giveCoupon = async (
  { context }: Journey,
  holder: ModelHolder,
  terms: CouponTerms,
): Promise<void> => {
  const { expiresAt, ...rest } = terms;
  const values = {
    ...rest,
    kind: 'custom' as const,
    expiresAt: new Date(expiresAt),
    createdAt: context.clock.now(),
  };
  const [row] = await context.database.orm
    .insert(coupon)
    .values({ holderId: holder.id, ...values })
    .returning({ id: coupon.id });
  if (row === undefined) throw new Error('no coupon was made');
  holder.coupons.push({ id: row.id, usedOn: null, ...terms });
};
