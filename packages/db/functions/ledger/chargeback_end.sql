-- Until when a chargeback of one person's available funds may hold them: 14 days, fewer where staff held money of theirs
-- before, 7 at least. Null where not even that many are left.
create or replace function ledger.chargeback_end(p_holder bigint, p_time timestamptz) returns timestamptz
language sql stable security definer set search_path = ledger, pg_temp as $$
  select max(until) from (select p_time + make_interval(hours => 24 * n) as until from generate_series(7, 14) n) ends
    where days_held(p_holder, 0, p_time, until, true) <= interval '14 days'
$$;

revoke execute on function ledger.chargeback_end from public;
grant execute on function ledger.chargeback_end to fairlead_app;
