-- Notices to one holder alone before a place of the time line, newest first.
create or replace function told_notices(p_holder bigint, p_before timestamptz, p_below bigint, p_most int) returns table (id bigint, "time" timestamptz, what text, about text, amount_minor bigint, actor text, actor_id bigint, link_kind text, link_id bigint)
language sql stable as $$
  select n.id, n.created_at, n.key, coalesce(n.words -> 'title' ->> 'en', ''), null::bigint, 'system', null::bigint,
      'notice', n.id
    from notification n where n.holder_id = p_holder and (n.created_at, n.id) < (p_before, p_below)
    order by n.id desc limit p_most
$$;
