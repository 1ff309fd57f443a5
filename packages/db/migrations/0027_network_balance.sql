CREATE TABLE "network_total" (
	"network" text PRIMARY KEY NOT NULL,
	"settled_billed_minor" bigint NOT NULL,
	"media_paid_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settled_debt" (
	"holder_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "settled_debt_holder_id_order_id_pk" PRIMARY KEY("holder_id","order_id")
);
--> statement-breakpoint
CREATE INDEX "remittance_line_of" ON "remittance_line" USING btree ("remittance_id");--> statement-breakpoint
-- What networks owe and are owed, without adding up every plan there ever was. A plan that runs or waits for its
-- settlement is read as it stands; what is settled counts in `network_total`, and stands in `settled_debt` while the
-- network still owes for it. A plan that never ran has nothing to count, which this holds.
alter table put_order add constraint put_order_unrun_is_empty check (
  status not in ('waiting_to_put', 'matching', 'put_failed') or (billed_minor = 0 and gross_minor = 0)
);
--> statement-breakpoint
create function count_network(p_network text, p_settled_billed bigint, p_media_paid bigint) returns void language sql as $$
  insert into network_total as t (network, settled_billed_minor, media_paid_minor)
    values (p_network, p_settled_billed, p_media_paid)
    on conflict (network) do update set settled_billed_minor = t.settled_billed_minor + p_settled_billed,
      media_paid_minor = t.media_paid_minor + p_media_paid
$$;
--> statement-breakpoint
-- The product before the lead before the network, always: two settlements at one moment wait for each other in one order.
create or replace function count_settled_order(o put_order, p_by int) returns void language plpgsql as $$
declare
  lead bigint;
begin
  perform count_settled('product', o.product_id, net_bp(o), o.revenue_minor < o.billed_minor, p_by);
  select lead_id into lead from lead_offer where holder_id = o.holder_id and order_id = o.id;
  if found then perform count_settled('lead', lead, net_bp(o), o.revenue_minor < o.billed_minor, p_by); end if;
  perform count_network(p.network, p_by * o.billed_minor, 0) from product p where p.id = o.product_id;
end $$;
--> statement-breakpoint
create function is_settled_debt(o put_order) returns boolean language sql immutable as $$
  select o.status = 'settlement_successful' and o.gross_minor > o.remitted_minor
$$;
--> statement-breakpoint
create function keep_settled_debt() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if is_settled_debt(new) then
    insert into settled_debt (holder_id, order_id) values (new.holder_id, new.id) on conflict do nothing;
  else
    delete from settled_debt where holder_id = new.holder_id and order_id = new.id;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Most plans are paid for before they are settled: for those nothing fires.
create trigger put_order_settled_debt after insert on put_order for each row
  when (new.status = 'settlement_successful' and new.gross_minor > new.remitted_minor)
  execute function keep_settled_debt();
--> statement-breakpoint
create trigger put_order_settled_debt_changed after update of status, gross_minor, remitted_minor on put_order for each row
  when ((old.status = 'settlement_successful' and old.gross_minor > old.remitted_minor)
    <> (new.status = 'settlement_successful' and new.gross_minor > new.remitted_minor))
  execute function keep_settled_debt();
--> statement-breakpoint
create function keep_media_paid() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform count_network(new.network, 0, new.amount_minor);
  return null;
end $$;
--> statement-breakpoint
create trigger media_payment_counted after insert on media_payment for each row execute function keep_media_paid();
--> statement-breakpoint
-- Makes both anew from the plans and the payments themselves.
create function make_network_totals() returns void language sql as $$
  delete from network_total;
  delete from settled_debt;
  insert into network_total (network, settled_billed_minor, media_paid_minor)
    select network, sum(billed), sum(paid) from (
      select p.network, o.billed_minor as billed, 0 as paid from put_order o join product p on p.id = o.product_id
        where o.status = 'settlement_successful'
      union all
      select network, 0, amount_minor from media_payment
    ) parts group by network;
  insert into settled_debt (holder_id, order_id) select o.holder_id, o.id from put_order o where is_settled_debt(o)
$$;
--> statement-breakpoint
select make_network_totals();
--> statement-breakpoint
-- Every plan that may still change what its network owes or is owed. Billed is 0 where `network_total` counts it.
create view open_order as
  select o.holder_id, o.id, p.network, greatest(o.gross_minor - o.remitted_minor, 0) as owed_minor, o.billed_minor,
      o.advanced_minor, o.ended_at, o.reports_close_at, o.objection_ends_at
    from put_order o join product p on p.id = o.product_id
    where o.status in ('putting', 'put_finished', 'waiting_for_settlement')
  union all
  select o.holder_id, o.id, p.network, o.gross_minor - o.remitted_minor, 0,
      o.advanced_minor, o.ended_at, o.reports_close_at, o.objection_ends_at
    from settled_debt d join put_order o on o.holder_id = d.holder_id and o.id = d.order_id
      join product p on p.id = o.product_id;
--> statement-breakpoint
-- What a network owes for conversions, since when the oldest of it, and what it is owed for delivery (H8).
create view network_balance as
  select network, sum(owed_minor)::bigint as owed_minor,
      min(reports_close_at) filter (where owed_minor > 0) as oldest_due_at,
      sum(media_owed_minor)::bigint as media_owed_minor
    from (
      select network, owed_minor, reports_close_at, billed_minor as media_owed_minor from open_order
      union all
      select network, 0, null, settled_billed_minor - media_paid_minor from network_total
    ) parts group by network;
--> statement-breakpoint
-- The totals against the plans and the payments themselves: of all networks together, since books are checked as a whole.
create function network_differences() returns setof text
language sql security definer set search_path = public, pg_temp as $$
  select format('networks: %s billed for settled plans is kept as %s, %s paid for delivery as %s',
      settled, kept_settled, paid, kept_paid)
    from (select coalesce(sum(o.billed_minor), 0) as settled from put_order o join product p on p.id = o.product_id
        where o.status = 'settlement_successful') o,
      (select coalesce(sum(amount_minor), 0) as paid from media_payment) m,
      (select coalesce(sum(settled_billed_minor), 0) as kept_settled, coalesce(sum(media_paid_minor), 0) as kept_paid
        from network_total) t
    where (settled, paid) <> (kept_settled, kept_paid)
  union all
  select format('networks: plan %s is settled and owed for, and not kept so', o.id) from put_order o
    where is_settled_debt(o) and not exists (
      select from settled_debt d where d.holder_id = o.holder_id and d.order_id = o.id)
  union all
  select format('networks: plan %s is kept as settled and owed for, and is not', d.order_id) from settled_debt d
    where not exists (
      select from put_order o where o.holder_id = d.holder_id and o.id = d.order_id and is_settled_debt(o))
$$;
--> statement-breakpoint
create or replace function ledger.differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  select balance_differences() union all select flow_differences() union all select hold_differences()
    union all select negative_differences() union all select gift_differences() union all select public.network_differences()
$$;
--> statement-breakpoint
revoke execute on function count_network, make_network_totals, network_differences from public;
--> statement-breakpoint
grant select on network_total, settled_debt, open_order, network_balance to fairlead_app;
