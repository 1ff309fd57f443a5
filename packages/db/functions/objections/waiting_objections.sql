-- Objections that wait for their answer.
create or replace function waiting_objections() returns table (id bigint, holder_id bigint, named text, since timestamptz, owner_id bigint)
language sql stable as $$
  select j.id, j.holder_id, null::text, j.created_at, null::bigint from objection j where j.state = 'open'
$$;
