import type { Reader } from '@fairlead/db';

/** A withdrawal that stands out, or the newest of several. */
export interface StandingOut {
  readonly id: number;
  readonly holderId: number;
  readonly time: Date;
  readonly state: string;
  readonly amountMinor: number;
  readonly lastFour: string;
}

/** Looked through, newest first: what nobody could look at any more costs no more than this. */
const LOOKED_AT = 2_000;
/** A change so short before a withdrawal is told. */
const CHANGED_HOURS = 72;
/** So many withdrawals within a day are told. */
const MANY = 3;

const LATELY = `
  select id, holder_id, created_at, state, amount_minor,
      right(replace(replace(coalesce(destination ->> 'bank_account', destination ->> 'wallet_address', ''), ' ', ''), '-', ''), 4)
        as ending
    from (select * from withdrawal order by id desc limit ${LOOKED_AT}) newest where created_at >= $1`;

const SHOWN = `id, holder_id as "holderId", created_at as "time", state, amount_minor as "amountMinor", ending as "lastFour"`;

/** Withdrawals whose holder had changed the destination within 72 hours before, newest first. */
export const listAfterChange = (
  reader: Reader,
  since: Date,
  most: number,
): Promise<(StandingOut & { readonly changedAt: Date })[]> =>
  reader.query(
    `select ${SHOWN}, changed as "changedAt" from (${LATELY}) l,
         lateral payout_changed_between(holder_id, created_at - interval '${CHANGED_HOURS} hours', created_at) changed
       where changed is not null order by id desc limit $2`,
    [since, most],
  );

/** Holders who asked for several withdrawals within a day: of each the last of the most, with their number and sum. */
export const listManyWithdrawals = (
  reader: Reader,
  since: Date,
  most: number,
): Promise<(StandingOut & { readonly many: number; readonly sumMinor: number })[]> =>
  reader.query(
    `select ${SHOWN}, many, sum as "sumMinor" from (
         select distinct on (holder_id) * from (
           select *, count(*) over day as many, (sum(amount_minor) over day)::bigint as sum from (${LATELY}) l
             window day as (partition by holder_id order by created_at
               range between interval '24 hours' preceding and current row)
         ) counted where many >= ${MANY} order by holder_id, many desc, id desc
       ) most_each order by id desc limit $2`,
    [since, most],
  );

/** Who asked for a withdrawal lately, each with the newest. */
export const listWithdrawing = (reader: Reader, since: Date): Promise<StandingOut[]> =>
  reader.query(
    `select ${SHOWN} from (select distinct on (holder_id) * from (${LATELY}) l order by holder_id, id desc) last_each
       order by id desc`,
    [since],
  );

const bareOf = (table: string): string =>
  `replace(replace(coalesce(${table}.fields ->> 'bank_account', ${table}.fields ->> 'wallet_address', ''), ' ', ''), '-', '')`;

/** An account number may have been kept in other letters, before it was kept in capitals; a wallet address is itself alone. */
const spellingsOf = (table: string): string => {
  const bare = bareOf(table);
  return `case when ${table}.fields ->> 'bank_account' is null then array[${bare}]
    else array[${bare}, upper(${bare}), lower(${bare})] end`;
};

/** Of some holders those who are paid to the same as somebody else, with whom. */
export const listSharedDestinations = (
  reader: Reader,
  holderIds: readonly number[],
): Promise<{ readonly holderId: number; readonly otherId: number }[]> =>
  reader.query(
    `select own.holder_id as "holderId", other.holder_id as "otherId"
       from payout_setting own, lateral (
         select p.holder_id from payout_setting p
           where ${bareOf('p')} = any(${spellingsOf('own')}) and p.holder_id <> own.holder_id
           order by p.holder_id limit 10
       ) other
       where own.holder_id = any($1) and ${bareOf('own')} <> ''`,
    [holderIds],
  );
