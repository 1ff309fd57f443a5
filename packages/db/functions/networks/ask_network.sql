-- Asks a network for something about an order, once the caller's transaction is kept.
create or replace function ask_network(p_holder bigint, p_order bigint, p_network text, p_kind text, p_now timestamptz)
returns void language sql as $$
  insert into outbox (holder_id, order_id, network, kind, due_at, created_at)
    values (p_holder, p_order, p_network, p_kind, p_now, p_now)
$$;
