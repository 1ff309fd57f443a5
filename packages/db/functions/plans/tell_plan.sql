-- Tells programs outside of each status that an order comes to, with its money as it is then (docs/webhooks.md#events). Its
-- timeline is written after the order itself; a line of it that leaves the status as it was is told as a change. Once for each
-- statement and not for each line: a put writes two, and most of the time nobody asked.
create or replace function tell_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told record;
  o put_order;
  event text;
begin
  if not exists (select from active_webhooks()) then return null; end if;
  for told in select * from told_event order by id loop
    event := 'plan.' || told.status;
    continue when not has_webhook(event) and not has_webhook('plan.changed');
    if told.status = (select e.status from order_event e where e.holder_id = told.holder_id and e.order_id = told.order_id
        and e.id < told.id order by e.id desc limit 1) then event := 'plan.changed'; end if;
    select * into o from put_order p where p.holder_id = told.holder_id and p.id = told.order_id;
    perform tell_webhooks(event, told.holder_id, jsonb_build_object('order_id', o.id::text, 'order_number', o.number,
        'product_id', o.product_id::text, 'state', told.status, 'cause', told.cause, 'amount', o.amount_minor,
        'budget', o.budget_minor, 'billed', o.billed_minor, 'revenue', o.revenue_minor), told.time);
  end loop;
  return null;
end $$;

revoke execute on function tell_plan from public;

create or replace trigger order_event_told after insert on order_event referencing new table as told_event
  for each statement execute function tell_plan();
