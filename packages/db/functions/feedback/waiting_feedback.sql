-- Feedback that wants an answer.
create or replace function waiting_feedback() returns table (id bigint, holder_id bigint, named text, since timestamptz, owner_id bigint)
language sql stable as $$
  select f.id, f.holder_id, null::text, f.created_at, null::bigint from feedback f where f.answered_at is null
$$;
