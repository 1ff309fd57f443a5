import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, desc, eq, lt, publication, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { readHolder } from '../account';
import { countTakeUp } from '../plans';
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

const OFFERS = `
  select publication_id as group_id, holder_id, order_id from lead_offer
    where lead_id = $1 and publication_id = any($2::bigint[])`;

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
  const takeUpOf = await countTakeUp(reader, OFFERS, [holderId, rows.map(({ id }) => id)]);
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
