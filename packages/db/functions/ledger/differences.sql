-- Everything that disagrees. An empty answer means the books are right. Run it in a repeatable-read snapshot.
create or replace function ledger.differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select balance_differences() union all select flow_differences() union all select hold_differences()
    union all select negative_differences() union all select gift_differences() union all select time_differences()
    union all select public.network_differences() union all select public.audit_differences()
    union all select public.record_differences() union all select public.day_differences()
    union all select going_back_differences()
$$;

revoke execute on function ledger.differences from public;
grant execute on function ledger.differences to fairlead_app;
