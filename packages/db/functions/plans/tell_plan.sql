-- Tells programs outside of each status that an order comes to, with its money as it is then (docs/webhooks.md#events). Its
-- timeline is written after the order itself; a line of it that leaves the status as it was is told as a change.
create or replace function tell_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o put_order;
  event text := 'plan.' || new.status;
begin
  if not has_webhook(event) and not has_webhook('plan.changed') then return null; end if;
  if new.status = (select e.status from order_event e where e.holder_id = new.holder_id and e.order_id = new.order_id and e.id < new.id
      order by e.id desc limit 1) then event := 'plan.changed'; end if;
  select * into o from put_order p where p.holder_id = new.holder_id and p.id = new.order_id;
  perform tell_webhooks(event, new.holder_id, jsonb_build_object('order_id', o.id::text, 'order_number', o.number,
      'product_id', o.product_id::text, 'state', new.status, 'cause', new.cause, 'amount', o.amount_minor,
      'budget', o.budget_minor, 'billed', o.billed_minor, 'revenue', o.revenue_minor), new.time);
  return null;
end $$;

revoke execute on function tell_plan from public;

create or replace trigger order_event_told after insert on order_event for each row execute function tell_plan();
