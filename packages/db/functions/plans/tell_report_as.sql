-- Tells programs outside what became of a report that did not count at once (docs/webhooks.md#events).
create or replace function tell_report_as(p_event text, r delivery_report, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(p_event, r.holder_id, jsonb_build_object('report_id', r.id::text, 'order_id', r.order_id::text,
    'source', r.source, 'bucket', to_char(r.bucket at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'version', r.version,
    'reason', r.quarantine_reason), p_at);
end $$;

revoke execute on function tell_report_as from public;
