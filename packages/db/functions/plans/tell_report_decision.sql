-- Tells programs outside that a report in quarantine counts after all, or was set aside for good (docs/webhooks.md#events).
create or replace function tell_report_decision() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event text := case when new.accepted then 'report.counted' else 'report.set_aside' end;
  r delivery_report;
begin
  if not has_webhook(event) then return null; end if;
  select * into r from delivery_report d where d.id = new.report_id;
  perform tell_report_as(event, r, new.decided_at);
  return null;
end $$;

revoke execute on function tell_report_decision from public;

create or replace trigger report_decision_told after insert on report_decision
  for each row execute function tell_report_decision();
