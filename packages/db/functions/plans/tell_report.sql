-- Tells programs outside of a report that does not count, for now or for good (docs/webhooks.md#events).
create or replace function tell_report() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_report_as('report.quarantined', new, new.received_at);
  return null;
end $$;

revoke execute on function tell_report from public;

create or replace trigger report_quarantine_told after insert on delivery_report
  for each row when (new.state = 'quarantined') execute function tell_report();
