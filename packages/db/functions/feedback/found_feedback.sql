-- Feedback by its number or by any part of its subject or text, three characters or more. What is typed is not known when a plan
-- is made, and a plan that expects to find much would read all that was ever sent.
create or replace function found_feedback(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable set enable_seqscan = off as $$
  with asked as (
    select '%' || replace(replace(replace(lower(typed), '\', '\\'), '%', '\%'), '_', '\_') || '%' as part
      where length(typed) > 2
  ), hits as (
    select f.id, 0 as rank from feedback f where f.id = substring(typed from '^[0-9]{1,15}$')::bigint
    union all
    (select f.id, 2 from feedback f, asked where lower(f.subject || ' ' || f.content) like part limit 200)
  )
  select f.id, f.holder_id, f.subject, '', case when f.answered_at is null then 'open' else 'answered' end, null::bigint,
      min(h.rank)
    from hits h join feedback f on f.id = h.id group by f.id, f.holder_id
$$;
