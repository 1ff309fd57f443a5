import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import {
  type Account,
  findDifferences,
  type Move,
  type MovementKind,
  openWallet,
  PROGRAMME_ACCOUNTS,
  post,
} from '@fairlead/ledger';
import { HOLDER_ACCOUNTS } from '@fairlead/vocabulary';

/** When everything in these tests happens; nothing in the books depends on the machine's time. */
export const TIME = new Date('2026-01-02T03:04:05.678Z');
/** The part (order, hold, request) whose accounts `fill` fills. */
export const REF = 7;
export const FILLED_MINOR = 1_000;

export const ACCOUNTS: readonly Account[] = [...HOLDER_ACCOUNTS, ...PROGRAMME_ACCOUNTS];
/** The accounts that nobody may overdraw. */
export const FLOORED: readonly Account[] = [...HOLDER_ACCOUNTS, 'media', 'house', 'revenue'];

const hasParts = (account: Account): boolean =>
  !['available', 'start_up', ...PROGRAMME_ACCOUNTS].includes(account);

/** A move between two accounts, of the part REF where an account has parts. */
export const moveOf = (from: Account, to: Account, amountMinor: number): Move => ({
  from,
  to,
  amountMinor,
  ...(hasParts(from) ? { fromRef: REF } : {}),
  ...(hasParts(to) ? { toRef: REF } : {}),
});

export const postOne = (
  { database }: TestDatabase,
  holderId: number,
  kind: MovementKind,
  moves: readonly Move[],
) => database.transaction((tx) => post(tx, { holderId, kind, moves, time: TIME }));

/** How each holder account gets its first money. */
const FILLING: readonly (readonly [MovementKind, Account, Account])[] = [
  ['hold', 'available', 'held'],
  ['ad_serving', 'available', 'escrow'],
  ['profit_sharing', 'network_receivable', 'settling'],
  ['manual_withdrawal', 'available', 'withdrawing'],
  ['discount_amount', 'house', 'promo'],
  ['ad_serving', 'start_up', 'start_up_running'],
];

/** Brings every account of one holder, and media, house and revenue, to FILLED_MINOR; house money is added. */
const fill = async (test: TestDatabase, holderId: number): Promise<void> => {
  const from = (kind: MovementKind, source: Account, to: Account, times: number) =>
    postOne(test, holderId, kind, [moveOf(source, to, times * FILLED_MINOR)]);
  await from('house_funding', 'bank', 'house', 5);
  await from('system_topup', 'bank', 'available', 4);
  await from('start_up_grant', 'house', 'start_up', 2);
  for (const [kind, source, to] of FILLING) await from(kind, source, to, 1);
  await from('ad_billing', 'house', 'media', 1);
  await from('programme_share', 'network_receivable', 'revenue', 1);
};

export interface FilledBooks extends TestDatabase {
  /** FILLED_MINOR in each account, also of the programme's floored ones. */
  readonly holderId: number;
}

let made = 0;

/** Books in which every account of one holder, and media, house and revenue, hold FILLED_MINOR. */
export const createFilledBooks = async (): Promise<FilledBooks> => {
  const test = await createTestDatabase();
  made += 1;
  await test.database.transaction((tx) => openWallet(tx, made));
  await fill(test, made);
  return { ...test, holderId: made };
};

/** What disagrees, but for the holds: here money moves in the accounts of holds that nobody opened. */
export const differencesButHolds = async ({ database }: TestDatabase): Promise<string[]> =>
  (await findDifferences(database)).filter((difference) => !difference.startsWith(`hold ${REF} `));
