import type { Reader } from '@fairlead/db';
import type { SupportTopic } from '@fairlead/vocabulary';
import type { Services } from '../../http/services';

const LOOKED_BACK_MS = 7 * 86_400_000;
/** Fewer answers say nothing about the next. */
const ANSWERS_MIN = 3;
/** Read anew after so long: a figure of a week does not change faster. */
const KEPT_MS = 5 * 60_000;

export type Waits = ReadonlyMap<SupportTopic, number>;

/** How long people waited for half of the answers of each desk, in seconds: from the first message that was not answered. */
const readWaits = async (reader: Reader, since: Date): Promise<Waits> => {
  const rows = await reader.query<{ topic: SupportTopic; seconds: number }>(
    `select c.topic,
        ceil(percentile_cont(0.5) within group (order by extract(epoch from a.sent_at - asked.since)))::bigint as seconds
      from chat_message a join conversation c on c.holder_id = a.holder_id and c.id = a.conversation_id,
        lateral (
          select min(q.sent_at) as since from chat_message q
            where q.holder_id = a.holder_id and q.conversation_id = a.conversation_id and q.author = 'holder'
              and q.sequence < a.sequence and q.sequence > coalesce((
                select max(b.sequence) from chat_message b
                  where b.holder_id = a.holder_id and b.conversation_id = a.conversation_id
                    and b.sequence < a.sequence and b.author = 'staff'), 0)
        ) asked
      where a.staff_id is not null and a.sent_at > $1 and asked.since is not null
      group by c.topic having count(*) >= $2`,
    [since, ANSWERS_MIN],
  );
  return new Map(rows.map(({ topic, seconds }) => [topic, seconds]));
};

/** The expected waiting times, read once in a while however many people look. */
export const createWaits = ({ database, clock }: Services): (() => Promise<Waits>) => {
  let kept: { readonly at: number; readonly waits: Promise<Waits> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept === undefined || now - kept.at >= KEPT_MS || now < kept.at) {
      const waits = readWaits(database, new Date(now - LOOKED_BACK_MS));
      kept = { at: now, waits };
      waits.catch(() => {
        kept = undefined;
      });
    }
    return kept.waits;
  };
};
