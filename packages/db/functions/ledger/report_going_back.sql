-- A node misses what it had seen at p_seen_at: money writes stop. True where people have accepted since then what is lost.
create or replace function ledger.report_going_back(p_difference text, p_seen_at timestamptz, p_time timestamptz)
returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if exists (select from going_back where accepted_at >= p_seen_at) then return true; end if;
  if not exists (select from going_back where accepted_at is null and difference = p_difference) then
    insert into going_back (time, difference) values (p_time, p_difference);
  end if;
  update control set writes_stopped = true, reason = p_difference, since = p_time where id = 1 and not writes_stopped;
  return false;
end $$;

revoke execute on function ledger.report_going_back from public;
grant execute on function ledger.report_going_back to fairlead_app;
