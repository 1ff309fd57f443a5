-- Objections by their number or by any part of what was said, three characters or more. What is typed is not known when a plan is
-- made, and a plan that expects to find much would read all that was ever objected to.
create or replace function found_objections(typed text) returns table (id bigint, holder_id bigint, title text, detail text, state text, amount_minor bigint, rank integer)
language sql stable set enable_seqscan = off as $$
  with asked as (
    select '%' || replace(replace(replace(lower(typed), '\', '\\'), '%', '\%'), '_', '\_') || '%' as part
      where length(typed) > 2
  ), hits as (
    select j.id, 0 as rank from objection j where j.id = substring(typed from '^[0-9]{1,15}$')::bigint
    union all
    (select j.id, 2 from objection j, asked where lower(j.text) like part limit 200)
  )
  select j.id, j.holder_id, left(j.text, 100), j.subject_type, j.state, null::bigint, min(h.rank)
    from hits h join objection j on j.id = h.id group by j.id, j.holder_id
$$;
