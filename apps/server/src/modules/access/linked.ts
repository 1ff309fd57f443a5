import { eq, licenseKey, type Reader } from '@fairlead/db';

/** A device that more people sign in from tells nothing of any two of them. */
const SHARED_MOST = 5;
const DEVICES = 20;
const SESSIONS = 200;

/**
 * Others who sign in from a device that says the same of itself; none of a device that many have. It is a weak link: two
 * phones of one kind say the same.
 */
export const listSameDevice = (
  reader: Reader,
  holderId: number,
): Promise<{ readonly holderId: number; readonly userAgent: string }[]> =>
  reader.query(
    `with own as (
       select distinct s.user_agent from (
         select * from session where holder_id = $1 and user_agent <> '' order by id desc limit $2
       ) s
     ), others as (
       select o.user_agent, x.holder_id, count(*) over (partition by o.user_agent) as many
         from own o, lateral (
           select distinct s.holder_id from (
             select holder_id from session
               where md5(user_agent) = md5(o.user_agent) and holder_id <> $1 limit $3
           ) s limit $4
         ) x
     )
     select holder_id as "holderId", user_agent as "userAgent" from others where many < $4 order by 1, 2`,
    [holderId, DEVICES, SESSIONS, SHARED_MOST + 1],
  );

/** The first characters of a license key, by which staff tell it from others. */
export const readKeyHint = async (reader: Reader, keyId: number): Promise<string> => {
  const [row] = await reader.orm
    .select({ hint: licenseKey.hint })
    .from(licenseKey)
    .where(eq(licenseKey.id, keyId));
  return row?.hint ?? '';
};

/** Of some holders those who sign in from a device that says the same of itself as that of somebody else, with whom. */
export const listSharedDevices = (
  reader: Reader,
  holderIds: readonly number[],
): Promise<{ readonly holderId: number; readonly otherId: number }[]> =>
  reader.query(
    `select distinct holder_id as "holderId", other_id as "otherId" from (
       select own.holder_id, other.holder_id as other_id, count(*) over (partition by own.holder_id, own.user_agent) as many
         from unnest($1::bigint[]) h (holder_id), lateral (
             select distinct h.holder_id, n.user_agent from (
               select user_agent from session where holder_id = h.holder_id and user_agent <> '' order by id desc limit 5
             ) n
           ) own, lateral (
             select distinct s.holder_id from (
               select holder_id from session
                 where md5(user_agent) = md5(own.user_agent) and holder_id <> own.holder_id limit 50
             ) s limit $2
           ) other
     ) shared where many < $2`,
    [holderIds, SHARED_MOST + 1],
  );
