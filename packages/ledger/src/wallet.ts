import type { Reader, Tx } from '@fairlead/db';

/** A holder's balances in minor units, by account kind. */
export interface Wallet {
  readonly available: number;
  readonly held: number;
  readonly escrow: number;
  readonly settling: number;
  readonly withdrawing: number;
  readonly promo: number;
  readonly startUp: number;
  readonly startUpRunning: number;
}

interface WalletRow extends Omit<Wallet, 'startUp' | 'startUpRunning'> {
  readonly start_up: number;
  readonly start_up_running: number;
}

/** By name: a prepared `select *` fails on every connection that is open while a migration adds a column. */
const COLUMNS = 'available, held, escrow, settling, withdrawing, promo, start_up, start_up_running';

const walletOf = (row: WalletRow | undefined): Wallet | undefined =>
  row === undefined
    ? undefined
    : {
        available: row.available,
        held: row.held,
        escrow: row.escrow,
        settling: row.settling,
        withdrawing: row.withdrawing,
        promo: row.promo,
        startUp: row.start_up,
        startUpRunning: row.start_up_running,
      };

/** Own cash, wherever it stands: total assets (docs/promises.md#own-cash-is-separate). */
export const totalAssets = (wallet: Wallet): number =>
  wallet.available + wallet.held + wallet.escrow + wallet.settling + wallet.withdrawing;

/** Opens the books of a new holder. */
export const openWallet = async (tx: Tx, holderId: number): Promise<void> => {
  await tx.query('select ledger.open_wallet($1)', [holderId]);
};

/**
 * Locks a holder's wallet until the transaction ends and returns its balances. Whoever changes several rows of one
 * person locks here first: one order of locks, no deadlock, one money act of a person at a time.
 */
export const lockWallet = async (tx: Tx, holderId: number): Promise<Wallet> => {
  const [row] = await tx.query<WalletRow>(
    `select ${COLUMNS} from ledger.lock_wallet($1)`,
    [holderId],
    'ledger_lock_wallet',
  );
  const wallet = walletOf(row);
  if (wallet === undefined || wallet.available === null) throw new Error(`holder ${holderId} has no wallet`);
  return wallet;
};

/** The same where nobody has it; false at once where somebody has: for what can be done later. */
export const claimWallet = async (tx: Tx, holderId: number): Promise<boolean> => {
  const [row] = await tx.query<{ claimed: boolean }>(
    'select ledger.claim_wallet($1) as claimed',
    [holderId],
    'ledger_claim_wallet',
  );
  return row?.claimed === true;
};

/** A holder's balances now, without a lock. */
export const readWallet = async (reader: Reader, holderId: number): Promise<Wallet | undefined> => {
  const rows = await reader.query<WalletRow>(
    `select ${COLUMNS} from ledger.wallet where holder_id = $1`,
    [holderId],
    'ledger_wallet',
  );
  return walletOf(rows[0]);
};

/** Account kinds that are kept by order, hold or request. */
const PART_KINDS = ['held', 'escrow', 'settling', 'withdrawing', 'promo', 'start_up_running'] as const;
type PartKind = (typeof PART_KINDS)[number];
type Parts = (kind: PartKind) => number;

/** The part of an account kind that belongs to one order, hold or request; 0 where there is none. */
export const readPart = async (
  reader: Reader,
  holderId: number,
  kind: PartKind,
  ref: number,
): Promise<number> => {
  const rows = await reader.query<{ balance_minor: number }>(
    'select balance_minor from ledger.sub_account where holder_id = $1 and kind = $2 and ref = $3',
    [holderId, kind, ref],
    'ledger_part',
  );
  return rows[0]?.balance_minor ?? 0;
};

/** All parts that one order, hold or request has, by account kind; absent ones are 0. */
export const readParts = async (reader: Reader, holderId: number, ref: number): Promise<Parts> => {
  const rows = await reader.query<{ kind: PartKind; balance_minor: number }>(
    'select kind, balance_minor from ledger.sub_account where holder_id = $1 and ref = $2 and kind = any($3)',
    [holderId, ref, PART_KINDS],
    'ledger_parts',
  );
  const found = new Map(rows.map((row) => [row.kind, row.balance_minor]));
  return (kind) => found.get(kind) ?? 0;
};
