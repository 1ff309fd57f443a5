import type { Reader } from '@fairlead/db';
import {
  type EntryShares,
  type HolderAccount,
  readBalance,
  readBalanceShares,
  readEntry,
  readNewestSettling,
  readOrderBalance,
  readPartShares,
  readPutShares,
  readReturnedShares,
  type SharingEntry,
} from '@fairlead/ledger';
import { type PageStart, pageOf } from '../../http/page';
import { listReportIds, listUnpaidOrders } from '../plans';
import { flowShaper } from '../wallet';
import type { BareRow, FigureSource } from './figures';

/** What a person asks about: their own books, narrowed to one order or not. */
export interface Whose {
  readonly holderId: number;
  readonly orderId: number | null;
}

const rowShaper = async (reader: Reader, entries: readonly SharingEntry[]) => {
  const shape = await flowShaper(reader, entries);
  return (entry: SharingEntry): BareRow => ({
    value: entry.value,
    ledger: { record: shape(entry), moves: [...entry.moves], hash: entry.hash },
    report: null,
  });
};

const sourceOf = async (
  reader: Reader,
  { value, rows }: EntryShares,
  { limit }: PageStart,
): Promise<FigureSource> => ({
  value,
  parts: [],
  ...pageOf(rows, limit, (entry) => entry.seq, await rowShaper(reader, rows)),
});

/** What accounts contain, or their parts of one order. */
export const balanceOf = (
  reader: Reader,
  accounts: readonly HolderAccount[],
  { holderId, orderId }: Whose,
): Promise<number> =>
  orderId === null
    ? readBalance(reader, holderId, accounts)
    : readOrderBalance(reader, holderId, accounts, orderId);

const entriesOf = async (reader: Reader, holderId: number, orderIds: readonly number[]) => ({
  holderId,
  reports: await listReportIds(reader, holderId, orderIds),
});

/** A balance, or the part of it that belongs to one order: every transaction that changed it, newest first. */
export const readBalanceSource = async (
  reader: Reader,
  accounts: readonly HolderAccount[],
  { holderId, orderId }: Whose,
  start: PageStart,
): Promise<FigureSource> => {
  const shares =
    orderId === null
      ? await readBalanceShares(reader, holderId, accounts, start)
      : await readPartShares(reader, await entriesOf(reader, holderId, [orderId]), orderId, accounts, start);
  return sourceOf(reader, shares, start);
};

/** What stands to be settled and was not received from the network yet (docs/domain/wallet.md#figures). */
export const readNotReceivedSource = async (
  reader: Reader,
  { holderId, orderId }: Whose,
  start: PageStart,
): Promise<FigureSource> => {
  const unpaid = await listUnpaidOrders(reader, holderId);
  const orders = orderId === null ? unpaid : unpaid.filter((order) => order.orderId === orderId);
  const entries = await entriesOf(
    reader,
    holderId,
    orders.map((order) => order.orderId),
  );
  return sourceOf(reader, await readNewestSettling(reader, entries, orders, start), start);
};

/** Own money that was put on one order, or that came back from it. */
export const readOwnSource = async (
  reader: Reader,
  figure: 'put_own' | 'returned',
  { holderId, orderId }: { readonly holderId: number; readonly orderId: number },
  start: PageStart,
): Promise<FigureSource> => {
  const entries = await entriesOf(reader, holderId, [orderId]);
  const read = figure === 'returned' ? readReturnedShares : readPutShares;
  return sourceOf(reader, await read(reader, entries, orderId, start), start);
};

/** One flow record of this person by its id; undefined where they have none of that id. */
export const readRecordSource = async (
  reader: Reader,
  holderId: number,
  recordId: number,
): Promise<FigureSource | undefined> => {
  const entry = await readEntry(reader, holderId, recordId);
  if (entry === undefined) return undefined;
  const value = entry.availableDeltaMinor === 0 ? entry.totalDeltaMinor : entry.availableDeltaMinor;
  const row = { ...entry, value };
  return { value, parts: [], items: [(await rowShaper(reader, [row]))(row)], next_cursor: null };
};
