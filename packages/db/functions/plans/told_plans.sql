-- What became of one holder's plans before a place of the time line, newest first.
create or replace function told_plans(p_holder bigint, p_before timestamptz, p_below bigint, p_most int) returns table (id bigint, "time" timestamptz, what text, about text, amount_minor bigint, actor text, actor_id bigint, link_kind text, link_id bigint)
language sql stable as $$
  select e.id, e.time, e.status, o.number, case when e.status = 'putting' then o.amount_minor end, e.actor, null::bigint,
      'order', e.order_id
    from (
      select * from order_event v where v.holder_id = p_holder and (v.time, v.id) < (p_before, p_below)
        order by v.time desc, v.id desc limit p_most
    ) e join put_order o on o.holder_id = p_holder and o.id = e.order_id
    order by e.time desc, e.id desc
$$;
