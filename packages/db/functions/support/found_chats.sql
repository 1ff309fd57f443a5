-- Conversations by any part of what was said in them, three characters or more, or of whom they are with; of each side the 500
-- in which it was said last. The index of words gives messages in no order, no more than 2,000 of them: where there may be more,
-- the newest of all are gone through too, so that what is missed is old. What is typed is not known when a plan is made, and a
-- plan that expects to find much would read all that was ever said.
create or replace function found_chats(typed text) returns table (id bigint)
language sql stable set enable_seqscan = off as $$
  with asked as (
    select '%' || replace(replace(replace(lower(typed), '\', '\\'), '%', '\%'), '_', '\_') || '%' as part
      where length(typed) > 2
  ), by_holders as (
    select m.conversation_id, m.id as message from chat_message m, asked where lower(m.text) like part limit 2000
  ), by_guests as (
    select m.case_id, m.id as message from guest_message m, asked where lower(m.text) like part limit 2000
  ), lately_by_holders as (
    select m.conversation_id, m.id as message
      from asked, (
        select * from chat_message c where (select count(*) from by_holders) = 2000 order by c.id desc limit 10000
      ) m where lower(m.text) like part
  ), lately_by_guests as (
    select m.case_id, m.id as message
      from asked, (
        select * from guest_message c where (select count(*) from by_guests) = 2000 order by c.id desc limit 10000
      ) m where lower(m.text) like part
  )
  (select s.conversation_id from (select * from by_holders union all select * from lately_by_holders) s
     group by s.conversation_id order by max(s.message) desc limit 500)
  union
  (select s.case_id from (select * from by_guests union all select * from lately_by_guests) s
     group by s.case_id order by max(s.message) desc limit 500)
  union
  (select g.id from guest_case g, asked
     where lower(g.name || ' ' || coalesce(g.email, '') || ' ' || coalesce(g.username, '')) like part limit 200)
  union
  select g.id from guest_case g where g.case_number = upper(typed)
  union
  select c.id from found_holders(typed) h join conversation c on c.holder_id = h.id
$$;
