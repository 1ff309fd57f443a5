-- The balances and changes that a holder is shown, against the moves of their entries.
create or replace function ledger.flow_differences() returns setof text
language sql security definer set search_path = ledger, pg_temp as $$
  with legs as (
    select holder_id, seq, from_kind as kind, -amount_minor as delta from move where holder_id > 0
    union all select holder_id, seq, to_kind, amount_minor from move where holder_id > 0
  ), sums as (
    select holder_id, seq, coalesce(sum(delta) filter (where kind = 'available'), 0) as available,
        coalesce(sum(delta) filter (where kind in ('available', 'held', 'escrow', 'settling', 'withdrawing')), 0) as total
      from legs group by 1, 2
  ), running as (
    select t.*, coalesce(s.available, 0) as available, coalesce(s.total, 0) as total,
        coalesce(sum(s.available) over chain, 0) as available_sum, coalesce(sum(s.total) over chain, 0) as total_sum
      from transaction t left join sums s on s.holder_id = t.holder_id and s.seq = t.seq
      window chain as (partition by t.holder_id order by t.seq)
  )
  select format('entry %s of holder %s: the flow shows other figures than its moves', seq, holder_id) from running
    where (available_delta, total_delta, available_after, total_after)
      is distinct from (available, total, available_sum, total_sum)
$$;

revoke execute on function ledger.flow_differences from public;
