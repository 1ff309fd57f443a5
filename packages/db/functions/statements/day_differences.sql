-- The programme's own entries against what the signed days hold of them.
create or replace function day_differences() returns setof text
language sql security definer set search_path = public, pg_temp as $$
  with days as (
    select day, until, programme_entries as entries, programme_head as head, lag(programme_entries) over chain as entries_before,
        coalesce(lag(programme_head) over chain, sha256('fairlead-programme-1')) as before, row_number() over chain - 1 as place
      from daily_root where leaf_format = 2 window chain as (order by day)
  ), made as (
    select width_bucket(t.time, u.untils) as place, count(*) as entries, string_agg(encode(t.hash, 'hex'), '' order by t.seq) as hashes
      from ledger.transaction t, (select array_agg(until order by day) as untils from days) u where t.holder_id = 0 group by 1
  )
  select format('signed day %s: the chain of the programme''s own entries is another', d.day)
    from days d left join made m on m.place = d.place
    where d.entries <> coalesce(d.entries_before, 0) + coalesce(m.entries, 0)
      or d.head <> coalesce(
        sha256(convert_to('fairlead-programme-1' || E'\n' || encode(d.before, 'hex') || E'\n' || m.hashes, 'UTF8')), d.before)
$$;

revoke execute on function day_differences from public;
