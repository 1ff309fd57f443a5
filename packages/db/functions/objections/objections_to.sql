-- What a holder objected to one thing, such as a hold.
create or replace function objections_to(p_holder bigint, p_subject_type text, p_subject bigint) returns table (
  id bigint, state text, due_at timestamptz)
language sql stable as $$
  select j.id, j.state, j.due_at from objection j
    where j.holder_id = p_holder and j.subject_type = p_subject_type and j.subject_id = p_subject
$$;
