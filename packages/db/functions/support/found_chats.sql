-- Conversations by any part of what was said in them, three characters or more, or of whom they are with: the newest of very
-- many are not looked for, what is typed is to be longer then. What is typed is not known when a plan is made, and a plan
-- that expects to find much would read all that was ever said.
create or replace function found_chats(typed text) returns table (id bigint)
language sql stable set enable_seqscan = off as $$
  with asked as (
    select '%' || replace(replace(replace(lower(typed), '\', '\\'), '%', '\%'), '_', '\_') || '%' as part
      where length(typed) > 2
  )
  (select m.conversation_id from chat_message m, asked where lower(m.text) like part limit 500)
  union
  (select m.case_id from guest_message m, asked where lower(m.text) like part limit 500)
  union
  (select g.id from guest_case g, asked
     where lower(g.name || ' ' || coalesce(g.email, '') || ' ' || coalesce(g.username, '')) like part limit 200)
  union
  select g.id from guest_case g where g.case_number = upper(typed)
  union
  select c.id from found_holders(typed) h join conversation c on c.holder_id = h.id
$$;
