-- Takes away deliveries that ended before a moment, oldest first, with the events that none is left of, and says how many. What
-- was given up stays until somebody has seen to it; the program may delete none of it by itself.
create or replace function prune_webhooks(p_before timestamptz, p_most int) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  events bigint[];
begin
  with gone as (
    delete from webhook_delivery where id in (
      select id from webhook_delivery where ended in ('delivered', 'dropped') and ended_at < p_before
        order by ended_at limit p_most for update skip locked) returning event_id)
  select array_agg(event_id) into events from gone;
  delete from webhook_event e where e.id = any (events)
    and not exists (select from webhook_delivery d where d.event_id = e.id);
  return coalesce(cardinality(events), 0);
end $$;

revoke execute on function prune_webhooks from public;
grant execute on function prune_webhooks to fairlead_app;
