-- Sign-ins of one holder before a place of the time line, newest first.
create or replace function told_sign_ins(p_holder bigint, p_before timestamptz, p_below bigint, p_most int) returns table (id bigint, "time" timestamptz, what text, about text, amount_minor bigint, actor text, actor_id bigint, link_kind text, link_id bigint)
language sql stable as $$
  select s.id, s.created_at, case when exists (
        select from session b where b.holder_id = p_holder and b.id < s.id and b.user_agent = s.user_agent
      ) then 'signed_in' else 'first_seen' end,
      s.user_agent, null::bigint, 'holder', null::bigint, 'session', s.id
    from (
      select * from session e where e.holder_id = p_holder and (e.created_at, e.id) < (p_before, p_below)
        order by e.created_at desc, e.id desc limit p_most
    ) s order by s.created_at desc, s.id desc
$$;
