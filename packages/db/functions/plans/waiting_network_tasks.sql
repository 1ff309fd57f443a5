-- Plans that staff have to place with a network without an interface, or whose change or end they have to tell it.
create or replace function waiting_network_tasks() returns table (id bigint, holder_id bigint, named text, since timestamptz, owner_id bigint)
language sql stable as $$
  select o.id, o.holder_id, null::text, (reason ->> 'since')::timestamptz, null::bigint
    from put_order o cross join lateral jsonb_array_elements(o.reasons) reason
    where o.status = 'matching' and reason ->> 'reason' = 'awaiting_placement'
  union all
  -- A change matters while the plan runs; that it is over matters until it is told.
  select t.order_id, t.holder_id, null::text, min(t.created_at), null::bigint
    from network_task t join put_order o on o.holder_id = t.holder_id and o.id = t.order_id
    where t.told_at is null and (t.kind = 'cancel' or o.status = 'putting') group by t.order_id, t.holder_id
$$;
