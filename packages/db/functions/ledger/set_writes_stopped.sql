-- A check that fails the programme stops money writes; only one that finds no difference of the programme's lifts the stop.
create or replace function ledger.set_writes_stopped(p_stopped boolean, p_reason text, p_time timestamptz) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if not p_stopped and exists (select from programme_differences()) then
    raise exception 'the books still differ';
  end if;
  update control set writes_stopped = p_stopped, reason = p_reason, since = case when p_stopped then p_time end where id = 1;
end $$;

revoke execute on function ledger.set_writes_stopped from public;
grant execute on function ledger.set_writes_stopped to fairlead_app;
