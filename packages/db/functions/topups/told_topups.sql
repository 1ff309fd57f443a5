-- Top-ups that one holder asked for before a place of the time line, newest first.
create or replace function told_topups(p_holder bigint, p_before timestamptz, p_below bigint, p_most int) returns table (id bigint, "time" timestamptz, what text, about text, amount_minor bigint, actor text, actor_id bigint, link_kind text, link_id bigint)
language sql stable as $$
  select t.id, t.created_at, 'asked', coalesce(t.method, ''), t.amount_minor, 'holder', null::bigint, 'topup', t.id
    from top_up t where t.holder_id = p_holder and (t.created_at, t.id) < (p_before, p_below)
    order by t.created_at desc, t.id desc limit p_most
$$;
