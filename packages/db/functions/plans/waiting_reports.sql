-- Reports in quarantine that nobody decided, and no newer one of their bucket has overtaken.
create or replace function waiting_reports() returns table (id bigint, holder_id bigint, named text, since timestamptz, owner_id bigint)
language sql stable as $$
  select r.id, r.holder_id, null::text, r.received_at, null::bigint from delivery_report r
      left join report_decision d on d.report_id = r.id
      left join delivery_report b on b.holder_id = r.holder_id and b.order_id = r.order_id and b.source = r.source
        and b.bucket = r.bucket and b.current
    where r.state = 'quarantined' and d.report_id is null and (b.version is null or b.version < r.version)
$$;
