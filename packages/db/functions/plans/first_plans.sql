-- When each holder first funded a plan, and when the first was settled.
create or replace function first_plans() returns table (holder_id bigint, funded_at timestamptz, settled_at timestamptz)
language sql stable as $$
  select o.holder_id, min(o.put_at), min(o.settled_at) from put_order o group by o.holder_id
$$;
