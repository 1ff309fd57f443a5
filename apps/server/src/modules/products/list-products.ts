import { inArray, product, productDraft, productVersion, type Reader } from '@fairlead/db';
import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { readPending } from '../proposals';
import { networksOf } from './save-draft';
import { draftedVersion, type StaffProduct, staffProduct } from './terms';

interface Row {
  readonly product_id: number;
  readonly state: StaffProduct['state'];
  readonly changed_at: Date;
  readonly lower_title: string;
  /** Tells a product's draft from what is on offer. */
  readonly number: number;
}

/** A product that is on offer and is being changed is two rows: what people see, and what they will. */
const LIST = `
  select p.id * 2 as number, p.id as product_id, v.kind, lower(v.title) as lower_title,
      case when p.offered_until <= $1 then 'retired' else 'open' end as state,
      case when p.offered_until <= $1 then p.offered_until else v.created_at end as changed_at
    from product p join product_version v on v.product_id = p.id and v.version = p.current_version
  union all
  select d.product_id * 2 + 1, d.product_id, d.fields ->> 'kind', lower(d.fields ->> 'title'), 'draft', d.changed_at
    from product_draft d`;

const KEYS = {
  changed_at: { by: 'changed_at', type: 'timestamptz', of: (row: Row) => row.changed_at },
  title: { by: 'lower_title', type: 'text', of: (row: Row) => row.lower_title },
} as const;

const missing = (): never => {
  throw new Error('a product of the list is gone');
};

const present = async (reader: Reader, rows: readonly Row[]): Promise<(row: Row) => StaffProduct> => {
  const ids = rows.map((row) => row.product_id);
  if (ids.length === 0) return missing;
  const products = await reader.orm.select().from(product).where(inArray(product.id, ids));
  const versions = await reader.orm
    .select()
    .from(productVersion)
    .where(inArray(productVersion.productId, ids));
  const drafts = await reader.orm.select().from(productDraft).where(inArray(productDraft.productId, ids));
  const proposalOf = await readPending(reader, { subjectType: 'product', subjectIds: ids });
  return (row) => {
    const { product_id: id, state, changed_at: changedAt } = row;
    const own = products.find((one) => one.id === id) ?? missing();
    const draft = drafts.find((one) => one.productId === id);
    if (state === 'draft') {
      const drafted = draft ?? missing();
      return staffProduct(
        { ...draftedVersion(drafted), network: drafted.network },
        state,
        changedAt,
        proposalOf(id),
      );
    }
    const version =
      versions.find((one) => one.productId === id && one.version === own.currentVersion) ?? missing();
    return staffProduct({ ...version, network: own.network }, state, changedAt);
  };
};

/** The catalogue as staff see it: drafts, what is on offer, what was retired; the newest change first by itself. */
export const listForStaff: StaffUseCase<'consoleProduct.list'> = async (services, _caller, request) => {
  const { database, clock } = services;
  const start = sortedStart(request, KEYS, { ...KEYS.changed_at, descending: true });
  if (isRefusal(start)) return start;
  const page = pageSql(start, 'number', 4);
  return database.transaction(async (tx) => {
    const rows = await tx.query<Row>(
      `select * from (${LIST}) listed where ($2::text is null or state = $2) and ($3::text is null or kind = $3)
         and ${page.where} ${page.order}`,
      [clock.now(), request.state ?? null, request.kind ?? null, ...page.values],
    );
    const listed = sortedPageOf(start, rows, (row) => row.number, await present(tx, rows));
    return done({ ...listed, networks: [...networksOf(services)] });
  });
};
