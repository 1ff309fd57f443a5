-- When an order was put.
create or replace function put_of(p_holder bigint, p_order bigint) returns table (put_at timestamptz)
language sql stable as $$
  select o.put_at from put_order o where o.holder_id = p_holder and o.id = p_order
$$;
