-- Makes the records of products and leads anew from the orders themselves.
create or replace function make_settled_records() returns void language sql as $$
  delete from settled_record;
  delete from settled_result;
  insert into settled_result (subject, subject_id, net_bp, orders)
    select 'product', o.product_id, net_bp(o), count(*) from put_order o where o.status = 'settlement_successful' group by 2, 3
    union all
    select 'lead', l.lead_id, net_bp(o), count(*) from lead_offer l
      join put_order o on o.holder_id = l.holder_id and o.id = l.order_id where o.status = 'settlement_successful' group by 2, 3;
  insert into settled_record (subject, subject_id, settled, lost, lower_middle_bp, upper_middle_bp, below)
    select subject, subject_id, all_of_them, lost,
        min(net_bp) filter (where through >= (all_of_them + 1) / 2),
        min(net_bp) filter (where through >= all_of_them / 2 + 1),
        coalesce(max(through) filter (where through < (all_of_them + 1) / 2), 0)
      from (
        select subject, subject_id, net_bp, sum(orders) over (partition by subject, subject_id order by net_bp) as through,
          (sum(orders) over w)::bigint as all_of_them, coalesce(sum(orders) filter (where net_bp < 0) over w, 0) as lost
        from settled_result window w as (partition by subject, subject_id)
      ) r group by subject, subject_id, all_of_them, lost;
  update settled_record r set views = s.views, billed_minor = s.billed, revenue_minor = s.revenue
    from (
      select o.product_id, sum(o.billed_minor) as billed, sum(o.revenue_minor) as revenue, coalesce(sum(d.views), 0) as views
        from put_order o left join (
          select holder_id, order_id, sum(impressions) as views from delivery_report where current group by 1, 2
        ) d on d.holder_id = o.holder_id and d.order_id = o.id
        where o.status = 'settlement_successful' group by 1
    ) s where r.subject = 'product' and r.subject_id = s.product_id
$$;

revoke execute on function make_settled_records from public;
