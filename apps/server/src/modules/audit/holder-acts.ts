import { allCalls } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';

/** One entry of the record about a holder. */
export interface HolderAct {
  readonly id: number;
  readonly time: Date;
  readonly act: string;
  readonly actorType: 'staff' | 'system';
  readonly actorId: number | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly subjectType: string;
  readonly subjectId: number | null;
}

interface Page {
  readonly below: number | null;
  readonly limit: number;
  /** Acts and stages of proposals that are left out. */
  readonly except?: { readonly acts: readonly string[]; readonly stages: readonly string[] };
}

/** Whatever staff and jobs did that touched a holder, newest first, one more than the page holds. */
export const listActsOn = (
  reader: Reader,
  holderId: number,
  { below, limit, except = { acts: [], stages: [] } }: Page,
): Promise<HolderAct[]> =>
  reader.query<HolderAct>(
    `select id, time, act, actor_type as "actorType", actor_id as "actorId", after, subject_type as "subjectType",
         subject_id as "subjectId"
       from audit_entry
       where actor_type <> 'holder' and (holder_id, id) < ($1, $2::bigint) and holder_id >= $1
         and act <> all ($4) and split_part(act, '.', 1) <> all ($5)
       order by holder_id desc, id desc limit $3`,
    [holderId, below ?? Number.MAX_SAFE_INTEGER, limit + 1, except.acts, except.stages],
  );

/** Who was only shown something did nothing with it, though both are on record. */
export const READINGS: readonly string[] = allCalls
  .filter(({ access, method }) => access.kind === 'staff' && method === 'GET')
  .map(({ id }) => id);

/** Whether staff did this with a holder since then. */
export const wasDoneSince = async (
  reader: Reader,
  { holderId, act, since }: { readonly holderId: number; readonly act: string; readonly since: Date },
): Promise<boolean> => {
  const found = await reader.query(
    `select 1 from audit_entry where holder_id = $1 and actor_type = 'staff' and act = $2 and time > $3 limit 1`,
    [holderId, act, since],
  );
  return found.length > 0;
};

interface SubjectSince {
  readonly type: string;
  readonly id: number;
  readonly since: Date;
}

/** Of several things those with which staff did this since a time of each. */
export const filterDoneSince = async <Subject extends SubjectSince>(
  reader: Reader,
  act: string,
  subjects: readonly Subject[],
): Promise<Subject[]> => {
  const found = await reader.query<{ place: number }>(
    `select s.place from unnest($2::text[], $3::bigint[], $4::timestamptz[]) with ordinality s (type, id, since, place)
       where exists (select from audit_entry a where a.subject_type = s.type and a.subject_id = s.id
         and a.actor_type = 'staff' and a.act = $1 and a.time >= s.since)`,
    [act, subjects.map(({ type }) => type), subjects.map(({ id }) => id), subjects.map(({ since }) => since)],
  );
  const places = new Set(found.map(({ place }) => place - 1));
  return subjects.filter((_, index) => places.has(index));
};

/** What of a holder acts were about. */
interface About {
  readonly holderId: number;
  /** One thing; null for whatever touched the holder. */
  readonly subject: { readonly type: string; readonly id: number } | null;
  /** The group of calls whose acts do not count. */
  readonly except: string;
}

/** Whether this member of staff did anything of that. */
export const hasActedOn = async (
  reader: Reader,
  staffId: number,
  { holderId, subject, except }: About,
): Promise<boolean> => {
  const found = await reader.query(
    `select 1 from audit_entry where actor_type = 'staff' and actor_id = $2 and holder_id = $1
       and ($3::text is null or (subject_type = $3 and subject_id = $4)) and not starts_with(act, $5)
       and act <> all ($6) limit 1`,
    [holderId, staffId, subject?.type ?? null, subject?.id ?? null, `${except}.`, READINGS],
  );
  return found.length > 0;
};
