-- The record of acts against its own hashes. Entries of the first format were hashed by the program of then: of those the
-- links are checked. None of them stands after one of the second.
create or replace function audit_differences() returns setof text
language sql security definer set search_path = public, pg_temp as $$
  with linked as (
    select e.id, e.previous_hash, e.format, e.time, e.hash, act_hash(e) as expected,
        coalesce(lag(e.hash) over chain, sha256('fairlead-audit-chain-1')) as previous,
        lag(e.format) over chain as format_before, lag(e.time) over chain as time_before
      from audit_entry e window chain as (order by e.id)
  )
  select format('act %s on record: the chain does not verify', id) from linked
    where previous_hash <> previous or format < format_before or format = 2 and hash <> expected
  union all
  select format('act %s on record: its time goes back along the chain', id) from linked
    where format = 2 and time < time_before
$$;

revoke execute on function audit_differences from public;
