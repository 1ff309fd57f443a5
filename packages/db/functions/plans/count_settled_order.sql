-- The product before the lead before the network, always: two settlements at one moment wait for each other in one order.
create or replace function count_settled_order(o put_order, p_by int) returns void language plpgsql as $$
declare
  lead bigint;
  seen bigint;
begin
  perform count_settled('product', o.product_id, net_bp(o), o.revenue_minor < o.billed_minor, p_by);
  select coalesce(sum(impressions), 0) into seen from delivery_report
    where holder_id = o.holder_id and order_id = o.id and current;
  update settled_record set views = views + p_by * seen, billed_minor = billed_minor + p_by * o.billed_minor,
      revenue_minor = revenue_minor + p_by * o.revenue_minor
    where subject = 'product' and subject_id = o.product_id;
  select lead_id into lead from lead_offer where holder_id = o.holder_id and order_id = o.id;
  if found then perform count_settled('lead', lead, net_bp(o), o.revenue_minor < o.billed_minor, p_by); end if;
  perform count_network(p.network, p_by * o.billed_minor, 0) from product p where p.id = o.product_id;
end $$;

revoke execute on function count_settled_order from public;
