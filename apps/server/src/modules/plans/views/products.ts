import type { calls, Language, ParsedOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../../http/answer';
import { isRefusal } from '../../../http/page';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { sortedPageOf } from '../../../http/sorted';
import { findProduct, listCatalogue, presentProduct, watchedAmong } from '../../products';
import { findWaitingOrder, readLevelFactor, readRecords } from './queries';
import { readRanges, readSpread } from './record';

interface Incoming<Call extends 'products' | 'appDetail'> {
  readonly request: ParsedOf<(typeof calls.plan)[Call]>;
  readonly caller: HolderCaller;
  readonly lang: Language;
}
type Result<Call extends 'products' | 'appDetail'> = Promise<Answer<ResponseOf<(typeof calls.plan)[Call]>>>;

/** The catalogue, each product with its record: all of it, or what every filter fits. */
export const listProducts = async (
  { database, clock }: Services,
  { request, caller, lang }: Incoming<'products'>,
): Result<'products'> => {
  const factor = await readLevelFactor(database, caller.holderId);
  const page = await listCatalogue(
    database,
    request,
    { holderId: caller.holderId, levelFactor: factor },
    clock.now(),
  );
  if (isRefusal(page)) return page;
  const { start, rows, termsOf } = page;
  const ids = rows.map(({ id }) => id);
  const recordOf = await readRecords(database, ids);
  const rangeOf = await readRanges(database, ids);
  const watched = await watchedAmong(database, caller.holderId, ids);
  return done(
    sortedPageOf(
      start,
      rows,
      ({ id }) => id,
      (row) => ({
        ...presentProduct(termsOf(row), factor, lang),
        ...{ record: recordOf(row.id), range: rangeOf(row.id) },
        ...{ offered: row.offered, watched: watched.has(row.id) },
      }),
    ),
  );
};

/** One product with what became of all settled orders on it, read at one moment. */
export const showProduct = (
  { database, clock }: Services,
  { request: { product_id: productId }, caller, lang }: Incoming<'appDetail'>,
): Result<'appDetail'> =>
  database.snapshot(async (reader) => {
    const found = await findProduct(reader, productId);
    if (found === undefined) return refuse('no_such_data');
    const orderId = await findWaitingOrder(reader, caller.holderId, productId);
    return done({
      product: presentProduct(found, await readLevelFactor(reader, caller.holderId), lang),
      record: (await readRecords(reader, [productId]))(productId),
      spread: await readSpread(reader, productId),
      offered: found.offeredUntil === null || found.offeredUntil > clock.now(),
      watched: (await watchedAmong(reader, caller.holderId, [productId])).has(productId),
      order_id: orderId === undefined ? null : String(orderId),
    });
  });
