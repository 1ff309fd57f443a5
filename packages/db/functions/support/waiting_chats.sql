-- Chats that wait for an answer: of holders, and of guests, who are named by the number of their case.
create or replace function waiting_chats() returns table (id bigint, holder_id bigint, named text, since timestamptz, owner_id bigint)
language sql stable as $$
  select c.id, c.holder_id, null::text, c.waiting_since, c.assigned_to from conversation c where c.waiting_since is not null
  union all
  select g.id, null::bigint, g.case_number, g.waiting_since, g.assigned_to from guest_case g where g.waiting_since is not null
$$;
