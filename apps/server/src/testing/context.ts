import { createHash } from 'node:crypto';
import { accountHolder, coupon, type Database, product, productVersion } from '@fairlead/db';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { findDifferences, type Move, type MovementKind, openWallet, post } from '@fairlead/ledger';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { parseConfig } from '../config';
import type { HolderCaller } from '../http/route';
import type { Services } from '../http/services';
import { type TurnableClock, turnableClock } from './clock';
import { findIllegalMoves } from './illegal-moves';
import { quickHashing } from './quick-hashing';

/** Terms of a product that a test cares about; the rest is filled in. */
export type ProductTerms = Partial<typeof productVersion.$inferInsert> & {
  readonly network?: string;
  readonly networkOptions?: Readonly<Record<string, unknown>>;
};

interface Makers {
  /** An active account holder with an empty wallet. */
  makeHolder(): Promise<HolderCaller>;
  makeProduct(terms?: ProductTerms): Promise<number>;
  makeCoupon(holderId: number, terms?: Partial<typeof coupon.$inferInsert>): Promise<number>;
}

interface Funders {
  /** Money from outside: to a holder's available funds, or to the house. */
  topUp(holderId: number, amountMinor: number): Promise<void>;
  fundHouse(amountMinor: number): Promise<void>;
  grantStartUp(holderId: number, amountMinor: number): Promise<void>;
}

/** A database, a clock to turn, and the few things every money test begins with. */
export interface TestContext extends Services, Makers, Funders {
  readonly clock: TurnableClock;
  asOwner<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The address of this database, with its owner's rights. */
  readonly databaseUrl: string;
  /** Every money test ends with it: zero-sum, stored equals recomputed, chains verify. */
  expectBooks(): Promise<void>;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;

const termsWithDefaults = ({ network: _network, networkOptions: _options, ...terms }: ProductTerms) => ({
  version: 1,
  title: 'Harbour lights',
  coverUrl: '/covers/harbour.svg',
  kind: 'video' as const,
  official: true,
  putContent: 'A short video',
  putRule: 'Billed per thousand views',
  userTargeting: 'Adults',
  gameDescription: 'A calm puzzle',
  minPutAmountMinor: 1_000,
  maxPutAmountMinor: 1_000_000,
  costPerThousandMinor: 1_000,
  payoutPerConversionMinor: 500,
  holderShareBp: 8_000,
  runDays: 1,
  termsHash: createHash('sha256').update(JSON.stringify(terms)).digest(),
  ...terms,
});

const makersOf = (database: Database, clock: TurnableClock): Makers => {
  let made = 0;
  return {
    makeHolder: () =>
      database.transaction(async (tx) => {
        made += 1;
        const operationId = String(20_000_000 + made);
        const values = {
          username: `holder_${made}`,
          entry: 'register',
          operationId,
          state: 'active',
        } as const;
        const [row] = await tx.orm
          .insert(accountHolder)
          .values({ ...values, createdAt: clock.now() })
          .returning({ id: accountHolder.id });
        if (row === undefined) throw new Error('no holder was made');
        await openWallet(tx, row.id);
        return { kind: 'holder', holderId: row.id, sessionId: 0, state: 'active' };
      }),
    makeProduct: (terms = {}) =>
      database.transaction(async (tx) => {
        const { network = 'test', networkOptions = {} } = terms;
        const [row] = await tx.orm
          .insert(product)
          .values({ currentVersion: 1, network, networkOptions, createdAt: clock.now() })
          .returning({ id: product.id });
        if (row === undefined) throw new Error('no product was made');
        await tx.orm
          .insert(productVersion)
          .values({ productId: row.id, createdAt: clock.now(), ...termsWithDefaults(terms) });
        return row.id;
      }),
    makeCoupon: async (holderId, terms = {}) => {
      const expiresAt = new Date(clock.now().getTime() + 240 * HOUR_MS);
      const base = {
        name: 'welcome',
        kind: 'fixed_amount',
        effect: 'fixed_amount',
        valueMinor: 500,
      } as const;
      const [row] = await database.orm
        .insert(coupon)
        .values({ holderId, ...base, expiresAt, createdAt: clock.now(), ...terms })
        .returning({ id: coupon.id });
      if (row === undefined) throw new Error('no coupon was made');
      return row.id;
    },
  };
};

const fundersOf = (database: Database, clock: TurnableClock): Funders => {
  const postOne = async (holderId: number, kind: MovementKind, move: Move): Promise<void> => {
    await database.transaction((tx) => post(tx, { holderId, kind, moves: [move], time: clock.now() }));
  };
  return {
    topUp: (holderId, amountMinor) =>
      postOne(holderId, 'system_topup', { from: 'bank', to: 'available', amountMinor }),
    fundHouse: (amountMinor) => postOne(0, 'house_funding', { from: 'bank', to: 'house', amountMinor }),
    grantStartUp: (holderId, amountMinor) =>
      postOne(holderId, 'start_up_grant', { from: 'house', to: 'start_up', amountMinor }),
  };
};

/**
 * @param environment variables that differ from the defaults, as in `parseConfig`
 * @param given instead of an empty database; dropped on close as well
 */
export const createTestContext = async (
  environment: Readonly<Record<string, string>> = {},
  given?: TestDatabase,
): Promise<TestContext> => {
  const test = given ?? (await createTestDatabase());
  const { database } = test;
  const clock = turnableClock();
  const config = parseConfig({
    ...{ SANDBOX_SPEED: '1', DEMO_DESK: 'off', PIN_PEPPER: 'p'.repeat(32), LOG_LEVEL: 'silent' },
    ...environment,
  });
  const log = Fastify({ logger: { level: config.logLevel } }).log;
  return {
    ...{
      config,
      database,
      clock,
      log,
      hashing: quickHashing(),
      databaseUrl: test.url,
      asOwner: test.asOwner,
      close: test.drop,
    },
    ...makersOf(database, clock),
    ...fundersOf(database, clock),
    expectBooks: async () => {
      expect(await findDifferences(database)).toEqual([]);
      expect(await findIllegalMoves(database)).toEqual([]);
    },
  };
};
