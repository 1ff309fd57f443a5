-- The programs outside that are told of anything at all. A set, so that it becomes part of the caller's statement.
create or replace function active_webhooks() returns setof webhook_endpoint language sql stable as $$
  select * from webhook_endpoint where state = 'active'
$$;

revoke execute on function active_webhooks from public;
