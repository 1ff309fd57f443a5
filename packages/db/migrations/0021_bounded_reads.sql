CREATE TABLE "settled_record" (
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"settled" bigint NOT NULL,
	"lost" bigint NOT NULL,
	"lower_middle_bp" double precision,
	"upper_middle_bp" double precision,
	"below" bigint NOT NULL,
	CONSTRAINT "settled_record_subject_subject_id_pk" PRIMARY KEY("subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "settled_result" (
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"net_bp" double precision NOT NULL,
	"orders" bigint NOT NULL,
	CONSTRAINT "settled_result_subject_subject_id_net_bp_pk" PRIMARY KEY("subject","subject_id","net_bp")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "lead_offer_order" ON "lead_offer" USING btree ("holder_id","order_id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("holder_id","id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_seen" ON "notification" USING btree ("holder_id","id") WHERE "notification"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "notification_read_by" ON "notification_read" USING btree ("notification_id");--> statement-breakpoint
-- One's own notice carries its mark itself; only broadcasts need a row for each reader.
update notification n set read_at = r.read_at from notification_read r
  where n.holder_id = r.holder_id and r.notification_id = n.id;
--> statement-breakpoint
delete from notification_read r using notification n where n.id = r.notification_id and n.holder_id is not null;
--> statement-breakpoint
-- What one settled order came to: net ÷ billed in basis points (H6).
create function net_bp(o put_order) returns double precision language sql immutable as $$
  select case when o.billed_minor = 0 then 0
    else (o.revenue_minor - o.billed_minor)::double precision * 10000 / o.billed_minor end
$$;
--> statement-breakpoint
-- Counts one result in (p_by 1) or out (p_by -1) and moves the middle, which is never more than a step or two away.
create function count_settled(p_subject text, p_id bigint, p_net double precision, p_lost boolean, p_by int)
returns void language plpgsql as $$
declare
  r settled_record;
  here bigint;
  next_net double precision;
  next_orders bigint;
  middle bigint;
begin
  insert into settled_record (subject, subject_id, settled, lost, below) values (p_subject, p_id, 0, 0, 0)
    on conflict do nothing;
  select * into r from settled_record where subject = p_subject and subject_id = p_id for update;
  insert into settled_result as s (subject, subject_id, net_bp, orders) values (p_subject, p_id, p_net, p_by)
    on conflict (subject, subject_id, net_bp) do update set orders = s.orders + p_by;
  delete from settled_result where subject = p_subject and subject_id = p_id and net_bp = p_net and orders = 0;
  r.settled := r.settled + p_by;
  if p_lost then r.lost := r.lost + p_by; end if;
  if r.settled = 0 then
    r.lower_middle_bp := null;
    r.upper_middle_bp := null;
    r.below := 0;
  else
    if r.lower_middle_bp is null then r.lower_middle_bp := p_net;
    elsif p_net < r.lower_middle_bp then r.below := r.below + p_by; end if;
    middle := (r.settled + 1) / 2;
    loop
      select coalesce(sum(orders), 0) into here from settled_result
        where subject = p_subject and subject_id = p_id and net_bp = r.lower_middle_bp;
      if r.below >= middle then
        select net_bp, orders into next_net, next_orders from settled_result
          where subject = p_subject and subject_id = p_id and net_bp < r.lower_middle_bp order by net_bp desc limit 1;
        r.below := r.below - next_orders;
        r.lower_middle_bp := next_net;
      else
        select net_bp into next_net from settled_result
          where subject = p_subject and subject_id = p_id and net_bp > r.lower_middle_bp order by net_bp limit 1;
        exit when r.below + here >= middle;
        r.below := r.below + here;
        r.lower_middle_bp := next_net;
      end if;
    end loop;
    r.upper_middle_bp := case when r.settled % 2 = 0 and r.below + here = middle then next_net else r.lower_middle_bp end;
  end if;
  update settled_record set settled = r.settled, lost = r.lost, lower_middle_bp = r.lower_middle_bp,
      upper_middle_bp = r.upper_middle_bp, below = r.below
    where subject = p_subject and subject_id = p_id;
end $$;
--> statement-breakpoint
-- The product before the lead, always: two settlements at one moment wait for each other in one order.
create function count_settled_order(o put_order, p_by int) returns void language plpgsql as $$
declare
  lead bigint;
begin
  perform count_settled('product', o.product_id, net_bp(o), o.revenue_minor < o.billed_minor, p_by);
  select lead_id into lead from lead_offer where holder_id = o.holder_id and order_id = o.id;
  if found then perform count_settled('lead', lead, net_bp(o), o.revenue_minor < o.billed_minor, p_by); end if;
end $$;
--> statement-breakpoint
create function keep_settled_record() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.status = 'settlement_successful' then perform count_settled_order(old, -1); end if;
  if new.status = 'settlement_successful' then perform count_settled_order(new, 1); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger put_order_settled after insert on put_order for each row
  when (new.status = 'settlement_successful') execute function keep_settled_record();
--> statement-breakpoint
create trigger put_order_settled_changed after update of status, billed_minor, revenue_minor on put_order for each row
  when (new.status = 'settlement_successful' or old.status = 'settlement_successful')
  execute function keep_settled_record();
--> statement-breakpoint
-- Makes all records anew from the orders themselves.
create function make_settled_records() returns void language sql as $$
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
      ) r group by subject, subject_id, all_of_them, lost
$$;
--> statement-breakpoint
select make_settled_records();
--> statement-breakpoint
revoke execute on function count_settled, count_settled_order, make_settled_records from public;
--> statement-breakpoint
grant select on settled_record, settled_result to fairlead_app;
