import type { CallOf, ParsedOf } from '@fairlead/contract';
import { and, eq, inArray, product, productVersion, type Reader } from '@fairlead/db';
import { SHARES_FROM_PLANS } from '@fairlead/vocabulary';
import type { Refusal } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { pageSql, type SortedStart, type SortKey, sortedStart } from '../../http/sorted';
import type { ProductTerms } from './queries';

type Request = ParsedOf<CallOf<'plan.products'>>;
type Order = NonNullable<Request['order']>;

/** What a product is sorted by. */
interface Row {
  readonly id: number;
  readonly min_put_amount_minor: number;
  readonly cost_per_thousand_minor: number;
  readonly run_days: number;
  readonly settled: number;
  readonly lost_rank: number;
  readonly offered: boolean;
}

/** A page of the catalogue: where it begins, and its rows with one more than it holds. */
export interface CataloguePage {
  readonly start: SortedStart<Row>;
  readonly rows: readonly Row[];
  readonly termsOf: (row: Row) => ProductTerms;
}

const OFFERED = '(p.offered_until is null or p.offered_until > $1)';
const SETTLED = 'coalesce(r.settled, 0)';
/** The share that lost, in basis points; one more than all of them where too few are settled to say a share. */
const LOST_RANK = `case when ${SETTLED} < ${SHARES_FROM_PLANS} then 10001 else round(r.lost * 10000.0 / r.settled)::bigint end`;

const keyOf = (by: string, name: Exclude<keyof Row, 'offered'>): SortKey<Row> => ({
  by,
  type: 'bigint',
  of: (row) => row[name],
});
const KEYS = {
  newest: keyOf('p.id', 'id'),
  least_amount: keyOf('v.min_put_amount_minor', 'min_put_amount_minor'),
  least_price: keyOf('v.cost_per_thousand_minor', 'cost_per_thousand_minor'),
  shortest: keyOf('v.run_days', 'run_days'),
  most_settled: keyOf(SETTLED, 'settled'),
  fewest_lost: keyOf(LOST_RANK, 'lost_rank'),
} as const satisfies Record<Order, SortKey<Row>>;
const FROM_THE_LARGEST: ReadonlySet<Order> = new Set(['newest', 'most_settled']);

const LIST = `
  select p.id, v.min_put_amount_minor, v.cost_per_thousand_minor, v.run_days, ${SETTLED} as settled,
      ${LOST_RANK} as lost_rank, ${OFFERED} as offered
    from product p join product_version v on v.product_id = p.id and v.version = p.current_version
      left join lateral settled_of(p.id) r on true
    where ($8::bigint is null and ${OFFERED}
        or exists (select from product_watch w where w.holder_id = $8 and w.product_id = p.id))
      and ($2::text is null or v.kind = $2)
      and ($3::text is null or strpos(lower(v.title), lower($3)) > 0)
      and ($4::bigint is null or v.min_put_amount_minor <= $4 and v.max_put_amount_minor * $5::float8 >= $4)
      and ($6::int is null or v.run_days <= $6)
      and ($7::text is null or $7 = case when ${SETTLED} < ${SHARES_FROM_PLANS} then 'none'
        when r.middle_bp < 0 then 'loss' else 'no_loss' end)`;

const readCurrent = async (reader: Reader, ids: readonly number[]): Promise<Map<number, ProductTerms>> => {
  const found =
    ids.length === 0
      ? []
      : await reader.orm
          .select({ version: productVersion, network: product.network })
          .from(product)
          .innerJoin(
            productVersion,
            and(eq(productVersion.productId, product.id), eq(productVersion.version, product.currentVersion)),
          )
          .where(inArray(product.id, [...ids]));
  return new Map(found.map(({ version, network }) => [version.productId, { ...version, network }]));
};

/** Whose catalogue it is. */
interface Person {
  readonly holderId: number;
  /** How much higher this person may put than a product's own maximum. */
  readonly levelFactor: number;
}

/** Products on offer, or those that this person watches, that fit every filter, in the order that was asked for. */
export const listCatalogue = async (
  reader: Reader,
  request: Request,
  { holderId, levelFactor }: Person,
  now: Date,
): Promise<CataloguePage | Refusal> => {
  const order = request.order ?? 'newest';
  const { cursor, limit } = request;
  const sort = FROM_THE_LARGEST.has(order) ? (`-${order}` as const) : order;
  const start = sortedStart({ cursor, limit, sort }, KEYS, KEYS.newest);
  if (isRefusal(start)) return start;
  const page = pageSql(start, 'p.id', 9);
  const { kind = null, text = null, amount = null, run_days_max: days = null, result = null } = request;
  const rows = await reader.query<Row>(`${LIST} and ${page.where} ${page.order}`, [
    ...[now, kind, text, amount, levelFactor, days, result],
    request.watched === 'yes' ? holderId : null,
    ...page.values,
  ]);
  const terms = await readCurrent(
    reader,
    rows.map(({ id }) => id),
  );
  const termsOf = ({ id }: Row): ProductTerms => {
    const found = terms.get(id);
    if (found === undefined) throw new Error(`product ${id} has no current version`);
    return found;
  };
  return { start, rows, termsOf };
};
