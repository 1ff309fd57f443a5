import { createHash } from 'node:crypto';
import type { calls, ResponseOf } from '@fairlead/contract';
import { dailyRoot, desc, type Reader } from '@fairlead/db';
import { signedText } from '../roots/signed-text';

type Stamps = ResponseOf<typeof calls.statement.transparency>['stamps'];

/**
 * Who stamped the newest signed days, and when (docs/verify.md#timestamps). A stamp names the digest of what it was given
 * for; where that is not the digest of the day as it is now, the day was exchanged or removed since, and the answer says
 * so. Whether an authority is to be trusted is for whoever checks the stamp.
 * @param shown how many of the newest days
 */
export const readStamps = async (reader: Reader, shown: number): Promise<Stamps> => {
  const days = await reader.orm.select().from(dailyRoot).orderBy(desc(dailyRoot.day)).limit(shown);
  const oldest = days.at(-1);
  if (oldest === undefined) return [];
  const digests = days.map((day) => createHash('sha256').update(signedText(day)).digest('hex'));
  // A digest of 32 bytes is in an answer where it is its imprint, and nowhere else: no need to parse it for each reader.
  const rows = await reader.query<{ day: string; authority: string; time: Date; digest: string | null }>(
    `select to_char(t.day, 'YYYY-MM-DD') as day, t.authority, t.time, d.digest
      from timestamp_token t
        left join unnest($1::date[], $2::text[]) as d (day, digest)
          on d.day = t.day and position(decode(d.digest, 'hex') in t.answer) > 0
      where t.day >= $3 order by t.day desc, t.authority`,
    [days.map(({ day }) => day), digests, oldest.day],
  );
  return rows.map(({ time, ...row }) => ({ ...row, time: time.toISOString() }));
};
