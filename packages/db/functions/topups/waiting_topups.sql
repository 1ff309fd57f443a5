-- Top-up requests that wait for staff.
create or replace function waiting_topups() returns table (id bigint, holder_id bigint, named text, since timestamptz, owner_id bigint)
language sql stable as $$
  select t.id, t.holder_id, null::text, t.created_at, null::bigint from top_up t where t.state in ('asked', 'card_sent')
$$;
