-- Acts on record about one holder before a place of the time line, newest first: those of `p_acts`, or where it is null all but
-- `p_except`. Of a change of where payouts go both ends are told, of anything else the words that were given for it.
create or replace function told_acts(p_holder bigint, p_before timestamptz, p_below bigint, p_most int, p_acts text[], p_except text[]) returns table (id bigint, "time" timestamptz, what text, about text, amount_minor bigint, actor text, actor_id bigint, link_kind text, link_id bigint)
language sql stable as $$
  select a.id, a.time, a.act,
      case a.act when 'payout.edit'
        then concat_ws(' ', a.before ->> 'lastFour', a.after ->> 'lastFour')
        else coalesce(a.after ->> 'reason', '') end,
      null::bigint, a.actor_type, a.actor_id, a.subject_type, a.subject_id
    from audit_entry a
    where a.holder_id = p_holder and (p_acts is null or a.act = any (p_acts)) and a.act <> all (p_except)
      and a.time <= p_before and (a.time, a.id) < (p_before, p_below)
    order by a.id desc limit p_most
$$;
