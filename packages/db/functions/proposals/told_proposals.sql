-- What staff proposed and decided about one holder before a place of the time line, newest first: of each proposal two
-- events, told apart by whether their number is even; of each kind no more is read than a page. What was withdrawn its maker
-- took back; what nobody decided ran out.
create or replace function told_proposals(p_holder bigint, p_before timestamptz, p_below bigint, p_most int) returns table (id bigint, "time" timestamptz, what text, about text, amount_minor bigint, actor text, actor_id bigint, link_kind text, link_id bigint)
language sql stable as $$
  select e.* from (
    (
      select p.id * 2 as id, p.created_at as at, 'proposed.' || p.kind, '', (p.payload ->> 'amountMinor')::bigint, 'staff',
          p.maker_id, 'proposal', p.id
        from proposal p where p.holder_id = p_holder and (p.created_at, p.id) < (p_before, (p_below + 1) / 2)
        order by p.created_at desc, p.id desc limit p_most
    )
    union all (
      select p.id * 2 + 1, p.decided_at, p.state || '.' || p.kind, coalesce(p.refusal_reason, ''),
          (p.payload ->> 'amountMinor')::bigint,
          case when p.checker_id is null and p.state <> 'withdrawn' then 'system' else 'staff' end,
          case p.state when 'withdrawn' then p.maker_id else p.checker_id end, 'proposal', p.id
        from proposal p where p.holder_id = p_holder and (p.decided_at, p.id) < (p_before, p_below / 2)
        order by p.decided_at desc, p.id desc limit p_most
    )
  ) e (id, at, what, about, amount_minor, actor, actor_id, link_kind, link_id) order by e.at desc, e.id desc limit p_most
$$;
