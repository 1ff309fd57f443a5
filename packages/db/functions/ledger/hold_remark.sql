-- The words that a hold was opened with: the remark of the first of its few transactions, put in order after they are found
-- by their link.
create or replace function ledger.hold_remark(p_holder bigint, p_hold bigint) returns table (remark text)
language sql stable as $$
  select coalesce((array_agg(t.remark order by t.seq))[1], '') from ledger.transaction t
    where t.holder_id = p_holder and t.link_kind = 'hold' and t.link_id = p_hold
$$;

revoke execute on function ledger.hold_remark from public;
grant execute on function ledger.hold_remark to fairlead_app;
