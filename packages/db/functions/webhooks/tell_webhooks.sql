-- Writes down a fact for the programs outside that asked for it, in the transaction of the fact: one row for the fact, one for
-- each of them (docs/webhooks.md#events). Where nobody asked it is one look at a table of a few rows. `p_at` is when it happened.
create or replace function tell_webhooks(p_event text, p_holder bigint, p_data jsonb, p_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told bigint;
begin
  if not has_webhook(p_event) then return; end if;
  insert into webhook_event (holder_id, event, data, message_key, happened_at)
    values (p_holder, p_event, p_data, 'evt_' || replace(gen_random_uuid()::text, '-', ''), p_at)
    returning id into told;
  insert into webhook_delivery (endpoint_id, event_id, holder_id, since, due_at)
    select id, told, p_holder, p_at, p_at from webhook_endpoint where state = 'active' and p_event = any (events);
end $$;

revoke execute on function tell_webhooks from public;
