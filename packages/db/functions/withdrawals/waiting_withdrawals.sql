-- Withdrawals that wait for staff.
create or replace function waiting_withdrawals() returns table (id bigint, holder_id bigint, named text, since timestamptz, owner_id bigint)
language sql stable as $$
  select w.id, w.holder_id, null::text, w.created_at, null::bigint from withdrawal w
    where w.state in ('requested', 'approved')
$$;
