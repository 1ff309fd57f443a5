-- Money of one holder that moved before a place of the time line, newest first, of some kinds alone. Kind by kind, each a
-- stretch of an index; numbers rise with times, so the newest entry of that time says where each stretch begins.
create or replace function ledger.told_entries(p_holder bigint, p_before timestamptz, p_below bigint, p_most int, p_kinds text[]) returns table (id bigint, "time" timestamptz, what text, about text, amount_minor bigint, actor text, actor_id bigint, link_kind text, link_id bigint)
language sql stable as $$
  with newest as (
    select t.seq from ledger.transaction t where t.holder_id = p_holder and t.time <= p_before
      order by t.time desc, t.seq desc limit 1
  )
  select e.seq, e.time, case when e.kind <> 'manual_withdrawal' then e.kind
        when e.total_delta < 0 then 'withdrawal_paid' when e.total_delta > 0 then 'withdrawal_returned'
        when e.available_delta < 0 then 'withdrawal_requested' else 'withdrawal_not_paid' end,
      e.remark, e.total_delta + case when e.total_delta = 0 then e.available_delta else 0 end,
      null::text, null::bigint, e.link_kind, e.link_id
    from newest, unnest(p_kinds) k (kind),
      lateral (
        select * from ledger.transaction t
          where t.holder_id = p_holder and t.kind = k.kind and t.seq <= newest.seq
            and (t.time, t.seq) < (p_before, p_below)
          order by t.seq desc limit p_most
      ) e
    order by e.time desc, e.seq desc limit p_most
$$;

revoke execute on function ledger.told_entries from public;
grant execute on function ledger.told_entries to fairlead_app;
