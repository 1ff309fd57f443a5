-- What settled plans of a product were delivered, billed and earned, all together: what a report is measured against.
alter table settled_record add column views bigint not null default 0, add column billed_minor bigint not null default 0,
  add column revenue_minor bigint not null default 0;
--> statement-breakpoint
update settled_record r set views = s.views, billed_minor = s.billed, revenue_minor = s.revenue
  from (
    select o.product_id, sum(o.billed_minor) as billed, sum(o.revenue_minor) as revenue, coalesce(sum(d.views), 0) as views
      from put_order o left join (
        select holder_id, order_id, sum(impressions) as views from delivery_report where current group by 1, 2
      ) d on d.holder_id = o.holder_id and d.order_id = o.id
      where o.status = 'settlement_successful' group by 1
  ) s where r.subject = 'product' and r.subject_id = s.product_id;
