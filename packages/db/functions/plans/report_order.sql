-- Which plan a report belongs to, and whether staff entered it; part of the statement that asks.
create or replace function report_order(p_id bigint) returns table (order_id bigint, entered_by_hand boolean)
language sql stable as $$
  select r.order_id, r.entered_by_hand from delivery_report r where r.id = p_id
$$;
