-- The lead whose publication an order came of; null where it came of none.
create or replace function lead_of_offer(p_holder bigint, p_order bigint) returns bigint
language sql stable as $$
  select o.lead_id from lead_offer o where o.holder_id = p_holder and o.order_id = p_order
$$;
