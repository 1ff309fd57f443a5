-- Takes away what was sent before a moment, oldest first, and says how much: the timeline of the order tells of it for good.
-- What was not sent stays until somebody has seen to it; the program may delete none of it by itself.
create or replace function prune_outbox(p_before timestamptz, p_most int) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from outbox where id in (
      select id from outbox where done_at < p_before order by id limit p_most for update skip locked) returning 1)
  select count(*) from gone
$$;

revoke execute on function prune_outbox from public;
grant execute on function prune_outbox to fairlead_app;
