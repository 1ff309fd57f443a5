-- What a holder's chain keeps of a delivery report: its figures, and the hash of what came in.
create or replace function report_content(r delivery_report) returns text language sql immutable as $$
  select concat_ws(E'\n', r.id, r.order_id, r.source, to_char(r.bucket at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    r.version, r.impressions, r.clicks, r.conversions, r.spend_minor, r.gross_minor, r.revenue_minor, r.state,
    r.entered_by_hand, encode(r.raw_hash, 'hex'), coalesce(r.quarantine_reason, ''))
$$;

revoke execute on function report_content from public;
