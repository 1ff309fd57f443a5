-- What is proposed about one thing and not decided yet.
create or replace function pending_proposals(p_subject_type text, p_subject bigint) returns table (id bigint, kind text)
language sql stable as $$
  select p.id, p.kind from proposal p
    where p.subject_type = p_subject_type and p.subject_id = p_subject and p.state = 'pending'
$$;
