-- Takes away messages that ended before a moment, oldest first, and says how many. What was given up stays until somebody has
-- seen to it; the program may delete none of it by itself.
create or replace function prune_messages(p_before timestamptz, p_most int) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from channel_message where id in (
      select id from channel_message where ended in ('sent', 'dropped') and ended_at < p_before
        order by ended_at limit p_most for update skip locked) returning 1)
  select count(*) from gone
$$;

revoke execute on function prune_messages from public;
grant execute on function prune_messages to fairlead_app;
