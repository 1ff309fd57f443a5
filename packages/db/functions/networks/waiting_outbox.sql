-- What could not be sent to a network and was given up.
create or replace function waiting_outbox() returns table (id bigint, holder_id bigint, named text, since timestamptz, owner_id bigint)
language sql stable as $$
  select o.id, o.holder_id, null::text, o.created_at, null::bigint from outbox o where o.done_at is null and o.due_at is null
$$;
