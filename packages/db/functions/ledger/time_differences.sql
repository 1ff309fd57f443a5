-- Times along the chains, and against the days that are signed: an entry dated within a signed day is one that the day
-- held. A minute is forgiven, by which clocks of the program may have differed before the ledger kept times in order.
create or replace function ledger.time_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select format('entry %s of holder %s: its time goes back along the chain', seq, holder_id) from (
      select holder_id, seq, time, lag(time) over (partition by holder_id order by seq) as time_before
        from transaction where holder_id > 0
    ) t where time < time_before - interval '1 minute'
  union all
  select format('entry %s of holder %s: the chain of the signed day %s does not hold it', t.seq, t.holder_id, d.day)
    from (select array_agg(until order by day) as untils, array_agg(day order by day) as days from public.daily_root) s,
      transaction t, lateral (select s.days[width_bucket(t.time, s.untils) + 1] as day) d
    where t.holder_id > 0 and d.day >= (select min(day) from public.root_place)
      and not exists (select from public.root_place p where p.holder_id = t.holder_id and p.day = d.day and p.seq >= t.seq)
$$;

revoke execute on function ledger.time_differences from public;
