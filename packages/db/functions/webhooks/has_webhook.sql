-- Whether a program outside asked for an event: one look at a table of a few rows, before anything is read for it.
create or replace function has_webhook(p_event text) returns boolean language sql stable as $$
  select exists (select from webhook_endpoint where state = 'active' and p_event = any (events))
$$;

revoke execute on function has_webhook from public;
