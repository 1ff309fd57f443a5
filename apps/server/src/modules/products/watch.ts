import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, inArray, productWatch, type Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { notify } from '../notifications';
import { findProduct } from './queries';

/** Which of these products a person watches. */
export const watchedAmong = async (
  reader: Reader,
  holderId: number,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows =
    productIds.length === 0
      ? []
      : await reader.orm
          .select({ id: productWatch.productId })
          .from(productWatch)
          .where(and(eq(productWatch.holderId, holderId), inArray(productWatch.productId, [...productIds])));
  return new Set(rows.map(({ id }) => id));
};

/** Watches a product from what it is now on, or no more; done already, it is done. */
export const watchProduct = (
  { database, clock }: Services,
  holderId: number,
  { product_id: productId, watched }: ParsedOf<CallOf<'plan.watch'>>,
): Promise<Answer<ResponseOf<CallOf<'plan.watch'>>>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await findProduct(tx, productId);
    if (found === undefined) return refuse('no_such_data');
    if (watched) {
      const knownOffered = found.offeredUntil === null || found.offeredUntil > now;
      await tx.orm
        .insert(productWatch)
        .values({ holderId, productId, knownVersion: found.version, knownOffered, createdAt: now })
        .onConflictDoNothing();
    } else {
      const own = and(eq(productWatch.holderId, holderId), eq(productWatch.productId, productId));
      await tx.orm.delete(productWatch).where(own);
    }
    return done({ watched });
  });

/** So many are told in one transaction; the job begins again at once. */
const BATCH = 100;

interface DueWatch {
  readonly holder_id: number;
  readonly product_id: number;
  readonly version: number;
  readonly title: string;
  readonly offered: boolean;
  readonly known_offered: boolean;
}

/** Whoever knows another version than that of now, or another state; what another node tells is left to it. */
const DUE = `select w.holder_id, w.product_id, v.version, v.title, w.known_offered,
    (p.offered_until is null or p.offered_until > $1) as offered
  from product p join product_version v on v.product_id = p.id and v.version = p.current_version
    join product_watch w on w.product_id = p.id
  where w.known_version <> p.current_version
    or w.known_offered <> (p.offered_until is null or p.offered_until > $1)
  order by w.product_id, w.holder_id limit ${BATCH} for update of w skip locked`;

const noticeOf = ({ offered, known_offered: wasOffered }: DueWatch) => {
  if (!offered) return 'product.retired';
  return wasOffered ? 'product.changed' : 'product.back';
};

/**
 * Tells who watches a product that it has other terms, is no longer offered, or is again
 * (docs/domain/products.md#watching). Safe on several nodes at once. Returns how many were told.
 */
export const tellWatchers = ({ database, clock }: Services): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const rows = await tx.query<DueWatch>(DUE, [now]);
    for (const row of rows) {
      const { holder_id: holderId, product_id: productId, version, title, offered } = row;
      await notify(tx, {
        ...{ holderId, key: noticeOf(row), time: now, link: `/plan/goods-detail?id=${productId}` },
        parameters: { product: title, version: String(version) },
      });
      await tx.orm
        .update(productWatch)
        .set({ knownVersion: version, knownOffered: offered })
        .where(and(eq(productWatch.holderId, holderId), eq(productWatch.productId, productId)));
    }
    return rows.length;
  });
