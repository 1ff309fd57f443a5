import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, desc, eq, lt, publication, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { readHolder } from '../account';
import { readTerms } from '../products';
import { readCard } from './leads';

type PublishedCall = CallOf<'assistance.published'>;
type Response = ResponseOf<PublishedCall>;
type Lead = Response['lead'];

/** The person's own card, with how many follow; null for who may not publish. */
const readOwnCard = async (reader: Reader, holderId: number, now: Date): Promise<Lead> => {
  const holder = await readHolder(reader, holderId);
  if (!holder?.isLead || holder.state !== 'active') return null;
  const { operationId: operation_id, nickname } = holder;
  const card = await readCard(reader, { id: holderId, operation_id, nickname }, now);
  const [row] = await reader.query<{ followers: number }>(
    'select count(*)::bigint as followers from following where lead_id = $1',
    [holderId],
  );
  return { ...card, followers: row?.followers ?? 0 };
};

interface TakeUp {
  readonly id: number;
  readonly offers: number;
  readonly funded: number;
  readonly settled: number;
  readonly lost: number;
}

const TAKE_UP = `
  select l.publication_id as id, count(*)::bigint as offers,
      count(o.put_at)::bigint as funded,
      (count(*) filter (where o.status = 'settlement_successful'))::bigint as settled,
      (count(*) filter (where o.status = 'settlement_successful' and o.revenue_minor < o.billed_minor))::bigint as lost
    from lead_offer l join put_order o on o.holder_id = l.holder_id and o.id = l.order_id
    where l.lead_id = $1 and l.publication_id = any($2::bigint[])
    group by l.publication_id`;

/** Who took up each publication, and how it ended: numbers alone, no follower by name. */
const readTakeUp = async (reader: Reader, leadId: number, ids: readonly number[]) => {
  const rows = ids.length === 0 ? [] : await reader.query<TakeUp>(TAKE_UP, [leadId, ids]);
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id: number): Omit<TakeUp, 'id'> => byId.get(id) ?? { offers: 0, funded: 0, settled: 0, lost: 0 };
};

/** What a lead published, newest first, with take-up and outcome (docs/domain/follow.md#publishing-a-plan). */
export const listPublished = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<PublishedCall>,
  now: Date,
): Promise<Answer<Response>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const lead = await readOwnCard(reader, holderId, now);
  if (lead === null) return done({ items: [], next_cursor: null, lead });
  const rows = await reader.orm
    .select()
    .from(publication)
    .where(
      and(
        eq(publication.leadId, holderId),
        start.below === null ? undefined : lt(publication.id, start.below),
      ),
    )
    .orderBy(desc(publication.id))
    .limit(start.limit + 1);
  const termsFor = await readTerms(reader, rows);
  const takeUpOf = await readTakeUp(
    reader,
    holderId,
    rows.map(({ id }) => id),
  );
  const page = pageOf(
    rows,
    start.limit,
    ({ id }) => id,
    (row) => {
      const { title, kind, official, coverUrl: cover_url } = termsFor(row);
      return {
        id: String(row.id),
        product: { id: String(row.productId), title, kind, official, cover_url },
        published_at: row.publishedAt.toISOString(),
        closes_at: row.closesAt.toISOString(),
        ...takeUpOf(row.id),
      };
    },
  );
  return done({ ...page, lead });
};
