import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { inArray, product, productDraft, productVersion, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import type { Services } from '../../http/services';
import { draftedVersion, type StaffProduct, staffProduct } from './terms';

interface Row {
  readonly product_id: number;
  readonly state: StaffProduct['state'];
  readonly changed_at: Date;
  readonly proposal_id: number | null;
  /** The one key of the order: when it changed, then what it is. */
  readonly position: number;
}

/** A product that is on offer and is being changed is two rows: what people see, and what they will. */
const LIST = `
  select *, (extract(epoch from changed_at) * 1000)::bigint * 1000
      + mod(product_id * 2 + case state when 'draft' then 1 else 0 end, 1000) as position from (
    select p.id as product_id, case when p.offered_until <= $1 then 'retired' else 'open' end as state,
      case when p.offered_until <= $1 then p.offered_until else v.created_at end as changed_at, null::bigint as proposal_id
      from product p join product_version v on v.product_id = p.id and v.version = p.current_version
    union all
    select d.product_id, 'draft', d.changed_at, r.id from product_draft d
      left join proposal r on r.kind = 'product_version' and r.subject_id = d.product_id and r.state = 'pending'
  ) listed`;

const missing = (): never => {
  throw new Error('a product of the list is gone');
};

const present = async (reader: Reader, rows: readonly Row[]): Promise<(row: Row) => StaffProduct> => {
  const ids = rows.map((row) => row.product_id);
  if (ids.length === 0) return missing;
  const [products, versions, drafts] = await Promise.all([
    reader.orm.select().from(product).where(inArray(product.id, ids)),
    reader.orm.select().from(productVersion).where(inArray(productVersion.productId, ids)),
    reader.orm.select().from(productDraft).where(inArray(productDraft.productId, ids)),
  ]);
  return (row) => {
    const { product_id: id, state, changed_at: changedAt, proposal_id: proposalId } = row;
    const own = products.find((one) => one.id === id) ?? missing();
    const draft = drafts.find((one) => one.productId === id);
    if (state === 'draft') {
      const drafted = draft ?? missing();
      return staffProduct(
        { ...draftedVersion(drafted), network: drafted.network },
        state,
        changedAt,
        proposalId,
      );
    }
    const version =
      versions.find((one) => one.productId === id && one.version === own.currentVersion) ?? missing();
    return staffProduct({ ...version, network: own.network }, state, changedAt);
  };
};

/** The catalogue as staff see it: drafts, what is on offer, what was retired; the newest change first. */
export const listForStaff = async (
  { database, clock }: Services,
  request: RequestOf<CallOf<'consoleProduct.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleProduct.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  return database.transaction(async (tx) => {
    const rows = await tx.query<Row>(
      `select * from (${LIST}) ordered where ($2::text is null or state = $2)
         and ($3::bigint is null or position < $3) order by position desc limit $4`,
      [clock.now(), request.state ?? null, start.below, start.limit + 1],
    );
    return done(pageOf(rows, start.limit, (row) => row.position, await present(tx, rows)));
  });
};
