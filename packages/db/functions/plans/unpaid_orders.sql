-- A holder's orders that are not settled, with what their network owes of them so far.
create or replace function unpaid_orders(p_holder bigint) returns table (order_id bigint, unpaid_minor bigint)
language sql stable as $$
  select id, greatest(gross_minor - remitted_minor, 0) from put_order
    where holder_id = p_holder and status in ('putting', 'put_finished', 'waiting_for_settlement')
$$;
