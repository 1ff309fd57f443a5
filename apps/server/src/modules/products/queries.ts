import {
  and,
  eq,
  gt,
  inArray,
  isNull,
  or,
  product,
  productVersion,
  type Reader,
  type SQL,
  type SQLWrapper,
  sql,
} from '@fairlead/db';
import type { ProductKind } from '@fairlead/vocabulary';

/** A version of a product as its table keeps it. */
export type VersionRow = typeof productVersion.$inferSelect;
/** A version with the network that delivers it: the terms that a plan runs under. */
export type ProductTerms = VersionRow & { readonly network: string };
/** The terms of now, and until when they are offered. */
export type OfferedTerms = ProductTerms & { readonly offeredUntil: Date | null };

/** One version of one product. */
interface VersionKey {
  readonly productId: number;
  readonly productVersion: number;
}

/** The terms of several plans, each by the version that it was put under. */
export const readTerms = async (
  reader: Reader,
  wanted: readonly VersionKey[],
): Promise<(key: VersionKey) => ProductTerms> => {
  const nameOf = ({ productId, productVersion: version }: VersionKey): string => `${productId} ${version}`;
  const keys = [...new Map(wanted.map((key) => [nameOf(key), key])).values()];
  const [ids, versions] = [keys.map((key) => key.productId), keys.map((key) => key.productVersion)];
  const rows =
    keys.length === 0
      ? []
      : await reader.orm
          .select({ version: productVersion, network: product.network })
          .from(productVersion)
          .innerJoin(product, eq(product.id, productVersion.productId))
          .where(
            sql`(${productVersion.productId}, ${productVersion.version}) in (
              select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(versions)}::bigint[]))`,
          );
  const found = new Map(
    rows.map(({ version, network }) => [
      nameOf({ productId: version.productId, productVersion: version.version }),
      { ...version, network },
    ]),
  );
  return (key) => {
    const terms = found.get(nameOf(key));
    if (terms === undefined) {
      throw new Error(`product ${key.productId} has no version ${key.productVersion}`);
    }
    return terms;
  };
};

const currentTerms = (reader: Reader) =>
  reader.orm
    .select({ version: productVersion, network: product.network, offeredUntil: product.offeredUntil })
    .from(product)
    .innerJoin(
      productVersion,
      and(eq(productVersion.productId, product.id), eq(productVersion.version, product.currentVersion)),
    );

const termsOf = ({ version, network, offeredUntil }: Awaited<ReturnType<typeof currentTerms>>[number]) => ({
  ...version,
  network,
  offeredUntil,
});

const isOffered = (now: Date) => or(isNull(product.offeredUntil), gt(product.offeredUntil, now));

/** Whether the version that a row names is of this kind, and has these words in its title. */
export const versionIs = (
  row: { readonly productId: SQLWrapper; readonly version: SQLWrapper },
  wanted: { readonly kind?: ProductKind; readonly title?: string },
): SQL => {
  const kind = wanted.kind === undefined ? sql`` : sql` and v.kind = ${wanted.kind}`;
  const title =
    wanted.title === undefined ? sql`` : sql` and strpos(lower(v.title), lower(${wanted.title})) > 0`;
  return sql`exists (select from product_version v
    where v.product_id = ${row.productId} and v.version = ${row.version}${kind}${title})`;
};

/** One product as it is now, retired ones too; undefined where it was never published. */
export const findProduct = async (reader: Reader, productId: number): Promise<OfferedTerms | undefined> => {
  const [row] = await currentTerms(reader).where(eq(product.id, productId));
  return row && termsOf(row);
};

/** The versions of a product that were offered at any time since then, oldest first; also where it was retired. */
export const listOfferedSince = async (
  reader: Reader,
  productId: number,
  since: Date,
): Promise<VersionRow[]> => {
  const first = sql`(select coalesce(max(v.version), 0) from product_version v
    where v.product_id = ${productId} and v.created_at <= ${since})`;
  return reader.orm
    .select()
    .from(productVersion)
    .where(and(eq(productVersion.productId, productId), sql`${productVersion.version} >= ${first}`))
    .orderBy(productVersion.version);
};

/** Which of these products are on offer. */
export const offeredAmong = async (
  reader: Reader,
  productIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> => {
  const wanted = [...new Set(productIds)];
  const rows =
    wanted.length === 0
      ? []
      : await reader.orm
          .select({ id: product.id })
          .from(product)
          .where(and(inArray(product.id, wanted), isOffered(now)));
  return new Set(rows.map(({ id }) => id));
};

/** What of a product does not depend on its version; undefined where there is none. */
export const findProductHead = async (
  reader: Reader,
  productId: number,
): Promise<typeof product.$inferSelect | undefined> => {
  const [row] = await reader.orm.select().from(product).where(eq(product.id, productId));
  return row;
};

/** Whether any product was ever delivered by a network of this name. */
export const isNetworkOfProducts = async (reader: Reader, network: string): Promise<boolean> =>
  (await reader.query('select from product where network = $1 limit 1', [network])).length > 0;
