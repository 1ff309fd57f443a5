-- Whatever was proposed about one thing, also what was decided.
create or replace function proposals_about(p_subject_type text, p_subject bigint) returns table (id bigint)
language sql stable as $$
  select p.id from proposal p where p.subject_type = p_subject_type and p.subject_id = p_subject
$$;
