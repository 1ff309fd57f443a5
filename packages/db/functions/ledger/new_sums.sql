-- What all moves of a holder make of each part: those that were carried, and those since. Empty parts that no move since has
-- touched are left out.
create or replace function ledger.new_sums(p_holder bigint) returns table (kind text, ref bigint, balance bigint)
language sql security definer set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with legs as (
    select from_kind as kind, from_ref as ref, -amount_minor as delta from move
      where holder_id = p_holder and seq > coalesce((select seq from carried_sums where holder_id = p_holder), 0)
    union all select to_kind, to_ref, amount_minor from move
      where holder_id = p_holder and seq > coalesce((select seq from carried_sums where holder_id = p_holder), 0)
    union all select split_part(c.key, ':', 1), split_part(c.key, ':', 2)::bigint, c.value::bigint
      from carried_sums s, jsonb_each_text(s.sums) c where s.holder_id = p_holder
  )
  select kind, ref, sum(delta)::bigint from legs
    where kind not in ('bank', 'network_receivable', 'media', 'house', 'revenue') group by 1, 2
$$;

revoke execute on function ledger.new_sums from public;
